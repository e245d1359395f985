/** Tables in one tap: against a bot, alone against the rules' own opponent, two at one device. */
import { html, nothing } from "lit-html";
import { ph } from "../icons.js";
import { openTable } from "../opening.js";
import { go, tablePath } from "../router.js";
import { opponentOf } from "../solo.js";
import { dayTable, lastGame } from "./open-form.js";
import { optionsFor } from "./option-choice.js";
import { t } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/api.js").GameInfo} GameInfo */
/** @typedef {import("./seat-plan.js").Guest} Guest */

let busy = false;

/** @param {App} app @param {GameInfo} game @param {Guest[]} plan @param {boolean} begin  at once, where everybody sits */
async function start(app, game, plan, begin) {
  if (busy) return;
  busy = true;
  const seats = plan.length + 1;
  const order = { game: game.id, seats, options: optionsFor(game, seats), plan, clock: null, public: false };
  const id = await app.attempt(async () => {
    const opened = await openTable(app.api, order, dayTable());
    if (begin) await app.api.start(opened);
    return opened;
  });
  busy = false;
  if (id) go(tablePath(id));
}

/** @param {App} app @param {GameInfo[]} games */
export function quickStarts(app, games) {
  const game = games.find(({ id }) => id === lastGame()) ?? games[0];
  const alone = games.find(({ id }) => opponentOf(id));
  if (!game) return nothing;
  return html`
    <section class="o-card o-quick">
      <h2 class="o-lab">${t("quick.title")}</h2>
      <div>
        <button class="o-b" @click=${() => start(app, game, ["normal"], true)}>
          ${ph("robot", 20)} ${t("quick.bot")}
        </button>
        ${
          alone
            ? html`
                <button class="o-b" @click=${() => start(app, alone, [], true)}>
                  ${ph("user", 20)} ${t("quick.solo", { name: t(`${alone.id}.opponent.short`) })}
                </button>
              `
            : nothing
        }
        <button class="o-b" @click=${() => start(app, game, ["here"], false)}>
          ${ph("swap", 20)} ${t("quick.here")}
        </button>
      </div>
    </section>
  `;
}
