/** The question how a table plays, while it is open: its clock and its options. */
import { html, nothing, render } from "lit-html";
import { opponentOf } from "../solo.js";
import { openDialog } from "../ui/dialog.js";
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
  const answer = await openDialog({
    title: t("how"),
    body: (close) => html`
      <form
        @submit=${(/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          close("yes");
        }}
      >
        ${place}
        ${
          seats > 1
            ? html`
                <p class="o-t2 o-below">${t("how.anew")}</p>
              `
            : nothing
        }
        <div class="o-row o-end o-fld">
          <button class="o-b o-pri o-big">${t("how.keep")}</button>
        </div>
      </form>
    `,
  });
  if (answer !== "yes") return;
  const wanted = { before: table.agreement, clock, options: optionsFor(game, seats, options) };
  await app.attempt(() => app.api.agree(table.id, wanted));
}
