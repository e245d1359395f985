/** The options of a game, each a row of exclusive choices. */
import { isFor, opponentOf } from "../solo.js";
import { t } from "../words.js";
import { segments } from "./segments.js";

/** @typedef {import("../net/api.js").GameInfo} GameInfo */

/**
 * The options that mean something at such a table, each as wished where there is that choice, or as the game has it.
 * @param {GameInfo} game @param {number} seats @param {Record<string, string>} [wished]
 * @returns {Record<string, string>}
 */
export function optionsFor(game, seats, wished = {}) {
  const all = Object.fromEntries(
    Object.entries(game.options).map(([option, values]) => [
      option,
      values.find((value) => value === wished[option]) ?? values[0],
    ]),
  );
  return Object.fromEntries(Object.entries(all).filter(([option]) => isFor(game.id, option, seats, all)));
}

/**
 * All of them but what belongs to the opponent of somebody alone.
 * @param {GameInfo} game
 * @param {Record<string, string>} chosen
 * @param {(option: string, value: string) => void} choose
 */
export function optionChoice(game, chosen, choose) {
  const opponent = opponentOf(game.id);
  return Object.entries(game.options)
    .filter(([option]) => ![opponent?.option, opponent?.also].includes(option))
    .map(([option, values]) =>
      segments({
        name: `option-${option}`,
        label: t(`${game.id}.option.${option}`),
        choices: values.map((value) => ({ value, words: t(`${game.id}.option.${option}.${value}`) })),
        chosen: chosen[option],
        choose: (value) => choose(option, value),
      }),
    );
}
