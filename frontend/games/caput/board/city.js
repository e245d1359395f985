/** The city on both sides of the King's Road: what stands on its ground, and the sites. */
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { cityTile } from "../draw/tile.js";
import { cube } from "../draw/seat.js";
import { crown, iconAt } from "../icons.js";
import { bookOf, plazasFor } from "../model/catalogue.js";
import { cornersAt, hexId, hexOf, outline, vertexName, widthOf } from "../model/hexes.js";
import { siteName, tileName } from "../model/places.js";
import { bridge, bridgeOffers } from "./bridge.js";
import { ghost, handles, isShown } from "./ghost.js";
import { closed, corners, grounds, obstacles, ORIGIN, placing, SIDE, SIZE, water } from "./ground.js";
import { plaza } from "./plaza.js";
import { road, stations } from "./road.js";
import { supplies } from "./supplies.js";

/** @typedef {import("../types.js").Scene} Scene */

/**
 * Corners of the tile in hand that would meet a blue mark on a site.
 * @param {Scene} scene
 * @param {string} site
 * @param {number} turn
 */
function litCorners({ data, view, lay }, site, turn) {
  const book = bookOf(data);
  const marks = new Set(data.city.corners.list.map((/** @type {any} */ { vertex }) => hexId(vertex)));
  for (const [id, built] of Object.entries(view.city.sites))
    if (id !== site)
      for (const n of cornersAt(book.tiles[built.tile].corners, built.turn))
        marks.add(hexId(vertexName(hexOf(id), n)));
  return cornersAt(book.tiles[lay?.tile ?? ""]?.corners ?? [], turn).filter((n) =>
    marks.has(hexId(vertexName(hexOf(site), n))),
  );
}

/** @param {Scene} scene @param {string} id @param {boolean} old */
function site(scene, id, old) {
  const { data, view, lay, t } = scene;
  const [x, y] = placing(data)(hexOf(id));
  const built = view.city.sites[id];
  const book = bookOf(data);
  if (built)
    return piece(
      {
        info: `hex:${built.tile}`,
        label: t("caput.built", { name: tileName(scene, built.tile), site: siteName(scene, id) }),
        cls: "built",
        x,
        y,
      },
      svg`${cityTile(book.tiles[built.tile], SIDE - 1, built.turn)}${
        built.claim === null ? nothing : cube(built.claim, 0, SIDE * 0.56, SIDE * 0.46)
      }`,
    );
  const legal = lay?.places.includes(id);
  const ground = svg`<polygon points=${outline(SIDE - 2)} class="ground"/>${
    old
      ? svg`${crown(book.siteVp[id] ?? 0, 0, -SIDE * 0.3, SIDE * 0.84)}${text(
          -SIDE * 0.26,
          SIDE * 0.56,
          "+1",
          { size: 12, weight: 800, anchor: "middle", cls: "on-old" },
        )}${iconAt("gold", SIDE * 0.2, SIDE * 0.42, SIDE * 0.5)}`
      : nothing
  }`;
  const cls = `site ${old ? "old" : "new"} ${legal ? "open" : ""}`;
  if (!legal || !lay) return piece({ info: `site:${id}`, cls, x, y }, ground);
  return svg`<g data-place=${id}>${piece(
    {
      choice: lay.choiceAt(id),
      label: t("caput.choice.lay", { place: siteName(scene, id), n: lay.turnAt(id) + 1 }),
      cls: `${cls} place`,
      x,
      y,
    },
    svg`${ground}${ghost(
      scene,
      id,
      SIDE - 1,
      (turn) =>
        svg`${cityTile(book.tiles[lay.tile], SIDE - 1, turn, litCorners(scene, id, turn))}${
          isShown(scene, id) && book.tiles[lay.tile].cube && scene.you !== null
            ? cube(scene.you, 0, SIDE * 0.56, SIDE * 0.46)
            : nothing
        }`,
    )}`,
  )}</g>`;
}

/** What the towns consist of. @param {Scene} scene */
function towns(scene) {
  const { data, view } = scene;
  const book = bookOf(data);
  const used = plazasFor(data, view.seats);
  const shut = book.places.filter((one) => !used.includes(one));
  const place = placing(data);
  const order = used.flatMap((one) =>
    one.sites.map((hex) => ({ id: hexId(hex), old: book.old.has(one.id) })),
  );
  order.sort((a, b) => Number(isShown(scene, a.id)) - Number(isShown(scene, b.id)));
  return svg`${obstacles(scene)}${stations(scene)}${used.map(
    ({ at }) => svg`<circle cx=${place(at)[0]}
    cy=${place(at)[1]} r=${SIDE * 2.3} class="pool"/>`,
  )}${shut.map((one) => closed(scene, one))}
    ${used.map((one) => plaza(scene, one))}${repeat(
      order,
      ({ id }) => id,
      ({ id, old }) => site(scene, id, old),
    )}${corners(scene)}`;
}

/** @param {Scene} scene @param {(by: number) => void} turn */
function turners(scene, turn) {
  const place = scene.lay?.place;
  if (!place?.includes(",")) return nothing;
  const [x, y] = placing(scene.data)(hexOf(place));
  return handles(scene, x, y, SIDE * 1.06, turn, x + widthOf(SIDE) > SIZE.w - ORIGIN.x - 20 ? -1 : 1);
}

/** @param {Scene} scene @param {(by: number) => void} turn */
export const city = (scene, turn) =>
  html`<svg class="city" viewBox=${`0 0 ${SIZE.w} ${SIZE.h}`} role="group"
    aria-label=${scene.t("caput.city")}><g transform=${`translate(${ORIGIN.x} ${ORIGIN.y})`}>${
      water
    }${grounds(scene)}${road(scene)}${text(203, -196, scene.t("caput.old"), {
      anchor: "middle",
      size: 15,
      cls: "head gold",
    })}${text(203, -181, scene.t("caput.town"), { anchor: "middle", size: 15, cls: "head gold" })}${text(
      -372,
      -30,
      scene.t("caput.new"),
      { anchor: "middle", size: 15, cls: "head gold" },
    )}${text(-372, -15, scene.t("caput.town"), { anchor: "middle", size: 15, cls: "head gold" })}${towns(
      scene,
    )}${bridge(scene)}${bridgeOffers(scene)}${supplies(scene)}${turners(scene, turn)}</g></svg>`;
