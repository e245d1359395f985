/** The effect notation with this game's symbols, in signs and in words. */
import { svg } from "lit-html";
import { effects } from "../common/draw/effect.js";
import { effectWords } from "../common/model/effect-words.js";
import { measures } from "../common/model/run.js";
import { notation } from "../common/notation.js";
import { icon } from "./icons.js";

/** `guild:masons` goes by the name of the guild. */
export const { parse, marks } = notation((word) => word.replace(/^guild:/, ""));

/** Steps are always counted; of all else one is left out. */
const run = measures({ counted: new Set(["market", "boat", "idea"]) });
export const { lineOf, fitted } = run;

/** Symbols that go by another drawing's name. @type {Record<string, string>} */
const DRAWING = { building: "build" };

export const { effectShape, effectGlyphs } = effects({
  marks,
  run,
  icon: (name, x, y, size) => icon(DRAWING[name] ?? name, x, y, size),
  points: (n, cx, cy, size) =>
    svg`<circle class="point" cx=${cx} cy=${cy} r=${size * 0.5}/><text class="on-paper"
      text-anchor="middle" font-weight="800" x=${cx} y=${cy + size * 0.29}
      font-size=${Math.max(11, size * 0.78)}>${n}</text>`,
});

/** Symbols said in another way where they are given up. */
const GIVEN = new Set(["mug", "upgrade"]);

export const { moment, inWords, costWords } = effectWords({
  id: "unseen",
  parse,
  variant: ({ symbol, here }, cost) => (here ? "-here" : cost && GIVEN.has(symbol) ? "-cost" : ""),
});
