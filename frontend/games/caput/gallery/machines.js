/** Action crane and its tiles, actions, technologies, the tiers of both projects. */
import { actionTile, crane } from "../board/crane.js";
import { boxOf, half } from "../board/projects.js";
import { iconAt } from "../icons.js";
import { ACTIONS, bookOf, POSITIONS, positionOf, PROJECTS, slotBonus } from "../model/catalogue.js";
import { actionName, actionNames, positionName } from "../model/places.js";
import { costWords, inWords } from "../notation.js";
import { trayCard } from "../rail/tray.js";
import { alone, having, kindOf, told } from "./shelf.js";

/** @typedef {import("../types.js").Scene} Scene */

const CRANES = ["a", "b"];
const TIERS = ["original", "a", "b"];

/** @param {Scene} scene */
export const machines = (scene) => [
  kindOf(scene, "actions", actions(scene)),
  kindOf(scene, "crane", [...CRANES.flatMap((side) => actionTiles(scene, side)), wholeCrane(scene)]),
  kindOf(scene, "technologies", technologies(scene)),
  kindOf(scene, "tiers", tiers(scene)),
];

/** @param {Scene} scene */
const actions = (scene) =>
  ACTIONS.map((action) => ({
    id: action,
    name: actionName(scene, action),
    draw: () => alone(-18, -18, 36, 36, iconAt(`act:${action}`, 0, 0, 30)),
    words: [scene.t(`caput.does.${action}`)],
  }));

/** @param {Scene} scene @param {string} side */
function actionTiles(scene, side) {
  const { data, t } = scene;
  const sided = having(scene, { options: { crane: side } });
  return Object.values(bookOf(data).craneTiles).map((tile) => ({
    id: `${tile.id}-${side}`,
    name: actionNames(scene, tile[side]),
    group: t("caput.gallery.side", { side: t(`caput.option.crane.${side}`) }),
    draw: () => alone(-37, -26, 74, 52, actionTile(sided, tile.id)),
    words: told(sided, `crane:${tile.id}`),
  }));
}

/** @param {Scene} scene */
function wholeCrane(scene) {
  const { t, data } = scene;
  const numbers = Array.from({ length: POSITIONS }, (_, i) => i + 1);
  const positions = numbers.map((n) => {
    const { cost, vp } = positionOf(data, n);
    const what = cost
      ? t("caput.costs", { what: costWords(t, cost) })
      : vp
        ? t("caput.brings", { what: inWords(t, `vp ${vp}`) })
        : t("caput.free");
    return t("caput.gallery.named", { name: positionName(scene, n), what });
  });
  const slots = numbers.slice(0, -1).map((n) => ({ effect: slotBonus(data, n), words: inWords(t, slotBonus(data, n)) }));
  return {
    id: "crane",
    name: t("caput.crane.crane"),
    group: t("caput.gallery.whole"),
    wide: true,
    draw: () => crane(scene),
    words: [...positions, t("caput.gallery.slots"), ...slots, ...told(scene, "blocked")],
  };
}

/** @param {Scene} scene */
const technologies = (scene) =>
  Object.values(bookOf(scene.data).technologies).map(({ id, level }) => ({
    id,
    name: scene.t(`caput.technology.${id}`),
    group: scene.t("caput.gallery.level", { level }),
    wide: true,
    named: true,
    draw: () => trayCard(scene, "technology", id),
    words: told(scene, `technology:${id}`),
  }));

/** @param {Scene} scene */
const tiers = (scene) =>
  PROJECTS.flatMap((project) =>
    TIERS.map((tier) => {
      const option = project === "wall" ? "wall" : "cathedral";
      const laid = having(scene, { options: { [option]: tier } });
      return {
        id: `${option}-${tier}`,
        name: scene.t(`caput.project.${project}`),
        note: scene.t(`caput.option.${option}.${tier}`),
        wide: true,
        draw: () => alone(...boxOf(project), half(laid, project)),
        words: told(laid, `project:${project}`),
      };
    }),
  );
