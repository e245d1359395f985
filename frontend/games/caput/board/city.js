/** The city on both sides of the King's Road: sites, plazas, buildings, printed corners. */
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { cityTile } from "../draw/tile.js";
import { cube } from "../draw/seat.js";
import { crown, iconAt } from "../icons.js";
import { bookOf, plazasFor } from "../model/catalogue.js";
import { cornersAt, hexId, hexOf, middle, outline, vertexName, widthOf } from "../model/hexes.js";
import { plazaName, siteName, tileName } from "../model/places.js";
import { effectShape, inWords } from "../notation.js";
import { bridge, bridgeOffers } from "./bridge.js";
import { ghost, handles, isShown } from "./ghost.js";
import { road, stations } from "./road.js";
import { supplies } from "./supplies.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../model/hexes.js").Hex} Hex */

export const SIDE = 28.2; // px, of a hex of the city
const OLD_UP = -14; // the Old Town lies so much higher, so that the road has its band
const ORIGIN = { x: 428, y: 263 };
export const SIZE = { w: 658, h: 382 };

/** Obstacles that lie in the Old Town. */
const OLD_OBSTACLES = new Set(["3,-2", "4,-4", "2,-4", "-1,-4", "1,-3"]);

/** @param {Record<string, any>} data */
function townOf(data) {
  const book = bookOf(data);
  const at = new Map(book.places.map(({ id, at }) => [hexId(at), id]));
  return (/** @type {Hex} */ hex) => {
    const id = hexId(hex);
    const plaza = book.plazaOf[id] ?? at.get(id);
    return plaza ? book.old.has(plaza) : OLD_OBSTACLES.has(id);
  };
}

/**
 * Where a hex of the city is drawn.
 * @param {Record<string, any>} data
 * @returns {(hex: Hex) => [number, number]}
 */
export function placing(data) {
  const old = townOf(data);
  return (hex) => {
    const [x, y] = middle(hex, SIDE);
    return [x, +(y + (old(hex) ? OLD_UP : 0)).toFixed(2)];
  };
}

/** @param {Scene} scene */
function grounds({ data }) {
  const { places } = bookOf(data);
  const old = townOf(data);
  const place = placing(data);
  const hexes = [
    ...places.flatMap(({ at, sites }) => [at, ...sites]),
    ...data.city.blocked.list.map((/** @type {any} */ one) => one.at),
    /** @type {Hex} */ ([-1, -1]),
  ];
  const ground = (/** @type {boolean} */ which, /** @type {string} */ cls) => {
    const here = hexes.filter((hex) => old(hex) === which);
    const polygons = (/** @type {number} */ s) =>
      here.map(
        (hex) => svg`<polygon transform=${`translate(${place(hex).join(" ")})`} points=${outline(s)}/>`,
      );
    return svg`<g class=${`${cls}-wall`}>${polygons(SIDE + 3.4)}</g><g
      class=${cls}>${polygons(SIDE + 2)}</g>`;
  };
  return svg`${ground(false, "new-town")}${ground(true, "old-town")}`;
}

/** @param {Scene} scene */
function obstacles({ data }) {
  const place = placing(data);
  return data.city.blocked.list.map((/** @type {{at: Hex, kind: string}} */ { at, kind }) => {
    const [x, y] = place(at);
    return svg`<g transform=${`translate(${x} ${y})`} class="obstacle">${
      kind === "house"
        ? svg`<path d="M-15 10V-2L-8 -9L-1 -2V10ZM1 10V-6L8 -14L15 -6V10Z"/><path
          d="M-10 1h3v4h-3zM6 -4h3v4h-3z" class="lit"/>`
        : svg`<circle cx="-8" cy="2" r="7"/><circle cx="7" cy="5" r="8"/><circle cx="1" cy="-8" r="7"/>`
    }</g>`;
  });
}

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

/** Colours and line of a plaza tile round its middle. */
const plazaGround = svg`<polygon points=${outline(SIDE - 1)} class="plaza-ground"/><polygon
  points=${outline(SIDE - 1)} fill="url(#plaza-lamp)"/><polygon points=${outline(SIDE - 3.2)}
    class="plaza-line"/>`;

/**
 * One of the two rewards of a plaza tile.
 * @param {string} effect notation
 * @param {"upper" | "lower"} which
 */
const rewardShape = (effect, which) => {
  const s = SIDE - 1;
  return effectShape(effect, 0, s * (which === "upper" ? -0.36 : 0.38), s * 1.55, s * 0.62, s * 0.56, 11);
};

