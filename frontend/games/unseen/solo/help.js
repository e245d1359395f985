/** The help cards in words: how the minigames are decided, and what is tried before passing. */
import { rowOf } from "./cards.js";

/** @typedef {Pick<import("../types.js").Scene, "t" | "data">} Named */

/** @param {Named} scene @param {string} side @returns {string[]} one sentence a subject */
export function helpLines({ t, data }, side) {
  const { flame, around, walk, vodnik, robot, bench } = data.help_cards[side];
  const rank = (/** @type {string} */ name) => t(`unseen.solo.help-rank.${name}`);
  return [
    t("unseen.solo.help-flame", {
      what: flame.map((/** @type {string} */ bonus) => t(`unseen.solo.flame.${bonus.split(" ")[0]}`)).join(", "),
      around: t(`unseen.solo.way.${around}`),
    }),
    t("unseen.solo.help-vodnik", { first: rank(vodnik[0]), second: rank(vodnik[1]) }),
    t("unseen.solo.help-walk", { walk: t(`unseen.solo.way.${walk}`) }),
    robot.length > 1
      ? t("unseen.solo.help-robot-two", { first: rank(robot[0]), second: rank(robot[1]) })
      : t("unseen.solo.help-robot", { first: rank(robot[0]) }),
    t("unseen.solo.help-bench", {
      rows: bench
        .map(rowOf)
        .map(
          (/** @type {{action: string, where: string}} */ { action, where }) =>
            `${t(`unseen.solo.action.${action}`)} ${t(`unseen.solo.where.${where}`)}`,
        )
        .join("; "),
    }),
  ];
}
