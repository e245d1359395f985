/** A Building card: Worker type in its band, level, effect. A Worker on it pushes the effect to the left. */
import { nothing, svg } from "lit-html";
import { effectShape } from "../notation.js";
import { badge, states } from "../draw/kit.js";
import { box, fit, text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { LEVELS } from "../model/catalogue.js";
import { worker } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */

const BAND = 19;

/**
 * @param {Scene} scene
 * @param {string} id
 * @param {{choice?: string, width?: number, height?: number, x?: number, y?: number, standing?: import("../types.js").Standing | null, cls?: string}} [look]
 */
export function buildingCard(scene, id, look = {}) {
  const { width: w = 96, height: h = 70, standing = null } = look;
  const { t, data } = scene;
  const card = data.buildings[id];
  const type = t(`unseen.kind.${card.worker}`);
  const label = t(standing ? "unseen.label.card-taken" : "unseen.label.card", {
    name: t(`unseen.building.${id}`),
    level: LEVELS[card.level],
    type,
    who: standing ? scene.name(standing.seat) : "",
    worker: standing ? t(`unseen.kind.${standing.type}`) : "",
  });
  return piece(
    {
      choice: look.choice,
      info: `building:${id}`,
      label,
      cls: `card ${look.cls ?? ""}`,
      x: look.x,
      y: look.y,
    },
    svg`${box(1.5, 2.5, w, h, 7, "shade")}${box(0, 0, w, h, 7, "paper")}
      <path d=${`M0 7Q0 0 7 0H${w - 7}Q${w} 0 ${w} 7V${BAND}H0Z`} fill=${`var(--type-${card.worker})`}/><path
        d=${`M0 ${BAND}H${w}`} class="card-line"/>
      ${badge(card.worker, 11, 9.6, 8)}${text(23, 13.8, fit(type, w - 45, 12), { size: 12, weight: 700,
        cls: "on-paper" })}
      ${text(w - 6, 14, LEVELS[card.level], { size: 12.5, anchor: "end", cls: "head on-paper" })}
      ${
        standing
          ? svg`${effectShape(card.effect, (w - 34) / 2, BAND + (h - BAND) / 2, w - 38, h - BAND - 6, 15)}
            ${worker(standing.seat, standing.type, w - 36, h - 45, 36)}`
          : effectShape(card.effect, w / 2, BAND + (h - BAND) / 2, w - 10, h - BAND - 6, 19)
      }${box(0, 0, w, h, 7, "edge")}${look.choice ? states(w, h, { r: 8.5, out: 1.5, lampAt: [w - 1, h - 3],
        tickAt: [w - 3, 4] }) : nothing}`,
  );
}
