/** Building, Upgrade and Mug cards. */
import { mugCard, upgradeCard } from "../area/cards.js";
import { buildingCard } from "../board/card.js";
import { KINDS, LEVELS } from "../model/catalogue.js";
import { alone, kindOf, told } from "./shelf.js";

/** @typedef {import("../types.js").Scene} Scene */

const BUILDING = { width: 96, height: 70 };
const SMALL = { x: 0, y: 0, small: false };
const UPGRADE = { ...SMALL, w: 96, h: 78 };
const MUG = { ...SMALL, w: 78, h: 78 };

/** @param {Scene} scene */
export const cards = (scene) => [
  kindOf(scene, "buildings", buildings(scene)),
  kindOf(scene, "upgrades", upgrades(scene)),
  kindOf(scene, "mugs", mugs(scene)),
];

/** @param {Scene} scene */
function buildings(scene) {
  const { data, t } = scene;
  const levels = Object.keys(LEVELS).map(Number);
  const order = ["any", ...KINDS];
  return levels.flatMap((level) =>
    Object.keys(data.buildings)
      .filter((id) => data.buildings[id].level === level)
      .sort((a, b) => order.indexOf(data.buildings[a].worker) - order.indexOf(data.buildings[b].worker))
      .map((id) => ({
        id,
        name: t(`unseen.building.${id}`),
        note: t(`unseen.kind.${data.buildings[id].worker}`),
        group: t("unseen.gallery.level", { level: LEVELS[level] }),
        draw: () => alone(-3, -3, 103, 79, buildingCard(scene, id, BUILDING)),
        words: [t(`unseen.gallery.building-${level ? "later" : "start"}`, { level: LEVELS[level] }),
          ...told(scene, `building:${id}`)],
      })),
  );
}

/** @param {Scene} scene */
function upgrades(scene) {
  const { data, t } = scene;
  return KINDS.flatMap((hood) =>
    Object.keys(data.upgrades)
      .filter((id) => data.upgrades[id].neighborhood === hood)
      .map((id) => ({
        id,
        name: t(`unseen.upgrade.${id}`),
        group: t(`unseen.hood.${hood}`),
        draw: () => alone(-3, -3, UPGRADE.w + 7, UPGRADE.h + 8, upgradeCard(scene, id, UPGRADE)),
        words: told(scene, `upgrade:${id}`),
      })),
  );
}

/** @param {Scene} scene */
const mugs = (scene) =>
  Object.keys(scene.data.mugs).map((id) => ({
    id,
    name: scene.t(`unseen.mug.${id}`),
    draw: () => alone(-2, -2, MUG.w + 4, MUG.h + 4, mugCard(scene, id, 1, MUG, "")),
    words: told(scene, `mug:${id}`),
  }));
