/** Details of the Councilor's board and cards. */
import { capital } from "../../../js/words.js";
import { inWords } from "../notation.js";
import { aimAmount, aimReward, rowOf } from "../solo/cards.js";
import { helpLines } from "../solo/help.js";
import { symbolWord, tokenWords } from "../solo/telling.js";
import { cardName } from "./names.js";

/** @typedef {import("./details.js").Describer} Describer */

/** @type {Record<string, Describer>} */
export const SOLO = {
  aim: (scene, id) => {
    const { t, data, view } = scene;
    const { neighborhood: hood, symbols } = data.aims[id];
    const reward = aimReward(data, id, view.councilor ? aimAmount(data, view.councilor.level) : 1);
    const where =
      hood === "witch"
        ? t("unseen.solo.aim-witch")
        : t("unseen.solo.aim-hood", { hood: data.neighborhoods[hood].name });
    return {
      title: cardName(scene, id),
      lines: [
        t("unseen.solo.aim-prefers", { hood: where }),
        t("unseen.solo.aim-looks", {
          symbols: symbols.map((/** @type {string} */ symbol) => symbolWord(scene, symbol)).join(", "),
        }),
        {
          effect: reward,
          words: t(view.councilor ? "unseen.solo.aim-reward" : "unseen.solo.aim-reward-levels", {
            what: inWords(t, reward),
          }),
        },
      ],
    };
  },
  "solo-card": (scene, id) => ({
    title: cardName(scene, id),
    lines: [
      ...scene.data.solo_cards[id].rows
        .map(rowOf)
        .map((/** @type {{action: string, where: string}} */ { action, where }, /** @type {number} */ i) =>
          scene.t("unseen.solo.row-words", {
            n: i + 1,
            what: `${scene.t(`unseen.solo.action.${action}`)}${where ? ` ${scene.t(`unseen.solo.where.${where}`)}` : ""}`,
          }),
        ),
      scene.t("unseen.solo.card-text"),
    ],
  }),
  "solo-deck": ({ t }) => ({ title: t("unseen.solo.deck"), lines: [t("unseen.solo.card-text")] }),
  "solo-token": (scene, id) => ({
    title: scene.t("unseen.solo.tokens-head"),
    lines: [capital(`${tokenWords(scene, id)}.`), scene.t("unseen.solo.tokens-text")],
  }),
  "solo-tokens": (scene) => ({
    title: scene.t("unseen.solo.tokens-head"),
    lines: [
      scene.t("unseen.solo.tokens-text"),
      ...Object.keys(scene.view.councilor?.spent ?? {}).map((id) =>
        scene.t("unseen.solo.tokens-spent", { what: tokenWords(scene, id) }),
      ),
    ],
  }),
  "solo-track": ({ t, view }) => ({
    title: t("unseen.solo.track-head"),
    lines: [t("unseen.solo.track-text", { end: view.councilor?.track ?? 0 })],
  }),
  "solo-any": ({ t }) => ({ title: t("unseen.solo.resources-head"), lines: [t("unseen.solo.any-text")] }),
  "solo-garnet": ({ t }) => ({ title: t("unseen.solo.garnets"), lines: [t("unseen.solo.garnet-text")] }),
  "solo-guild": ({ t }) => ({ title: t("unseen.solo.guilds-short"), lines: [t("unseen.solo.guild-text")] }),
  "solo-help": (scene, side) => ({
    title: `${scene.t("unseen.solo.help")}: ${scene.t(`unseen.solo.help.${side}`)}`,
    lines: helpLines(scene, side),
  }),
};
