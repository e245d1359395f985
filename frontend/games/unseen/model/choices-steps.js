/** In words: the choices within minigames and rewards. */
import { stalls } from "./catalogue.js";
import { inWords } from "../notation.js";
import { after } from "../../common/model/preview.js";

/** @typedef {import("./choices.js").Teller} Teller */
/** @typedef {import("./choices.js").Sign} Sign */

/** @type {Record<string, Teller>} */
export const STEPS = {
  witch: ({ t, data, view }, kind) => {
    const tokens = view.hoods[kind].witch_tokens;
    const token = tokens["2"] ?? tokens["1"];
    const printed = data.neighborhoods[kind].resource;
    return {
      title: t("unseen.choice.witch", { hood: t(`unseen.kind.${kind}`) }),
      sign: { badge: kind },
      effect: token ? `${printed} | (${data.witch_tokens[token].gain})` : printed,
    };
  },
  reward: ({ t, data, decision }, which) => {
    const { hood: kind, token } = decision?.context ?? {};
    const effect =
      which === "token" ? (data.witch_tokens[token]?.gain ?? "") : (data.neighborhoods[kind]?.resource ?? "");
    return { title: t(`unseen.choice.reward-${which}`), sign: { icon: "witch" }, effect };
  },
  basic: ({ t, decision }, good) => ({
    title: t("unseen.choice.basic", { what: inWords(t, `${good} ${decision?.context.n ?? 1}`) }),
    sign: { icon: good },
  }),
  guild: ({ t }, guild) => ({
    title: t("unseen.choice.guild", { what: t(`unseen.good.${guild}`) }),
    sign: { icon: guild },
  }),
  option: ({ t, decision }, n) => {
    const effect = decision?.context.options?.[Number(n) - 1] ?? "";
    return { title: t("unseen.choice.option", { what: inWords(t, effect) }), effect };
  },
  space: ({ t, data, view }, n) => {
    const effect = stalls(data, view.market.side)[Number(n)];
    const at = {
      row: t(`unseen.row.${Math.floor(Number(n) / 3) + 1}`),
      column: t(`unseen.column.${(Number(n) % 3) + 1}`),
    };
    return {
      title: t("unseen.choice.space", { ...at, what: inWords(t, effect) }),
      sign: effect === "none" ? { icon: "market" } : { effect },
    };
  },
  spin: ({ t, view }, n, preview) => {
    const told = {
      title: t(Number(n) ? "unseen.choice.spin" : "unseen.choice.spin-none", { n }),
      sign: /** @type {Sign} */ ({ icon: "spin" }),
    };
    const flame = after(view, preview).cauldron.flame;
    return {
      ...told,
      detail: Object.entries(flame)
        .map(([type, bonus]) => `${t(`unseen.kind.${type}`)}: ${t(`unseen.good.${bonus.split(" ")[0]}`)}`)
        .join(", "),
    };
  },
  cauldron: ({ t, view }, section) => {
    const item = view.cauldron.items[section] ?? "";
    return { title: t("unseen.choice.cauldron", { item: t(`unseen.item.${item}`) }), sign: { icon: item } };
  },
  row: ({ t, data, view, me }, row) => {
    const i = data.board.display_case.row.findIndex((/** @type {{id: string}} */ one) => one.id === row);
    const items = view.players[me].display[row] ?? [];
    return {
      title: t("unseen.choice.row", { n: i + 1 }),
      sign: { icon: items[0] ?? "item" },
      detail: items.map((item) => t(`unseen.item.${item}`)).join(", "),
    };
  },
  repair: ({ t }) => ({ title: t("unseen.choice.repair-draw"), sign: { icon: "bag" } }),
  item: ({ t }, kind) => ({
    title: t("unseen.choice.item", { item: t(`unseen.item.${kind}`) }),
    sign: { icon: kind },
  }),
  mill: ({ t, data }, id) => ({
    title: t("unseen.choice.mill", { what: inWords(t, data.mill_tokens[id].gain) }),
    sign: { effect: data.mill_tokens[id].gain },
  }),
  crate: ({ t, data }, id) => ({
    title: t("unseen.choice.crate", { what: inWords(t, data.crates[id].gain) }),
    sign: { effect: data.crates[id].gain },
  }),
  "turn-back": ({ t }) => ({ title: t("unseen.choice.turn-back"), sign: { icon: "crate" } }),
  section: ({ t, data, view }, type) => {
    const crates = Object.entries(view.clock.crates).filter(([, crate]) => crate.section === type);
    const effect = crates
      .map(([id, { shown }]) => (shown ? data.crates[id].gain : data.board.crate_use.turn_back))
      .join(" | ");
    return {
      title: t("unseen.choice.section", { hood: t(`unseen.kind.${type}`) }),
      sign: { badge: type },
      effect,
    };
  },
  milestone: ({ t }, type) => ({
    title: t("unseen.choice.milestone", { what: t(`unseen.milestone.${type}`) }),
    sign: { icon: type },
  }),
  bonus: ({ t, data, view }, kind) => {
    const worth = data.board.end_bonus.vp_each[Object.keys(view.hoods[kind].end_bonus).length] ?? 0;
    const detail = t("unseen.detail.bonus", { n: worth, what: t(`unseen.bonus.${kind}`) });
    return {
      title: t("unseen.choice.bonus", { hood: t(`unseen.kind.${kind}`) }),
      sign: { badge: kind },
      detail,
    };
  },
  influence: ({ t, view, you }, kind) => {
    const from = view.hoods[kind].influence[you ?? 0] ?? 0;
    return {
      title: t("unseen.choice.influence", { hood: t(`unseen.kind.${kind}`) }),
      sign: { badge: kind },
      detail: t("unseen.detail.climbs", { from, to: from + 1 }),
    };
  },
  token: ({ t, data }, id) => ({
    title: t("unseen.choice.token", { what: inWords(t, data.witch_tokens[id].gain) }),
    sign: { icon: "witch" },
    effect: data.witch_tokens[id].gain,
  }),
  "bridge-space": ({ t, data }, name) => {
    const [site, kind] = name.split(":");
    const other = data.sites[site].between.find((/** @type {string} */ one) => one !== kind);
    const words = {
      hood: t(`unseen.kind.${kind}`),
      other: t(`unseen.kind.${other}`),
      n: data.sites[site].worth,
    };
    return {
      title: t("unseen.choice.bridge-space", words),
      sign: { badge: kind },
      effect: `vp ${data.sites[site].worth}`,
    };
  },
};
