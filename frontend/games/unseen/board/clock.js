/** The Clock with its Crates and bulbs, and below it the Idea track with its Milestone spaces. */
import { nothing, svg } from "lit-html";
import { effectShape, inWords } from "../notation.js";
import { badge, caption, points, states } from "../draw/kit.js";
import { box, text } from "../../common/draw/kit.js";
import { piece, worn } from "../../common/draw/piece.js";
import { icon } from "../icons.js";
import { MILESTONES } from "../model/catalogue.js";
import { WINDS } from "../model/layout.js";
import { marker } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */

const CX = 94;
const CY = 98;
const HALF = { w: 13, h: 12.5 };

/**
 * @param {number} radius
 * @param {number} angle in degrees, clockwise from the east
 * @returns {[number, number]}
 */
const polar = (radius, angle) => [
  CX + radius * Math.cos((angle * Math.PI) / 180),
  CY + radius * Math.sin((angle * Math.PI) / 180),
];

/**
 * A Crate: what it gives, or its back.
 * @param {import("../types.js").Catalogue} data
 * @param {string} id
 * @param {boolean} shown
 * @param {number} x @param {number} y middle
 */
export const crateFace = (data, id, shown, x, y) =>
  svg`${box(x - HALF.w, y - HALF.h, 26, 25, 4, shown ? "paper" : "crate-back")}
      ${shown ? effectShape(data.crates[id].gain, x, y, 25, 23, 15) : svg`<path
        d=${`M${x - 13} ${y - 6}H${x + 13}M${x - 13} ${y + 6}H${x + 13}`} class="crate-line"/>
        ${icon("rumor", x - 8, y - 8, 16)}`}
      ${box(x - HALF.w, y - HALF.h, 26, 25, 4, "edge")}`;

/** @param {Scene} scene @param {string} id */
function crate(scene, id) {
  const { data, t } = scene;
  const { section, slot, shown } = scene.next.clock.crates[id];
  const [dx, dy] = WINDS[data.board.clock.clockwise.indexOf(section)];
  const aside = (slot ? 1 : -1) * 14;
  const [x, y] = [CX + dx * 38 + (dx ? 0 : aside), CY + dy * 38 + (dx ? aside : 0)];
  const turned = scene.view.clock.crates[id].shown !== shown;
  const label = t(scene.view.clock.crates[id].shown ? "unseen.label.crate" : "unseen.label.crate-turned", {
    what: inWords(t, data.crates[id].gain),
  });
  return piece(
    {
      choice: shown || !scene.legal.has("turn-back") ? `crate:${id}` : "turn-back",
      info: `crate:${id}`,
      label,
      cls: turned ? "ghost" : "",
    },
    svg`<rect x=${x - 16} y=${y - 16} width="32" height="32" class="hit"/>
      ${crateFace(data, id, shown, x, y)}
        ${states(26, 25, { x: x - 13, y: y - 12.5, r: 5, lampAt: [x + 12, y - 11], lampSize: 11, out: 0.5 })}`,
  );
}

/** @param {Scene} scene */
function dial(scene) {
  const { clockwise, bulbs } = scene.data.board.clock;
  const now = clockwise.indexOf(scene.view.clock.at);
  const next = clockwise.indexOf(scene.next.clock.at);
  const edge = next * 90 - 135;
  const [ax, ay] = polar(55, edge);
  const [bx, by] = polar(55, edge + 90);
  return svg`<circle cx=${CX} cy=${CY} r="80" class="dial-rim"/><circle cx=${CX} cy=${CY} r="75" class="dial"/>
    <circle cx=${CX} cy=${CY} r="55" class="dial-inner"/>
    ${[45, 135, 225, 315].map((angle) => svg`<path
      d=${`M${polar(12, angle).join(" ")}L${polar(55, angle).join(" ")}`} class="dial-spoke"/>`)}
    <path d=${`M${CX} ${CY}L${ax} ${ay}A55 55 0 0 1 ${bx} ${by}Z`} class="dial-wash"/>
    ${bulbs.map((/** @type {number} */ n, /** @type {number} */ i) =>
      Array.from({ length: n }, (_, b) => {
        const [x, y] = polar(66, -45 + i * 90 + (b - (n - 1) / 2) * 17);
        return icon("idea", x - 8, y - 8, 16);
      }),
    )}
    ${clockwise.map((/** @type {string} */ type, /** @type {number} */ i) =>
      piece(
        {
          choice: worn(scene, `section:${type}`),
          label: scene.t("unseen.label.section", { hood: scene.t(`unseen.kind.${type}`) }),
          cls: "section",
        },
        svg`${badge(type, CX + WINDS[i][0] * 66, CY + WINDS[i][1] * 66, 10, i === next ? "on" : "")}
          ${states(28, 28, { x: CX + WINDS[i][0] * 66 - 14, y: CY + WINDS[i][1] * 66 - 14, r: 15,
          lampSize: 11 })}`,
      ),
    )}
    ${Object.keys(scene.view.clock.crates)
      .sort()
      .map((id) => crate(scene, id))}
    <g class=${now === next ? "" : "ghost"} role="img"
      aria-label=${scene.t("unseen.label.clock", { hood: scene.t(`unseen.kind.${scene.view.clock.at}`) })}><path
      transform=${`translate(${CX} ${CY}) rotate(${next * 90})`}
      d="M-3.4 8L-2.4 -14L-7 -14L0 -25L7 -14L2.4 -14L3.4 8Z" class="hand"/><circle cx=${CX} cy=${CY} r="8.4"
      class="hand"/>${icon("clock", CX - 7.5, CY - 7.5, 15)}</g>`;
}

