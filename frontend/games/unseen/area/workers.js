/** The four Workers of a seat: in hand, or where they are. Block 264 x 77. */
import { nothing, svg } from "lit-html";
import { badge, heading, states } from "../draw/kit.js";
import { box, fit, text } from "../../common/draw/kit.js";
import { piece, worn } from "../../common/draw/piece.js";
import { KINDS } from "../model/catalogue.js";
import { worker } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */

/** "Golem Sq.", "in Horned", "on Bench" ... @param {Scene} scene @param {string} where */
export function whereabouts({ t, data }, where) {
  const [how, what = ""] = where.split(":");
  const hood = how === "card" ? data.places[what].neighborhood : what;
  return t(`unseen.where.${how}`, { hood: hood ? t(`unseen.kind.${hood}`) : "" });
}

/** @param {Scene} scene @param {string} type @param {number} i */
function cell(scene, type, i) {
  const { t, view, next, me } = scene;
  const where = view.players[me].workers[type];
  const then = next.players[me].workers[type];
  const inHand = where === "hand";
  const name = t(`unseen.kind.${type}`);
  const counts = view.turn.seat === me && view.turn.worker === type ? view.turn.counts_as : null;
  const label = t("unseen.label.worker", {
    who: scene.name(me),
    worker: name,
    where: whereabouts(scene, where),
  });
  return piece(
    {
      choice: worn(
        scene,
        inHand ? `place:${type}` : `enter:${type}`,
        `bench:${type}`,
        `type:${type}`,
        `place:${type}`,
        `enter:${type}`,
      ),
      info: `worker:${type}`,
      label,
      cls: "worker",
      x: i * 66,
      y: 18,
    },
    svg`${box(0, 0, 62, 58, 8, "well cell-ground")}<g
      class=${inHand ? (then === where ? "" : "leaving") : "away"}>${worker(me, type, 13, 0, 36)}</g>
      ${inHand ? text(31, 54, name, { size: 12, weight: 700, anchor: "middle", cls: "first" }) : svg`${box(1,
        42, 60, 15, 5, "tag")}${text(31, 53.5, fit(whereabouts(scene, where), 60, 11.5), { size: 11.5,
        weight: 600, anchor: "middle", cls: "second" })}`}
      ${counts ? badge(counts, 10, 10, 8) : nothing}${states(62, 58, { r: 7, lampAt: [54, 9], out: -1 })}`,
  );
}

/** @param {Scene} scene */
export const workers = (scene) =>
  svg`${heading(0, 12, scene.t("unseen.area.workers"))}${KINDS.map((type, i) => cell(scene, type, i))}`;
