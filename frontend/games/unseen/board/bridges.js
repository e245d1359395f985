/** Bridge sites: two facing spaces of equal worth. Two filled halves are a bridge Workers can cross: it is lit. */
import { nothing, svg } from "lit-html";
import { box } from "../../common/draw/kit.js";
import { points, states } from "../draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { SEATS } from "../../../js/seats.js";
import { sitesOf } from "../model/layout.js";
import { marker } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../model/layout.js").SitePlace} SitePlace */

const WIDTH = 40;
/** Length of a site across the upright and across the level arm. */
const lengthOf = (/** @type {SitePlace} */ site) => (site.upright ? 112 : 60);

/** A pier with its two cutwaters. @param {number} x */
const pier = (x) =>
  svg`<path d=${`M${x - 6} -20L${x} -28L${x + 6} -20V20L${x} 28L${x - 6} 20Z`} class="pier"/>`;

/**
 * One half, drawn lying; `side` is -1 for the first.
 * @param {number | null} seat
 * @param {number} half
 * @param {-1 | 1} side
 */
function deck(seat, half, side) {
  const x = side < 0 ? -half : 0;
  if (seat === null) return box(x + 1, -WIDTH / 2 + 3, half - 2, WIDTH - 6, 4, "bridge-space");
  return svg`<path d=${`M${x} -20H${x + half}V20H${x}Z`} fill=${SEATS[seat].weave} class="deck"/><path
    d=${`M${x} -20H${x + half}V-15H${x}ZM${x} 15H${x + half}V20H${x}Z`} class="parapet"/>`;
}

/** @param {Scene} scene @param {SitePlace} site @param {0 | 1} i */
function space(scene, site, i) {
  const hood = site.sides[i];
  const half = lengthOf(site) / 2;
  const seat = scene.next.bridges[site.id][hood] ?? null;
  const before = scene.view.bridges[site.id][hood] ?? null;
  const { t } = scene;
  const [x, y, w, h] = site.upright
    ? [-WIDTH / 2, i ? 0 : -half, WIDTH, half]
    : [i ? 0 : -half, -WIDTH / 2, half, WIDTH];
  const [mx, my] = [x + w / 2, y + h / 2];
  const where = {
    hood: t(`unseen.kind.${hood}`),
    worth: site.worth,
    who: before === null ? "" : scene.name(before),
  };
  return piece(
    {
      choice: `bridge-space:${site.id}:${hood}`,
      info: `bridge-space:${site.id}:${hood}`,
      label: t(before === null ? "unseen.label.bridge-space" : "unseen.label.bridge-built", where),
      cls: seat === before ? "" : "ghost",
    },
    svg`<rect x=${x} y=${y} width=${w} height=${h} class="hit"/>${
      seat === null
        ? points(mx, my, site.worth, 8)
        : svg`<circle cx=${mx} cy=${my} r="8.6" class="bridge-disc"/>${marker(seat, mx, my, 5.2)}`
    }${states(w - 4, h - 8, { x: x + 2, y: y + 4, r: 5, lampAt: [mx + w / 2 - 5, my - h / 2 + 7], out: 0.5 })}`,
  );
}

/** @param {Scene} scene @param {SitePlace} site */
function bridge(scene, site) {
  const [a, b] = site.sides.map((hood) => scene.next.bridges[site.id][hood] ?? null);
  const half = lengthOf(site) / 2;
  const whole = a !== null && b !== null;
  const piers = site.upright
    ? svg`${a === null ? nothing : pier(-half / 2)}${b === null ? nothing : pier(half / 2)}`
    : nothing;
  const lamps = site.upright
    ? [
        [-21, 0],
        [21, 0],
      ]
    : [
        [0, -21],
        [0, 21],
      ];
  return svg`<g transform=${`translate(${site.cx} ${site.cy})`}>${whole ? svg`<ellipse
    rx=${site.upright ? 36 : half + 14} ry=${site.upright ? half + 14 : 36} fill="url(#lamp-glow)"/>` : nothing}
    <g transform=${site.upright ? "rotate(90)" : "rotate(0)"}>${piers}${whole ? pier(0) : nothing}
      ${deck(a, half, -1)}${deck(b, half, 1)}${whole ? svg`<path
      d="M0 -20V20" class="keystone"/>` : nothing}</g>
    ${space(scene, site, 0)}${space(scene, site, 1)}${whole ? lamps.map(([x, y]) => svg`<circle cx=${x} cy=${y}
      r="3.6" class="gas"/>`) : nothing}</g>`;
}

/** @param {Scene} scene @param {SitePlace[]} [sites] where else they stand than on the board */
export const bridges = (scene, sites = sitesOf(scene.view, scene.data)) =>
  sites.map((site) => bridge(scene, site));
