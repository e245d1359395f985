/** All pieces of Praga Caput Regni, for the page of pieces. */
import { addWords } from "../../js/words.js";
import { sprite } from "./art/sprite.js";
import { city } from "./gallery/city.js";
import { hexes } from "./gallery/hexes.js";
import { holdings } from "./gallery/holdings.js";
import { machines } from "./gallery/machines.js";
import { shelf } from "./gallery/shelf.js";
import { effectGlyphs } from "./notation.js";
import { addAllWords } from "./words.js";
import { gallery as words } from "./words/gallery.js";

/** @type {import("../../js/gallery-api.js").OpenGallery} */
export function gallery(components) {
  addAllWords(components);
  addWords(words);
  const scene = shelf(components);
  return {
    kinds: [...hexes(scene), ...city(scene), ...machines(scene), ...holdings(scene)],
    sprite: sprite(),
    ground: "board caput",
    effectGlyphs,
  };
}
