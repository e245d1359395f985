/** Refusals and other short news at the foot of the window. A refusal stays until it is closed or the next step is taken. */
import { html, nothing, render } from "lit-html";
import { ph } from "../icons.js";
import { hasWords, t } from "../words.js";

/** @typedef {import("../board-api.js").Problem} Problem */

const place = document.createElement("div");
place.className = "o-toasts";
place.setAttribute("role", "alert");
document.body.append(place);

const NEWS_STAYS = 6_000; // ms
/** @type {any} */
let timer;

export function clearToast() {
  clearTimeout(timer);
  render(nothing, place);
}

/** @param {{kind: "bad" | "info", icon: unknown, title: string, text: string, clause?: string | null}} news */
function show({ kind, icon, title, text, clause }) {
  clearToast();
  render(
    html`
      <div class="o-toast o-toast-${kind}">
        <span class="o-toast-icon">${icon}</span>
        <div>
          <h3>${title}</h3>
          ${
            text
              ? html`
                  <p>${text}</p>
                `
              : nothing
          }${
            clause
              ? html`
                  <span class="o-clause" title=${t("clause")}>${ph("book-open", 14)} ${clause}</span>
                `
              : nothing
          }
        </div>
        <button class="o-ib" @click=${clearToast} aria-label=${t("close")}>${ph("x", 18)}</button>
      </div>
    `,
    place,
  );
}

/**
 * What a problem is called here and what can be done about it. The service's own detail is the best reason there is;
 * known codes have a heading of their own.
 * @param {Problem} problem
 */
export function problemWords({ code, title, detail }) {
  const known = hasWords(`problem.${code}`);
  const heading = known ? t(`problem.${code}`) : title || t("problem.other");
  const text = hasWords(`problem.${code}.text`) ? t(`problem.${code}.text`) : (detail ?? "");
  return { heading, text: text === heading ? "" : text };
}

/** @param {Problem} problem */
export function toastProblem(problem) {
  const { heading, text } = problemWords(problem);
  const moved = problem.code === "stale-version";
  show({
    kind: moved ? "info" : "bad",
    icon: moved ? ph("arrows-clockwise", 24) : ph("prohibit", 26),
    title: heading,
    text,
    clause: problem.clause,
  });
}

/** @param {string} title @param {string} [text] */
export function toastNews(title, text = "") {
  show({ kind: "info", icon: ph("check", 24), title, text });
  timer = setTimeout(clearToast, NEWS_STAYS);
}
