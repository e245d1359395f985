/** Settings, "Board and motion": what is kept in this browser. */
import { html } from "lit-html";
import { chooseTheme, chosenTheme } from "../../theme.js";
import { chooseMotion, chosenMotion } from "../../motion.js";
import { t } from "../../words.js";
import { segments } from "../segments.js";

/** @typedef {import("../../app.js").App} App */

/** @param {App} _ @param {() => void} redraw */
export function board(_, redraw) {
  /** @param {string} name @param {string[]} values @param {string} chosen @param {(value: string) => void} choose */
  const choice = (name, values, chosen, choose) =>
    segments({
      name,
      label: t(`board.${name}`),
      choices: values.map((value) => ({ value, words: t(`board.${name}.${value}`) })),
      chosen,
      choose: (value) => (choose(value), redraw()),
    });
  return {
    stop: () => {},
    template: () => html`
      <div class="o-set-main">
        <section class="o-card o-set">
          <div class="o-set-head">
            <h2 class="o-h">${t("settings.board")}</h2>
            <span class="o-grow"></span>
            <span class="o-t2">${t("board.here")}</span>
          </div>
          ${choice("theme", ["system", "dusk", "day"], chosenTheme(), chooseTheme)}
          ${choice("motion", ["system", "calm"], chosenMotion(), chooseMotion)}
        </section>
        <section class="o-card o-set">
          <div class="o-set-head"><h2 class="o-h">${t("board.keys")}</h2></div>
          <p class="o-t2">${t("board.keys.text")}</p>
        </section>
      </div>
    `,
  };
}
