/** Prague's outlines as path data: towers, churches and rows of houses, each standing on a base line. */
import { round } from "./geometry.js";

/** @typedef {() => number} Dice  0..1 */

/** The same city at every visit. @param {number} seed @returns {Dice} */
export const lehmer = (seed) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;

/** Two steeples of Our Lady before Týn. @param {number} x @param {number} base @param {number} s  scale */
export function tyn(x, base, s) {
  /** @param {number} dx */
  const steeple = (dx) =>
    `M${x + dx * s} ${base}V${base - 62 * s}h${-1.5 * s}v${-5 * s}l${2.2 * s} ${-14 * s}l${2 * s} ${11 * s}l${2 * s} ${-13 * s}l${5.3 * s} ${-29 * s}l${5.3 * s} ${29 * s}l${2 * s} ${13 * s}l${2 * s} ${-11 * s}l${2.2 * s} ${14 * s}v${5 * s}h${-1.5 * s}V${base}Z`;
  return `${steeple(0)}${steeple(30)}M${x + 18 * s} ${base}V${base - 44 * s}L${x + 26 * s} ${base - 60 * s}L${x + 34 * s} ${base - 44 * s}V${base}Z`;
}

/** The cathedral on the castle hill. @param {number} x @param {number} base @param {number} s  scale */
export function cathedral(x, base, s) {
  /** @param {number} dx @param {number} h @param {number} w */
  const spire = (dx, h, w) =>
    `M${x + dx * s} ${base}V${base - h * s}l${(w / 2) * s} ${-26 * s}l${(w / 2) * s} ${26 * s}V${base}Z`;
  const spires = [
    [0, 46, 10],
    [14, 46, 10],
    [30, 38, 5],
    [52, 38, 5],
    [62, 38, 5],
    [72, 38, 5],
    [81, 36, 5],
  ].map(([dx, h, w]) => spire(dx, h, w));
  const nave = `M${x + 22 * s} ${base}V${base - 34 * s}H${x + 86 * s}V${base}Z`;
  const tower = `M${x + 36 * s} ${base}V${base - 56 * s}q${-s} ${-4 * s} ${3 * s} ${-6 * s}q${-2 * s} ${-6 * s} ${4 * s} ${-9 * s}l${2 * s} ${-16 * s}l${2 * s} ${16 * s}q${6 * s} ${3 * s} ${4 * s} ${9 * s}q${4 * s} ${2 * s} ${3 * s} ${6 * s}V${base}Z`;
  return spires.join("") + nave + tower;
}

/** A dome and its lantern tower. @param {number} x @param {number} base @param {number} s  scale */
export const dome = (x, base, s) =>
  `M${x} ${base}V${base - 24 * s}q${s} ${-15 * s} ${13 * s} ${-19 * s}v${-5 * s}q${-s} ${-3 * s} ${2 * s} ${-5 * s}l${1.5 * s} ${-9 * s}l${1.5 * s} ${9 * s}q${3 * s} ${2 * s} ${2 * s} ${5 * s}v${5 * s}q${12 * s} ${4 * s} ${13 * s} ${19 * s}V${base}Z M${x + 38 * s} ${base}V${base - 42 * s}q${s} ${-5 * s} ${4 * s} ${-7 * s}l${1.5 * s} ${-12 * s}l${1.5 * s} ${12 * s}q${3 * s} ${2 * s} ${4 * s} ${7 * s}V${base}Z`;

/** A bridge tower. @param {number} x @param {number} base @param {number} s  scale */
export const bridgeTower = (x, base, s) =>
  `M${x} ${base}V${base - 40 * s}h${-2 * s}v${-4 * s}l${2.4 * s} ${-13 * s}l${2.4 * s} ${9 * s}l${4 * s} ${-18 * s}h${13 * s}l${4 * s} ${18 * s}l${2.4 * s} ${-9 * s}l${2.4 * s} ${13 * s}v${4 * s}h${-2 * s}V${base}Z`;

/** The town hall with the clock. @param {number} x @param {number} base @param {number} s  scale */
export const townHall = (x, base, s) =>
  `M${x} ${base}V${base - 46 * s}h${-2 * s}v${-5 * s}l${2 * s} ${-10 * s}l${3 * s} ${8 * s}l${8 * s} ${-20 * s}l${8 * s} ${20 * s}l${3 * s} ${-8 * s}l${2 * s} ${10 * s}v${5 * s}h${-2 * s}V${base}Z`;

/** A window. @param {number} x @param {number} y @param {number} [w] @param {number} [h] */
export const pane = (x, y, w = 2.4, h = 3.4) => `M${round(x)} ${round(y)}h${w}v${h}h${-w}Z`;

/**
 * A row of houses.
 * @param {Dice} dice
 * @param {number} from  left edge
 * @param {number} to  right edge
 * @param {number} base
 * @param {[number, number]} heights  lowest and highest eaves
 * @param {number} light  share of windows that are lit
 * @returns {{roofs: string, panes: string}}
 */
export function row(dice, from, to, base, [low, high], light) {
  let roofs = "";
  let panes = "";
  for (let x = from; x < to;) {
    const w = 15 + dice() * 17;
    const h = low + dice() * (high - low);
    const kind = dice();
    const eaves = round(base - h);
    const [left, right] = [round(x), round(x + w)];
    if (kind < 0.6)
      roofs += `M${left} ${base}V${eaves}L${round(x + w / 2)} ${round(base - h - w * 0.42)}L${right} ${eaves}V${base}Z`;
    else if (kind < 0.85)
      roofs += `M${left} ${base}V${eaves}L${round(x + 4)} ${round(eaves - 7)}H${round(x + w - 4)}L${right} ${eaves}V${base}Z`;
    else
      roofs += `M${left} ${base}V${eaves}Q${round(x + w * 0.2)} ${eaves - 3} ${round(x + w * 0.3)} ${eaves - 9}H${round(x + w * 0.7)}Q${round(x + w * 0.8)} ${eaves - 3} ${right} ${eaves}V${base}Z`;
    for (let floor = 0; light && floor < Math.floor(h / 11); floor++)
      for (let bay = 0; bay < Math.floor(w / 8); bay++)
        if (dice() < light) panes += pane(x + 3.4 + bay * 7.4, base - h + 5 + floor * 10);
    x += w + (dice() < 0.2 ? 3 : 0);
  }
  return { roofs, panes };
}
