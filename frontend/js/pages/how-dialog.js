/** The question how a table plays, while it is open: its clock and its options. */
import { html, nothing, render } from "lit-html";
import { opponentOf } from "../solo.js";
import { asked } from "../ui/asking.js";
import { t } from "../words.js";
import { clockChoice } from "./clock-choice.js";
import { opponentChoice } from "./opponent-choice.js";
import { optionChoice, optionsFor } from "./option-choice.js";

/** @param {import("../app.js").App} app @param {import("../board-api.js").TableInfo} table */
export async function changeHow(app, table) {
  const games = await app.load(app.games);
  const game = games?.find(({ id }) => id === table.game);
  if (!game) return;
  const seats = table.seats.length;
  const opponent = seats === 1 ? opponentOf(game.id) : undefined;
  let { clock, options } = table;
  let own = false;
  const place = document.createElement("div");
  /** @param {string} option @param {string} value */
  const choose = (option, value) => {
    options = { ...options, [option]: value };
    draw();
  };
  const draw = () =>
    render(
      html`
        ${
          seats > 1
            ? clockChoice(clock, own, (chosen, times) => {
                clock = chosen;
                own = times;
                draw();
              })
            : nothing
        }${opponent ? opponentChoice(game, opponent, options, choose) : nothing}${optionChoice(game, options, choose)}
      `,
      place,
    );
  draw();
  const others = table.seats.some(({ person, yours, program }) => person && !yours && !program);
  const anew = html`
    <p class="o-t2 o-below">${t("how.anew")}</p>
  `;
  await asked(app, {
    title: t("how"),
    fields: html`${place}${others ? anew : nothing}`,
    yes: t("how.keep"),
    work: () => app.api.agree(table.id, { before: table.agreement, clock, options: optionsFor(game, seats, options) }),
  });
}
