/** Names that more than one sentence needs. */

/** @typedef {Pick<import("../types.js").Scene, "t" | "data">} Named */

const SPOTS = ["left", "middle", "right"];
const CARDS = [
  ["buildings", "building"],
  ["upgrades", "upgrade"],
  ["mugs", "mug"],
  ["solo_cards", "solo-card"],
  ["aims", "aim"],
];

/** "Vodnik, left place" @param {Named} scene @param {string} place */
export const placeName = ({ t, data }, place) =>
  t("unseen.place", {
    hood: t(`unseen.kind.${data.places[place].neighborhood}`),
    spot: t(`unseen.spot.${SPOTS[data.places[place].column]}`),
  });

/** Name of a Building, Upgrade, Mug, Solo action or Aim card; "" for what is none. @param {Named} scene @param {string} id */
export function cardName({ t, data }, id) {
  const [, kind] = CARDS.find(([list]) => data[list][id]) ?? [];
  return kind ? t(`unseen.${kind}.${id}`) : "";
}
