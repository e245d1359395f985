/** A Square: a little stage on which every seat has its own place, left to right from the viewer. */
import { nothing, svg } from "lit-html";
import { bar, pill, states } from "../draw/kit.js";
import { box, fit, text } from "../../common/draw/kit.js";
import { piece, worn } from "../../common/draw/piece.js";
import { gains } from "../model/preview.js";
import { marker, worker } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */

export const SQUARE = { width: 204, height: 76 };

/** The street and roofs of a Neighborhood. @param {string} hood */
export const stage = (hood) => svg`<g clip-path="inset(0 round 9px)" class=${`stage ${hood}`}>
  <rect width="204" height="76" fill="url(#square-sky)"/>
  <use href=${`#skyline-${hood}`} width="204" height="46" class="skyline"/>
  <path d="M0 44Q102 36 204 44V76H0Z" fill=${`url(#street-${hood})`}/><path d="M0 44Q102 36 204 44V76H0Z"
    fill="url(#cobble)"/></g>`;

/** @param {Scene} scene @param {string} hood @param {number} seat @param {number} cx @param {number} room */
function footing(scene, hood, seat, cx, room) {
  const now = scene.view.hoods[hood].square[seat];
  const next = scene.next.hoods[hood].square[seat];
  const mine = seat === scene.you;
  const figure = next
    ? svg`<g class=${next === now ? "" : "ghost"}>${worker(seat, next, cx - 17, 17.5, 34)}</g>`
    : now
      ? svg`<g class="leaving">${worker(seat, now, cx - 17, 17.5, 34)}</g>`
      : svg`<g opacity=".75">${marker(seat, cx, 57.6, 3.8)}</g>`;
  return svg`<ellipse cx=${cx} cy="58" rx="16" ry="4.6" class="foot"/>
    ${mine && !next ? svg`<g class="step-here"><ellipse cx=${cx} cy="58" rx="16" ry="4.8"/><path
      d=${`M${cx} 30V46M${cx - 6} 40L${cx} 46.5L${cx + 6} 40`}/></g>` : nothing}
    ${figure}${text(cx, 71.6, fit(short(scene.name(seat)), room), { size: 11, weight: mine ? 800 : 600,
      anchor: "middle", cls: next || mine ? "seat-name on" : "seat-name" })}`;
}

/** There is no room here for what a name says besides; the label and all other places have it. @param {string} name */
const short = (name) => name.replace(/ \(bot\)$/, "");

/**
 * Workers that were built over lie at the right, and still count as visitors.
 * @param {Scene} scene
 * @param {string} hood
 */
function laid(scene, hood) {
  const now = scene.view.hoods[hood].laid;
  const next = Object.keys(scene.next.hoods[hood].laid);
  if (!next.length) return nothing;
  const rise = next.length > 2 ? 36 / (next.length - 1) : 18;
  const width = next.length > 2 ? 24 : 31;
  return svg`${next.map((key, i) => {
    const [seat, type] = key.split("-");
    return svg`<g class=${key in now ? "" : "ghost"}
      transform=${`translate(${184 - width * 0.64} ${60 - i * rise}) rotate(-90)`}>${worker(Number(seat), type,
        0, 0, width)}</g>`;
  })}${text(184, 71.6, scene.t("unseen.board.laid"), { size: 11, weight: 600, anchor: "middle",
    cls: "seat-name on" })}`;
}

/** @param {Scene} scene @param {string} hood */
function spoken(scene, hood) {
  const { t, name, view } = scene;
  const standing = Object.entries(view.hoods[hood].square).map(([seat, type]) =>
    t("unseen.label.standing", {
      who: name(Number(seat)),
      worker: t(`unseen.kind.${type}`),
      n: Number(seat) === scene.you ? 1 : 2,
    }),
  );
  return [
    t("unseen.label.square", { hood: t(`unseen.kind.${hood}`) }),
    standing.join(", ") || t("unseen.label.nobody"),
  ].join(": ");
}

/** @param {Scene} scene @param {string} hood */
export function square(scene, hood) {
  const choice = worn(scene, `square:${hood}`, `hood:${hood}`, `move:${hood}`);
  const pitch = scene.order.length > 3 ? 40 : scene.order.length > 2 ? 50 : 70;
  const taken = scene.decision?.ask === "square" && !scene.legal.has(choice);
  const got = scene.chosen === choice ? gains(scene)[0] : undefined;
  return piece(
    { choice, info: `square:${hood}`, label: spoken(scene, hood), cls: taken ? "square barred" : "square" },
    svg`${stage(hood)}${box(0, 0, 204, 76, 9, "square-edge")}
      ${scene.order.map((seat, i) => footing(scene, hood, seat, 4 + pitch / 2 + i * pitch, pitch - 2))}
        ${laid(scene, hood)}
      ${states(204, 76, { out: -1.5, lampAt: [191, 13], lampSize: 18, tickAt: [189, 15] })}
      ${taken ? bar(190, 14) : nothing}${got ? pill(148, 15, got.words, got.symbol) : nothing}`,
  );
}
