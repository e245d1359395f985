/** How far back a table is asked to go: one step after the other, with what would be taken back. */
import { html, nothing } from "lit-html";
import { ph } from "../icons.js";
import { openDialog } from "../ui/dialog.js";
import { t } from "../words.js";
import { takenBack } from "./motion-dialog.js";

/** @typedef {import("../board-api.js").Retold} Retold */

/**
 * @param {readonly Retold[]} steps  the game as it is told; at least one
 * @returns {Promise<{what: "ask" | "would", to: number} | null>} `to` is the version that would stand
 */
export async function askHowFar(steps) {
  let n = 1;
  let redraw = () => {};
  /** @param {number} by */
  const change = (by) => {
    n = Math.max(1, Math.min(steps.length, n + by));
    redraw();
  };
  const answer = await openDialog({
    title: t("ask.undo"),
    body: (close) => html`
      <p class="o-t2">${t("ask.undo.text")}</p>
      <div class="o-row o-far" role="group" aria-label=${t("ask.undo.how")}>
        <button class="o-b o-square" aria-label=${t("ask.undo.less")} ?disabled=${n <= 1} @click=${() => change(-1)}>
          ${ph("minus", 18)}
        </button>
        <b class="o-h" aria-live="polite">${t("past.steps", { n, count: n })}</b>
        <button
          class="o-b o-square"
          aria-label=${t("ask.undo.more")}
          ?disabled=${n >= steps.length}
          @click=${() => change(1)}
        >
          ${ph("plus", 18)}
        </button>
      </div>
      ${n ? takenBack(steps.slice(-n).map(({ words }) => words)) : nothing}
      <div class="o-row o-end o-wrap">
        <button class="o-b o-ghost" @click=${() => close("would")}>${ph("eye", 17)} ${t("motion.would")}</button>
        <button class="o-b o-pri" autofocus @click=${() => close("ask")}>${t("ask.undo.do")}</button>
      </div>
    `,
    follow: (changed) => ((redraw = changed), () => {}),
  });
  return answer === "ask" || answer === "would" ? { what: answer, to: steps[steps.length - n].from - 1 } : null;
}
