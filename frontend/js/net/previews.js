/** What each legal choice would do, fetched once a version. */
import { problemOf } from "./api.js";

/** @typedef {Record<string, import("../board-api.js").Preview>} Previews */

/** @param {() => Promise<{version: number, previews?: Previews}>} fetch */
export function createPreviews(fetch) {
  let held = -1;
  /** @type {Promise<Previews>} */
  let previews = Promise.resolve({});

  /** @param {number} version @returns {Promise<Previews>} */
  function previewsAt(version) {
    if (held === version) return previews;
    held = version;
    previews = fetch().then(
      (state) => (state.version === version ? (state.previews ?? {}) : {}),
      (error) => {
        problemOf(error);
        held = -1; // to be asked for again
        return {};
      },
    );
    return previews;
  }

  /** Somebody else asks from now on. */
  previewsAt.forget = () => {
    held = -1;
  };
  return previewsAt;
}
