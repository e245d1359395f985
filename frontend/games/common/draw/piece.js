import { nothing, svg } from "lit-html";

/**
 * A thing on the table. `choice` is the id of the choice it stands for, now or at other times; `info` says
 * what the
 * details card tells of it; `label` is what a screen reader says.
 * @typedef {object} PieceLook
 * @property {string} [choice]
 * @property {string} [info]
 * @property {string} [label]
 * @property {string} [cls]
 * @property {number} [x]
 * @property {number} [y]
 * @property {[number, number]} [move]  its place when it glides to a new one
 */

/** @param {PieceLook} look @param {unknown} content */
export const piece = ({ choice, info, label, cls = "", x = 0, y = 0, move }, content) =>
  svg`<g class=${`piece ${cls}`} data-choice=${choice ?? nothing} data-info=${info ?? nothing}
    role=${label ? "img" : nothing} aria-label=${
      label ?? nothing
    } transform=${x || y ? `translate(${x} ${y})` : nothing} style=${
      move ? `transform:translate(${move[0]}px,${move[1]}px)` : nothing
    }>${content}</g>`;

/**
 * The id a piece wears now: the first of its possible choices that is legal, else the first.
 * @param {{legal: ReadonlySet<string>}} scene
 * @param {string[]} choices
 */
export const worn = (scene, ...choices) => choices.find((choice) => scene.legal.has(choice)) ?? choices[0];
