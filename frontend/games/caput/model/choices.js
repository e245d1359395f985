/**
 * Choices in words: a title, what it does, and the sign that stands for it. The ids are those of the pieces.
 *
 * @typedef {{icon: string} | {icons: string[]} | {effect: string} | {tile: string, turn?: number} | {roman: string}} Sign
 * @typedef {{title: string, sign?: Sign, effect?: string, detail?: string}} Told
 */
import { bare, split, wayEffect } from "../../common/model/names.js";
import { costWords, inWords } from "../notation.js";
import { actionsOf, bookOf, crossingCost, gridOf, roadFree, slotBonus } from "./catalogue.js";
import { placement } from "./lay.js";
import { gained, paid, shares, total } from "./pay.js";
import {
  actionName,
  actionNames,
  placeName,
  plazaName,
  positionEffect,
  positionName,
  tileName,
} from "./places.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../common/types.js").Preview} Preview */
/** @typedef {(scene: Scene, name: string, preview?: Preview) => Told} Teller */

/** @param {string} key of the title @returns {Teller} about an action */
const action = (key) => (scene, name) => ({
  title: scene.t(key, { action: actionName(scene, name) }),
  sign: { icon: `act:${name}` },
  detail: scene.t(`caput.does.${name}`),
});

/** A tile of a row, with its cost and gain. @param {string} key @returns {Teller} */
const hexTile = (key) => (scene, id) => {
  const { cost, gain, kind } = bookOf(scene.data).tiles[id];
  return {
    title: scene.t(key, { tile: tileName(scene, id) }),
    sign: { tile: id },
    effect: cost ? `${cost} -> ${gain}` : gain,
    detail: kind === "upgrade" ? scene.t("caput.detail.each-time") : "",
  };
};

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
export const TELLERS = {
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
  keep: ({ t, data }, id) => ({
    title: t(`caput.technology.${id}`),
    sign: { roman: bookOf(data).technologies[id].level },
    detail: t(`caput.technology-text.${id}`),
  }),
  "end-turn": ({ t }) => ({ title: t("board.end-turn"), sign: { icon: "check" } }),
  pay: ({ t, decision }, way) => {
    const cost = wayEffect(way);
    const gain = decision?.ask === "exchange" ? decision.context.gain : "";
    const effect = gain ? `${cost} -> ${gain}` : cost;
    return cost
      ? { title: t("caput.choice.pay", { what: costWords(t, cost) }), sign: { effect: cost }, effect }
      : { title: t("caput.choice.pay-nothing") };
  },
  decline: ({ t, decision }) => ({
    title: t(decision?.ask === "retro" ? "caput.choice.decline-retro" : "caput.choice.decline"),
    sign: { icon: "lock" },
  }),
  hex: hexTile("caput.choice.hex"),
  out: hexTile("caput.choice.out"),
  lay: (scene, name, preview) => {
    const [place, turn] = placement(`lay:${name}`) ?? ["", 0];
    const sum = total(shares(scene.view, preview, scene.you));
    const [cost, gain] = [paid(sum), gained(sum)];
    const tile = scene.decision?.context.tile;
    return {
      title: scene.t("caput.choice.lay", { place: placeName(scene, place), n: turn + 1 }),
      sign: tile ? { tile, turn } : { icon: "act:any" },
      effect: cost && gain ? `${cost} -> ${gain}` : cost || gain,
      detail:
        cost && !gain
          ? scene.t("caput.detail.surcharge")
          : cost || gain
            ? ""
            : scene.t("caput.detail.nothing"),
    };
  },
  produce: ({ t, view, me, data, decision }) => {
    const track = decision?.context.track === "quarries" ? "quarries" : "mines";
    const n = view.players[me][track] - 1;
    const good = data.tracks[track].resource;
    return {
      title: t(`caput.choice.produce-${track}`, { n }),
      sign: { icon: good },
      effect: `${good} ${n}`,
      detail: t("caput.detail.produce"),
    };
  },
  "plus-one": ({ t, data, decision }) => {
    const track = decision?.context.track === "quarries" ? "quarries" : "mines";
    const effect = data.tracks[track].plus_one;
    return {
      title: t(`caput.choice.plus-one-${track}`),
      sign: { icon: track === "mines" ? "mine" : "quarry" },
      effect,
    };
  },
  take: ({ t, data, decision }) => {
    const gain = bookOf(data).tiles[decision?.context.source]?.gain ?? "";
    return { title: t("caput.choice.take"), sign: { effect: gain }, effect: gain };
  },
  option: ({ t, decision }, n) => {
    const effect = decision?.context.options?.[Number(n) - 1] ?? "";
    return { title: t("caput.choice.option", { what: inWords(t, effect) }), sign: { effect } };
  },
  token: ({ t, data }, id) => {
    const { gain } = bookOf(data).tokens[id];
    return {
      title: t("caput.choice.token", { what: inWords(t, gain) }),
      sign: { effect: gain },
      detail: t("caput.detail.token"),
    };
  },
  wealth: ({ t, data }, id) => {
    const { gain } = bookOf(data).wealth[id];
    return { title: t(`caput.wealth.${id}`), sign: { effect: gain }, effect: gain };
  },
  iv: ({ t, data }, id) => ({
    title: t(`caput.iv.${id}`),
    sign: { icon: "bridge" },
    effect: bookOf(data).iv[id].now,
  }),
  v: ({ t, data }, id) => {
    const { now, end } = bookOf(data).v[id];
    return {
      title: t(`caput.v.${id}`),
      sign: { icon: "statue" },
      effect: now ? `${now}; ${end}` : end,
      detail: t(now ? "caput.detail.now-and-end" : "caput.detail.at-the-end"),
    };
  },
  way: ({ t, data, decision }, n) => {
    const effect = bookOf(data).planks[(decision?.context.place ?? 1) - 1].ways[Number(n)];
    return {
      title: t(`caput.choice.way-${n}`, { what: inWords(t, effect) }),
      sign: { icon: "bridge" },
      effect,
    };
  },
  plaza: (scene, half) => {
    const { t, data, view, decision } = scene;
    const tile = bookOf(data).plazaTiles[view.city.plazas[decision?.context.plaza]?.tile];
    return {
      title: t(`caput.choice.plaza-${half}`),
      sign: { icon: "plaza" },
      effect: half === "upper" ? tile.upper : tile.lower,
      detail: plazaName(scene, decision?.context.plaza),
    };
  },
  row: ({ t }, row) => ({
    title: t("caput.choice.row", { row: t(`caput.row.${row}`) }),
    sign: { icon: `act:${row}` },
  }),
  discard: ({ t }, good) => ({ title: t(`caput.choice.discard-${good}`), sign: { icon: good } }),
};

