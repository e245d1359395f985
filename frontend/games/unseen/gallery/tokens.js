/** Small things: Building Price, Witch and River Milestone tokens, Items, Crates, Reward tokens of the Mill. */
import { svg } from "lit-html";
import { capital } from "../../../js/words.js";
import { itemToken } from "../board/cauldron.js";
import { crateFace } from "../board/clock.js";
import { millFace } from "../board/mill.js";
import { priceFace } from "../board/place.js";
import { waveToken } from "../board/river.js";
import { witchFace } from "../board/witch.js";
import { icon } from "../icons.js";
import { KINDS, LEVELS } from "../model/catalogue.js";
import { inWords } from "../notation.js";
import { alone, kindOf, told } from "./shelf.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @param {Scene} scene */
export const tokens = (scene) => [
  kindOf(scene, "prices", prices(scene)),
  kindOf(scene, "witch-tokens", witchTokens(scene)),
  kindOf(scene, "items", items(scene)),
  kindOf(scene, "crates", crates(scene)),
  kindOf(scene, "mill", millTokens(scene)),
  kindOf(scene, "river-milestones", riverMilestones(scene)),
];

/** @param {Scene} scene */
function prices(scene) {
  const { data, t } = scene;
  return KINDS.flatMap((hood) =>
    Object.keys(data.prices)
      .filter((id) => data.prices[id].neighborhood === hood)
      .map((id) => ({
        id,
        name: t("unseen.price", { level: LEVELS[data.prices[id].level] }),
        note: t("unseen.details.worth", { n: data.prices[id].vp }),
        group: t(`unseen.hood.${hood}`),
        draw: () => alone(-2, -2, 100, 26, priceFace(data, id, 96, 22)),
        words: [...told(scene, `price:${id}`), t("unseen.gallery.price")],
      })),
  );
}

/** @param {Scene} scene */
const witchTokens = (scene) =>
  Object.entries(scene.data.witch_tokens).map(([id, { level, gain }]) => ({
    id,
    name: capital(inWords(scene.t, gain)),
    group: scene.t("unseen.gallery.level", { level: LEVELS[level] }),
    draw: () => alone(44, 30, 50, 44, witchFace(scene.data, id)),
    words: [...told(scene, `witch-token:${id}`), scene.t("unseen.gallery.witch-token")],
  }));

/** @param {Scene} scene */
const items = (scene) =>
  Object.entries(scene.data.items).map(([id, { copies }]) => ({
    id,
    name: scene.t(`unseen.item.${id}`),
    note: scene.t("unseen.gallery.copies", { n: copies }),
    draw: () => alone(-24, -24, 48, 50, itemToken(id, 0, 0, 21)),
    words: told(scene, `item:${id}`),
  }));

/** @param {Scene} scene */
const crates = (scene) =>
  Object.entries(scene.data.crates).map(([id, { gain }]) => ({
    id,
    name: capital(inWords(scene.t, gain)),
    draw: () =>
      alone(
        -18,
        -20,
        68,
        40,
        svg`${crateFace(scene.data, id, true, 0, 0)}${crateFace(scene.data, id, false, 32, 0)}`,
      ),
    words: [
      ...told(scene, `crate:${id}`),
      scene.t("unseen.gallery.crates.text", { n: scene.data.board.crate_use.in_play }),
    ],
  }));

/** @param {Scene} scene */
const millTokens = (scene) =>
  Object.entries(scene.data.mill_tokens).map(([id, { gain }]) => ({
    id,
    name: capital(inWords(scene.t, gain)),
    draw: () => alone(-16, -16, 32, 32, millFace(scene.data, id, 0, 0)),
    words: told(scene, `mill:${id}`),
  }));

/** @param {Scene} scene */
function riverMilestones(scene) {
  const { t, data } = scene;
  return Object.entries(data.river_milestones).map(([id, { stack, type, copies }]) => ({
    id,
    name: capital(t(`unseen.milestone.${type}`)),
    note: t("unseen.gallery.copies", { n: copies }),
    draw: () => alone(-16, -15, 32, 32, svg`${waveToken(stack, 0, 0)}${icon(type, -6.5, -2.2, 13)}`),
    words: [
      t(`unseen.gallery.${stack}`, { after: data.board.river[stack === "2-wave" ? "two_wave_after" : "four_wave_after"] }),
      ...told(scene, `milestone:${type}`),
    ],
  }));
}
