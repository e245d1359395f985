/** What is printed on the board and has something of its own: Neighborhoods and Bridge sites. */
import { svg } from "lit-html";
import { bridges } from "../board/bridges.js";
import { SQUARE, stage } from "../board/square.js";
import { badge } from "../draw/kit.js";
import { icon } from "../icons.js";
import { isLeft, isUpper, RING } from "../model/layout.js";
import { alone, kindOf, told } from "./shelf.js";

/** @typedef {import("../types.js").Scene} Scene */

/** What of a site is seen. @type {[number, number, number, number]} */
const UPRIGHT = [-32, -62, 64, 124];
/** @type {[number, number, number, number]} */
const LYING = [-36, -32, 72, 64];

/** @param {Scene} scene */
export const printed = (scene) => [
  kindOf(scene, "neighborhoods", neighborhoods(scene)),
  kindOf(scene, "sites", sites(scene)),
];

/** @param {Scene} scene */
const neighborhoods = (scene) =>
  RING.map((hood) => ({
    id: hood,
    name: scene.t(`unseen.hood.${hood}`),
    wide: true,
    draw: () =>
      alone(
        -2,
        -2,
        SQUARE.width + 4,
        SQUARE.height + 4,
        svg`${stage(hood)}${badge(hood, 24, 54, 14)}${icon(scene.data.neighborhoods[hood].resource, 44, 42, 24)}`,
      ),
    words: [
      ...told(scene, `square:${hood}`),
      ...told(scene, `influence:${hood}`),
      ...told(scene, `end-bonus:${hood}`),
    ],
  }));

/** @param {Scene} scene */
function sites(scene) {
  const { t, data } = scene;
  return Object.entries(data.sites).map(([id, { between, worth }]) => {
    const [a, b] = between;
    const upright = isLeft(a) === isLeft(b);
    const first = upright ? isUpper(a) : isLeft(a);
    /** @type {[string, string]} */
    const sides = first ? [a, b] : [b, a];
    return {
      id,
      name: t("unseen.gallery.site", { one: t(`unseen.hood.${sides[0]}`), other: t(`unseen.hood.${sides[1]}`) }),
      note: t("unseen.details.worth", { n: worth }),
      draw: () => alone(...(upright ? UPRIGHT : LYING), bridges(scene, [{ id, worth, cx: 0, cy: 0, upright, sides }])),
      words: told(scene, `bridge-space:${id}:${a}`),
    };
  });
}
