/** Upgrade cards (block 239 x 98) and Mug cards (239 x 94) of a seat. More cards make each of them smaller, not the block. */
import { nothing, svg } from "lit-html";
import { effectShape, moment, parse } from "../notation.js";
import { badge, heading, states } from "../draw/kit.js";
import { box, fit, text } from "../../common/draw/kit.js";
import { piece, worn } from "../../common/draw/piece.js";
import { icon } from "../icons.js";
import { wrapped } from "../model/effect-words.js";

/** @typedef {import("../types.js").Scene} Scene */

const WIDTH = 239;

/**
 * Boxes for n cards: one row while they are few, then two.
 * @param {number} n
 * @param {number} few
 * @param {number} height
 */
export function spread(n, few, height) {
  const rows = n > few ? 2 : 1;
  const columns = Math.max(few, Math.ceil(n / rows));
  const gap = 4;
  const w = (WIDTH - gap * (columns - 1)) / columns;
  const h = rows > 1 ? (height - gap) / 2 : height;
  return Array.from({ length: n }, (_, i) => ({
    x: (i % columns) * (w + gap),
    y: 18 + Math.floor(i / columns) * (h + gap),
    w,
    h,
    small: rows > 1,
  }));
}

/**
 * An Upgrade card: the Neighborhood in its band, when it works, what it does.
 * @param {Scene} scene @param {string} id
 * @param {{x: number, y: number, w: number, h: number, small: boolean}} box_
 * @param {{choice?: string, used?: boolean, cls?: string}} [look]
 */
export function upgradeCard(scene, id, { x, y, w, h, small }, look = {}) {
  const { t, data } = scene;
  const card = data.upgrades[id];
  const [line] = parse(card.effect);
  const band = t(
    look.used
      ? "unseen.card.used"
      : line.once
        ? "unseen.card.once"
        : line.events.includes("end")
          ? "unseen.card.end"
          : "unseen.card.always",
  );
  const when = moment(t, line);
  const name = t(`unseen.upgrade.${id}`);
  const words = small
    ? []
    : [...wrapped(when || name, w - 6, 11.5), ...(h > 90 && when ? [name] : [])].slice(0, h > 90 ? 3 : 2);
  return piece(
    {
      choice: look.choice,
      info: `upgrade:${id}`,
      label: t("unseen.label.upgrade", { name: t(`unseen.upgrade.${id}`), when: band }),
      cls: `upgrade ${look.used ? "used" : ""} ${look.cls ?? ""}`,
      x,
      y,
    },
    svg`${box(1.5, 2.5, w, h, 7, "shade")}${box(0, 0, w, h, 7, "paper")}<path
      d=${`M0 7Q0 0 7 0H${w - 7}Q${w} 0 ${w} 7V17H0Z`} fill=${`var(--type-${card.neighborhood})`}/>
      ${badge(card.neighborhood, 10, 8.6, 7.4)}
        ${text(20, 12.6, fit(band, w - 22, 11), { size: 11, weight: 600, cls: "on-paper" })}
      ${effectShape(card.effect, w / 2, small ? 17 + (h - 17) / 2 : 32, w - 6, small ? h - 20 : 22,
        small ? 14 : 17)}
      ${words.map((words, i) => text(w / 2, 57 + i * (h > 90 ? 15 : 13), words, { size: 11.5, weight: 600,
        anchor: "middle", cls: "on-paper" }))}
      ${box(0, 0, w, h, 7, "edge")}${states(w, h, { r: 8.5, lampAt: [w - 2, 3], out: 1.5 })}`,
  );
}