/**
 * @param {Scene} scene
 * @param {string} choice
 * @param {Preview} [preview]
 * @returns {Told} an unknown kind is told by the words of its id
 */
export function told(scene, choice, preview) {
  const [kind, name] = split(choice);
  return TELLERS[kind]?.(scene, name, preview) ?? { title: bare(choice) };
}

/** A step of the turn in one or two words. @param {Scene} scene @param {string} choice */
export function stepName(scene, choice) {
  const [kind, name] = split(choice);
  const key = `caput.step.${kind}`;
  const what = ["act", "extra"].includes(kind)
    ? actionName(scene, name)
    : ["hex", "out"].includes(kind)
      ? tileName(scene, name)
      : "";
  return scene.t(key, { what });
}

/** The symbol of a step. @param {string} choice */
export function stepIcon(choice) {
  const [kind, name] = split(choice);
  if (kind === "act" || kind === "extra") return `act:${name}`;
  if (kind === "side") return `${name}>`;
  if (kind === "up") return `${name || "wall"}^`;
  if (kind === "discard") return name;
  return STEP_ICONS[kind] ?? "check";
}

/** @type {Record<string, string>} */
const STEP_ICONS = {
  tile: "act:any",
  refresh: "refresh",
  row: "refresh",
  out: "refresh",
  "road-free": "act:road",
  "road-egg": "egg",
  seal: "seal",
  technology: "tech",
  keep: "tech",
  bonus: "special",
  iv: "bridge",
  v: "statue",
  way: "bridge",
  plaza: "plaza",
  buy: "goldwindow",
};
