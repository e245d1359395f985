/** All pieces of Prague Unseen, for the page of pieces. */
import { addWords } from "../../js/words.js";
import { sprite } from "./art/sprite.js";
import { effectGlyphs } from "./notation.js";
import { cards } from "./gallery/cards.js";
import { printed } from "./gallery/printed.js";
import { solo } from "./gallery/solo.js";
import { shelf } from "./gallery/shelf.js";
import { tiles } from "./gallery/tiles.js";
import { tokens } from "./gallery/tokens.js";
import { wood } from "./gallery/wood.js";
import { addAllWords } from "./words.js";
import { gallery as words } from "./words/gallery.js";

/** @type {import("../../js/gallery-api.js").OpenGallery} */
export function gallery(components) {
  addAllWords(components);
  addWords(words);
  const scene = shelf(components);
  return {
    kinds: [...cards(scene), ...tokens(scene), ...tiles(scene), ...wood(scene), ...printed(scene), ...solo(scene)],
    sprite: sprite(),
    ground: "unseen",
    effectGlyphs,
  };
}
