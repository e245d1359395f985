/** Rows of the home page for what one does not play: tables where one looks on, sandboxes, records taken in. */
import { html } from "lit-html";
import { dial } from "../art/dial.js";
import { plate } from "../art/plates.js";
import { ph } from "../icons.js";
import { tablePath } from "../router.js";
import { nameAt, sitting, verdict, waitedFor } from "../tables.js";
import { span } from "../time.js";
import { confirmed } from "../ui/dialog.js";
import { lookAgain } from "../waiting.js";
import { listed, t } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/**
 * @param {TableInfo} table
 * @param {{words: string, action: string, drop: string, onDrop: () => void}} order
 */
const row = (table, { words, action, drop, onDrop }) => html`
  <article class="o-card o-waiting o-aside-row">
    <div class="o-waiting-pic">${plate(table.game)}</div>
    ${dial(sitting(table), waitedFor(table), 54)}
    <div class="o-min">
      <h3 class="o-h">${table.name}</h3>
      <p class="o-t2"><span>${words}</span></p>
    </div>
    <div class="o-row">
      <a
        class="o-b o-small"
        href=${tablePath(table.id)}
        aria-label=${t("home.go.at", { what: action, table: table.name })}
      >
        ${action}
      </a>
      <button class="o-b o-small o-square o-ghost" aria-label=${drop} title=${drop} @click=${onDrop}>
        ${ph("x", 17)}
      </button>
    </div>
  </article>
`;

/** @param {App} app @param {TableInfo} table */
export function watchedRow(app, table) {
  const names = listed(waitedFor(table).map((seat) => nameAt(table, seat)));
  const words = {
    open: t("home.watched.open"),
    running: t("home.watched.thinking", { names, span: span(table.turn_since ?? table.updated) }),
    over: table.cancelled ? t("home.over.cancelled") : verdict(table),
  }[table.status];
  return row(table, {
    words,
    action: t("home.watch"),
    drop: t("home.unwatch", { table: table.name }),
    onDrop: () =>
      app.attempt(() => app.api.unwatch(table.id, app.person()?.id ?? "")).then(lookAgain),
  });
}

/** @param {App} app @param {TableInfo} table */
export function triedRow(app, table) {
  async function drop() {
    const sure = await confirmed({
      title: t("home.tried.drop.ask", { table: table.name }),
      text: t("home.tried.drop.text"),
      yes: t("home.tried.drop.yes"),
    });
    if (sure) await app.attempt(() => app.api.forget(table.id)).then(lookAgain);
  }
  return row(table, {
    words: t(`home.tried.${table.sandbox?.kind}`, { n: table.sandbox?.version ?? 0 }),
    action: t("home.tried.open"),
    drop: t("home.tried.drop", { table: table.name }),
    onDrop: drop,
  });
}
