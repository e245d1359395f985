/** Who is to sit at a new table: a tap on a seat walks through friend, bots and somebody at this device. */
import { html } from "lit-html";
import { ph } from "../icons.js";
import { emblem } from "../seats.js";
import { counted, listed, t } from "../words.js";

/** @typedef {"friend" | "easy" | "normal" | "hard" | "here"} Guest */

/** @type {Guest[]} */
export const GUESTS = ["friend", "easy", "normal", "hard", "here"];

/** The guests for so many seats beside one's own; what is not said is a friend. @param {unknown} wish @param {number} n @returns {Guest[]} */
export const planned = (wish, n) =>
  Array.from({ length: n }, (_, place) => {
    const one = Array.isArray(wish) ? wish[place] : undefined;
    return GUESTS.includes(one) ? one : "friend";
  });

/** "you, two friends and one bot" @param {Guest[]} plan */
export function planWords(plan) {
  const kinds = { friends: 0, bots: 0, here: 0 };
  for (const one of plan) kinds[one === "friend" ? "friends" : one === "here" ? "here" : "bots"] += 1;
  const others = Object.entries(kinds).filter(([, n]) => n);
  return listed([t("open.and.you"), ...others.map(([kind, n]) => t(`open.and.${kind}`, { n, count: counted(n) }))]);
}

/** @param {Guest} one */
const picture = (one) =>
  one === "friend" ? ph("link", 22) : one === "here" ? ph("device-mobile", 22) : ph("robot", 24);

/** @param {Guest[]} plan @param {(plan: Guest[]) => void} change */
export const seatPlan = (plan, change) => html`
  <div class="o-who" role="group" aria-label=${t("open.seats.tap")}>
    <div>${emblem(0, 26)}${t("open.you")}</div>
    ${plan.map((one, place) => {
      const who = `${t(`open.seat.${one}`)}, ${t(`open.seat.${one}.text`)}`;
      const next = GUESTS[(GUESTS.indexOf(one) + 1) % GUESTS.length];
      return html`
        <button
          type="button"
          class=${one === "friend" ? "o-dashed" : ""}
          aria-label=${t("open.seat.of", { n: place + 2, who })}
          @click=${() => change(plan.with(place, next))}
        >
          ${picture(one)}${t(`open.seat.${one}`)}
          <small>${t(`open.seat.${one}.text`)}</small>
        </button>
      `;
    })}
  </div>
`;
