/** On which page of a phone a choice's piece stands. */
import { split } from "../../common/model/names.js";
import { placement } from "./lay.js";

/** Pages of a phone, in the order of their tabs. */
export const SECTIONS = ["crane", "city", "tiles", "board", "works", "table"];

/** Kind of choice -> page. @type {Record<string, string>} */
const PAGE = {
  tile: "crane",
  act: "crane",
  extra: "crane",
  buy: "crane",
  bonus: "crane",
  plaza: "city",
  hex: "tiles",
  out: "tiles",
  refresh: "tiles",
  row: "tiles",
  produce: "board",
  "plus-one": "board",
  technology: "board",
  keep: "board",
  retro: "board",
  take: "board",
  discard: "board",
  wealth: "board",
  up: "works",
  stay: "works",
  side: "works",
  seal: "works",
  token: "works",
  v: "works",
  iv: "works",
  way: "works",
  "road-free": "works",
  "road-egg": "works",
};

/**
 * The page of a choice; "" for one that has no piece and stands on whichever page is open.
 * @param {string} choice
 */
export function sectionOf(choice) {
  const place = placement(choice)?.[0];
  if (place) return place.includes(",") ? "city" : "board";
  return PAGE[split(choice)[0]] ?? "";
}

/**
 * Where a phone goes for a new question: it stays when its page has something to choose.
 * @param {readonly string[]} choices
 * @param {string} now
 */
export function sectionFor(choices, now) {
  const pages = choices
    .filter((choice) => choice !== "end-turn")
    .map(sectionOf)
    .filter(Boolean);
  if (!pages.length || pages.includes(now)) return now;
  return pages[0];
}
