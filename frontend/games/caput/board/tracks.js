/** The four tracks of a player: mines, quarries, technology, University. */
import { html, nothing, svg } from "lit-html";
import { text } from "../../common/draw/kit.js";
import { cube } from "../draw/seat.js";
import { glyph } from "../icons.js";
import { bookOf, trackOf } from "../model/catalogue.js";
import { effectGlyphs, effectShape } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */

const WIDTH = 286;
const HEIGHT = 27;

/**
 * @param {Scene} scene
 * @param {object} track
 * @param {string} track.kind
 * @param {number} track.spaces
 * @param {number} track.at  space of the cube, 0 before the first
 * @param {number} track.then  where it would be
 * @param {(n: number) => {effect?: string, words?: string, roman?: boolean}} track.shown  what stands on a space
 * @param {string} track.label
 */
function spaces(scene, { kind, spaces: n, at, then, shown, label }) {
  const w = WIDTH / n;
  return html`<svg class="track" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img"
    aria-label=${label}>${Array.from({ length: n }, (_, i) => {
      const k = i + 1;
      const x = i * w;
      const cx = x + w / 2;
      const { effect, words, roman } = shown(k);
      const lit = k < at;
      return svg`<rect x=${x + 0.5} y=".5" width=${w - 2} height=${HEIGHT - 1} rx="4"
        class=${`space ${lit ? `lit ${kind}` : ""} ${k === at ? "here" : ""} ${k > at && k <= then ? "will" : ""}`}/>${
          effect && !lit
            ? svg`<g class="first">${effectShape(effect, cx, HEIGHT / 2, w - 4, HEIGHT - 4, 17, 11)}</g>`
            : k === at
              ? nothing
              : effect
                ? svg`<g class="on-lit">${effectShape(effect, cx, HEIGHT / 2, w - 4, HEIGHT - 4, 17, 11)}</g>`
                : text(cx, HEIGHT / 2 + (roman ? 5 : 4.5), words ?? k, {
                    size: roman ? 15 : 12.5,
                    weight: roman ? 600 : 650,
                    anchor: "middle",
                    cls: `${roman ? "head " : ""}${lit ? "on-lit" : "second"}`,
                  })
        }${k === at ? cube(scene.me, cx, HEIGHT / 2, 16) : nothing}${
          k === then && then > at
            ? svg`<g
        class="ghost">${cube(scene.me, cx, HEIGHT / 2, 16)}</g>`
            : nothing
        }`;
    })}</svg>`;
}

/**
 * @param {string} icon
 * @param {string} name
 * @param {number} n
 * @param {unknown} note
 * @param {unknown} drawing
 * @param {string} info
 */
const track = (icon, name, n, note, drawing, info) =>
  html`<div class="track-row" data-info=${`track:${info}`}><div
    class="track-name">${glyph(icon, 16)}<b>${name} ${n}</b><small>${note}</small></div>${drawing}</div>`;

/** @param {Scene} scene @param {"mines" | "quarries"} which */
function goods(scene, which) {
  const { data, view, next, me, t } = scene;
  const { spaces: n, token, seal, bonuses } = trackOf(data, which);
  const player = view.players[me];
  const held = which === "mines" ? player.mine_token : player.quarry_token;
  const note = held
    ? html`${t("caput.token-here")} ${effectGlyphs(bookOf(data).tokens[held].gain, 14)}`
    : t("caput.track-note", { token, seal });
  const name = t(`caput.track.${which}`);
  return track(
    which === "mines" ? "mine" : "quarry",
    name,
    player[which] - 1,
    note,
    spaces(scene, {
      kind: which,
      spaces: n,
      at: player[which],
      then: next.players[me][which],
      label: t("caput.track-spoken", { name, n: player[which], of: n }),
      shown: (k) => (bonuses[k] ? { effect: bonuses[k] } : k === n ? { effect: "seal" } : {}),
    }),
    which,
  );
}

/** @param {Scene} scene */
export function tracks(scene) {
  const { data, view, next, me, t } = scene;
  const player = view.players[me];
  const then = next.players[me];
  const { levelAt } = bookOf(data);
  const { steps, value } = data.tracks.university;
  const nextLevel = Object.entries(levelAt).find(([at]) => Number(at) > player.tech);
  return html`<div class="tracks">${goods(scene, "mines")}${goods(scene, "quarries")}
    ${track(
      "tech",
      t("caput.track.tech"),
      player.tech,
      nextLevel ? t("caput.tech-note", { level: nextLevel[1], n: nextLevel[0] }) : "",
      spaces(scene, {
        kind: "tech",
        spaces: data.tracks.technology.steps,
        at: player.tech,
        then: then.tech,
        label: t("caput.track-spoken", {
          name: t("caput.track.tech"),
          n: player.tech,
          of: data.tracks.technology.steps,
        }),
        shown: (k) => (levelAt[k] ? { words: levelAt[k], roman: true } : {}),
      }),
      "tech",
    )}${track(
      "uni",
      t("caput.track.uni"),
      player.uni,
      t("caput.uni-note", { n: value[player.uni], all: value[player.uni] * player.tech }),
      spaces(scene, {
        kind: "uni",
        spaces: steps,
        at: player.uni,
        then: then.uni,
        label: t("caput.track-spoken", { name: t("caput.track.uni"), n: player.uni, of: steps }),
        shown: (k) => ({ words: `×${value[k]}` }),
      }),
      "uni",
    )}</div>`;
}
