/** What is asked, in one line. */
import { bookOf } from "./catalogue.js";
import { actionName, actionNames, plazaName, sourceName, tileName } from "./places.js";

/** @typedef {import("../types.js").Scene} Scene */

/** Some questions are put in more than one way. @param {Scene} scene */
function key({ view, decision, data }) {
  const { ask = "", context = {} } = decision ?? {};
  if (ask === "turn") {
    if (!view.turn.tile) return "turn";
    if (view.turn.extra === "bought") return "turn-extra";
    return decision?.choices.includes("end-turn") ? "turn-after" : "turn-act";
  }
  if (ask === "lay") return `lay-${bookOf(data).tiles[context.tile]?.kind ?? "wall"}`;
  if (ask === "pay") return context.tile ? "pay" : "pay-refresh";
  if (ask === "refresh-tiles" && context.first) return "refresh-tiles-other";
  return ask;
}

/** The question, with *stars* round what it is about. @param {Scene} scene */
export function asked(scene) {
  const { t, decision, view } = scene;
  const { tile, row, track, source, level, plaza, project, place } = decision?.context ?? {};
  return t(`caput.ask.${key(scene)}`, {
    actions: view.turn.actions ? actionNames(scene, view.turn.actions) : "",
    tile: tile && bookOf(scene.data).tiles[tile] ? tileName(scene, tile) : "",
    row: row ? t(`caput.row.${row}`) : "",
    track: track ? actionName(scene, track) : "",
    source: source ? sourceName(scene, source) : "",
    level: level ?? "",
    plaza: plaza ? plazaName(scene, plaza) : "",
    project: project ? t(`caput.project.${project}`) : "",
    n: place ?? 1,
  });
}

/** Name of what a question comes from; "" when the question says enough. @param {Scene} scene */
export function occasion(scene) {
  const source = scene.decision?.context.source;
  if (scene.decision?.ask === "retro" || typeof source !== "string" || !source) return "";
  return sourceName(scene, source);
}
