/** In which quarter the piece of a choice stands, so that the phone's map can point there; "" for none. */
import { split } from "../../common/model/names.js";

/** Kinds that name a Neighborhood, and kinds whose pieces belong to one minigame. */
const NAMES_HOOD = new Set(["square", "hood", "witch", "influence", "bonus", "move"]);
/** @type {Record<string, string>} */
const MINIGAME = {
  space: "golem",
  spin: "horned",
  cauldron: "horned",
  mill: "vodnik",
  crate: "robot",
  "turn-back": "robot",
  section: "robot",
  milestone: "robot",
};

/** @param {Pick<import("../types.js").Scene, "data" | "view">} scene @param {string} choice */
export function touching({ data, view }, choice) {
  const [kind, name] = split(choice);
  if (NAMES_HOOD.has(kind)) return name;
  if (kind === "card" || kind === "build") return data.places[name]?.neighborhood ?? "";
  if (kind === "bridge-space") return split(name)[1];
  if (kind === "reward") return view.witch;
  return MINIGAME[kind] ?? "";
}
