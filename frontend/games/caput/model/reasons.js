/** Why something that a turn knows is not among the choices: only what the view itself says for certain. */
import { crossingCost, gridOf, PROJECTS } from "./catalogue.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {{title: string, sign: import("./choices.js").Sign, why: string}} Reason */

/** @param {Scene} scene @returns {Reason[]} */
export function reasons(scene) {
  const { decision, legal, view, you, t } = scene;
  if (decision?.ask !== "turn" || you === null) return [];
  /** @type {Reason[]} */
  const found = [];
  const { goods } = view.players[you];
  const has = (/** @type {string} */ kind) => [...legal].some((choice) => choice.startsWith(`${kind}:`));
  if (!has("buy") && !has("extra"))
    found.push({
      title: t("caput.choice.buy"),
      sign: { icon: "act:any" },
      why:
        view.turn.extra === "done"
          ? t("caput.why.done")
          : t("caput.why.windows", { silver: goods.silver, gold: goods.goldwindow }),
    });
  if (!has("refresh"))
    found.push({
      title: t("caput.refresh-a-row"),
      sign: { icon: "refresh" },
      why: view.turn.refreshed ? t("caput.why.done") : t("caput.why.no-goods"),
    });
  for (const project of PROJECTS)
    if (!legal.has(`up:${project}`))
      found.push({
        title: t("caput.climb", { project: t(`caput.project.${project}`) }),
        sign: { icon: `${project}^` },
        why: whyNotUp(scene, project),
      });
  return found;
}

/** @param {Scene} scene @param {import("../types.js").Project} project */
function whyNotUp({ view, data, you, t }, project) {
  const player = view.players[you ?? 0];
  const { rows } = gridOf(data, view.options, project);
  const { row } = player[project];
  if (row === rows.length) return t("caput.why.top");
  if (player.goods.silver < 2) return t("caput.why.silver", { n: player.goods.silver });
  return t("caput.why.crossing", {
    tier: rows[row].tier,
    cost: crossingCost(data, rows[row].tier).replaceAll(" ", "\u00a0"),
  });
}
