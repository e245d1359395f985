/** Hides everything while the device goes from one to the next. */
import { html, render } from "lit-html";
import { ph } from "../icons.js";
import { emblem } from "../seats.js";
import { nameAt } from "../tables.js";
import { t } from "../words.js";

/**
 * @param {import("./hands.js").Hands} hands
 * @param {() => import("../board-api.js").TableInfo} table
 * @param {() => void} closed  called when the cover falls
 * @returns {() => void} takes it down
 */
export function mountCover(hands, table, closed) {
  const place = document.createElement("dialog");
  place.className = "o-cover";
  place.addEventListener("cancel", (event) => event.preventDefault()); // Escape lifts nothing
  document.body.append(place);

  const stop = hands.cover.onChange(
    (state) => state,
    ({ seat, coming }) => {
      document.documentElement.toggleAttribute("data-covered", seat !== null);
      if (seat === null) return void (place.open && place.close());
      const name = nameAt(table(), seat);
      place.setAttribute("aria-label", t("cover", { name }));
      render(
        html`
          <div class="o-cover-in">
            <span class="o-cover-sign">${emblem(seat, 84)}</span>
            <h2 class="o-h">${t("cover.1")} <span class="o-g">${name}</span></h2>
            <p class="o-t2">${t("cover.text", { name })}</p>
            <button class="o-b o-pri o-big" autofocus ?disabled=${coming} @click=${hands.take}>
              ${coming ? t("loading") : t("cover.take", { name })} ${ph("arrow-right", 20)}
            </button>
          </div>
        `,
        place,
      );
      if (place.open) return;
      closed();
      place.showModal();
    },
  );
  return () => {
    stop();
    document.documentElement.removeAttribute("data-covered");
    place.remove();
  };
}
