/** In words: the choices that begin, pay for or end something in a turn. */
import { benchBonus, LEVELS, priceValue } from "./catalogue.js";
import { costWords, inWords } from "../notation.js";
import { cardName, placeName } from "./names.js";
import { wayEffect } from "../../common/model/names.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("./choices.js").Teller} Teller */

/** @type {Teller} */
const building = ({ t, data }, id) => ({
  title: t(`unseen.building.${id}`),
  sign: { badge: data.buildings[id].worker },
  effect: data.buildings[id].effect,
});

/** @type {Teller} */
const guildOrCard = (scene, id) => ({
  ...TURN[id in scene.data.mugs ? "mug" : "upgrade"](scene, id),
  title: cardName(scene, id),
});

/** @type {Record<string, Teller>} */
export const TURN = {
  hood: ({ t, data, view }, kind) => {
    const row = Object.values(view.popularity).findIndex((one) => one.hood === kind);
    const bonus = (data.board.starting_bonus.rows[row] ?? "").replace(
      "home",
      data.neighborhoods[kind].resource,
    );
    return { title: t(`unseen.hood.${kind}`), sign: { badge: kind }, effect: bonus };
  },
  place: ({ t }, worker) => ({
    title: t("unseen.choice.place", { worker: t(`unseen.kind.${worker}`) }),
    sign: { worker },
  }),
  enter: ({ t }, worker) => ({
    title: t("unseen.choice.enter", { worker: t(`unseen.kind.${worker}`) }),
    sign: { worker },
  }),
  build: (scene, place) => {
    const { t, data, view } = scene;
    const at = view.hoods[data.places[place].neighborhood].places[place];
    const told = {
      title: t("unseen.choice.build", { place: placeName(scene, place) }),
      sign: { badge: data.places[place].neighborhood },
    };
    const { cost } = data.prices[at.price ?? ""] ?? {};
    const worth = at.price ? `vp ${priceValue(data, at.price)}` : "";
    return {
      ...told,
      effect: cost ? `${cost} -> ${worth}` : "",
      detail: at.card ? t("unseen.detail.covers", { name: t(`unseen.building.${at.card}`) }) : "",
    };
  },
  bridge: ({ t, data, view, me }, stack) => {
    const tile = view.players[me].stacks[stack]?.[0];
    const cost = tile ? data.bridge_tiles[tile].cost : "";
    return {
      title: t("unseen.choice.bridge", { cost: costWords(t, cost) }),
      sign: { icon: "bridge" },
      effect: cost,
    };
  },
  bench: (scene, worker) => {
    const { t, data, view } = scene;
    if (worker)
      return {
        title: t("unseen.choice.bench-worker", { worker: t(`unseen.kind.${worker}`) }),
        sign: { worker },
      };
    return {
      title: t("unseen.choice.bench"),
      sign: { icon: "bench" },
      effect: benchBonus(data, view.era),
      detail: t("unseen.detail.bench"),
    };
  },
  convert: ({ t }) => ({
    title: t("unseen.choice.convert"),
    sign: { icon: "convert" },
    effect: "rumor 3",
    detail: t("unseen.detail.convert", { cost: inWords(t, "rumor 3") }),
  }),
  mug: ({ t, data }, id) => ({
    title: t("unseen.choice.mug", { name: t(`unseen.mug.${id}`) }),
    sign: { icon: "mug" },
    effect: data.mugs[id].effect,
  }),
  upgrade: ({ t, data }, id) => ({
    title: t("unseen.choice.upgrade", { name: t(`unseen.upgrade.${id}`) }),
    sign: { badge: data.upgrades[id].neighborhood },
    effect: data.upgrades[id].effect,
  }),
  "end-turn": ({ t }) => ({ title: t("unseen.choice.end-turn"), sign: { icon: "first" } }),
  type: ({ t }, worker) => ({
    title: t("unseen.choice.type", { worker: t(`unseen.kind.${worker}`) }),
    sign: { badge: worker },
  }),
  square: ({ t }, kind) => ({
    title: t("unseen.choice.square", { hood: t(`unseen.kind.${kind}`) }),
    sign: { badge: kind },
  }),
  move: ({ t, view, me }, kind) => {
    const worker = view.hoods[kind].square[me] ?? "";
    return {
      title: t("unseen.choice.move", { worker: t(`unseen.kind.${worker}`), hood: t(`unseen.kind.${kind}`) }),
      sign: { worker },
    };
  },
  card: (scene, place) => {
    const id = scene.view.hoods[scene.data.places[place].neighborhood].places[place].card;
    return id
      ? { ...building(scene, id), detail: placeName(scene, place) }
      : { title: placeName(scene, place) };
  },
  offer: (scene, id) => ({
    ...building(scene, id),
    detail: scene.t("unseen.detail.level", { level: LEVELS[scene.data.buildings[id].level] }),
  }),
  pay: ({ t }, way) => {
    const effect = wayEffect(way);
    return effect
      ? {
          title: t("unseen.choice.pay", { what: costWords(t, effect) }),
          sign: { icon: effect.split(/[ ,]/)[0] },
          effect,
        }
      : { title: t("unseen.choice.pay-nothing") };
  },
  decline: ({ t }) => ({ title: t("unseen.choice.decline") }),
  discard: guildOrCard,
  take: (scene, id) => ({ ...TURN.upgrade(scene, id), title: scene.t(`unseen.upgrade.${id}`) }),
};