/** @param {Scene} scene */
function ideas(scene) {
  const { last, marks } = scene.data.board.idea_track;
  const width = 20.9;
  const worth = Object.fromEntries(marks);
  const spoken = scene.order.map((seat) => `${scene.name(seat)} ${scene.view.players[seat].idea}`).join(", ");
  return piece(
    { info: "ideas", label: scene.t("unseen.label.ideas", { seats: spoken }) },
    Array.from({ length: last + 1 }, (_, i) => {
      const x = i * width;
      const here = scene.order.filter((seat) => scene.next.players[seat].idea === i);
      const r = here.length > 2 ? 3.4 : here.length > 1 ? 4 : 5.4;
      return svg`<rect x=${x + 0.6} y="181" width=${width - 1.4} height="30" rx="4" class="cell"
        fill-opacity=${0.35 + i * 0.07}/>
        ${text(x + width / 2, 192, i, { size: 11, weight: 700, anchor: "middle", cls: "second" })}
        ${here.map((seat, j) => {
          const [ox, oy] =
            here.length > 1 ? [(j % 2) * 9 - 4.5, here.length > 2 ? Math.floor(j / 2) * 9 - 3 : 0] : [0, 0];
          return svg`<g
            class=${scene.view.players[seat].idea === i ? "" : "ghost"}>${marker(seat, x + width / 2 + ox,
              201 + oy, r)}</g>`;
        })}
        ${worth[i] ? points(x + width / 2, 214, worth[i], 6.6) : nothing}
          ${i === last ? icon("pen", x + 3, 193, 16) : nothing}`;
    }),
  );
}

/**
 * A Milestone space of the Idea track, for the four seats' markers.
 * @param {Scene} scene
 * @param {string} type
 * @param {number} i
 */
function pen(scene, type, i) {
  const has = (/** @type {import("../types.js").View} */ view) =>
    scene.order.filter((seat) => view.players[seat].milestones.robot?.[type]);
  const seats = has(scene.next);
  const before = has(scene.view);
  const label = scene.t("unseen.label.pen", {
    what: scene.t(`unseen.milestone.${type}`),
    who: before.map(scene.name).join(", ") || scene.t("unseen.label.nobody"),
  });
  return piece(
    { choice: `milestone:${type}`, info: `pen:${type}`, label, x: i * 47.4, y: 224 },
    svg`${box(0, 0, 45, 26, 6, "paper")}${icon(type, 3, 3.5, 19)}
      ${seats.map((seat, j) => svg`<g
        class=${before.includes(seat) ? "" : "ghost"}>${marker(seat, 29 + (j % 2) * 10,
          (seats.length > 2 ? 8 : 13) + Math.floor(j / 2) * 10, 4.4)}</g>`)}
      ${seats.length ? nothing : svg`<circle cx="33" cy="13" r="5"
        class="paper-slot"/>`}${box(0, 0, 45, 26, 6, "edge")}
          ${states(45, 26, { r: 6, lampAt: [42, 2], out: 0.5 })}`,
  );
}

/** Box 188 x 250. @param {Scene} scene */
export const clock = (scene) =>
  svg`${caption(scene.t("unseen.board.clock"), 188)}${dial(scene)}${ideas(scene)}
    ${MILESTONES.map((type, i) => pen(scene, type, i))}`;