/** @param {Scene} scene */
export function upgrades(scene) {
  const { me, view, next } = scene;
  const now = view.players[me].upgrades;
  const then = next.players[me].upgrades;
  const used = (/** @type {import("../types.js").View} */ { turn }, /** @type {string} */ id) =>
    turn.seat === me && id in turn.used;
  const ids = Object.keys({ ...now, ...then });
  const boxes = spread(ids.length, 3, 78);
  return svg`${heading(0, 12, scene.t("unseen.area.upgrades"))}
    ${ids.length ? nothing : text(0, 40, scene.t("unseen.area.no-upgrades"), { size: 12, cls: "second" })}
    ${ids.map((id, i) =>
      upgradeCard(scene, id, boxes[i], {
        choice: worn(scene, `upgrade:${id}`, `discard:${id}`),
        used: used(next, id),
        cls: !(id in then) ? "leaving" : !(id in now) || used(view, id) !== used(next, id) ? "ghost" : "",
      }),
    )}`;
}

/**
 * A Mug card: what it does, and its name where there is room.
 * @param {Scene} scene
 * @param {string} id
 * @param {number} n
 * @param {{x: number, y: number, w: number, h: number, small: boolean}} box_
 * @param {string} cls
 */
export function mugCard(scene, id, n, { x, y, w, h, small }, cls) {
  const { t, data } = scene;
  const wide = w > 90 && !small;
  const words = wide ? wrapped(t(`unseen.mug.${id}`), w - 10, 11.5).slice(0, 2) : [];
  return piece(
    {
      choice: worn(scene, `mug:${id}`, `discard:${id}`),
      info: `mug:${id}`,
      label: t("unseen.label.mug", { name: t(`unseen.mug.${id}`), n }),
      cls: `mug ${cls}`,
      x,
      y,
    },
    svg`${box(0, 0, w, h, 7, "mug-face")}${box(3, 3, w - 6, h - 6, 5, "mug-line")}
      ${small ? nothing : icon("mug", wide ? 8 : w / 2 - 11, 7, wide ? 26 : 22)}
      <g class="on-mug">${effectShape(data.mugs[id].effect, wide ? 74 : w / 2, small ? h / 2 : wide ? 20 : 48,
        (wide ? w - 42 : w) - 8, small ? h - 6 : 30, wide ? 17 : 15)}</g>
      ${words.map((line, i) => text(w / 2, 50 + i * 14, line, { size: 11.5, weight: 600, anchor: "middle",
        cls: "on-mug" }))}
      ${n > 1 ? svg`<circle cx=${w - 9} cy=${h - 9} r="7.4" class="count-disc"/>
        ${text(w - 9, h - 5, `×${n}`, { size: 11, weight: 800, anchor: "middle", cls: "on-paper" })}` : nothing}
      ${states(w, h, { r: 8, lampAt: [w - 3, 3], out: 1 })}`,
  );
}

/** Of another seat only the number is known. @param {Scene} scene */
function mugBacks({ t, view, me }) {
  const n = view.players[me].mug_count;
  return svg`${Array.from({ length: Math.min(n, 6) }, (_, i) => svg`${box(i * 34, 18, 30, 42, 5, "mug-back")}
    ${icon("mug", i * 34 + 5, 27, 20)}`)}
    ${text(0, n ? 78 : 40, t("unseen.area.mug-count", { n }), { size: 12, cls: "second" })}`;
}

/** @param {Scene} scene */
export function mugs(scene) {
  const { t, me } = scene;
  const now = scene.view.players[me].mugs;
  const head = heading(0, 12, t("unseen.area.mugs"));
  if (!now) return svg`${head}${mugBacks(scene)}`;
  const then = scene.next.players[me].mugs ?? now;
  const ids = Object.keys({ ...now, ...then }).filter((id) => now[id] || then[id]);
  const boxes = spread(ids.length, ids.length > 2 ? 3 : 2, 74);
  return svg`${head}${text(WIDTH, 12, t("unseen.area.mug-hint"), { size: 11.5, anchor: "end", cls: "second" })}
    ${ids.length ? nothing : text(0, 40, t("unseen.area.no-mugs"), { size: 12, cls: "second" })}
    ${ids.map((id, i) => mugCard(scene, id, then[id] || now[id], boxes[i],
      !then[id] ? "leaving" : then[id] > (now[id] ?? 0) ? "ghost" : ""))}`;
}
