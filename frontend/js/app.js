/** What every page stands on: who is here, the games of this house, and one way to try something and tell what failed. */
import { api, problemOf } from "./net/api.js";
import { tableApi } from "./net/table-api.js";
import { nameOpponents } from "./solo.js";
import { createStore } from "./store.js";
import { toastProblem } from "./ui/toast.js";

/** @typedef {import("./net/api.js").Person} Person */
/** @typedef {import("./net/api.js").GameInfo} GameInfo */

export function createApp() {
  const store = createStore({ person: /** @type {Person | null} */ (null) });
  /** @type {Promise<GameInfo[]> | null} */
  let catalogue = null;

  const app = {
    api,
    person: () => store.state().person,
    /** @param {(person: Person | null) => void} listener */
    onPerson: (listener) => store.onChange(({ person }) => person, listener),

    /** Looks up who this browser is. @throws {import("./net/api.js").ProblemError} when the service is not reached */
    async recognise() {
      const person = await api.session().catch((error) => {
        if (problemOf(error).code === "no-session") return null;
        throw error;
      });
      store.set({ person });
    },

    /** Somebody has come in by another way than a name. @param {Person} person */
    become: (person) => store.set({ person }),

    /** Nobody is here any more. */
    forget: () => store.set({ person: null }),

    /** @param {string} name */
    async signIn(name) {
      store.set({ person: await api.signIn(name) });
    },

    /** @returns {Promise<GameInfo[]>} asked for once a visit */
    games() {
      catalogue ??= api.games().then(
        (games) => (nameOpponents(games), games),
        (error) => {
          catalogue = null;
          throw error;
        },
      );
      return catalogue;
    },

    /**
     * What a game's board is drawn from, of the version that a table began with.
     * @param {string} game @param {string} version
     * @returns {Promise<Record<string, any>>}
     * @throws {import("./net/api.js").ProblemError}
     */
    async components(game, version) {
      const present = (await app.games()).find(({ id }) => id === game);
      if (present && (!version || present.version === version)) return present.components;
      return tableApi.components(game, version);
    },

    /**
     * Does something with the service; a refusal is shown as a toast, a lost session leads to the name question.
     * @template T
     * @param {() => Promise<T>} work
     * @returns {Promise<T | undefined>} undefined when it was refused
     */
    async attempt(work) {
      try {
        return await work();
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code === "no-session") store.set({ person: null });
        else toastProblem(problem);
      }
    },
  };
  return app;
}

/** @typedef {ReturnType<typeof createApp>} App */
