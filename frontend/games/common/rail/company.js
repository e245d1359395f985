/** Who plays a seat beside its name: a bot is marked as one, and shown while it thinks. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { heard } from "../draw/rich.js";

/**
 * A bot's own seat is named as one; where it stands in for somebody, that is said.
 * @param {import("../types.js").Scene<any>} scene @param {number} seat
 */
export function botMark({ t, view, person, bot }, seat) {
  if (!bot(seat)) return nothing;
  const thinks = String(seat) in view.waiting;
  const named = person(seat).endsWith("(bot)");
  const words = thinks ? t("board.bot.thinking") : named ? "" : t("board.bot.for");
  return html`<span class=${thinks ? "bot-mark thinks" : "bot-mark"} title=${t(named ? "board.bot" : "board.bot.for")}>${ph("robot", 16)}${
    words ? html`<span>${words}</span>` : heard(t("board.bot"))
  }</span>`;
}

/** Opens what can be done at the table beside playing. @param {{t: import("../types.js").Words}} scene @param {import("../control.js").Doings} doings @param {number} [size] */
export const menuButton = ({ t }, doings, size = 20) =>
  html`<button type="button" class="icon-button menu" aria-label=${t("board.menu")} title=${t("board.menu")}
    aria-haspopup="dialog" @click=${doings.menu}>${ph("list", size)}</button>`;

/** Hands one's own seat to a bot. @param {import("../types.js").Scene<any>} scene @param {import("../control.js").Doings} doings */
export const standInButton = ({ t, you, bot, view }, doings) =>
  you === null || bot(you) || view.phase === "over"
    ? nothing
    : html`<button type="button" class="icon-button" aria-label=${t("board.stand-in")}
        title=${t("board.stand-in")} @click=${doings.standIn}>${ph("robot", 18)}</button>`;
