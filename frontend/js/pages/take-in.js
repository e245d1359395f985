/** A record from a file, taken in to be looked through and tried from. */
import { html } from "lit-html";
import { ph } from "../icons.js";
import { go, tablePath } from "../router.js";
import { toastNews } from "../ui/toast.js";
import { t } from "../words.js";

/** @typedef {import("../app.js").App} App */

/** @param {App} app @param {Event} event */
async function take(app, event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0];
  field.value = ""; // so that the same file may be chosen again
  if (!file) return;
  let record;
  try {
    record = JSON.parse(await file.text());
  } catch {
    return toastNews(t("take_in.not"), t("take_in.not.text"));
  }
  const table = await app.attempt(() => app.api.takeIn(record));
  if (table) go(tablePath(table.id));
}

/** @param {App} app */
export const takeIn = (app) => html`
  <label class="o-card o-take-in">
    ${ph("file-arrow-up", 20)}
    <span>
      <b>${t("take_in.do")}</b>
      <small class="o-t2">${t("take_in.text")}</small>
    </span>
    <input type="file" accept=".json,application/json" @change=${(/** @type {Event} */ event) => take(app, event)} />
  </label>
`;
