/** The action crane: its wheel, and the action tiles on their positions. */
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { crown, iconAt } from "../icons.js";
import { actionsOf } from "../model/catalogue.js";
import { actionName, actionNames, positionName } from "../model/places.js";
import { angleOf, aside, hub, petal, polar, positions, rim, round, slotAt, takenAt } from "./wheel.js";

/** @typedef {import("../types.js").Scene} Scene */

const CARD = { w: 68, h: 46 };

/**
 * The middle of an action tile: a little off the circle where neighbours would cover each other.
 * @param {number} position
 * @returns {[number, number]}
 */
function cardAt(position) {
  const angle = angleOf(position);
  const [x, y] = polar(aside(angle) ? 123.5 : 127, angle);
  const slanting = Math.abs(x) > 1 && !aside(angle);
  return slanting ? [round(x * 1.08), round(y * 0.985)] : [x, y];
}

/**
 * An action tile by itself: its two actions, one below the other.
 * @param {Scene} scene
 * @param {string} tile
 */
export const actionTile = (scene, tile) =>
  svg`${ground}${actionsOf(scene.data, scene.view.options, tile).map((action, i) =>
    halfTile(scene, action, i),
  )}`;

const ground = svg`<rect x=${-CARD.w / 2} y=${-CARD.h / 2} width=${CARD.w} height=${CARD.h} rx="7"
  class="card"/><path d=${`M${-CARD.w / 2 + 5} 0H${CARD.w / 2 - 5}`} class="card-line"/>`;

/**
 * The upper or lower half of an action tile.
 * @param {Scene} scene
 * @param {string} action
 * @param {number} i
 * @param {boolean} [passed]  it can no more be done
 */
function halfTile(scene, action, i, passed = false) {
  const { w, h } = CARD;
  const middle = (i - 0.5) * (h / 2 - 1);
  return svg`<rect x=${-w / 2 + 2} y=${round(middle - h / 4 + 1.4)} width=${w - 4} height=${h / 2 - 2.8}
    rx="5" class="half"/><g class=${passed ? "passed" : ""}>${iconAt(
      `act:${action}`,
      -w / 2 + 12.5,
      middle,
      19,
    )}${text(-w / 2 + 24, round(middle + 4.5), actionName(scene, action), {
      size: 13.4,
      weight: 600,
      cls: "label",
    })}</g>`;
}

/**
 * An action tile; each half stands for an action.
 * @param {Scene} scene @param {string} tile @param {number} position @param {boolean} taken
 */
function card(scene, tile, position, taken) {
  const { data, view, t } = scene;
  const [x, y] = cardAt(position);
  const actions = actionsOf(data, view.options, tile);
  const { w, h } = CARD;
  const half = (/** @type {string} */ action, /** @type {number} */ i) => {
    const shape = halfTile(scene, action, i, taken && view.turn.main && !view.turn.done.includes(action));
    return taken
      ? piece(
          {
            choice: `act:${action}`,
            label: t("caput.choice.act", { action: actionName(scene, action) }),
            cls: "half-tile",
          },
          shape,
        )
      : svg`<g data-wish=${action}>${shape}</g>`;
  };
  return piece(
    {
      choice: taken ? undefined : `tile:${tile}`,
      info: `crane:${tile}`,
      label: t("caput.crane.tile", {
        actions: actionNames(scene, actions),
        position: positionName(scene, position),
      }),
      cls: `action-tile ${taken ? "taken" : ""}`,
      move: [x, y],
    },
    svg`${ground}${actions.map(half)}${
      view.crane.tiles[tile]?.five ? crown(5, w / 2 - 2, -h / 2 + 3, 22) : nothing
    }<rect x=${-w / 2 - 1.5} y=${-h / 2 - 1.5} width=${w + 3} height=${h + 3} rx="8.5" class="ring"/>`,
  );
}

/**
 * A word in a corner of the drawing.
 * @param {number} x
 * @param {number} y
 * @param {string} cls
 * @param {string} first
 * @param {string} second
 * @param {"start" | "end"} anchor
 */
const corner = (x, y, cls, first, second, anchor) =>
  svg`${text(x, y, first, { size: 12.5, weight: 700, anchor, cls })}${text(x, y + 13.5, second, {
    size: 11.5,
    anchor,
    cls: "second",
  })}`;

/** @param {Scene} scene */
export function crane(scene) {
  const { view, t, wheel } = scene;
  const taken = takenAt(view);
  const free = positions.filter(
    (p) =>
      slotAt(view.crane.box, p) &&
      p !== taken &&
      !Object.values(view.crane.tiles).some((spot) => spot.position === p),
  );
  return html`<svg class="crane" viewBox="0 0 372 370" role="group" aria-label=${t("caput.crane.crane")}><g
    transform="translate(186 185)">${rim(scene)}<circle r="98" class="wheel"/><path class="turn-arrow"
      d=${`M${polar(104, -136)}A104 104 0 0 1 ${polar(104, -111)}M${polar(97.5, -113)}L${polar(104, -108.5)}L${polar(110.5, -113.6)}`}/>
    <g class="turning" style=${`transform:rotate(${wheel}deg)`}>${positions.map((p) =>
      petal(scene, p - 1),
    )}</g>
    ${free.map((p) => {
      const [x, y] = cardAt(p);
      return svg`<rect x=${x - 22} y=${y - 15} width="44" height="30" rx="7" class="cradle"/>`;
    })}
    ${repeat(
      Object.entries(view.crane.tiles).toSorted(([a], [b]) => a.localeCompare(b)),
      ([tile]) => tile,
      ([tile, spot]) => card(scene, tile, spot.position, false),
    )}${view.turn.tile ? card(scene, view.turn.tile, taken, true) : nothing}
    ${hub(scene)}</g>
    ${corner(12, 24, "zone-blue", t("caput.zone-name.blue"), t("caput.zone-does.blue"), "start")}${corner(
      360,
      24,
      "zone-red",
      t("caput.zone-name.red"),
      t("caput.zone-does.red"),
      "end",
    )}${corner(
      362,
      346,
      "zone-green",
      t("caput.zone-name.green"),
      t("caput.zone-does.green"),
      "end",
    )}${corner(10, 346, "first", t("caput.wheel"), t("caput.wheel-does"), "start")}</svg>`;
}
