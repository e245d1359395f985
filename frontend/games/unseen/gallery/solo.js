/** What is there for the solo game: boards and cards of the Councilor. */
import { svg } from "lit-html";
import { box, text } from "../../common/draw/kit.js";
import { LEVELS } from "../model/catalogue.js";
import { cardName } from "../model/names.js";
import { AIM, aimCard, CARD, rewardToken, soloCard } from "../solo/cards.js";
import { helpFace } from "../solo/help-face.js";
import { tokenWords } from "../solo/telling.js";
import { capital } from "../../../js/words.js";
import { alone, kindOf, told } from "./shelf.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @param {Scene} scene */
export const solo = (scene) => [
  kindOf(scene, "councilors", boards(scene)),
  kindOf(scene, "aims", aims(scene)),
  kindOf(scene, "solo-cards", cards(scene)),
  kindOf(scene, "reward-tokens", tokens(scene)),
  kindOf(scene, "help-cards", helps(scene)),
];

/** @param {Scene} scene */
const boards = ({ data, t }) =>
  Object.entries(data.councilors).map(([id, { level, name, rumor_track: track, aim_amount: times }]) => ({
    id,
    name,
    note: t("unseen.solo.level", { n: level }),
    wide: true,
    named: true,
    draw: () =>
      alone(
        -3,
        -3,
        246,
        84,
        svg`${box(0, 0, 240, 78, 9, "well lit")}${text(12, 25, name, { size: 19, cls: "head gold" })}
          ${text(228, 24, LEVELS[level] ?? "IV", { size: 19, anchor: "end", cls: "head first" })}
          ${Array.from({ length: track + 1 }, (_, i) => svg`${box(12 + i * 31, 40, 28, 28, 6, i === track ? "rumor-cell solo-end" : "rumor-cell")}
            ${
              i === track
                ? svg`<g transform=${`translate(${26 + i * 31} 54) scale(.58)`}>${rewardToken(data, null)}</g>`
                : text(26 + i * 31, 59, i, { size: 13, weight: 700, anchor: "middle", cls: "second" })
            }`)}`,
      ),
    words: [
      t("unseen.gallery.councilor", { level }),
      t("unseen.solo.track-text", { end: track }),
      t("unseen.gallery.councilor-aims", { n: times }),
    ],
  }));

/** @param {Scene} scene */
const aims = (scene) =>
  Object.keys(scene.data.aims).map((id) => ({
    id,
    name: cardName(scene, id),
    named: true,
    wide: true,
    draw: () => alone(-2, -2, AIM.width + 5, AIM.height + 6, aimCard(scene.data, id)),
    words: told(scene, `aim:${id}`),
  }));

/** @param {Scene} scene */
const cards = (scene) =>
  Object.keys(scene.data.solo_cards).map((id) => ({
    id,
    name: cardName(scene, id),
    named: true,
    wide: true,
    draw: () => alone(-2, -2, CARD.width + 5, CARD.height + 6, soloCard(scene, id)),
    words: told(scene, `solo-card:${id}`),
  }));

/** @param {Scene} scene */
const tokens = (scene) =>
  Object.keys(scene.data.reward_tokens).map((id) => ({
    id,
    name: capital(tokenWords(scene, id)),
    draw: () => alone(-22, -22, 44, 44, rewardToken(scene.data, id)),
    words: told(scene, `solo-token:${id}`),
  }));

/** @param {Scene} scene */
const helps = (scene) =>
  Object.keys(scene.data.help_cards).map((id) => ({
    id,
    name: capital(scene.t(`unseen.solo.help.${id}`)),
    named: true,
    wide: true,
    draw: () => helpFace(scene, id),
    words: told(scene, `solo-help:${id}`),
  }));
