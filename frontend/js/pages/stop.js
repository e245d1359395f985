/** The end of a channel, by the link in one of its messages: it is off as soon as the page is opened. */
import { html, render } from "lit-html";
import { notices } from "../net/notices-api.js";
import { problemOf } from "../net/api.js";
import { settingsPath } from "../router.js";
import { takeSecret } from "../secret.js";
import { onTheme } from "../theme.js";
import { problemWords } from "../ui/toast.js";
import { t } from "../words.js";
import { noticePage } from "./missing.js";

/** @typedef {import("../app.js").App} App */

/** @param {HTMLElement} root @param {App} app */
export function mountStop(root, app) {
  const token = takeSecret();
  const off = { heading: t("stop"), text: t("stop.text") };
  const nothing = { heading: t("stop.not"), text: t("stop.not.text") };
  let words = { heading: t("loading"), text: "" };
  let gone = false;

  async function stopIt() {
    try {
      await notices.stop(token);
      words = off;
      // The secret is gone when the page is loaded anew.
      if (!gone) history.replaceState({ ...history.state, stopped: true }, "");
    } catch (error) {
      const problem = problemOf(error);
      const { heading, text } = problemWords(problem);
      words = problem.status >= 400 && problem.status < 500 ? nothing : { heading, text };
    }
    if (!gone) draw();
  }

  const draw = () =>
    render(
      noticePage(app, {
        ...words,
        action: html`
          <a class="o-b o-pri o-big" href=${settingsPath("told")}>${t("stop.settings")}</a>
        `,
      }),
      root,
    );

  document.title = t("stop.title");
  if (!token) words = history.state?.stopped ? off : nothing;
  draw();
  if (token) void stopIt();
  const stop = onTheme(draw);
  return () => {
    gone = true;
    stop();
  };
}
