/** Charles Bridge: ten spaces, planks over them, and the tiles that wait beside it. */
import { nothing, svg } from "lit-html";
import { text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { pawn } from "../draw/seat.js";
import { bookOf } from "../model/catalogue.js";
import { effectShape, inWords, lineOf, marks } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */

const PLANK = 46;
const SPACE = 22.4;
const PLACES = [0, 1, 2, 3, 4];
const PIERS = [0, 1, 2, 3, 4, 5];

/** A plank round its middle. @param {string} effect notation @param {boolean} statue @param {number} [x] */
export const plankFace = (effect, statue, x = 0) =>
  svg`<rect x=${x - PLANK / 2 + 1} y="-15.5" width=${PLANK - 2} height="31" rx="4"
    class=${statue ? "plank v" : "plank"}/><path d=${`M${x - PLANK / 2 + 4} -8.5H${x + PLANK / 2 - 4}M${x - PLANK / 2 + 4} 8.5H${x + PLANK / 2 - 4}`} class="plank-grain"/><g class="on-plank">${effectShape(effect, x, 0, PLANK - 8, 26, 17, 11)}</g>`;

/** What a V tile brings, now and at the end. @param {{now: string, end: string}} tile */
const bringsV = ({ now, end }) => [now, end].filter(Boolean).join(", ");

/** @param {{now: string, end: string}} tile */
export const widthOfV = (tile) => Math.ceil(lineOf(marks(bringsV(tile)), 15).width) + 34;

/** A V tile as it lies beside the bridge, 29 high. @param {{now: string, end: string}} tile */
export function vFace(tile) {
  const w = widthOfV(tile);
  return svg`<rect y="-14" width=${w} height="29" rx="5" class="v-ground"/>${text(13, 6.5, "V", {
    size: 18,
    anchor: "middle",
    cls: "head on-card",
  })}<g class="on-card">${effectShape(bringsV(tile), w / 2 + 11, 0.5, w - 26, 24, 15)}</g>`;
}

/**
 * A plank that lies: the tile's own drawing, and who stands on it when it is a statue.
 * @param {Scene} scene
 * @param {number} n
 */
function plank(scene, n) {
  const { view, data, t } = scene;
  const laid = scene.next.bridge.planks[n];
  if (!laid) return nothing;
  const book = bookOf(data);
  const iv = book.iv[laid.tile];
  const effect = iv ? iv.now : book.v[laid.tile].end;
  const owner = Object.entries(view.players).find(([, { statue }]) => statue === laid.tile);
  const x = -(n - 1) * PLANK - (laid.way ? SPACE : 0);
  return svg`<g class=${view.bridge.planks[n] ? "" : "ghost"}>${plankFace(
    effect,
    !iv,
    x - PLANK / 2,
  )}${owner ? pawn(Number(owner[0]), x - PLANK / 2, 14, 20) : nothing}<title>${t(
    `caput.${iv ? "iv" : "v"}.${laid.tile}`,
  )}</title></g>`;
}

/** @param {Scene} scene */
export function bridge(scene) {
  const { data, t, decision } = scene;
  const { bridgeSpaces, planks } = bookOf(data);
  const asks = decision?.ask === "plank" ? Number(decision.context.place) : 0;
  return svg`<g transform="translate(-178 -230)" role="group"
    aria-label=${t("caput.bridge")}>${PIERS.map(
      (i) => svg`<path
      d=${`M${-i * PLANK - 5} -14l5 -8l5 8ZM${-i * PLANK - 5} 14l5 8l5 -8Z`} class="pier"/>`,
    )}<path d=${`M${-5 * PLANK - 2} -15H2V15H${-5 * PLANK - 2}Z`} class="deck"/>
    ${bridgeSpaces.map((bonus, i) => {
      const x = -Math.floor(i / 2) * PLANK - 12 - (i % 2) * SPACE;
      return svg`<rect x=${x - 10.4} y="-12" width="20.8" height="24" rx="3"
        class="bridge-space"/>${effectShape(bonus, x, 0, 22, 20, 16.5)}`;
    })}${PLACES.map((i) =>
      piece(
        { info: `plank:${i + 1}` },
        svg`<rect x=${-(i + 1) * PLANK} y="-15"
      width=${PLANK} height="30" class="hit"/>${plank(scene, i + 1)}`,
      ),
    )}
    ${
      asks
        ? planks[asks - 1].ways.map((way, i) =>
            piece(
              {
                choice: `way:${i}`,
                label: t(`caput.choice.way-${i}`, { what: inWords(t, way) }),
                cls: "way",
              },
              svg`<rect x=${-(asks - 1) * PLANK - (i ? SPACE : 0) - PLANK + 2} y=${i ? 2 : -15}
                width=${PLANK - 4} height="13" class="hit"/><rect
                  x=${-(asks - 1) * PLANK - (i ? SPACE : 0) - PLANK + 1} y=${i ? 1 : -16} width=${PLANK - 2}
                    height="15" rx="3" class="ring"/>`,
            ),
          )
        : nothing
    }
    <path d=${`M${-5 * PLANK - 14} 19V-13L${-5 * PLANK - 8} -24L${-5 * PLANK - 2} -13V19ZM2 19V-13L8 -26L14 -13V19Z`} class="bridge-tower"/><path d=${`M${-5 * PLANK - 10.4} -7h4.8v7h-4.8zM5.6 -7h4.8v7h-4.8z`} fill="#FFD979"/></g>`;
}

/** The IV stack and the V tiles that can still be taken at the bridge. @param {Scene} scene */
export function bridgeOffers(scene) {
  const { view, data, t, decision } = scene;
  const book = bookOf(data);
  let x = 54;
  const cards = Object.keys(view.bridge.v).map((id) => {
    const w = widthOfV(book.v[id]);
    const left = x;
    x += w + 6;
    return piece(
      {
        choice: decision?.ask === "v" ? `v:${id}` : undefined,
        info: `v:${id}`,
        label: t("caput.v-spoken", { name: t(`caput.v.${id}`), what: inWords(t, book.v[id].end) }),
        cls: "v-card",
        x: left,
        y: 1,
      },
      svg`${vFace(book.v[id])}<rect x="-1.5" y="-15.5" width=${w + 3} height="32" rx="6.5" class="ring"/>`,
    );
  });
  return svg`<g transform="translate(-150 -244)">${piece(
    { info: "iv-stack", label: t("caput.iv-stack", { n: view.bridge.iv_stack }), y: 2 },
    svg`<rect x="3" y="-13" width="44" height="29" rx="5" class="iv-ground"/><rect y="-15" width="44"
      height="29" rx="5" class="iv-ground"/>${text(14, 6, "IV", {
        size: 18,
        anchor: "middle",
        cls: "head on-plank",
      })}${text(33, 5, `×${view.bridge.iv_stack}`, {
        size: 12,
        weight: 700,
        anchor: "middle",
        cls: "on-plank",
      })}`,
  )}${cards}</g>`;
}
