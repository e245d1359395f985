/** Name, points so far, taken Building Price tokens and Milestones of one seat. Block 140 x 202. */
import { svg } from "lit-html";
import { fit, text } from "../../common/draw/kit.js";
import { points, states } from "../draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { icon } from "../icons.js";
import { MILESTONES, priceValue } from "../model/catalogue.js";
import { change } from "../model/preview.js";
import { marker } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */

const ROWS = ["vodnik", "golem", "horned", "robot"];

/** Taken tokens by worth: a disc, and how many of it. @param {Scene} scene */
export function buildingPoints({ data, next, me }) {
  /** @type {Record<string, number>} */
  const count = {};
  for (const id of Object.keys(next.players[me].prices))
    count[priceValue(data, id)] = (count[priceValue(data, id)] ?? 0) + 1;
  return Object.entries(count);
}

/** @param {Scene} scene */
const buildings = (scene) =>
  piece(
    {
      info: "prices",
      label: scene.t("unseen.label.buildings", {
        n: Object.keys(scene.view.players[scene.me].prices).length,
      }),
    },
    svg`${text(0, 109, scene.t("unseen.area.buildings"), { size: 12.5, weight: 600, cls: "second" })}
      ${buildingPoints(scene).map(([worth, n], i) => svg`${points(64 + i * 28, 105, Number(worth), 7.4)}
        ${n > 1 ? text(72.5 + i * 28, 109, `×${n}`, { size: 11, weight: 600, cls: "first" }) : ""}`)}`,
  );

/** @param {Scene} scene */
export function milestoneGrid({ t, next, view, me }, x = 67, y = 118) {
  const now = view.players[me].milestones;
  const then = next.players[me].milestones;
  return svg`${MILESTONES.map((type, j) =>
    piece(
      { choice: `milestone:${type}`, info: `milestone:${type}`, label: t(`unseen.milestone.${type}`) },
      svg`${icon(type, x + j * 19, y, 16)}${states(20, 20, { x: x - 2 + j * 19, y: y - 2, r: 6,
        lampAt: [x + 16 + j * 19, y], lampSize: 10 })}`,
    ),
  )}
  ${ROWS.map((hood, i) => {
    const cy = y + 26 + i * 15;
    const held = MILESTONES.filter((type) => now[hood]?.[type]).map((type) => t(`unseen.milestone.${type}`));
    return svg`<g role="img"
      aria-label=${t("unseen.label.milestones", { hood: t(`unseen.kind.${hood}`),
        what: held.join(", ") || t("unseen.label.none") })}>
      ${text(x - 67, cy + 4, t(`unseen.kind.${hood}`), { size: 12, weight: 600, cls: "second" })}
      ${MILESTONES.map((type, j) => {
        const cx = x + 8 + j * 19;
        return then[hood]?.[type]
          ? svg`<g class=${now[hood]?.[type] ? "" : "ghost"}><circle cx=${cx} cy=${cy} r="5.6" class="point"/>
            <path d=${`M${cx - 2.6} ${cy}l2 2.2l3.4 -4`} class="check"/></g>`
          : svg`<circle cx=${cx} cy=${cy} r="4.6" class="slot"/>`;
      })}</g>`;
  })}`;
}

/** @param {Scene} scene */
export function standing(scene) {
  const { t, view, me, you } = scene;
  const player = view.players[me];
  const scored = Object.values(player.scored).reduce((sum, n) => sum + n, 0);
  const name = fit(scene.person(me), me === you ? 76 : 110, 20);
  return svg`${marker(me, 11, 14, 9)}${text(28, 21, name, { size: 20, cls: "head first" })}
    ${me === you ? text(36 + name.length * 9.4, 20, t("unseen.area.you"), { size: 13, weight: 600,
      cls: "second" }) : ""}
    ${piece(
      { info: "points", label: t("unseen.label.points", { n: player.projected, scored }) },
      svg`${icon("vp", 0, 34, 34)}${text(38, 63, player.projected, { size: 36, cls: "head gold" })}
        ${text(84, 49, t("unseen.area.if"), { size: 11.5, cls: "second" })}
          ${text(84, 62, t("unseen.area.ended"), { size: 11.5, cls: "second" })}
        ${
          change(scene, (p) => p.projected)
            ? text(
                84,
                76,
                change(scene, (p) => p.projected),
                { size: 13, weight: 800, cls: "gold" },
              )
            : ""
        }`,
    )}
    ${text(0, 84, t("unseen.area.scored", { n: scored }), { size: 12.5, weight: 600, cls: "first" })}<path
      d="M0 93H140" class="hair"/>
    ${buildings(scene)}${text(0, 131, t("unseen.area.milestones"), { size: 12.5, weight: 600, cls: "second" })}
      ${milestoneGrid(scene)}`;
}
