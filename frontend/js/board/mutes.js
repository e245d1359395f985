/** People whose messages one does not want to see, wherever they write. */
import { createStore } from "../store.js";
import { confirmed } from "../ui/dialog.js";
import { toastNews } from "../ui/toast.js";
import { t } from "../words.js";

/** @typedef {import("../board-api.js").ChatLine} ChatLine */

/** @param {import("../app.js").App} app @param {import("../net/table-api.js").TableApi} api */
export function createMutes(app, api) {
  const store = createStore({ people: /** @type {{id: string, name: string}[]} */ ([]) });
  void app.load(async () => store.set({ people: await api.mutes() }));

  return {
    onChange: store.onChange,
    people: () => store.state().people,
    /** Messages without those of muted people. @param {ChatLine[]} chat */
    heard(chat) {
      const silent = new Set(store.state().people.map(({ id }) => id));
      return silent.size ? chat.filter(({ person }) => !person || !silent.has(person)) : chat;
    },
    /** @param {{person?: string, name: string}} line */
    async silence({ person, name }) {
      if (!person) return;
      const sure = await confirmed({ title: t("mute.ask", { name }), text: t("mute.text", { name }), yes: t("mute") });
      if (!sure || (await app.attempt(async () => (await api.mute(person), true))) === undefined) return;
      store.set(({ people }) => ({ people: [...people.filter(({ id }) => id !== person), { id: person, name }] }));
      toastNews(t("mute.done", { name }), t("mute.done.text"));
    },
    /** @param {string} person */
    async unmute(person) {
      if ((await app.attempt(async () => (await api.unmute(person), true))) === undefined) return;
      store.set(({ people }) => ({ people: people.filter(({ id }) => id !== person) }));
    },
  };
}

/** @typedef {ReturnType<typeof createMutes>} Mutes */
