/**
 * Choices in words: a title, what it does, and the sign that stands for it. The ids are those of the pieces.
 *
 * @typedef {{badge: string} | {icon: string} | {effect: string} | {worker: string}} Sign
 * @typedef {object} Told
 * @property {string} title
 * @property {Sign} [sign]
 * @property {string} [effect]  notation, drawn before the detail
 * @property {string} [detail]
 */
import { benchBonus, LEVELS, priceValue, stalls } from "./catalogue.js";
import { costWords, inWords } from "./effect-words.js";
import { after } from "./preview.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../../js/board-api.js").Preview} Preview */
/** @typedef {(scene: Scene, name: string, preview?: Preview) => Told} Teller */

const SPOTS = ["left", "middle", "right"];

/** "Vodnik, left place" @param {Pick<Scene, "t" | "data">} scene @param {string} place */
export const placeName = ({ t, data }, place) =>
  t("unseen.place", { hood: t(`unseen.kind.${data.places[place].neighborhood}`), spot: t(`unseen.spot.${SPOTS[data.places[place].column]}`) });

/** A way to pay, `fish2+rumor`, as notation. @param {string} way */
export const wayEffect = (way) =>
  way === "nothing"
    ? ""
    : way
        .split("+")
        .map((part) => part.replace(/(\d+)$/, " $1"))
        .join(", ");

/** @param {string} name @param {Partial<Told>} [more] @returns {Teller} about a Neighborhood */
const hood = (name, more = {}) => ({ t }, kind) => ({ title: t(`unseen.choice.${name}`, { hood: t(`unseen.kind.${kind}`) }), sign: { badge: kind }, ...more });

/** @type {Teller} */
const building = ({ t, data }, id) => ({
  title: t(`unseen.building.${id}`),
  sign: { badge: data.buildings[id].worker },
  effect: data.buildings[id].effect,
});

/** @type {Teller} */
const guildOrCard = (scene, id) =>
  id in scene.data.mugs ? { ...TELLERS.mug(scene, id), title: scene.t(`unseen.mug.${id}`) } : { ...TELLERS.upgrade(scene, id), title: scene.t(`unseen.upgrade.${id}`) };

