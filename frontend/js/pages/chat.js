/** The table's chat, as a card. */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ph } from "../icons.js";
import { emblem } from "../seats.js";
import { toastNews } from "../ui/toast.js";
import { t } from "../words.js";

/** @typedef {import("../net/table.js").TableSession} TableSession */

const LONGEST = 500; // characters of a message

/** @param {TableSession} session */
export function chatCard(session) {
  const { chat, you } = session.store.state();

  /** @param {SubmitEvent} event */
  function say(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("text")
    );
    const text = field.value.trim();
    if (!text) return;
    if (session.chat(text)) field.value = "";
    else toastNews(t("chat.unsent"), t("chat.unsent.text"));
  }

  return html`
    <section class="o-card o-chat" id="chat">
      <h2 class="o-h">${t("chat")}</h2>
      <div class="o-said" role="log" aria-label=${t("chat")} tabindex="0">
        ${
          chat.length
            ? repeat(
                chat,
                ({ id }) => id,
                ({ seat, name, text }) => html`
                  <p>
                    ${emblem(seat, 18)}
                    <span>
                      <b>${seat !== null && seat === you ? t("chat.you") : name}</b>
                      ${text}
                    </span>
                  </p>
                `,
              )
            : html`
                <p class="o-quiet">${t("chat.empty")}</p>
              `
        }
      </div>
      <form class="o-row" @submit=${say}>
        <input
          class="o-f o-grow"
          name="text"
          autocomplete="off"
          maxlength=${LONGEST}
          placeholder=${t("chat.say")}
          aria-label=${t("chat.say")}
        />
        <button class="o-b o-square" aria-label=${t("chat.send")}>${ph("paper-plane-tilt", 19)}</button>
      </form>
    </section>
  `;
}

/** Keeps the newest line in sight, unless somebody has scrolled back. @param {HTMLElement} root */
export function followChat(root) {
  const said = root.querySelector(".o-said");
  if (said && said.scrollHeight - said.scrollTop - said.clientHeight < 80) said.scrollTop = said.scrollHeight;
}
