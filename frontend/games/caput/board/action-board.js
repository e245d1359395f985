/** A player's action board: six actions round a rose, upgrades on them, walls round them. */
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ACTION_COLOURS } from "../art/actions.js";
import { text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { brings, glass } from "../draw/tile.js";
import { crown, iconAt } from "../icons.js";
import { bookOf } from "../model/catalogue.js";
import { edgeMiddle, hexId, middle, outline, widthOf } from "../model/hexes.js";
import { meetings } from "../model/meeting.js";
import { actionName, placeName, tileName } from "../model/places.js";
import { effectShape } from "../notation.js";
import { ghost, handles, isShown } from "./ghost.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../model/meeting.js").Meeting} Meeting */

/**
 * What is written on an upgrade: its action and what it brings whenever that is done.
 * @param {Scene} scene
 * @param {import("../types.js").HexTile} tile
 * @param {number} s
 */
const upgradeFace = (scene, tile, s) =>
  svg`<g class="on-glass">${iconAt(`act:${tile.action}`, -s * 0.23, -s * 0.24, s * 0.42)}${effectShape(
    tile.gain,
    s * 0.25,
    -s * 0.24,
    s * 0.62,
    s * 0.6,
    s * 0.4,
    11,
  )}${text(0, s * 0.3, actionName(scene, tile.action ?? ""), {
    size: 14,
    weight: 600,
    anchor: "middle",
    cls: "label",
  })}</g>`;

/**
 * @param {Scene} scene
 * @param {string} id
 * @param {number} turn
 * @param {number} s
 * @param {Meeting} [meeting]
 */
function laidTile(scene, id, turn, s, meeting) {
  const tile = bookOf(scene.data).tiles[id];
  const look = {
    turn,
    heart: tile.kind === "upgrade" ? 0.6 : 0.5,
    litEdges: meeting?.edges.map(({ edge }) => edge),
    litCorners: meeting?.corners.map(({ corner }) => corner),
  };
  return svg`${glass(tile, s, look)}${
    tile.kind === "upgrade"
      ? upgradeFace(scene, tile, s)
      : svg`<g
    opacity=".9">${iconAt("act:wall", 0, 0, s * 0.46)}</g>`
  }`;
}

/**
 * What the tile in hand would meet where it is shown.
 * @param {Scene} scene
 * @param {Record<string, import("../model/hexes.js").Hex>} hexes
 * @returns {Meeting}
 */
function meetingOf({ lay, data, view, me }, hexes) {
  if (!lay?.place || !hexes[lay.place]) return { edges: [], corners: [] };
  const others = new Map(
    Object.entries(view.players[me].board)
      .filter(([place]) => place !== lay.place)
      .map(([place, laid]) => [hexId(hexes[place]), { ...laid, place }]),
  );
  return meetings(data, { tile: lay.tile, turn: lay.turnAt(lay.place) }, hexes[lay.place], others);
}

/**
 * A medallion over two edges that meet: both are paid.
 * @param {number} s
 * @param {[number, number]} at
 * @param {Meeting["edges"][number]} edge
 */
function medallion(s, at, { edge, own, other }) {
  const [mx, my] = edgeMiddle(s, edge);
  const length = Math.hypot(mx, my);
  const [nx, ny] = [(mx / length) * s * 0.19, (my / length) * s * 0.19];
  const sign = (/** @type {string} */ effect, /** @type {number} */ k) =>
    effect.startsWith("vp ")
      ? crown(effect.slice(3), k * nx, k * ny, s * 0.42)
      : iconAt(effect, k * nx, k * ny, s * 0.4);
  return svg`<g transform=${`translate(${at[0] + mx} ${at[1] + my})`} class="medallion"><circle r=${s * 0.45}
    class="glow"/><circle r=${s * 0.4} class="disc"/>${sign(other, 1)}${sign(own, -1)}</g>`;
}

/**
 * @param {Scene} scene
 * @param {number} s side of a hex
 * @param {(by: number) => void} turn
 * @param {{w: number, h: number}} size
 */
