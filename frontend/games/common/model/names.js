/**
 * The kind of a choice and what it names, "tile:crane-tile-1" -> ["tile", "crane-tile-1"].
 * @param {string} choice
 * @returns {[string, string]}
 */
export function split(choice) {
  const colon = choice.indexOf(":");
  return colon < 0 ? [choice, ""] : [choice.slice(0, colon), choice.slice(colon + 1)];
}

/** A way to pay, `fish2+rumor`, as notation. @param {string} way */
export const wayEffect = (way) =>
  way === "nothing"
    ? ""
    : way
        .split("+")
        .map((part) => part.replace(/(\d+)$/, " $1"))
        .join(", ");

/** The words of an id that no catalogue knows. @param {string} id */
export const bare = (id) => id.replaceAll(/[-:_+]/g, " ");
