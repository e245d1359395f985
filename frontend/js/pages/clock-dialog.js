/** The question for a table's clock, while it is open. */
import { html, render } from "lit-html";
import { openDialog } from "../ui/dialog.js";
import { t } from "../words.js";
import { clockChoice } from "./clock-choice.js";

/** @param {import("../app.js").App} app @param {import("../board-api.js").TableInfo} table */
export async function changeClock(app, table) {
  let { clock } = table;
  let own = false;
  const place = document.createElement("div");
  const draw = () =>
    render(
      clockChoice(clock, own, (chosen, times) => {
        clock = chosen;
        own = times;
        draw();
      }),
      place,
    );
  draw();
  const answer = await openDialog({
    title: t("clock.change"),
    body: (close) => html`
      ${place}
      <div class="o-row o-end o-fld">
        <button class="o-b o-pri o-big" @click=${() => close("yes")}>${t("clock.change.do")}</button>
      </div>
    `,
  });
  if (answer === "yes") await app.attempt(() => app.api.setClock(table.id, clock));
}
