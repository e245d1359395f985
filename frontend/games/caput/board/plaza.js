/** The plazas of the city with their two rewards. */
import { nothing, svg } from "lit-html";
import { piece } from "../../common/draw/piece.js";
import { iconAt } from "../icons.js";
import { bookOf } from "../model/catalogue.js";
import { outline } from "../model/hexes.js";
import { plazaName } from "../model/places.js";
import { effectShape, inWords } from "../notation.js";
import { placing, SIDE } from "./ground.js";

/** @typedef {import("../types.js").Scene} Scene */

/** Colours and line of a plaza tile round its middle. */
const plazaGround = svg`<polygon points=${outline(SIDE - 1)} class="plaza-ground"/><polygon
  points=${outline(SIDE - 1)} fill="url(#plaza-lamp)"/><polygon points=${outline(SIDE - 3.2)}
    class="plaza-line"/>`;

/**
 * One of the two rewards of a plaza tile.
 * @param {string} effect notation
 * @param {"upper" | "lower"} which
 */
const rewardShape = (effect, which) => {
  const s = SIDE - 1;
  return effectShape(effect, 0, s * (which === "upper" ? -0.36 : 0.38), s * 1.55, s * 0.62, s * 0.56, 11);
};

/** @param {unknown} upper @param {unknown} lower */
const rewards = (upper, lower) =>
  svg`<g class="on-glass rewards">${upper}<path d=${`M${-(SIDE - 1) * 0.62} ${(SIDE - 1) * 0.03}H${(SIDE - 1) * 0.62}`} class="plaza-bar"/>${lower}</g>`;

/** A plaza tile by itself, as large as a hex of the city. @param {{upper: string, lower: string}} tile */
export const plazaFace = ({ upper, lower }) =>
  svg`${plazaGround}${rewards(rewardShape(upper, "upper"), rewardShape(lower, "lower"))}`;

/**
 * A plaza with its two rewards; a half is a choice when its claimant is asked.
 * @param {Scene} scene
 * @param {import("../model/catalogue.js").Plaza} one
 */
export function plaza(scene, { id, at }) {
  const { data, view, t, decision } = scene;
  const asks = decision?.ask === "plaza" && decision.context.plaza === id;
  const { tile } = view.city.plazas[id] ?? {};
  const resolved = view.city.plazas[id]?.resolved && !asks;
  const [x, y] = placing(data)(at);
  const s = SIDE - 1;
  const { upper, lower } = bookOf(data).plazaTiles[tile] ?? { upper: "", lower: "" };
  const half = (/** @type {"upper" | "lower"} */ which, /** @type {string} */ effect) => {
    const shape = rewardShape(effect, which);
    const d =
      which === "upper"
        ? `M${-s * 0.84} 0V${-s / 2}L0 ${-s}L${s * 0.84} ${-s / 2}V0Z`
        : `M${-s * 0.84} 0V${s / 2}L0 ${s}L${s * 0.84} ${s / 2}V0Z`;
    return asks
      ? piece(
          { choice: `plaza:${which}`, label: t(`caput.choice.plaza-${which}`), cls: "plaza-half" },
          svg`<path d=${d} class="hit"/><path d=${d} class="ring"/>${shape}`,
        )
      : shape;
  };
  return piece(
    {
      info: `plaza:${id}`,
      label: t("caput.plaza-spoken", {
        name: plazaName(scene, id),
        upper: inWords(t, upper),
        lower: inWords(t, lower),
      }),
      cls: `plaza ${resolved ? "resolved" : ""}`,
      x,
      y,
    },
    svg`${plazaGround}${rewards(half("upper", upper), half("lower", lower))}${
      resolved
        ? svg`<g
      class="done">${iconAt("check", 0, 0, 26)}</g>`
        : nothing
    }`,
  );
}
