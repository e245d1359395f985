/** Forms in dialogs. What is asked for is tried while the dialog stands: a refusal is told in it, and nothing filled in is lost. */
import { html, nothing } from "lit-html";
import { problemOf } from "../net/api.js";
import { t } from "../words.js";
import { openDialog } from "./dialog.js";
import { clearToast, problemWords } from "./toast.js";

/**
 * @param {import("../app.js").App} app
 * @param {object} order
 * @param {string} order.title
 * @param {unknown} order.fields  inside the form
 * @param {string} order.yes  on its button
 * @param {string} [order.look]  further classes of the form
 * @param {unknown} [order.below]  the form
 * @param {(given: FormData) => Promise<unknown>} order.work  what to try; refused by throwing
 * @returns {Promise<boolean>} whether it was done
 */
export async function asked(app, { title, fields, yes, look = "", below = nothing, work }) {
  let refusal = "";
  let busy = false;
  let redraw = () => {};

  /** @param {SubmitEvent} event @param {(answer?: string) => void} close */
  async function submit(event, close) {
    event.preventDefault();
    if (busy) return;
    busy = true;
    clearToast();
    try {
      await work(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)));
      close("yes");
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === "no-session") {
        close();
        app.tell(error);
      }
      const { heading, text } = problemWords(problem);
      refusal = text ? t("refused", { heading, text }) : heading;
    }
    busy = false;
    redraw();
  }

  const answer = await openDialog({
    title,
    body: (close) => html`
      <form class=${look} @submit=${(/** @type {SubmitEvent} */ event) => submit(event, close)}>
        ${fields}
        <div class="o-row o-end">
          <button class="o-b o-pri">${yes}</button>
        </div>
      </form>
      <p class="o-refused" role="alert">${refusal}</p>
      ${below}
    `,
    follow: (changed) => {
      redraw = changed;
      return () => (redraw = () => {});
    },
  });
  return answer === "yes";
}

/**
 * Asks for a line of text.
 * @param {import("../app.js").App} app
 * @param {{title: string, label: string, value: string, yes: string, longest: number, below?: unknown, work: (text: string) => Promise<unknown>}} question
 */
export const prompted = (app, { label, value, longest, work, ...order }) =>
  asked(app, {
    ...order,
    look: "o-row",
    fields: html`
      <input
        class="o-f o-grow"
        name="answer"
        autofocus
        required
        pattern=".*\\S.*"
        title=${label}
        autocomplete="off"
        maxlength=${longest}
        .value=${value}
        aria-label=${label}
      />
    `,
    work: (given) => work(String(given.get("answer")).trim()),
  });
