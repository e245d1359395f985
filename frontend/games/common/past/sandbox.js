/** The pale blue bar: a private table for trying things out. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";

/**
 * @param {import("../types.js").Scene<any>} scene
 * @param {import("../types.js").TableState} state
 * @param {import("../control.js").Doings} doings
 * @param {object} [look]
 * @param {string} [look.cls]
 * @param {unknown} [look.inside]  what stands between the words and the buttons
 * @param {unknown} [look.tools]  before the buttons
 */
export function sandboxBar({ t }, { table: { sandbox } }, doings, { cls = "", inside = nothing, tools = nothing } = {}) {
  if (!sandbox) return nothing;
  const own = sandbox.kind === "sandbox";
  return html`<header class=${`sand-line ${cls}`}>${ph("flask", 20)}<b class="past-name">${t(
    own ? "sandbox" : "sandbox.import",
  )}</b>${
    inside === nothing
      ? html`<span class="sand-more">${
          own ? t("sandbox.text", { title: sandbox.title ?? "" }) : t("sandbox.import.text")
        }</span>`
      : inside
  }<span class="past-gap"></span>${tools}${
    own
      ? html`<button type="button" class="light" @click=${doings.sandbox.again}>${t("sandbox.again")}</button>`
      : nothing
  }<button type="button" @click=${doings.sandbox.leave}>${t("sandbox.leave")}</button></header>`;
}
