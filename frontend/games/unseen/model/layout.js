/** Measures of the board, 1096 x 650, and the order of what stands on it. */

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Catalogue} Catalogue */

export const BOARD = { width: 1096, height: 650 };
export const QUARTER = { width: 512, height: 263 };

/** Left upper corner of every quarter. @type {Record<string, [number, number]>} */
export const CORNERS = { vodnik: [6, 6], golem: [578, 6], horned: [578, 381], robot: [6, 381] };
export const RING = ["vodnik", "golem", "horned", "robot"];
export const isLeft = (/** @type {string} */ hood) => hood === "vodnik" || hood === "robot";
export const isUpper = (/** @type {string} */ hood) => hood === "vodnik" || hood === "golem";

/** The quarters clockwise, beginning with the most popular one. @param {View} view */
export function readingOrder(view) {
  const start = Math.max(0, RING.indexOf(view.popularity["1"]?.hood ?? ""));
  return [...RING.slice(start), ...RING.slice(0, start)];
}

/**
 * A quarter's places from left to right, with their boxes; two places share the room of three.
 * @param {View} view
 * @param {Catalogue} data
 * @param {string} hood
 */
export function placesOf(view, data, hood) {
  const ids = Object.keys(view.hoods[hood].places).sort(
    (a, b) => data.places[a].column - data.places[b].column,
  );
  const pitch = ids.length > 2 ? 102 : 154;
  return ids.map((id, i) => ({ id, x: i * pitch, width: ids.length > 2 ? 96 : 146 }));
}

/**
 * Where the arm between two quarters runs, and the steps from the isle outwards.
 * @type {Record<string, {level: boolean, cx: number, cy: number, steps: [number, number][]}>}
 */
const ARMS = {
  "vodnik-golem": {
    level: false,
    cx: 548,
    cy: 0,
    steps: [
      [548, 224],
      [548, 138],
      [548, 52],
    ],
  },
  "horned-robot": {
    level: false,
    cx: 548,
    cy: 0,
    steps: [
      [548, 427],
      [548, 513],
      [548, 599],
    ],
  },
  "robot-vodnik": {
    level: true,
    cx: 0,
    cy: 325,
    steps: [
      [192, 325],
      [120, 325],
      [48, 325],
    ],
  },
  "golem-horned": {
    level: true,
    cx: 0,
    cy: 325,
    steps: [
      [904, 325],
      [976, 325],
      [1048, 325],
    ],
  },
};

/**
 * @typedef {object} SitePlace
 * @property {string} id
 * @property {number} worth
 * @property {number} cx @property {number} cy  middle of the site
 * @property {boolean} upright  the bridge runs from top to bottom
 * @property {[string, string]} sides  Neighborhoods of the first (left or upper) and the second half
 */

/**
 * The bridge sites of the side in use, those worth most nearest the isle.
 * @param {View} view
 * @param {Catalogue} data
 * @returns {SitePlace[]}
 */
export function sitesOf(view, data) {
  /** @type {Record<string, string[]>} */
  const arms = {};
  for (const id of Object.keys(view.bridges)) (arms[data.sites[id].between.join("-")] ??= []).push(id);
  return Object.entries(arms).flatMap(([border, ids]) => {
    const arm = ARMS[border];
    const sorted = ids.sort((a, b) => data.sites[b].worth - data.sites[a].worth);
    return sorted.map((id, i) => {
      const [cx, cy] = arm.steps[ids.length > 2 ? i : i * 2] ?? arm.steps[0];
      const [a, b] = data.sites[id].between;
      /** @type {[string, string]} */
      const sides = (arm.level ? isUpper(a) : isLeft(a)) ? [a, b] : [b, a];
      return { id, worth: data.sites[id].worth, cx, cy, upright: arm.level, sides };
    });
  });
}

/**
 * The River winds in four rows of four; space 0 is the start, 16 the End. Box 188 wide.
 * @param {number} space
 * @returns {[number, number]}
 */
export function riverSpot(space) {
  const row = Math.floor((space - 1) / 4);
  const column = (space - 1) % 4;
  return [26 + 43.3 * (row % 2 ? 3 - column : column), 35 + 31 * row];
}

/** North, east, south, west. @type {[number, number][]} */
export const WINDS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
