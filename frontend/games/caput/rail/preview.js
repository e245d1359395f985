/** The pay card: what is chosen or pointed at would bring, before it is confirmed. */
import { html, nothing } from "lit-html";
import { capital } from "../../../js/words.js";
import { rich, spokenEffect } from "../../common/draw/rich.js";
import { forTheEnd } from "../board/technologies.js";
import { after } from "../../common/model/preview.js";
import { PROJECTS } from "../model/catalogue.js";
import { told } from "../model/choices.js";
import { placement, TURNS } from "../model/lay.js";
import { gained, paid, shares } from "../model/pay.js";
import { placeName } from "../model/places.js";
import { foreseen } from "../model/sentences.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ui} Ui */

/** @param {Scene} scene @param {import("../model/pay.js").Share} share */
function row(scene, { from, sum }) {
  const [cost, gain] = [paid(sum), gained(sum)];
  return html`<p class=${`pay-row ${from}`}><span>${scene.t(`caput.pay.${from}`)}</span><b>${
    cost ? html`− ${spokenEffect(scene, cost, 17)} ` : nothing
  }${gain ? html`+ ${spokenEffect(scene, gain, 17)}` : nothing}</b></p>`;
}

/**
 * Of a placement: the place and turn, then every share.
 * @param {Scene} scene
 * @param {Ui} ui
 * @param {string} choice
 */
function placing(scene, ui, choice) {
  const { t, view, you } = scene;
  const [place, turn] = placement(choice) ?? ["", 0];
  const preview = ui.previews[choice];
  const found = shares(view, preview, you);
  const rest = foreseen(scene, preview).filter((part) => !("effect" in part));
  const words = rest
    .map((part) => ("text" in part ? part.text : ""))
    .join("")
    .replace(/^[+−, ]+/, "");
  const then = after(view, preview).turn.pending;
  const earned = PROJECTS.flatMap((project) => {
    const n = then[project] - view.turn.pending[project];
    return n > 0 ? [`${project}> ${n}`] : [];
  }).join(", ");
  return html`<header><b>${placeName(scene, place)}</b><span>${t("caput.pay.turn", {
    n: turn + 1,
    of: TURNS,
  })}</span></header>
    ${
      preview
        ? found.length
          ? found.map((share) => row(scene, share))
          : html`<p
      class="pay-row"><span>${t("caput.detail.nothing")}</span></p>`
        : html`<p class="pay-row"><span>…</span></p>`
    }
    ${
      earned
        ? html`<p class="pay-row"><span>${t("caput.pay.earned")}</span><b>${spokenEffect(
            scene,
            earned,
            17,
          )}</b></p>`
        : nothing
    }
    ${
      words.trim() || preview?.reveals
        ? html`<p class="pay-after">${capital(words)}${
            preview?.reveals ? html`${words.trim() ? ". " : ""}<em>${t("caput.pay.seals")}</em>` : nothing
          }</p>`
        : nothing
    }`;
}

/** @param {Scene} scene @param {Ui} ui */
export function payCard(scene, ui) {
  const { t, decision, pointed, chosen } = scene;
  const choice = pointed ?? chosen;
  const best = decision?.ask === "lay" ? ui.shown[0] : null;
  const shown = choice ?? best;
  if (!shown)
    return html`<section class="pay-card idle" aria-label=${t("caput.pay.card")}><p>${
      decision ? t("caput.pay.idle") : t("caput.pay.waiting")
    }</p>${forTheEnd(scene)}</section>`;
  const preview = ui.previews[shown];
  const body = placement(shown)
    ? placing(scene, ui, shown)
    : html`<header><b>${told(scene, shown, preview).title}</b></header><p
      class="pay-after">${rich(scene, foreseen(scene, preview), 17)}</p>${
        preview?.reveals
          ? html`<p
        class="pay-after"><em>${t("caput.pay.seals")}</em></p>`
          : nothing
      }`;
  return html`<section class=${choice ? "pay-card" : "pay-card best"} aria-label=${t("caput.pay.card")}
    aria-live="polite">${choice ? nothing : html`<small>${t("caput.pay.best")}</small>`}${body}</section>`;
}