export function actionBoard(scene, s, turn, size) {
  const { view, data, me, lay, t } = scene;
  const { ring, wallPlaces } = bookOf(data);
  const { board } = view.players[me];
  const hexes = Object.fromEntries([...ring, ...wallPlaces].map(({ id, at }) => [id, at]));
  const meeting = meetingOf(scene, hexes);
  const acting = view.turn.seat === me ? view.turn.done : [];
  /** @param {string} place @param {unknown} ground */
  const hex = (place, ground) => {
    const [x, y] = middle(hexes[place], s);
    const legal = lay?.places.includes(place);
    const laid = board[place];
    if (legal && lay)
      return svg`<g data-place=${place}>${piece(
        {
          choice: lay.choiceAt(place),
          label: t("caput.choice.lay", { place: placeName(scene, place), n: lay.turnAt(place) + 1 }),
          cls: "place",
          x,
          y,
        },
        svg`${ground}${ghost(scene, place, s - 1, (k) =>
          laidTile(scene, lay.tile, k, s - 1, isShown(scene, place) ? meeting : undefined),
        )}`,
      )}</g>`;
    return piece(
      laid
        ? {
            info: `hex:${laid.tile}`,
            label: t("caput.lies", {
              name: tileName(scene, laid.tile),
              place: placeName(scene, place),
              what: brings(bookOf(data).tiles[laid.tile]),
            }),
            x,
            y,
          }
        : { x, y },
      laid ? laidTile(scene, laid.tile, laid.turn, s - 1) : ground,
    );
  };
  const rose = [0, 1, 2, 3, 4, 5].map((i) => (i * Math.PI) / 3);
  const shown = lay?.place && hexes[lay.place] ? lay.place : null;
  const places = wallPlaces.map(({ id }) => ({
    id,
    ground: svg`<polygon points=${outline(s - 2)} class="wall-place"/>`,
  }));
  const actions = ring.map(({ id }) => ({
    id,
    ground: svg`<polygon points=${outline(s - 1)} class="action-hex"/><polygon points=${outline(s - 4)}
      fill="none" stroke=${ACTION_COLOURS[id]} stroke-width="2.2"/>${iconAt(
        `act:${id}`,
        0,
        -s * 0.16,
        s * 0.74,
      )}${text(0, s * 0.55, actionName(scene, id), {
        size: 14.5,
        weight: 600,
        anchor: "middle",
        cls: "label first",
      })}`,
  }));
  const all = [...places, ...actions];
  const side = shown && middle(hexes[shown], s)[0] + widthOf(s) > size.w / 2 - 30 ? -1 : 1;
  return html`<svg class="action-board" viewBox=${`0 0 ${size.w} ${size.h}`} role="group"
    aria-label=${t("caput.action-board")}><g transform=${`translate(${size.w / 2} ${size.h / 2})`}>
    <polygon points=${outline(s - 1)} class="board-heart"/><g class="tracery">${rose.map(
      (a) => svg`<circle
      cx=${(s * 0.36 * Math.cos(a)).toFixed(2)} cy=${(s * 0.36 * Math.sin(a)).toFixed(2)} r=${s * 0.3}/>`,
    )}<circle r=${s * 0.68}/><circle r=${s * 0.16}/></g>
    ${repeat(
      all.toSorted((a, b) => Number(a.id === shown) - Number(b.id === shown)),
      ({ id }) => id,
      ({ id, ground }) => hex(id, ground),
    )}${acting
      .filter((action) => action !== shown)
      .map(
        (action) => svg`<polygon points=${outline(s - 1)}
      transform=${`translate(${middle(hexes[action], s).join(" ")})`} class="done-ring"/>`,
      )}
    ${
      shown
        ? svg`${meeting.edges.map((edge) => medallion(s, middle(hexes[shown], s), edge))}${handles(
            scene,
            middle(hexes[shown], s)[0],
            middle(hexes[shown], s)[1],
            s,
            turn,
            side,
          )}`
        : nothing
    }</g></svg>`;
}
