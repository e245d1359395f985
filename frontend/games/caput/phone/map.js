/** The city on a phone: a pane that pans and zooms, and a small map of what is open where. */
import { html, svg } from "lit-html";
import { city } from "../board/city.js";
import { ORIGIN, placing, SIDE, SIZE } from "../board/ground.js";
import { bookOf, plazasFor } from "../model/catalogue.js";
import { hexId, outline } from "../model/hexes.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ui} Ui */
/** @typedef {import("../types.js").Doings} Doings */

const ZOOMS = [374, 682, 920]; // px, width of the whole city
const SHORT = 372; // px, height of the pane
const SMALL = 110 / SIZE.w;

/** Shows on the small map which part is in view. @param {Event} event */
function follow(event) {
  const pane = /** @type {HTMLElement} */ (event.target);
  const rect = pane.parentElement?.querySelector(".in-view");
  const per = 110 / pane.scrollWidth;
  rect?.setAttribute("x", String(pane.scrollLeft * per));
  rect?.setAttribute("y", String(pane.scrollTop * per));
  rect?.setAttribute("width", String(pane.clientWidth * per));
  rect?.setAttribute("height", String(pane.clientHeight * per));
}

/** Goes where the small map was pressed. @param {MouseEvent} event */
function jump(event) {
  const map = /** @type {Element} */ (event.currentTarget);
  const pane = map.closest(".map")?.querySelector(".pane");
  const { left, top, width } = map.getBoundingClientRect();
  if (!pane) return;
  pane.scrollTo({
    left: ((event.clientX - left) / width) * pane.scrollWidth - pane.clientWidth / 2,
    top: ((event.clientY - top) / width) * pane.scrollWidth - pane.clientHeight / 2,
    behavior: "smooth",
  });
}

/** @param {Scene} scene */
function smallMap(scene) {
  const { data, view, lay } = scene;
  const place = placing(data);
  const dots = plazasFor(data, view.seats).flatMap(({ at, sites }) => [
    { at, cls: "dot-plaza" },
    ...sites.map((hex) => {
      const id = hexId(hex);
      return {
        at: hex,
        cls:
          lay?.place === id
            ? "dot-chosen"
            : lay?.places.includes(id)
              ? "dot-open"
              : view.city.sites[id]
                ? "dot-built"
                : "dot",
      };
    }),
  ]);
  return html`<button type="button" class="small-map" aria-label=${scene.t("caput.city")} @click=${jump}><svg
    width="110" height="64" viewBox="0 0 110 64">${dots.map(({ at, cls }) => {
      const [x, y] = place(at);
      return svg`<polygon transform=${`translate(${(x + ORIGIN.x) * SMALL} ${(y + ORIGIN.y) * SMALL})`}
        points=${outline(SIDE * SMALL - 0.6)} class=${cls}/>`;
    })}<rect class="in-view" width="60" height="60" rx="3"/></svg></button>`;
}

/** @param {Scene} scene @param {Ui} ui @param {Doings} doings @param {(zoom: number) => void} zoom */
export function cityPage(scene, ui, doings, zoom) {
  const { t, lay } = scene;
  const width = ZOOMS[ui.zoom];
  const open = lay?.places.filter((place) => place in bookOf(scene.data).plazaOf).length ?? 0;
  return html`<div class="map"><div class="pane" @scroll=${follow}
    style=${`height:${Math.min(SHORT, (width * SIZE.h) / SIZE.w + 2)}px`}><div
      style=${`width:${width}px`}>${city(scene, doings.turn)}</div></div>
    <div class="map-bar">${smallMap(scene)}<b>${
      lay ? t("caput.open-sites", { n: open }) : t("caput.city")
    }</b><button type="button" class="square-button" ?disabled=${ui.zoom === 0}
      aria-label=${t("caput.zoom.out")} @click=${() => zoom(ui.zoom - 1)}>−</button><button type="button"
        class="square-button" ?disabled=${ui.zoom === ZOOMS.length - 1} aria-label=${t("caput.zoom.in")}
          @click=${() => zoom(ui.zoom + 1)}>+</button></div></div>`;
}

/** The city is shown from its east, where most of it is. @param {HTMLElement} page */
export function showEast(page) {
  const pane = page.querySelector(".pane:not([data-seen])");
  if (!pane) return;
  pane.setAttribute("data-seen", "");
  pane.scrollLeft = pane.scrollWidth;
}
