/** Why a piece that could have been meant is not among the choices: only what the view itself says for certain. */
import { TELLERS } from "./choices.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {{title: string, sign?: import("./choices.js").Sign, why: string}} Reason */

/**
 * @type {Record<string, (scene: Scene) => [string, string, string][]>} ask -> kind of choice, its name,
 *   and the reason
 */
const WHY = {
  square: ({ view, t, you }) =>
    Object.entries(view.hoods)
      .filter(([, { square }]) => square[you ?? -1])
      .map(([hood, { square }]) => [
        "square",
        hood,
        t("unseen.why.stands", { worker: t(`unseen.kind.${square[you ?? -1]}`) }),
      ]),
  witch: ({ view, t }) => [["witch", view.witch, t("unseen.why.here")]],
  guild: ({ view, t, you }) =>
    Object.keys(view.players[you ?? 0].guilds).map((guild) => ["guild", guild, t("unseen.why.marked")]),
  "end-bonus": ({ view, t, you }) =>
    Object.entries(view.hoods)
      .filter(([, { end_bonus: held }]) => Object.values(held).includes(you ?? -1))
      .map(([hood]) => ["bonus", hood, t("unseen.why.held")]),
};

/** @param {Scene} scene @returns {Reason[]} */
export function reasons(scene) {
  const ask = scene.decision?.ask ?? "";
  return (WHY[ask]?.(scene) ?? [])
    .filter(([kind, name]) => !scene.legal.has(`${kind}:${name}`))
    .map(([kind, name, why]) => {
      const { title, sign } = TELLERS[kind](scene, name);
      return { title, sign, why };
    });
}
