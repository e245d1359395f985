/** Open a table: everything stands as last time, one press opens it. */
import { html, nothing } from "lit-html";
import { plate } from "../art/plates.js";
import { clockWords } from "../clocks.js";
import { ph } from "../icons.js";
import { openTable } from "../opening.js";
import { go, tablePath } from "../router.js";
import { opponentOf } from "../solo.js";
import { nameUnlike } from "../tables.js";
import { LONGEST_NAME } from "../ui/bar.js";
import { tablesNow } from "../waiting.js";
import { counted, LANGUAGE, t } from "../words.js";
import { clockChoice } from "./clock-choice.js";
import { opponentChoice } from "./opponent-choice.js";
import { optionChoice, optionsFor } from "./option-choice.js";
import { planned, planWords, seatPlan } from "./seat-plan.js";
import { segments } from "./segments.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/api.js").GameInfo} GameInfo */

const KEY = "orloj.last-table";

/** @typedef {import("../opening.js").Order} Order */

/** @returns {Partial<Order>} what was opened last in this browser */
const remembered = () => JSON.parse(localStorage.getItem(KEY) ?? "{}");

/** @returns {string} "Thursday table", or "Thursday table 2" for whoever has one of that name already */
export function dayTable() {
  const day = new Intl.DateTimeFormat(LANGUAGE, { weekday: "long" }).format();
  return nameUnlike(t("open.name.day", { day }), tablesNow().tables ?? []);
}

/** The game that was opened last in this browser. */
export const lastGame = () => remembered().game;

/**
 * @param {App} app
 * @param {() => void} redraw
 */
export function openForm(app, redraw) {
  /** @type {Partial<Order>} */
  let wish = remembered();
  let ownClock = false; // the times of a clock of one's own are shown
  let name = "";
  let busy = false;

  /** What the wish comes to with the games there are. @param {GameInfo[]} games @returns {{game: GameInfo, order: Order}} */
  function settled(games) {
    const game = games.find(({ id }) => id === wish.game) ?? games[0];
    const seats = wish.seats && game.seats.includes(wish.seats) ? wish.seats : Math.max(...game.seats);
    const options = optionsFor(game, seats, wish.options);
    const plan = planned(wish.plan, seats - 1);
    const clock = plan.length ? (wish.clock ?? null) : null;
    return { game, order: { game: game.id, seats, options, plan, clock, public: wish.public === true } };
  }

  /** @param {Partial<Order>} change */
  function change(change) {
    wish = { ...wish, ...change };
    redraw();
  }

  /** What is chosen for one option; the others stay, also those that mean nothing at this table. @param {string} option @param {string} value */
  const choose = (option, value) => change({ options: { ...wish.options, [option]: value } });

  /** @param {Order} order @param {SubmitEvent} event */
  async function open(order, event) {
    event.preventDefault();
    if (busy) return;
    busy = true;
    redraw();
    const table = await app.attempt(() => openTable(app.api, order, name.trim() || dayTable()));
    busy = false;
    redraw();
    if (!table) return;
    localStorage.setItem(KEY, JSON.stringify({ ...order, options: { ...wish.options, ...order.options } }));
    go(tablePath(table));
  }

  /** @param {GameInfo} game @param {Order} order */
  const options = (game, order) => html`
    <details class="o-fld o-options">
      <summary class="o-b o-ghost">${ph("sliders-horizontal", 16)} ${t("open.options")}</summary>
      <label class="o-fld o-block">
        <span class="o-lab">${t("open.name")}</span>
        <input
          class="o-f o-wide"
          .value=${name}
          placeholder=${dayTable()}
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          @input=${(/** @type {InputEvent} */ event) => (name = /** @type {HTMLInputElement} */ (event.target).value)}
        />
      </label>
      ${optionChoice(game, order.options, choose)}
      ${
        order.seats > 1
          ? segments({
              name: "who",
              label: t("open.who"),
              choices: ["link", "all"].map((value) => ({ value, words: t(`open.who.${value}`) })),
              chosen: order.public ? "all" : "link",
              choose: (value) => change({ public: value === "all" }),
            })
          : nothing
      }
    </details>
  `;

  return {
    /** @param {GameInfo[]} games */
    template(games) {
      if (!games.length)
        return html`
          <section class="o-card o-ornate o-open">
            <h2 class="o-h">${t("open.title")}</h2>
            <p class="o-t2">${t("loading")}</p>
          </section>
        `;
      const { game, order } = settled(games);
      const opponent = order.plan.length ? undefined : opponentOf(game.id);
      const level = order.options[opponent?.option ?? ""];
      const against = opponent ? t(`${game.id}.option.${opponent.option}.${level}`) : "";
      return html`
        <form
          class="o-card o-ornate o-open"
          @submit=${(/** @type {SubmitEvent} */ event) => open(order, event)}
        >
          <div class="o-row">
            <h2 class="o-h o-grow">${t("open.title")}</h2>
            ${
              wish.game
                ? html`
                    <span class="o-chip">${ph("arrow-counter-clockwise", 14)} ${t("open.last")}</span>
                  `
                : nothing
            }
          </div>
          <fieldset class="o-games">
            <legend class="o-unseen">${t("open.game")}</legend>
            ${games.map(
              ({ id, title, seats }) => html`
                <label class="o-game">
                  <input
                    type="radio"
                    name="game"
                    .checked=${id === game.id}
                    @change=${() => change({ game: id })}
                  />
                  <span class="o-game-in">
                    ${plate(id)}
                    <span class="o-tick">${ph("check", 14)}</span>
                    <span class="o-game-words">
                      <b class="o-h">${title}</b>
                      ${t("open.players", { least: Math.min(...seats), most: Math.max(...seats) })}
                    </span>
                  </span>
                </label>
              `,
            )}
          </fieldset>
          ${segments({
            name: "seats",
            label: t("open.seats"),
            note: order.plan.length
              ? html`
                  <span class="o-lab-note">${t("open.seats.tap")}</span>
                `
              : nothing,
            choices: game.seats.map((n) => ({ value: String(n), words: String(n) })),
            chosen: String(order.seats),
            choose: (value) => change({ seats: Number(value) }),
          })}
          ${
            opponent
              ? opponentChoice(game, opponent, order.options, choose)
              : seatPlan(order.plan, (plan) => change({ plan }))
          }
          ${
            order.plan.length
              ? clockChoice(order.clock, ownClock, (clock, own) => {
                  ownClock = own;
                  change({ clock });
                })
              : nothing
          }
          ${options(game, order)}
          <button class="o-b o-pri o-big o-wide o-fld" ?disabled=${busy}>
            ${t("open.do")} ${busy ? nothing : ph("arrow-right", 19)}
          </button>
          <p class="o-t2 o-centre o-note">
            ${ph("lock-simple", 14)}
            ${
              order.plan.length
                ? `${t("open.sentence", { game: game.title, count: counted(order.seats), who: planWords(order.plan), clock: clockWords(order.clock) })} ${t(`open.sentence.${order.public ? "all" : "link"}`)}`
                : t(opponent ? "open.sentence.against" : "open.sentence.alone", { game: game.title, name: against })
            }
          </p>
        </form>
      `;
    },
  };
}
