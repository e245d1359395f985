/** Details of cards and tokens, and of what stands on a player board. */
import { LEVELS, priceValue } from "./catalogue.js";
import { costWords, inWords } from "../notation.js";
import { effectLine } from "./effect-words.js";
import { placeName } from "./names.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("./details.js").Describer} Describer */

/** @type {Record<string, Describer>} */
export const CARDS = {
  building: (scene, id) => {
    const { t, data, view, person } = scene;
    const card = data.buildings[id];
    const place = Object.values(view.hoods)
      .flatMap(({ places }) => Object.values(places))
      .find((one) => one.card === id);
    const lines = [
      t(card.worker === "any" ? "unseen.details.for-any" : "unseen.details.for", {
        type: t(`unseen.kind.${card.worker}`),
      }),
      effectLine(scene, card.effect),
    ];
    if (place?.worker)
      lines.push(
        t("unseen.details.inside", {
          worker: t(`unseen.kind.${place.worker.type}`),
          who: person(place.worker.seat),
        }),
      );
    if (place?.under.length)
      lines.push(
        t("unseen.details.under", { what: place.under.map((one) => t(`unseen.building.${one}`)).join(", ") }),
      );
    return {
      title: `${t(`unseen.building.${id}`)}, ${t("unseen.details.level", { level: LEVELS[card.level] })}`,
      lines,
    };
  },
  price: (scene, id) => {
    const { t, data } = scene;
    const { level, cost } = data.prices[id];
    const worth = priceValue(data, id);
    return {
      title: t("unseen.price", { level: LEVELS[level] }),
      lines: [
        { effect: cost, words: t("unseen.details.costs", { what: costWords(t, cost) }) },
        t("unseen.details.worth", { n: worth }),
      ],
    };
  },
  prices: ({ t, data, view, me }) => ({
    title: t("unseen.area.buildings"),
    lines: Object.keys(view.players[me].prices).map((id) =>
      t("unseen.details.worth", { n: priceValue(data, id) }),
    ),
  }),
  upgrade: (scene, id) => ({
    title: scene.t(`unseen.upgrade.${id}`),
    lines: [
      scene.t("unseen.details.upgrade-of", {
        hood: scene.t(`unseen.kind.${scene.data.upgrades[id].neighborhood}`),
      }),
      effectLine(scene, scene.data.upgrades[id].effect),
    ],
  }),
  mug: (scene, id) => ({
    title: scene.t(`unseen.mug.${id}`),
    lines: [scene.t("unseen.details.mug"), effectLine(scene, scene.data.mugs[id].effect)],
  }),
  "witch-token": (scene, id) => ({
    title: scene.t("unseen.label.witch-token", { level: LEVELS[scene.data.witch_tokens[id].level] }),
    lines: [effectLine(scene, scene.data.witch_tokens[id].gain)],
  }),
  item: ({ t, data }, id) => ({
    title: t(`unseen.item.${id}`),
    lines: [t(data.items[id].wild ? "unseen.details.wild" : "unseen.details.item")],
  }),
  crate: (scene, id) => ({
    title: scene.t("unseen.crate"),
    lines: [
      {
        effect: scene.data.crates[id].gain,
        words: scene.t("unseen.details.crate", { what: inWords(scene.t, scene.data.crates[id].gain) }),
      },
    ],
  }),
  mill: (scene, id) => ({
    title: scene.t("unseen.mill"),
    lines: [
      {
        effect: scene.data.mill_tokens[id].gain,
        words: scene.t("unseen.details.mill", { what: inWords(scene.t, scene.data.mill_tokens[id].gain) }),
      },
    ],
  }),
  stack: (scene, n) => {
    const { t, data, view, me } = scene;
    const [top, under] = view.players[me].stacks[n] ?? [];
    const cost = (/** @type {string} */ tile) => costWords(t, data.bridge_tiles[tile].cost);
    return {
      title: t("unseen.bridge-tiles"),
      lines: [
        ...(top
          ? [{ effect: data.bridge_tiles[top].cost, words: t("unseen.details.costs", { what: cost(top) }) }]
          : []),
        ...(under ? [t("unseen.details.tile", { what: cost(under) })] : []),
      ],
    };
  },
  row: (scene, id) => {
    const { data, t } = scene;
    const { vp, row } = data.board.display_case;
    const milestone = row.find((/** @type {{id: string}} */ one) => one.id === id)?.milestone;
    return {
      title: t("unseen.area.display"),
      lines: [t("unseen.details.row", { what: vp.join(", ") }), t(`unseen.milestone.${milestone}`)],
    };
  },
  points: ({ t, view, me }) => {
    const { scored, projected } = view.players[me];
    const lines = Object.entries(scored).map(([category, n]) =>
      t("unseen.details.points", { what: t(`unseen.category.${category}`), n }),
    );
    return { title: `${projected}`, lines: [...lines, t("unseen.details.projected")] };
  },
  guild: ({ t }, guild) => ({ title: t(`unseen.good.${guild}`), lines: [t("unseen.details.guild")] }),
  good: ({ t, view, me }, good) => ({
    title: t(`unseen.good.${good}`),
    lines: [t("unseen.details.good", { n: view.players[me].stock[good] }), t("unseen.area.rumor-hint")],
  }),
  worker: ({ t, view, me, data }, type) => {
    const [how, what = ""] = view.players[me].workers[type].split(":");
    const where =
      how === "card"
        ? placeName({ t, data }, what)
        : t(`unseen.where.${how}`, { hood: what ? t(`unseen.kind.${what}`) : "" });
    return { title: t(`unseen.kind.${type}`), lines: [t("unseen.details.worker", { where })] };
  },
  pen: ({ t }, type) => ({
    title: t("unseen.idea-milestone"),
    lines: [t(`unseen.milestone.${type}`), t("unseen.details.milestone")],
  }),
  milestone: ({ t }, type) => ({
    title: t("unseen.milestone-card"),
    lines: [t(`unseen.milestone.${type}`), t("unseen.details.milestone")],
  }),
};
