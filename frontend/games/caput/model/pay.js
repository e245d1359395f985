/**
 * What a choice would bring, counted out of its preview.
 * @typedef {Record<string, number>} Sum  a good or step -> how many; less than nothing: paid
 * @typedef {{from: string, sum: Sum}} Share  from "tile", "edge", "corner", "site", "surcharge", "plaza"
 */

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../../common/types.js").Preview} Preview */

/**
 * What things are about worth, to put the best placements first: the weights of the component data.
 * @type {Record<string, number>}
 */
const WORTH = {
  egg: 1.2,
  mine: 1.5,
  quarry: 1.5,
  tech: 1.5,
  red: 1.5,
  blue: 1.5,
  goldwindow: 2,
  vp: 0.8,
  "wall>": 1.5,
  "cath>": 1.5,
};

const TRACK_STEP = { mines: "mine", quarries: "quarry" };

/** @param {Sum} sum @param {string} what @param {number} n */
const add = (sum, what, n) => {
  sum[what] = (sum[what] ?? 0) + n;
};

/**
 * The shares of a seat, in the order in which they come.
 * @param {View} view
 * @param {Preview | undefined} preview
 * @param {number | null} seat
 * @returns {Share[]}
 */
export function shares(view, preview, seat) {
  if (!preview || seat === null) return [];
  /** @type {Share[]} */
  const found = [];
  let plaza = false;
  let uni = view.players[seat].uni;
  const of = (/** @type {string} */ from) => {
    const there = found.find((share) => share.from === from);
    if (there) return there.sum;
    const share = { from, sum: {} };
    found.push(share);
    return share.sum;
  };
  for (const entry of preview.log) {
    if (entry.k === "plaza") plaza = true;
    if (entry.seat !== seat) continue;
    const from = plaza ? "plaza" : (["edge", "corner", "site"].find((one) => one === entry.source) ?? "tile");
    if (entry.k === "gain") add(of(from), entry.what, entry.n - (entry.lost ?? 0));
    else if (entry.k === "pay")
      for (const [good, n] of Object.entries(entry.way)) add(of("surcharge"), good, -Number(n));
    else if (entry.k === "tech") add(of(plaza ? "plaza" : "edge"), "tech", 1);
    else if (entry.k === "uni") {
      add(of(plaza ? "plaza" : "tile"), "uni", entry.to - uni);
      uni = entry.to;
    } else if (entry.k === "track")
      add(of(from), TRACK_STEP[/** @type {"mines" | "quarries"} */ (entry.track)], 1);
  }
  return found.filter(({ sum }) => Object.values(sum).some(Boolean));
}

/** All shares in one. @param {Share[]} parts @returns {Sum} */
export function total(parts) {
  /** @type {Sum} */
  const all = {};
  for (const { sum } of parts) for (const [what, n] of Object.entries(sum)) add(all, what, n);
  return all;
}

/** @param {Sum} sum */
export const worth = (sum) =>
  Object.entries(sum).reduce((value, [what, n]) => value + n * (WORTH[what] ?? 1), 0);

/** What is gained, as notation. @param {Sum} sum */
export const gained = (sum) =>
  Object.entries(sum)
    .filter(([, n]) => n > 0)
    .map(([what, n]) => `${what} ${n}`)
    .join(", ");

/** What is paid, as notation. @param {Sum} sum */
export const paid = (sum) =>
  Object.entries(sum)
    .filter(([, n]) => n < 0)
    .map(([what, n]) => `${what} ${-n}`)
    .join(", ");
