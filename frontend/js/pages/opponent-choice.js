/** Whom somebody alone plays against: the levels of the opponent whom the rules play, by name. */
import { html, nothing } from "lit-html";
import { t } from "../words.js";

/**
 * @param {import("../net/api.js").GameInfo} game
 * @param {import("../solo.js").Opponent} opponent
 * @param {Record<string, string>} chosen  options
 * @param {(option: string, value: string) => void} choose
 */
export function opponentChoice(game, { option, also, from }, chosen, choose) {
  const words = `${game.id}.opponent`;
  return html`
    <fieldset class="o-fld o-opponent">
      <legend class="o-lab">${t(words)}</legend>
      <p class="o-t2">${t(`${words}.text`)}</p>
      <div class="o-levels">
        ${game.options[option].map(
          (value) => html`
            <label>
              <input
                type="radio"
                name=${option}
                .checked=${value === chosen[option]}
                @change=${() => choose(option, value)}
              />
              <span>
                <i aria-hidden="true">${value}</i>
                <b>${t(`${game.id}.option.${option}.${value}`)}</b>
                <small>
                  <span class="o-unseen">${t(`${words}.level`, { n: value })},</span>
                  ${t(`${words}.level.${value}`)}
                </small>
              </span>
            </label>
          `,
        )}
      </div>
      ${
        Number(chosen[option]) >= from
          ? html`
              <label class="o-also">
                <input
                  type="checkbox"
                  .checked=${chosen[also] === "yes"}
                  @change=${(/** @type {Event} */ event) =>
                    choose(also, /** @type {HTMLInputElement} */ (event.target).checked ? "yes" : "no")}
                />
                <span>
                  <b>${t(`${words}.also`)}</b>
                  <small>${t(`${words}.also.text`)}</small>
                </span>
              </label>
            `
          : nothing
      }
    </fieldset>
  `;
}
