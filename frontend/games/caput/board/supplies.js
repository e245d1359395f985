/** By the river: the seals and the production tokens. */
import { nothing, svg } from "lit-html";
import { text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { cube } from "../draw/seat.js";
import { crown, iconAt } from "../icons.js";
import { bookOf } from "../model/catalogue.js";
import { costWords, effectShape, inWords } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */

const DROPS = 12;

/** The outline of a blob of wax. @param {number} r */
function blob(r) {
  const at = (/** @type {number} */ radius, /** @type {number} */ i) => {
    const angle = (i / DROPS) * 2 * Math.PI;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(r, 0)}${Array.from({ length: DROPS }, (_, i) => `Q${at(r * 1.12, i + 0.5)} ${at(r, i + 1)}`).join("")}Z`;
}

/** A seal of wax. @param {number} r */
export const wax = (r) => svg`<path d=${blob(r)} class="wax"/><circle r=${r * 0.8} class="wax-line"/>`;

/** What a seal is worth, drawn on it. @param {string} end notation */
export function worthOf(end) {
  const [, points, per] = /^vp (\d+)(?: per (\w+))?$/.exec(end) ?? ["", "?", ""];
  return svg`${crown(points, per ? -7.5 : 0, per ? -1 : 0, per ? 20 : 24)}${
    per ? iconAt(per, 9, 0, per === "pair" ? 17 : 14) : nothing
  }`;
}

/**
 * A seal by itself, with what it costs below.
 * @param {Scene} scene
 * @param {string} id
 * @param {unknown} [upon]  what lies on it
 */
export function sealFace({ data, t }, id, upon = nothing) {
  const { cost, end } = bookOf(data).seals[id];
  return svg`${wax(19.6)}${worthOf(end)}${upon}<circle r="21.5"
    class="ring"/>${
      cost
        ? effectShape(cost, 0, 29, 40, 16, 14)
        : text(0, 33, t("caput.free"), { size: 11, anchor: "middle", cls: "second" })
    }`;
}

/** A production token by itself, 36 x 24. @param {string} gain notation */
export const tokenFace = (gain) =>
  svg`<rect x="-18" y="-12" width="36" height="24" rx="12" class="token-ground"/>${effectShape(
    gain,
    0,
    0,
    34,
    20,
    15,
    12,
  )}`;

/** @param {Scene} scene @param {string} id @param {number} i */
function seal(scene, id, i) {
  const { view, data, t } = scene;
  const { cost, end } = bookOf(data).seals[id];
  const owner = view.seals[id];
  return piece(
    {
      choice: `seal:${id}`,
      info: `seal:${id}`,
      label: t("caput.seal-spoken", {
        what: inWords(t, end),
        cost: cost ? costWords(t, cost) : t("caput.free"),
      }),
      cls: "seal",
      x: 21 + i * 42,
      y: 20,
    },
    sealFace(scene, id, typeof owner === "number" ? cube(owner, 11, 12, 12) : nothing),
  );
}

/** @param {Scene} scene */
export function supplies(scene) {
  const { view, data, t } = scene;
  const book = bookOf(data);
  return svg`<g transform="translate(-424 58)">${text(2, -6, t("caput.seals"), {
    size: 12,
    weight: 650,
    cls: "second",
  })}${Object.keys(book.seals).map((id, i) => seal(scene, id, i))}</g>
  <g transform="translate(-202 58)">${text(0, -6, t("caput.tokens"), {
    size: 12,
    weight: 650,
    cls: "second",
  })}${Object.keys(view.tokens).map((id, i) =>
    piece(
      {
        choice: `token:${id}`,
        info: `token:${id}`,
        label: t("caput.token-spoken", { what: inWords(t, book.tokens[id].gain) }),
        cls: "token",
        x: 18 + (i % 4) * 38.5,
        y: 17 + Math.floor(i / 4) * 28,
      },
      svg`${tokenFace(book.tokens[id].gain)}<rect x="-19.5" y="-13.5" width="39" height="27" rx="13.5"
        class="ring"/>`,
    ),
  )}</g>`;
}
