/** Details of what is printed on the board or stands on it. */
import { rewards } from "../board/influence.js";
import { benchBonus, LEVELS, stalls } from "./catalogue.js";
import { inWords } from "../notation.js";
import { split } from "../../common/model/names.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("./details.js").Describer} Describer */

/** Marks of a track, "1 from space 2, ...". @param {Scene} scene @param {[number, number][]} marks */
const marked = ({ t }, marks) => marks.map(([space, n]) => t("unseen.details.at", { n, space })).join(", ");

/** @type {Record<string, Describer>} */
export const BOARD = {
  square: ({ t, data, view, person }, hood) => ({
    title: t("unseen.choice.square", { hood: t(`unseen.kind.${hood}`) }),
    lines: [
      t("unseen.details.square", { what: inWords(t, data.neighborhoods[hood].resource) }),
      t("unseen.details.one-each"),
      ...Object.keys(view.hoods[hood].laid).map((key) =>
        t("unseen.details.laid", {
          worker: t(`unseen.kind.${split(key.replace("-", ":"))[1]}`),
          who: person(Number(split(key.replace("-", ":"))[0])),
        }),
      ),
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
          const words = t("unseen.details.witch-token", {
            level: LEVELS[Number(level)],
            what: inWords(t, data.witch_tokens[id].gain),
          });
          return i < tokens.length - 1 ? `${words} (${t("unseen.details.covered")})` : words;
        }),
      ],
    };
  },
  "witch-piles": ({ t, view }) => ({
    title: t("unseen.witch-tokens"),
    lines: Object.entries(view.witch_piles).map(([level, n]) =>
      t("unseen.details.piles", { level: LEVELS[Number(level)], n }),
    ),
  }),
  influence: ({ t, data }, hood) => {
    const { witch_level_1: one, witch_level_2: two } = data.board.influence_track;
    const spaces = rewards(data, hood)
      .slice(0, 7)
      .flatMap((reward, n) => {
        if (n === one || n === two)
          return [t("unseen.details.influence-witch", { n, level: LEVELS[n === one ? 1 : 2] })];
        return reward ? [t("unseen.details.influence", { n, what: inWords(t, reward) })] : [];
      });
    return {
      title: t("unseen.influence-of", { hood: t(`unseen.kind.${hood}`) }),
      lines: [...spaces, t("unseen.details.influence-crown")],
    };
  },
  popularity: ({ t, data, view }, row) => {
    const { hood } = view.popularity[row];
    const eras = [1, 2, 3].map((era) => {
      const [first, second] = data.board[`popularity_${era}`].rows[Number(row) - 1];
      return t("unseen.details.era", { era: LEVELS[era], first, second });
    });
    return {
      title: t(`unseen.hood.${hood}`),
      lines: [
        ...eras,
        t("unseen.details.visitors", { n: view.visitors[hood] ?? 0 }),
        t("unseen.details.popularity"),
      ],
    };
  },
  "end-bonus": ({ t, data }, hood) => {
    const [first, second, third, fourth] = data.board.end_bonus.vp_each;
    return {
      title: t("unseen.milestone.bonus"),
      lines: [
        t("unseen.details.end-bonus", { what: t(`unseen.bonus.${hood}`), first, second, third, fourth }),
      ],
    };
  },
  "upgrades-left": ({ t, view }, hood) => ({
    title: t("unseen.area.upgrades"),
    lines: [t("unseen.details.upgrades-left", { n: view.hoods[hood].upgrades_left })],
  }),
  stall: (scene, n) => {
    const reward = stalls(scene.data, scene.view.market.side)[Number(n)];
    return {
      title: scene.t("unseen.board.market"),
      lines:
        reward === "none"
          ? [scene.t("unseen.details.stall-none")]
          : [{ effect: reward, words: scene.t("unseen.details.stall", { what: inWords(scene.t, reward) }) }],
    };
  },
  priority: ({ t, data, view }, row) => ({
    title: t(`unseen.kind.${view.market.priority[row]}`),
    lines: [t("unseen.details.priority", { n: data.board.priority_track.steps[Number(row) - 1] })],
  }),
  flame: (scene) => ({
    title: scene.t("unseen.flame-board"),
    lines: [
      ...Object.entries(scene.view.cauldron.flame).map(
        ([type, bonus]) => `${scene.t(`unseen.kind.${type}`)}: ${inWords(scene.t, bonus)}`,
      ),
      scene.t("unseen.details.flame"),
    ],
  }),
  bag: ({ t, view }) => ({
    title: t("unseen.bag"),
    lines: [t("unseen.details.bag", { n: view.cauldron.bag })],
  }),
  "mug-deck": ({ t, view }) => {
    const played = Object.entries(view.mugs.discard).map(([id, n]) =>
      t("unseen.details.tokens", { n, what: t(`unseen.mug.${id}`) }),
    );
    return {
      title: t("unseen.board.mug-deck"),
      lines: [
        t("unseen.details.mug-deck", { n: view.mugs.deck }),
        ...(played.length ? [t("unseen.details.discard", { what: played.join(", ") })] : []),
      ],
    };
  },
  ideas: (scene) => {
    const [, one, two, three, four] = scene.data.board.idea_pens.vp;
    return {
      title: scene.t("unseen.ideas"),
      lines: [
        scene.t("unseen.details.ideas", { what: marked(scene, scene.data.board.idea_track.marks) }),
        scene.t("unseen.details.pens", { one, two, three, four }),
      ],
    };
  },
  river: (scene) => ({
    title: scene.t("unseen.river"),
    lines: [scene.t("unseen.details.river", { what: marked(scene, scene.data.board.river_marks.marks) })],
  }),
  "river-end": ({ t, data }) => ({
    title: t("unseen.river-end"),
    lines: [t("unseen.details.river-end", data.board.river_end)],
  }),
  "river-stack": ({ t, view }, stack) => ({
    title: t("unseen.river-stack"),
    lines: Object.entries(view.river.stacks[stack]).map(([type, n]) =>
      t("unseen.details.tokens", { n, what: t(`unseen.milestone.${type}`) }),
    ),
  }),
  "bridge-space": ({ t, data, view, person }, name) => {
    const [site, hood] = name.split(":");
    const seat = view.bridges[site][hood];
    const lines = [
      t("unseen.details.bridge-points", { n: data.sites[site].worth }),
      t("unseen.details.bridge"),
    ];
    return {
      title: t(seat === null ? "unseen.label.bridge-space" : "unseen.label.bridge-built", {
        hood: t(`unseen.kind.${hood}`),
        worth: data.sites[site].worth,
        who: seat === null ? "" : person(seat),
      }),
      lines,
    };
  },
  bench: (scene) => {
    const bonus = benchBonus(scene.data, scene.view.era);
    return {
      title: scene.t("unseen.board.bench"),
      lines: [
        ...(bonus
          ? [{ effect: bonus, words: scene.t("unseen.details.bench", { what: inWords(scene.t, bonus) }) }]
          : []),
        scene.t("unseen.details.bench-top"),
      ],
    };
  },
};
