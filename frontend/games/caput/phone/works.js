/**
 * Projects, road, bridge, seals and tokens on a phone: grids as on the board, all else as rows for the
 * thumb.
 */
import { html, nothing } from "lit-html";
import { emblem } from "../../../js/seats.js";
import { projects, vTile } from "../board/projects.js";
import { glyph } from "../icons.js";
import { bookOf, roadFree } from "../model/catalogue.js";
import { effectGlyphs, inWords } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */

/**
 * A row; a button when it can be chosen.
 * @param {Scene} scene @param {string} choice @param {string} info @param {unknown} content
 */
const row = (scene, choice, info, content) =>
  scene.legal.has(choice)
    ? html`<button type="button" class="work-row" data-choice=${choice} data-info=${info}>${content}</button>`
    : html`<div class="work-row" data-info=${info}>${content}</div>`;

/** @param {Scene} scene */
function road(scene) {
  const { view, data, t } = scene;
  return html`<h2>${t("caput.kings-road")}</h2>${bookOf(data).road.map(({ id, space, entry, egg }, i) => {
    const free = roadFree(data, view.options, i + 1);
    const mine =
      view.turn.pending["road-free"] === i + 1
        ? "road-free"
        : view.turn.pending["road-egg"] === i + 1
          ? "road-egg"
          : "";
    return row(
      scene,
      mine,
      `road:${id}`,
      html`<i>${space}</i><span class="grow">${entry ? effectGlyphs(entry, 17) : nothing}${
        free ? effectGlyphs(free, 17) : nothing
      } ${egg ? effectGlyphs(egg, 17) : nothing}</span>${Object.entries(view.players)
        .filter(([, player]) => player.road === space)
        .map(([seat]) => emblem(Number(seat), 22, scene.person(Number(seat))))}`,
    );
  })}`;
}

/** @param {Scene} scene */
function bridge(scene) {
  const { view, data, t, decision } = scene;
  const book = bookOf(data);
  return html`<h2>${t("caput.bridge")}</h2>${book.planks.map(({ ways }, i) => {
    const laid = view.bridge.planks[i + 1];
    return row(
      scene,
      "",
      `plank:${i + 1}`,
      html`<i>${i + 1}</i><span class="grow">${
        laid
          ? t(book.iv[laid.tile] ? `caput.iv.${laid.tile}` : `caput.v.${laid.tile}`)
          : effectGlyphs(ways.join(" | "), 17)
      }</span>`,
    );
  })}<div class="v-strip"><b>${t("caput.iv-stack", { n: view.bridge.iv_stack })}</b>${Object.keys(
    view.bridge.v,
  ).map((id) => vTile(scene, id, decision?.ask === "v"))}</div>`;
}

/** @param {Scene} scene */
export function worksPage(scene) {
  const { view, data, t } = scene;
  const book = bookOf(data);
  return html`${projects(scene)}${road(scene)}${bridge(scene)}<h2>${t("caput.seals")}</h2>${Object.values(
    book.seals,
  ).map(({ id, cost, end }) => {
    const owner = view.seals[id];
    return row(
      scene,
      `seal:${id}`,
      `seal:${id}`,
      html`${glyph("seal", 26)}<span class="grow">${effectGlyphs(end, 18)}</span>${
        cost ? effectGlyphs(cost, 17) : html`<span>${t("caput.free")}</span>`
      }${typeof owner === "number" ? emblem(owner, 22, scene.person(owner)) : nothing}`,
    );
  })}<h2>${t("caput.tokens")}</h2>${Object.keys(view.tokens).map((id) =>
    row(
      scene,
      `token:${id}`,
      `token:${id}`,
      html`<span class="grow">${effectGlyphs(book.tokens[id].gain, 18)} ${inWords(
        t,
        book.tokens[id].gain,
      )}</span>`,
    ),
  )}`;
}
