/** Where the steps that are looked back at took place, drawn over the board. */
import { placeOf, placePins } from "./pins.js";

/** @typedef {import("../types.js").Scene<any>} Scene */
/** @typedef {import("../types.js").TableState} TableState */

const MANY = 9; // pins; of more steps the neighbours of the one that is seen have theirs
const NEAR = 2;

/** @param {Scene} scene @param {TableState} state @param {number} i  index of a step @returns {string[]} */
export function spotsAt(scene, { past, log }, i) {
  const step = past?.steps[i];
  if (!step || !scene.lore.spots) return [];
  return scene.lore.spots(
    scene,
    log.filter(({ seq }) => seq >= step.from && seq <= step.to),
  );
}

/**
 * @param {HTMLElement} root  of the board
 * @param {HTMLElement} page  that is drawn anew
 */
export function createPlaces(root, page) {
  const layer = document.createElement("div");
  layer.className = "past-pins";
  layer.setAttribute("aria-hidden", "true");
  root.append(layer);
  /** @type {import("./pins.js").Pin[]} */
  let pins = [];
  let seen = -1;
  const place = () => placePins(layer, page, pins);
  const later = () => requestAnimationFrame(place);
  window.addEventListener("resize", later);
  page.addEventListener("scroll", place, { capture: true, passive: true });

  return {
    /** @param {Scene} scene @param {TableState} state */
    show(scene, state) {
      const { past } = state;
      if (!past || past.step < 0) {
        if (pins.length) placePins(layer, page, (pins = []));
        if (past && seen !== past.at) page.querySelector(".past-steps")?.scrollTo(0, 0);
        seen = past?.at ?? -1;
        return;
      }
      const many = past.kind !== "visit" || past.steps.length > MANY;
      const wanted = past.steps.flatMap((_, i) =>
        i === past.step || (past.kind === "visit" && (!many || Math.abs(i - past.step) <= NEAR)) ? [i] : [],
      );
      pins = wanted.map((i) => {
        const spots = spotsAt(scene, state, i);
        const around = scene.lore.around?.(scene, spots) ?? [];
        return { n: i + 1, now: i === past.step, spots: [...spots, ...around] };
      });
      if (seen !== past.at) {
        seen = past.at;
        const now = pins.find((pin) => pin.now);
        const near = page.querySelector(".phone")
          ? placeOf(page, now?.spots ?? [])
          : page.querySelector(".past-step[aria-current]");
        near?.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
      later();
    },
    stop() {
      window.removeEventListener("resize", later);
      page.removeEventListener("scroll", place, { capture: true });
    },
  };
}
