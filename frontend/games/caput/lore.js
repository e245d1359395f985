/** What the common parts of a board ask this game for. */
import { signGlyph } from "./draw/rich.js";
import { glyph } from "./icons.js";
import { stepName, told } from "./model/choices.js";
import { describe } from "./model/details.js";
import { asked } from "./model/questions.js";
import { foreseen, sentences } from "./model/sentences.js";
import { spotsOf } from "./model/spots.js";
import { effectGlyphs, inWords } from "./notation.js";

/** @type {import("../common/types.js").Lore} */
export const LORE = {
  id: "caput",
  asked,
  told,
  stepName,
  foreseen,
  sentences,
  spots: spotsOf,
  describe,
  signGlyph,
  effectGlyphs,
  inWords,
  glyph,
};
