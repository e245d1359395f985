/** The effect notation with this game's symbols, in signs and in words. */
import { effects } from "../common/draw/effect.js";
import { effectWords } from "../common/model/effect-words.js";
import { measures } from "../common/model/run.js";
import { notation } from "../common/notation.js";
import { crown, icon } from "./icons.js";

export const { parse, marks } = notation();

const POINT = 1.22; // a crown is that much wider than a symbol, so that its number stays readable
export const { lineOf, fitted, markWidth } = measures({ counted: new Set(), point: POINT });

export const { effectShape, effectGlyphs } = effects({
  marks,
  run: measures({ counted: new Set(), point: POINT }),
  icon,
  points: (n, cx, cy, size) => crown(n, cx, cy, size * POINT),
});

export const { inWords, costWords } = effectWords({ id: "caput", parse });
