/** Open a table: everything stands as last time, one press opens it. */
import { html, nothing } from "lit-html";
import { plate } from "../art/plates.js";
import { ph } from "../icons.js";
import { keepInvite } from "../invites.js";
import { go, tablePath } from "../router.js";
import { emblem } from "../seats.js";
import { isFor, opponentOf } from "../solo.js";
import { LONGEST_NAME } from "../ui/bar.js";
import { opponentChoice } from "./opponent-choice.js";
import { counted, LANGUAGE, t } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/api.js").GameInfo} GameInfo */

const KEY = "orloj.last-table";

/** @typedef {{game: string, seats: number, options: Record<string, string>}} Order */

/** @returns {string} "Thursday table" */
const dayName = () =>
  t("open.name.day", { day: new Intl.DateTimeFormat(LANGUAGE, { weekday: "long" }).format() });

/**
 * A row of exclusive choices.
 * @param {string} name
 * @param {string} label
 * @param {{value: string, words: string}[]} choices
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
const segments = (name, label, choices, chosen, choose) => html`
  <fieldset class="o-fld">
    <legend class="o-lab">${label}</legend>
    <div class="o-seg">
      ${choices.map(
        ({ value, words }) => html`
          <label>
            <input type="radio" name=${name} .checked=${value === chosen} @change=${() => choose(value)} />
            <span>${words}</span>
          </label>
        `,
      )}
    </div>
  </fieldset>
`;

/**
 * @param {App} app
 * @param {() => void} redraw
 */
export function openForm(app, redraw) {
  /** @type {Partial<Order>} */
  let wish = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  let name = "";
  let busy = false;

  /** What the wish comes to with the games there are. @param {GameInfo[]} games @returns {{game: GameInfo, order: Order}} */
  function settled(games) {
    const game = games.find(({ id }) => id === wish.game) ?? games[0];
    const seats = wish.seats && game.seats.includes(wish.seats) ? wish.seats : Math.max(...game.seats);
    const wanted = Object.fromEntries(
      Object.entries(game.options).map(([option, values]) => [
        option,
        values.find((value) => value === wish.options?.[option]) ?? values[0],
      ]),
    );
    const options = Object.fromEntries(
      Object.entries(wanted).filter(([option]) => isFor(game.id, option, seats, wanted)),
    );
    return { game, order: { game: game.id, seats, options } };
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
    const table = await app.attempt(() => app.api.open({ ...order, name: name.trim() || dayName() }));
    busy = false;
    redraw();
    if (!table) return;
    localStorage.setItem(KEY, JSON.stringify({ ...order, options: { ...wish.options, ...order.options } }));
    keepInvite(table.id, table.invite);
    go(tablePath(table.id));
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
          placeholder=${dayName()}
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          @input=${(/** @type {InputEvent} */ event) => (name = /** @type {HTMLInputElement} */ (event.target).value)}
        />
      </label>
      ${Object.entries(game.options)
        .filter(([option]) => ![opponentOf(game.id)?.option, opponentOf(game.id)?.also].includes(option))
        .map(([option, values]) =>
          segments(
            `option-${option}`,
            t(`${game.id}.option.${option}`),
            values.map((value) => ({ value, words: t(`${game.id}.option.${option}.${value}`) })),
            order.options[option],
            (value) => choose(option, value),
          ),
        )}
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
      const friends = order.seats - 1;
      const opponent = friends ? undefined : opponentOf(game.id);
      const level = order.options[opponent?.option ?? ""];
      const against = opponent ? t(`${game.id}.option.${opponent.option}.${level}`) : "";
      return html`
        <form
          class="o-card o-ornate o-open"
          @submit=${(/** @type {SubmitEvent} */ event) => open(order, event)}
        >
          <h2 class="o-h">${t("open.title")}</h2>
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
          ${segments(
            "seats",
            t("open.seats"),
            game.seats.map((n) => ({ value: String(n), words: String(n) })),
            String(order.seats),
            (value) => change({ seats: Number(value) }),
          )}
          ${
            opponent
              ? opponentChoice(game, opponent, order.options, choose)
              : html`
                  <div class="o-who" aria-hidden="true">
                    <div>${emblem(0, 26)}${t("open.you")}</div>
                    ${Array.from(
                      { length: friends },
                      () => html`
                        <div class="o-dashed">
                          ${ph("link", 22)}${t("open.friend")}
                          <small>${t("open.by_link")}</small>
                        </div>
                      `,
                    )}
                  </div>
                `
          }
          ${options(game, order)}
          <button class="o-b o-pri o-big o-wide o-fld" ?disabled=${busy}>
            ${t("open.do")} ${busy ? nothing : ph("arrow-right", 19)}
          </button>
          <p class="o-t2 o-centre o-note">
            ${ph("lock-simple", 14)}
            ${t(friends ? "open.sentence" : opponent ? "open.sentence.against" : "open.sentence.alone", { n: friends, game: game.title, count: counted(order.seats), friends: counted(friends), name: against })}
          </p>
        </form>
      `;
    },
  };
}
