/** What every page stands on: who is here, the games of this house, and one way to try something and tell what failed. */
import { api, problemOf } from "./net/api.js";
import { tableApi } from "./net/table-api.js";
import { nameOpponents } from "./solo.js";
import { createStore } from "./store.js";
import { clearToast, toastProblem } from "./ui/toast.js";

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
     * Takes a step with the service: what was refused before has nothing to do with it.
     * @template T
     * @param {() => Promise<T>} work
     * @returns {Promise<T | undefined>} undefined when it was refused, which has been told
     */
    attempt(work) {
      clearToast();
      return app.load(work);
    },

    /**
     * Looks something up for a page. What was refused before stays: it may be why one looks again.
     * @template T
     * @param {() => Promise<T>} work
     * @returns {Promise<T | undefined>} undefined when it was refused, which has been told
     */
    load: (work) => work().catch((error) => void app.tell(error)),

    /** Shows a refusal as a toast; a lost session leads to the name question. @param {unknown} error */
    tell(error) {
      const problem = problemOf(error);
      if (problem.code === "no-session") store.set({ person: null });
      else toastProblem(problem);
    },
  };
  return app;
}

/** @typedef {ReturnType<typeof createApp>} App */
