/** The score sheet: one column a seat, one row a category, the best of a row in gold. */
import { html, nothing } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import { sign } from "../art/signs.js";
import { emblem, SEATS, shield } from "../seats.js";
import { nameAt, placeOf } from "../tables.js";
import { t } from "../words.js";

/** @typedef {import("../board-api.js").TableInfo} TableInfo */
/** @typedef {import("../board-api.js").SeatScore} SeatScore */

/** @param {number} seat @param {number} share  0..1 */
const bar = (seat, share) => html`
  <svg class="o-bar-score" aria-hidden="true">
    <rect width="${Math.max(0, share * 100)}%" height="100%" rx="3" fill="${SEATS[seat].weave}" />
  </svg>
`;

/**
 * @param {TableInfo} table
 * @param {Record<string, string>} symbols  the game's drawings by category, as markup on 24 x 24
 */
export function scoreSheet(table, symbols) {
  const scores = (table.scores ?? []).toSorted((a, b) => a.seat - b.seat);
  const categories = Object.keys(scores[0]?.categories ?? {}).filter((category) => category !== "total");
  const most = Math.max(
    1,
    ...scores.flatMap(({ categories: points }) => categories.map((category) => points[category])),
  );
  /** @param {SeatScore} score */
  const win = ({ winner }) => (winner ? "o-win" : "");
  /** @param {string} category */
  const row = (category) => {
    const best = Math.max(...scores.map(({ categories: points }) => points[category]));
    return html`
      <tr>
        <th scope="row">
          <span class="o-row">
            ${
              symbols[category]
                ? html`
                    <svg class="o-category" width="21" height="21" viewBox="0 0 24 24" aria-hidden="true">
                      ${unsafeSVG(symbols[category])}
                    </svg>
                  `
                : nothing
            }
            <span>${t(`${table.game}.category.${category}`)}</span>
          </span>
        </th>
        ${scores.map(
          (score) => html`
            <td class=${win(score)}>
              <span class="o-cell ${score.categories[category] === best && best > 0 ? "o-best" : ""}">
                <b>${score.categories[category]}</b>
                ${bar(score.seat, score.categories[category] / most)}
              </span>
            </td>
          `,
        )}
      </tr>
    `;
  };
  return html`
    <table class="o-sheet">
      <caption class="o-unseen">${t("scores.sheet")}</caption>
      <thead>
        <tr>
          <td></td>
          ${scores.map(
            (score) => html`
              <th scope="col" class=${win(score)}>
                <span class="o-who-scored">
                  <span class="o-as-shield">${shield(score.seat, 32)}</span>
                  <span class="o-as-emblem">${emblem(score.seat, 24)}</span>
                  <span class="o-min">
                    <b class="o-h">${nameAt(table, score.seat)}</b>
                    <small>
                      ${
                        score.winner
                          ? html`
                              ${sign("crown", 15)} ${t("scores.winner")}
                            `
                          : score.seat === table.you
                            ? t("you")
                            : ""
                      }
                    </small>
                  </span>
                </span>
              </th>
            `,
          )}
        </tr>
      </thead>
      <tbody>${categories.map(row)}</tbody>
      <tfoot>
        <tr>
          <th scope="row" class="o-h">${t("scores.total")}</th>
          ${scores.map(
            (score) => html`
              <td class=${win(score)}>
                <span class="o-total">${score.total}</span>
                ${
                  scores.length > 1
                    ? html`<small>
                        ${t("scores.place", {
                          n: placeOf(scores, score),
                          place: t(`place.${placeOf(scores, score)}`),
                        })}
                      </small>`
                    : nothing
                }
              </td>
            `,
          )}
        </tr>
      </tfoot>
    </table>
  `;
}
