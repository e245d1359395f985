/**
 * The answers to questions in words: tiles, placements, payments, gains, and whatever else is asked on the
 * way.
 */
import { wayEffect } from "../../common/model/names.js";
import { costWords, inWords } from "../notation.js";
import { bookOf } from "./catalogue.js";
import { placement } from "./lay.js";
import { gained, paid, shares, total } from "./pay.js";
import { placeName, plazaName, tileName } from "./places.js";

/** @typedef {import("./choices.js").Teller} Teller */

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

/** @type {Record<string, Teller>} */
export const ANSWERS = {
  keep: ({ t, data }, id) => ({
    title: t(`caput.technology.${id}`),
    sign: { roman: bookOf(data).technologies[id].level },
    detail: t(`caput.technology-text.${id}`),
  }),
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