/** @type {Record<string, Teller>} */
export const TELLERS = {
  hood: ({ t, data, view }, kind) => {
    const row = Object.values(view.popularity).findIndex((one) => one.hood === kind);
    const bonus = (data.board.starting_bonus.rows[row] ?? "").replace("home", data.neighborhoods[kind].resource);
    return { title: t(`unseen.hood.${kind}`), sign: { badge: kind }, effect: bonus };
  },
  place: ({ t }, worker) => ({ title: t("unseen.choice.place", { worker: t(`unseen.kind.${worker}`) }), sign: { worker } }),
  enter: ({ t }, worker) => ({ title: t("unseen.choice.enter", { worker: t(`unseen.kind.${worker}`) }), sign: { worker } }),
  build: (scene, place) => {
    const { t, data, view } = scene;
    const at = view.hoods[data.places[place].neighborhood].places[place];
    const told = { title: t("unseen.choice.build", { place: placeName(scene, place) }), sign: { badge: data.places[place].neighborhood } };
    const { cost } = data.prices[at.price ?? ""] ?? {};
    const worth = at.price ? `vp ${priceValue(data, at.price)}` : "";
    return { ...told, effect: cost ? `${cost} -> ${worth}` : "", detail: at.card ? t("unseen.detail.covers", { name: t(`unseen.building.${at.card}`) }) : "" };
  },
  bridge: ({ t, data, view, me }, stack) => {
    const tile = view.players[me].stacks[stack]?.[0];
    const cost = tile ? data.bridge_tiles[tile].cost : "";
    return { title: t("unseen.choice.bridge", { cost: costWords(t, cost) }), sign: { icon: "bridge" }, effect: cost };
  },
  bench: (scene, worker) => {
    const { t, data, view } = scene;
    if (worker) return { title: t("unseen.choice.bench-worker", { worker: t(`unseen.kind.${worker}`) }), sign: { worker } };
    return { title: t("unseen.choice.bench"), sign: { icon: "bench" }, effect: benchBonus(data, view.era), detail: t("unseen.detail.bench") };
  },
  convert: ({ t }) => ({ title: t("unseen.choice.convert"), sign: { icon: "convert" }, effect: "rumor 3", detail: t("unseen.detail.convert", { cost: inWords(t, "rumor 3") }) }),
  mug: ({ t, data }, id) => ({ title: t("unseen.choice.mug", { name: t(`unseen.mug.${id}`) }), sign: { icon: "mug" }, effect: data.mugs[id].effect }),
  upgrade: ({ t, data }, id) => ({ title: t("unseen.choice.upgrade", { name: t(`unseen.upgrade.${id}`) }), sign: { badge: data.upgrades[id].neighborhood }, effect: data.upgrades[id].effect }),
  "end-turn": ({ t }) => ({ title: t("unseen.choice.end-turn"), sign: { icon: "first" } }),
  type: ({ t }, worker) => ({ title: t("unseen.choice.type", { worker: t(`unseen.kind.${worker}`) }), sign: { badge: worker } }),
  square: hood("square"),
  witch: ({ t, data, view }, kind) => {
    const tokens = view.hoods[kind].witch_tokens;
    const token = tokens["2"] ?? tokens["1"];
    const printed = data.neighborhoods[kind].resource;
    return { title: t("unseen.choice.witch", { hood: t(`unseen.kind.${kind}`) }), sign: { badge: kind }, effect: token ? `${printed} | (${data.witch_tokens[token].gain})` : printed };
  },
  reward: ({ t, data, decision }, which) => {
    const { hood: kind, token } = decision?.context ?? {};
    const effect = which === "token" ? (data.witch_tokens[token]?.gain ?? "") : (data.neighborhoods[kind]?.resource ?? "");
    return { title: t(`unseen.choice.reward-${which}`), sign: { icon: "witch" }, effect };
  },
  pay: ({ t }, way) => {
    const effect = wayEffect(way);
    return effect ? { title: t("unseen.choice.pay", { what: costWords(t, effect) }), sign: { icon: effect.split(/[ ,]/)[0] }, effect } : { title: t("unseen.choice.pay-nothing") };
  },
  decline: ({ t }) => ({ title: t("unseen.choice.decline") }),
  basic: ({ t, decision }, good) => ({ title: t("unseen.choice.basic", { what: inWords(t, `${good} ${decision?.context.n ?? 1}`) }), sign: { icon: good } }),
  guild: ({ t }, guild) => ({ title: t("unseen.choice.guild", { what: t(`unseen.good.${guild}`) }), sign: { icon: guild } }),
  option: ({ t, decision }, n) => {
    const effect = decision?.context.options?.[Number(n) - 1] ?? "";
    return { title: t("unseen.choice.option", { what: inWords(t, effect) }), effect };
  },
  space: ({ t, data, view }, n) => {
    const effect = stalls(data, view.market.side)[Number(n)];
    const at = { row: t(`unseen.row.${Math.floor(Number(n) / 3) + 1}`), column: t(`unseen.column.${(Number(n) % 3) + 1}`) };
    return { title: t("unseen.choice.space", { ...at, what: inWords(t, effect) }), sign: effect === "none" ? { icon: "market" } : { effect } };
  },
  spin: ({ t, view }, n, preview) => {
    const told = { title: t(Number(n) ? "unseen.choice.spin" : "unseen.choice.spin-none", { n }), sign: /** @type {Sign} */ ({ icon: "spin" }) };
    const flame = after(view, preview).cauldron.flame;
    return { ...told, detail: Object.entries(flame).map(([type, bonus]) => `${t(`unseen.kind.${type}`)}: ${t(`unseen.good.${bonus.split(" ")[0]}`)}`).join(", ") };
  },
  cauldron: ({ t, view }, section) => {
    const item = view.cauldron.items[section] ?? "";
    return { title: t("unseen.choice.cauldron", { item: t(`unseen.item.${item}`) }), sign: { icon: item } };
  },
  row: ({ t, data, view, me }, row) => {
    const i = data.board.display_case.row.findIndex((/** @type {{id: string}} */ one) => one.id === row);
    const items = view.players[me].display[row] ?? [];
    return { title: t("unseen.choice.row", { n: i + 1 }), sign: { icon: items[0] ?? "item" }, detail: items.map((item) => t(`unseen.item.${item}`)).join(", ") };
  },
  repair: ({ t }) => ({ title: t("unseen.choice.repair-draw"), sign: { icon: "bag" } }),
  item: ({ t }, kind) => ({ title: t("unseen.choice.item", { item: t(`unseen.item.${kind}`) }), sign: { icon: kind } }),
  mill: ({ t, data }, id) => ({ title: t("unseen.choice.mill", { what: inWords(t, data.mill_tokens[id].gain) }), sign: { effect: data.mill_tokens[id].gain } }),
  crate: ({ t, data }, id) => ({ title: t("unseen.choice.crate", { what: inWords(t, data.crates[id].gain) }), sign: { effect: data.crates[id].gain } }),
  "turn-back": ({ t }) => ({ title: t("unseen.choice.turn-back"), sign: { icon: "crate" } }),
  section: ({ t, data, view }, type) => {
    const crates = Object.entries(view.clock.crates).filter(([, crate]) => crate.section === type);
    const effect = crates.map(([id, { shown }]) => (shown ? data.crates[id].gain : data.board.crate_use.turn_back)).join(" | ");
    return { title: t("unseen.choice.section", { hood: t(`unseen.kind.${type}`) }), sign: { badge: type }, effect };
  },
  milestone: ({ t }, type) => ({ title: t("unseen.choice.milestone", { what: t(`unseen.milestone.${type}`) }), sign: { icon: type } }),
  bonus: ({ t, data, view }, kind) => {
    const worth = data.board.end_bonus.vp_each[Object.keys(view.hoods[kind].end_bonus).length] ?? 0;
    const detail = t("unseen.detail.bonus", { n: worth, what: t(`unseen.bonus.${kind}`) });
    return { title: t("unseen.choice.bonus", { hood: t(`unseen.kind.${kind}`) }), sign: { badge: kind }, detail };
  },
  card: (scene, place) => {
    const id = scene.view.hoods[scene.data.places[place].neighborhood].places[place].card;
    return id ? { ...building(scene, id), detail: placeName(scene, place) } : { title: placeName(scene, place) };
  },
  influence: ({ t, view, you }, kind) => {
    const from = view.hoods[kind].influence[you ?? 0] ?? 0;
    return { title: t("unseen.choice.influence", { hood: t(`unseen.kind.${kind}`) }), sign: { badge: kind }, detail: t("unseen.detail.climbs", { from, to: from + 1 }) };
  },
  take: (scene, id) => ({ ...TELLERS.upgrade(scene, id), title: scene.t(`unseen.upgrade.${id}`) }),
  discard: guildOrCard,
  token: ({ t, data }, id) => ({ title: t("unseen.choice.token", { what: inWords(t, data.witch_tokens[id].gain) }), sign: { icon: "witch" }, effect: data.witch_tokens[id].gain }),
  "bridge-space": ({ t, data }, name) => {
    const [site, kind] = name.split(":");
    const other = data.sites[site].between.find((/** @type {string} */ one) => one !== kind);
    const words = { hood: t(`unseen.kind.${kind}`), other: t(`unseen.kind.${other}`), n: data.sites[site].worth };
    return { title: t("unseen.choice.bridge-space", words), sign: { badge: kind }, effect: `vp ${data.sites[site].worth}` };
  },
  offer: (scene, id) => ({ ...building(scene, id), detail: scene.t("unseen.detail.level", { level: LEVELS[scene.data.buildings[id].level] }) }),
  move: ({ t, view, me }, kind) => {
    const worker = view.hoods[kind].square[me] ?? "";
    return { title: t("unseen.choice.move", { worker: t(`unseen.kind.${worker}`), hood: t(`unseen.kind.${kind}`) }), sign: { worker } };
  },
};

/** The kind of a choice and what it names. @param {string} choice @returns {[string, string]} */
export function split(choice) {
  const colon = choice.indexOf(":");
  return colon < 0 ? [choice, ""] : [choice.slice(0, colon), choice.slice(colon + 1)];
}

/** @param {Scene} scene @param {string} choice @param {Preview} [preview] @returns {Told} an unknown kind is told by the words of its id */
export function told(scene, choice, preview) {
  const [kind, name] = split(choice);
  return TELLERS[kind]?.(scene, name, preview) ?? { title: choice.replaceAll(/[-:_]/g, " ") };
}
