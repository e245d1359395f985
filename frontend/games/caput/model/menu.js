/** The choices of a turn's menu in words: what can be done at this moment of one's own turn. */
import { wayEffect } from "../../common/model/names.js";
import { actionsOf, bookOf, crossingCost, gridOf, roadFree, slotBonus } from "./catalogue.js";
import { actionName, actionNames, positionEffect, positionName } from "./places.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("./choices.js").Told} Told */
/** @typedef {import("./choices.js").Teller} Teller */

/** @param {string} key of the title @returns {Teller} about an action */
const action = (key) => (scene, name) => ({
  title: scene.t(key, { action: actionName(scene, name) }),
  sign: { icon: `act:${name}` },
  detail: scene.t(`caput.does.${name}`),
});

/**
 * The step up of a project that is legal now, with what it costs.
 * @param {Scene} scene
 * @param {string} project
 * @param {boolean} windows
 * @returns {Told}
 */
function climb({ t, data, view, me }, project, windows) {
  const which = project === "wall" ? "wall" : "cath";
  const { rows } = gridOf(data, view.options, which);
  const { row } = view.players[me][which];
  const crosses = rows[row - 1]?.tier !== rows[row]?.tier ? crossingCost(data, rows[row]?.tier) : "";
  const cost = [windows ? data.grids.up.cost : "", crosses].filter(Boolean).join(", ");
  return {
    title: t("caput.choice.up", { project: t(`caput.project.${which}`), n: row + 1 }),
    sign: { icon: `${which}^` },
    effect: cost ? `${cost} -> ${which}^` : "",
    detail: t("caput.detail.row-points", { n: rows[row]?.vp ?? 0 }),
  };
}

/** @type {Record<string, Teller>} */
export const MENU = {
  tile: (scene, id) => {
    const { data, view, t } = scene;
    const spot = view.crane.tiles[id];
    const actions = actionsOf(data, view.options, id);
    const slot = (spot.position - view.crane.box + 12) % 12;
    return {
      title: actionNames(scene, actions),
      sign: { icons: actions.map((one) => `act:${one}`) },
      effect: [positionEffect(scene, spot.position, spot.five), slotBonus(data, slot)]
        .filter(Boolean)
        .join("; "),
      detail: t("caput.detail.from", { position: positionName(scene, spot.position) }),
    };
  },
  act: action("caput.choice.act"),
  extra: action("caput.choice.extra"),
  buy: ({ t }, way) => ({
    title: t("caput.choice.buy"),
    sign: { icon: "act:any" },
    effect: wayEffect(way),
    detail: t("caput.detail.buy"),
  }),
  refresh: ({ t, data }, row) => ({
    title: t("caput.choice.refresh", { row: t(`caput.row.${row}`) }),
    sign: { icon: "refresh" },
    effect: data.setup.refresh.cost,
    detail: t("caput.detail.refresh"),
  }),
  up: (scene, project) => climb(scene, project || scene.decision?.context.project, Boolean(project)),
  stay: ({ t }) => ({ title: t("caput.choice.stay"), sign: { icon: "lock" } }),
  side: ({ t }, project) => ({
    title: t("caput.choice.side", { project: t(`caput.project.${project}`) }),
    sign: { icon: `${project}>` },
    detail: t("caput.detail.earned"),
  }),
  "road-free": ({ t, data, view }) => {
    const space = view.turn.pending["road-free"] ?? 1;
    return {
      title: t("caput.choice.road-free"),
      sign: { icon: "act:road" },
      effect: roadFree(data, view.options, space),
    };
  },
  "road-egg": ({ t, data, view }) => {
    const space = view.turn.pending["road-egg"] ?? 1;
    return {
      title: t("caput.choice.road-egg"),
      sign: { icon: "egg" },
      effect: bookOf(data).road[space - 1].egg,
    };
  },
  bonus: ({ t, data, view }) => {
    const effect = slotBonus(data, view.turn.slot ?? 0);
    return {
      title: t("caput.choice.bonus"),
      sign: { effect: effect.split(" | ")[0] },
      effect,
      detail: effect.includes("->") ? t("caput.detail.or-lost") : t("caput.detail.or-later"),
    };
  },
  seal: ({ t, data }, id) => {
    const { cost, end } = bookOf(data).seals[id];
    return {
      title: t("caput.choice.seal", { name: t(`caput.seal.${id}`) }),
      sign: { icon: "seal" },
      effect: cost ? `${cost} -> ${end}` : end,
      detail: t("caput.detail.at-the-end"),
    };
  },
  technology: ({ t, data }, id) => ({
    title: t("caput.choice.technology", { name: t(`caput.technology.${id}`) }),
    sign: { roman: bookOf(data).technologies[id].level },
    detail: t(`caput.technology-text.${id}`),
  }),
  "end-turn": ({ t }) => ({ title: t("board.end-turn"), sign: { icon: "check" } }),
};
