/**
 * The three rows of hex tiles on offer: three normal ones and the special one, with their stacks and the
 * refresh.
 */
import { html, nothing, svg } from "lit-html";
import { piece, worn } from "../../common/draw/piece.js";
import { rowTile } from "../draw/tile.js";
import { glyph, iconAt } from "../icons.js";
import { bookOf, ROWS, SLOTS } from "../model/catalogue.js";
import { outline, widthOf } from "../model/hexes.js";
import { tileName } from "../model/places.js";
import { costWords, inWords } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */

/** Badges of a hex: chosen, or not now. @param {number} s */
export const badges = (s) =>
  svg`<polygon points=${outline(s + 1.5)} class="ring"/><g class="tick"
    transform=${`translate(${s * 0.68} ${s * 0.68})`}><circle r="10"/>${iconAt("check", 0, 0, 13)}</g><g
      class="bar" transform=${`translate(${s * 0.68} ${s * 0.68})`}><circle
        r="10"/>${iconAt("lock", 0, 0, 11)}</g>`;

/** "Ungelt Court, building; costs 2 gold; brings a quarry step" @param {Scene} scene @param {string} id */
export function spokenTile(scene, id) {
  const { t, data } = scene;
  const { kind, cost, gain, action } = bookOf(data).tiles[id];
  return [
    tileName(scene, id),
    t(`caput.row-one.${kind}`, { action: action ? t(`caput.action.${action}`) : "" }),
    cost ? t("caput.costs", { what: costWords(t, cost) }) : "",
    gain ? t("caput.brings", { what: inWords(t, gain) }) : "",
  ]
    .filter(Boolean)
    .join("; ");
}

/**
 * @param {Scene} scene
 * @param {string | null} id
 * @param {number} s
 * @param {string} gap words in an empty place
 */
export function offer(scene, id, s, gap) {
  const w = Math.ceil(widthOf(s)) + 6;
  const h = 2 * s + 6;
  const size = html`<svg class="offer" width=${w} height=${h} viewBox=${`${-w / 2} ${-h / 2} ${w} ${h}`}>${
    id
      ? piece(
          {
            choice: worn(scene, `hex:${id}`, `out:${id}`),
            info: `hex:${id}`,
            label: spokenTile(scene, id),
            cls: "hex-tile",
          },
          svg`${rowTile(bookOf(scene.data).tiles[id], s)}${badges(s)}`,
        )
      : svg`<polygon points=${outline(s - 2)} class="gap"/><text y="4" text-anchor="middle" font-size="11"
        class="second">${gap}</text>`
  }</svg>`;
  return size;
}

/** @param {Scene} scene @param {import("../types.js").Row} row @param {number} s */
function line(scene, row, s) {
  const { view, t, decision } = scene;
  const tiles = view.rows[row];
  if (!tiles) return nothing;
  const choice = worn(scene, `refresh:${row}`, `row:${row}`);
  const inHand = decision?.ask === "lay" && bookOf(scene.data).tiles[decision.context.tile]?.kind === row;
  const active = inHand || decision?.context.row === row;
  return html`<div class=${active ? "row-line active" : "row-line"} role="group"
    aria-label=${t(`caput.row.${row}`)}><div class="row-label"
      data-info=${`stack:${row}`}>${glyph(`act:${row}`, 26)}<b>${t(`caput.row.${row}`)}</b><span>${t(
        "caput.stacks",
        { n: tiles.stack, special: tiles.special_stack },
      )}</span>
    <button type="button" class="refresh" data-choice=${choice} ?disabled=${!scene.legal.has(choice)}
      aria-label=${t("caput.choice.refresh", { row: t(`caput.row.${row}`) })}>${glyph(
        "refresh",
        12,
      )}<span>${t(view.turn.refreshed ? "caput.refreshed" : "caput.refresh")}</span></button></div>
    ${SLOTS.map((slot) => offer(scene, tiles[slot], s, t(inHand ? "caput.in-hand" : "caput.gap")))}</div>`;
}

/** @param {Scene} scene @param {number} [s] side of a hex */
export const rows = (scene, s = 39) =>
  html`<section class="panel rows" aria-label=${scene.t("caput.rows")}>${ROWS.map((row) =>
    line(scene, row, s),
  )}</section>`;
