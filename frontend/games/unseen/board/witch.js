/** A Witch space: where she stands, the printed reward and the Witch token beside it. */
import { nothing, svg } from "lit-html";
import { effectShape } from "../notation.js";
import { box, text } from "../../common/draw/kit.js";
import { states } from "../draw/kit.js";
import { piece, worn } from "../../common/draw/piece.js";
import { icon } from "../icons.js";
import { LEVELS } from "../model/catalogue.js";
import { witchFigure } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */

/** The face of a Witch token, round 70.5 54.5. @param {import("../types.js").Catalogue} data @param {string} id */
export const witchFace = (data, id) =>
  svg`<circle cx="70.5" cy="54.5" r="16.5" class="witch-token"/>
      ${effectShape(data.witch_tokens[id].gain, 71.5, 55, 30, 29, 16)}
    <path d="M46 32H60V41Q60 46.6 53 49Q46 46.6 46 41Z" class="level-shield"/>
      ${text(53, 44, LEVELS[data.witch_tokens[id].level], { size: 11.5, anchor: "middle",
        cls: "head on-paper" })}`;

/** The round violet token; a covered one shows as a second edge. @param {Scene} scene @param {string} hood */
function token(scene, hood) {
  const tokens = scene.next.hoods[hood].witch_tokens;
  const level = tokens["2"] ? 2 : tokens["1"] ? 1 : 0;
  if (!level) return svg`<circle cx="70.5" cy="54.5" r="15" class="slot"/>`;
  const id = tokens[level];
  const fresh = scene.view.hoods[hood].witch_tokens[level] !== id;
  const content = svg`${level === 2 && tokens["1"] ? svg`<circle cx="73.5" cy="57" r="16"
    class="witch-token under"/>` : nothing}
    ${witchFace(scene.data, id)}${states(33, 33, { x: 54, y: 38, r: 18, lampAt: [84, 42] })}`;
  const choice = scene.view.witch === hood ? "reward:token" : undefined;
  return piece(
    {
      choice,
      info: `witch-token:${id}`,
      cls: fresh ? "ghost" : "",
      label: scene.t("unseen.label.witch-token", { level: LEVELS[level] }),
    },
    content,
  );
}

/** @param {Scene} scene @param {string} hood */
export function witch(scene, hood) {
  const { t, data, next, view } = scene;
  const here = next.witch === hood;
  const left = view.witch === hood && !here;
  const name = t(`unseen.kind.${hood}`);
  const label = t(view.witch === hood ? "unseen.label.witch-here" : "unseen.label.witch-away", {
    hood: name,
  });
  return piece(
    { choice: worn(scene, `witch:${hood}`), info: `witch:${hood}`, label, cls: "witch-space", x: 210 },
    svg`${box(0, 0, 90, 76, 9, "well")}<circle cx="28" cy="36" r="24" class="moon"/><path
      d="M28 12A24 24 0 0 1 28 60A18 24 0 0 0 28 12Z" class="moon-shade"/>
      ${here ? svg`<g class=${view.witch === hood ? "" : "ghost"}>${witchFigure(4, 5, 48)}</g>` : left ? svg`<g
        class="leaving">${witchFigure(4, 5, 48)}</g>` : svg`<g opacity=".4">${icon("witch", 15, 22, 26)}</g>`}
      ${text(28, 71, t("unseen.board.witch"), { size: 11, weight: here ? 700 : 500, anchor: "middle",
        cls: here ? "seat-name on" : "seat-name" })}
      ${piece(
        {
          choice: view.witch === hood ? "reward:printed" : undefined,
          label: t("unseen.label.witch-printed", {
            what: t(`unseen.good.${data.neighborhoods[hood].resource}`),
          }),
        },
        svg`<circle cx="71" cy="19" r="14" class="disc"/>
          ${icon(data.neighborhoods[hood].resource, 61.5, 9.5, 19)}
            ${states(28, 28, { x: 57, y: 5, r: 15, lampAt: [84, 8] })}`,
      )}
      ${token(scene, hood)}${states(90, 76, { lampAt: [80, 70] })}`,
  );
}