/** @param {unknown} upper @param {unknown} lower */
const rewards = (upper, lower) =>
  svg`<g class="on-glass rewards">${upper}<path d=${`M${-(SIDE - 1) * 0.62} ${(SIDE - 1) * 0.03}H${(SIDE - 1) * 0.62}`} class="plaza-bar"/>${lower}</g>`;

/** A plaza tile by itself, as large as a hex of the city. @param {{upper: string, lower: string}} tile */
export const plazaFace = ({ upper, lower }) =>
  svg`${plazaGround}${rewards(rewardShape(upper, "upper"), rewardShape(lower, "lower"))}`;

/**
 * A plaza with its two rewards; a half is a choice when its claimant is asked.
 * @param {Scene} scene
 * @param {import("../model/catalogue.js").Plaza} one
 */
function plaza(scene, { id, at }) {
  const { data, view, t, decision } = scene;
  const asks = decision?.ask === "plaza" && decision.context.plaza === id;
  const { tile } = view.city.plazas[id] ?? {};
  const resolved = view.city.plazas[id]?.resolved && !asks;
  const [x, y] = placing(data)(at);
  const s = SIDE - 1;
  const { upper, lower } = bookOf(data).plazaTiles[tile] ?? { upper: "", lower: "" };
  const half = (/** @type {"upper" | "lower"} */ which, /** @type {string} */ effect) => {
    const shape = rewardShape(effect, which);
    const d =
      which === "upper"
        ? `M${-s * 0.84} 0V${-s / 2}L0 ${-s}L${s * 0.84} ${-s / 2}V0Z`
        : `M${-s * 0.84} 0V${s / 2}L0 ${s}L${s * 0.84} ${s / 2}V0Z`;
    return asks
      ? piece(
          { choice: `plaza:${which}`, label: t(`caput.choice.plaza-${which}`), cls: "plaza-half" },
          svg`<path d=${d} class="hit"/><path d=${d} class="ring"/>${shape}`,
        )
      : shape;
  };
  return piece(
    {
      info: `plaza:${id}`,
      label: t("caput.plaza-spoken", {
        name: plazaName(scene, id),
        upper: inWords(t, upper),
        lower: inWords(t, lower),
      }),
      cls: `plaza ${resolved ? "resolved" : ""}`,
      x,
      y,
    },
    svg`${plazaGround}${rewards(half("upper", upper), half("lower", lower))}${
      resolved
        ? svg`<g
      class="done">${iconAt("check", 0, 0, 26)}</g>`
        : nothing
    }`,
  );
}

/**
 * A plaza that is not in use: its hexes are closed.
 * @param {Scene} scene
 * @param {import("../model/catalogue.js").Plaza} one
 */
const closed = ({ data }, { at, sites }) =>
  [at, ...sites].map(
    (hex) =>
      svg`<polygon transform=${`translate(${placing(data)(hex).join(" ")})`} points=${outline(SIDE - 2)}
        class="closed"/>`,
  );

/** The printed blue corners. @param {Scene} scene */
function corners({ data }) {
  const old = townOf(data);
  const place = placing(data);
  return data.city.corners.list.map((/** @type {{hexes: Hex[]}} */ { hexes }) => {
    const oldHexes = hexes.filter(old);
    // A corner between the towns is drawn with the Old Town it belongs to, which lies a little higher.
    const spots = hexes.map((hex) => {
      const [x, y] = place(hex);
      return oldHexes.length && !old(hex) ? [x, y + OLD_UP] : [x, y];
    });
    const mean = (/** @type {0 | 1} */ k) => (spots.reduce((sum, spot) => sum + spot[k], 0) / 3).toFixed(2);
    return svg`<g transform=${`translate(${mean(0)} ${mean(1)})`} class="blue-corner"><path
      d="M0 -8.4L7.3 -4.2V4.2L0 8.4L-7.3 4.2V-4.2Z"/><circle r="2.9"/></g>`;
  });
}

const water = svg`<path
  d="M-440 -270H-118C-126 -232 -160 -206 -205 -205C-300 -208 -330 -196 -386 -206C-404 -210 -420 -190 -440
    -150Z" class="river"/><g class="waves">${[0, 1, 2, 3, 4, 5, 6, 7, 8].map(
      (i) => svg`<path
      d=${`M${-425 + i * 34} -262q4 7 0 14t0 14t0 14t0 14`}/>`,
    )}</g><path d="M-440 36C-330 34 -150 30 -66 44C-40 80 20 90 60 130H-440Z" class="fields"/>`;

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
