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
  let words = { heading: t("loading"), text: "" };
  let gone = false;

  async function stopIt() {
    try {
      await notices.stop(token);
      words = { heading: t("stop"), text: t("stop.text") };
    } catch (error) {
      const problem = problemOf(error);
      const { heading, text } = problemWords(problem);
      words =
        problem.status >= 400 && problem.status < 500
          ? { heading: t("stop.not"), text: t("stop.not.text") }
          : { heading, text };
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
  draw();
  void stopIt();
  const stop = onTheme(draw);
  return () => {
    gone = true;
    stop();
  };
}
