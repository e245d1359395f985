/**
 * What the details card says of a piece: a name, and lines of words or symbols.
 * @typedef {{title: string, lines: (string | {effect: string, words: string})[]}} Card
 */
import { LEVELS, benchBonus, priceValue, stalls } from "./catalogue.js";
import { placeName, split } from "./choices.js";
import { costWords, inWords } from "./effect-words.js";
import { rewards } from "../board/influence.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {(scene: Scene, name: string) => Card} Describer */

/** An effect as a line. @param {Scene} scene @param {string} effect */
const line = ({ t }, effect) => ({ effect, words: inWords(t, effect) });

/** Marks of a track, "1 from space 2, ...". @param {Scene} scene @param {[number, number][]} marks */
const marked = ({ t }, marks) => marks.map(([space, n]) => t("unseen.details.at", { n, space })).join(", ");

/** @type {Record<string, Describer>} */
const DESCRIBERS = {
  building: (scene, id) => {
    const { t, data, view, person } = scene;
    const card = data.buildings[id];
    const place = Object.values(view.hoods).flatMap(({ places }) => Object.values(places)).find((one) => one.card === id);
    const lines = [t(card.worker === "any" ? "unseen.details.for-any" : "unseen.details.for", { type: t(`unseen.kind.${card.worker}`) }), line(scene, card.effect)];
    if (place?.worker) lines.push(t("unseen.details.inside", { worker: t(`unseen.kind.${place.worker.type}`), who: person(place.worker.seat) }));
    if (place?.under.length) lines.push(t("unseen.details.under", { what: place.under.map((one) => t(`unseen.building.${one}`)).join(", ") }));
    return { title: `${t(`unseen.building.${id}`)}, ${t("unseen.details.level", { level: LEVELS[card.level] })}`, lines };
  },
  price: (scene, id) => {
    const { t, data } = scene;
    const { level, cost } = data.prices[id];
    const worth = priceValue(data, id);
    return { title: t("unseen.price", { level: LEVELS[level] }), lines: [{ effect: cost, words: t("unseen.details.costs", { what: costWords(t, cost) }) }, t("unseen.details.worth", { n: worth })] };
  },
  upgrade: (scene, id) => ({
    title: scene.t(`unseen.upgrade.${id}`),
    lines: [scene.t("unseen.details.upgrade-of", { hood: scene.t(`unseen.kind.${scene.data.upgrades[id].neighborhood}`) }), line(scene, scene.data.upgrades[id].effect)],
  }),
  mug: (scene, id) => ({ title: scene.t(`unseen.mug.${id}`), lines: [scene.t("unseen.details.mug"), line(scene, scene.data.mugs[id].effect)] }),
  square: ({ t, data, view, person }, hood) => ({
    title: t("unseen.choice.square", { hood: t(`unseen.kind.${hood}`) }),
    lines: [
      t("unseen.details.square", { what: inWords(t, data.neighborhoods[hood].resource) }),
      t("unseen.details.one-each"),
      ...Object.keys(view.hoods[hood].laid).map((key) => t("unseen.details.laid", { worker: t(`unseen.kind.${split(key.replace("-", ":"))[1]}`), who: person(Number(split(key.replace("-", ":"))[0])) })),
    ],
  }),
  witch: (scene, hood) => {
    const { t, data, view } = scene;
    const tokens = Object.entries(view.hoods[hood].witch_tokens).sort();
    return {
      title: t("unseen.label.witch-away", { hood: t(`unseen.kind.${hood}`) }),
      lines: [
        t("unseen.details.witch"),
        t("unseen.details.witch-printed", { what: inWords(t, data.neighborhoods[hood].resource) }),
        ...tokens.map(([level, id], i) => {
          const words = t("unseen.details.witch-token", { level: LEVELS[Number(level)], what: inWords(t, data.witch_tokens[id].gain) });
          return i < tokens.length - 1 ? `${words} (${t("unseen.details.covered")})` : words;
        }),
      ],
    };
  },
  "witch-token": (scene, id) => ({ title: scene.t("unseen.label.witch-token", { level: LEVELS[scene.data.witch_tokens[id].level] }), lines: [line(scene, scene.data.witch_tokens[id].gain)] }),
  "witch-piles": ({ t, view }) => ({ title: t("unseen.witch-tokens"), lines: Object.entries(view.witch_piles).map(([level, n]) => t("unseen.details.piles", { level: LEVELS[Number(level)], n })) }),
  influence: ({ t, data }, hood) => {
    const { witch_level_1: one, witch_level_2: two } = data.board.influence_track;
    const spaces = rewards(data, hood).slice(0, 7).flatMap((reward, n) => {
      if (n === one || n === two) return [t("unseen.details.influence-witch", { n, level: LEVELS[n === one ? 1 : 2] })];
      return reward ? [t("unseen.details.influence", { n, what: inWords(t, reward) })] : [];
    });
    return { title: t("unseen.influence-of", { hood: t(`unseen.kind.${hood}`) }), lines: [...spaces, t("unseen.details.influence-crown")] };
  },
  popularity: ({ t, data, view }, row) => {
    const { hood } = view.popularity[row];
    const eras = [1, 2, 3].map((era) => {
      const [first, second] = data.board[`popularity_${era}`].rows[Number(row) - 1];
      return t("unseen.details.era", { era: LEVELS[era], first, second });
    });
    return { title: t(`unseen.hood.${hood}`), lines: [...eras, t("unseen.details.visitors", { n: view.visitors[hood] ?? 0 }), t("unseen.details.popularity")] };
  },
  "end-bonus": ({ t, data }, hood) => {
    const [first, second, third, fourth] = data.board.end_bonus.vp_each;
    return { title: t("unseen.milestone.bonus"), lines: [t("unseen.details.end-bonus", { what: t(`unseen.bonus.${hood}`), first, second, third, fourth })] };
  },
  "upgrades-left": ({ t, view }, hood) => ({ title: t("unseen.area.upgrades"), lines: [t("unseen.details.upgrades-left", { n: view.hoods[hood].upgrades_left })] }),
  stall: (scene, n) => {
    const reward = stalls(scene.data, scene.view.market.side)[Number(n)];
    return { title: scene.t("unseen.board.market"), lines: reward === "none" ? [scene.t("unseen.details.stall-none")] : [{ effect: reward, words: scene.t("unseen.details.stall", { what: inWords(scene.t, reward) }) }] };
  },
  priority: ({ t, data, view }, row) => ({ title: t(`unseen.kind.${view.market.priority[row]}`), lines: [t("unseen.details.priority", { n: data.board.priority_track.steps[Number(row) - 1] })] }),
  item: ({ t, data }, id) => ({ title: t(`unseen.item.${id}`), lines: [t(data.items[id].wild ? "unseen.details.wild" : "unseen.details.item")] }),
  flame: (scene) => ({ title: scene.t("unseen.flame-board"), lines: [...Object.entries(scene.view.cauldron.flame).map(([type, bonus]) => `${scene.t(`unseen.kind.${type}`)}: ${inWords(scene.t, bonus)}`), scene.t("unseen.details.flame")] }),
  bag: ({ t, view }) => ({ title: t("unseen.bag"), lines: [t("unseen.details.bag", { n: view.cauldron.bag })] }),
  crate: (scene, id) => ({ title: scene.t("unseen.crate"), lines: [{ effect: scene.data.crates[id].gain, words: scene.t("unseen.details.crate", { what: inWords(scene.t, scene.data.crates[id].gain) }) }] }),
  mill: (scene, id) => ({ title: scene.t("unseen.mill"), lines: [{ effect: scene.data.mill_tokens[id].gain, words: scene.t("unseen.details.mill", { what: inWords(scene.t, scene.data.mill_tokens[id].gain) }) }] }),
  "mug-deck": ({ t, view }) => {
    const played = Object.entries(view.mugs.discard).map(([id, n]) => t("unseen.details.tokens", { n, what: t(`unseen.mug.${id}`) }));
    return { title: t("unseen.board.mug-deck"), lines: [t("unseen.details.mug-deck", { n: view.mugs.deck }), ...(played.length ? [t("unseen.details.discard", { what: played.join(", ") })] : [])] };
  },
  ideas: (scene) => {
    const [, one, two, three, four] = scene.data.board.idea_pens.vp;
    return { title: scene.t("unseen.ideas"), lines: [scene.t("unseen.details.ideas", { what: marked(scene, scene.data.board.idea_track.marks) }), scene.t("unseen.details.pens", { one, two, three, four })] };
  },
  pen: ({ t }, type) => ({ title: t("unseen.idea-milestone"), lines: [t(`unseen.milestone.${type}`), t("unseen.details.milestone")] }),
  milestone: ({ t }, type) => ({ title: t("unseen.milestone-card"), lines: [t(`unseen.milestone.${type}`), t("unseen.details.milestone")] }),
  river: (scene) => ({ title: scene.t("unseen.river"), lines: [scene.t("unseen.details.river", { what: marked(scene, scene.data.board.river_marks.marks) })] }),
  "river-end": ({ t, data }) => ({ title: t("unseen.river-end"), lines: [t("unseen.details.river-end", data.board.river_end)] }),
  "river-stack": ({ t, view }, stack) => ({
    title: t("unseen.river-stack"),
    lines: Object.entries(view.river.stacks[stack]).map(([type, n]) => t("unseen.details.tokens", { n, what: t(`unseen.milestone.${type}`) })),
  }),
  "bridge-space": ({ t, data, view, person }, name) => {
    const [site, hood] = name.split(":");
    const seat = view.bridges[site][hood];
    const lines = [t("unseen.details.bridge-points", { n: data.sites[site].worth }), t("unseen.details.bridge")];
    return { title: t(seat === null ? "unseen.label.bridge-space" : "unseen.label.bridge-built", { hood: t(`unseen.kind.${hood}`), worth: data.sites[site].worth, who: seat === null ? "" : person(seat) }), lines };
  },
  bench: (scene) => {
    const bonus = benchBonus(scene.data, scene.view.era);
    return { title: scene.t("unseen.board.bench"), lines: [...(bonus ? [{ effect: bonus, words: scene.t("unseen.details.bench", { what: inWords(scene.t, bonus) }) }] : []), scene.t("unseen.details.bench-top")] };
  },
  stack: (scene, n) => {
    const { t, data, view, me } = scene;
    const [top, under] = view.players[me].stacks[n] ?? [];
    const cost = (/** @type {string} */ tile) => costWords(t, data.bridge_tiles[tile].cost);
    return { title: t("unseen.bridge-tiles"), lines: [...(top ? [{ effect: data.bridge_tiles[top].cost, words: t("unseen.details.costs", { what: cost(top) }) }] : []), ...(under ? [t("unseen.details.tile", { what: cost(under) })] : [])] };
  },
  row: (scene, id) => {
    const { data, t } = scene;
    const { vp, row } = data.board.display_case;
    const milestone = row.find((/** @type {{id: string}} */ one) => one.id === id)?.milestone;
    return { title: t("unseen.area.display"), lines: [t("unseen.details.row", { what: vp.join(", ") }), t(`unseen.milestone.${milestone}`)] };
  },
  points: ({ t, view, me }) => {
    const { scored, projected } = view.players[me];
    const lines = Object.entries(scored).map(([category, n]) => t("unseen.details.points", { what: t(`unseen.category.${category}`), n }));
    return { title: `${projected}`, lines: [...lines, t("unseen.details.projected")] };
  },
  prices: ({ t, data, view, me }) => ({ title: t("unseen.area.buildings"), lines: Object.keys(view.players[me].prices).map((id) => t("unseen.details.worth", { n: priceValue(data, id) })) }),
  guild: ({ t }, guild) => ({ title: t(`unseen.good.${guild}`), lines: [t("unseen.details.guild")] }),
  good: ({ t, view, me }, good) => ({ title: t(`unseen.good.${good}`), lines: [t("unseen.details.good", { n: view.players[me].stock[good] }), t("unseen.area.rumor-hint")] }),
  worker: ({ t, view, me, data }, type) => {
    const [how, what = ""] = view.players[me].workers[type].split(":");
    const where = how === "card" ? placeName({ t, data }, what) : t(`unseen.where.${how}`, { hood: what ? t(`unseen.kind.${what}`) : "" });
    return { title: t(`unseen.kind.${type}`), lines: [t("unseen.details.worker", { where })] };
  },
};

/** @param {Scene} scene @param {string} key as a piece's data-info says @returns {Card | null} */
export function describe(scene, key) {
  const [kind, name] = split(key);
  return DESCRIBERS[kind]?.(scene, name) ?? null;
}

/** Kinds of pieces that can be described, for the tests. */
export const DESCRIBED = Object.keys(DESCRIBERS);
