/** What the common parts of a board ask this game for. */
import { signGlyph } from "./draw/rich.js";
import { glyph } from "./icons.js";
import { stepName, told } from "./model/choices.js";
import { describe } from "./model/details.js";
import { asked } from "./model/questions.js";
import { foreseen, sentences } from "./model/sentences.js";
import { effectGlyphs, inWords } from "./notation.js";
import { hoodOf, spotsOf } from "./solo/spots.js";

/** @type {import("../common/types.js").Lore} */
export const LORE = {
  id: "unseen",
  asked,
  told,
  stepName,
  foreseen,
  sentences,
  spots: spotsOf,
  around: (scene, spots) => spots.map((spot) => hoodOf(scene, spot)).filter(Boolean).map((hood) => `quarter:${hood}`),
  describe,
  signGlyph,
  effectGlyphs,
  inWords,
  glyph,
};
