/** What is asked, in one line. */
import { cardName, placeName } from "./names.js";

/** @typedef {import("../types.js").Scene} Scene */

/** Some questions are put in more than one way. @param {Scene} scene */
function key({ view, decision }) {
  const { ask = "", context = {} } = decision ?? {};
  if (ask === "turn" && view.turn.acted) return "turn-after";
  if (ask === "turn" && view.turn.counts_as) return "turn-bound";
  if (ask === "type" && context.for === "clock") return "type-clock";
  if (ask === "square" && context.move) return "square-move";
  return ask;
}

/** The question, with *stars* round what it is about. @param {Scene} scene */
export function asked(scene) {
  const { t, decision, view } = scene;
  const context = decision?.context ?? {};
  const worker = context.counts_as ?? context.worker ?? view.turn.counts_as;
  return t(`unseen.ask.${key(scene)}`, {
    worker: worker ? t(`unseen.kind.${worker}`) : "",
    n: context.left ?? 1,
    item: context.item ? t(`unseen.item.${context.item}`) : "",
  });
}

/** Name of the card or place a question comes from; "" when the question says enough. @param {Scene} scene */
export function sourceName(scene) {
  const { t, data, decision } = scene;
  const id = decision?.context.source;
  if (typeof id !== "string" || !id) return "";
  const card = cardName(scene, id);
  if (card) return card;
  if (data.prices[id]) return t("unseen.source.build");
  if (data.bridge_tiles[id]) return t("unseen.source.bridge");
  return data.places[id] ? placeName(scene, id) : "";
}
