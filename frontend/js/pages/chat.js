/** The table's chat, as a card. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ph } from "../icons.js";
import { emblem } from "../seats.js";
import { toastNews } from "../ui/toast.js";
import { listed, t } from "../words.js";

/** @typedef {import("../net/table.js").TableSession} TableSession */

const LONGEST = 500; // characters of a message

/**
 * @param {TableSession} session
 * @param {import("../board/mutes.js").Mutes} [mutes]
 */
export function chatCard(session, mutes) {
  const { chat: all, you, table } = session.store.state();
  const chat = mutes?.heard(all) ?? all;

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
      ${
        table.watchers?.length
          ? html`
              <p class="o-t2 o-row o-note">
                ${ph("eye", 15)} ${t("stand.watchers", { n: table.watchers.length, names: listed(table.watchers.map(({ name }) => name)) })}
              </p>
            `
          : nothing
      }
      <div class="o-said" role="log" aria-label=${t("chat")} tabindex="0">
        ${
          chat.length
            ? repeat(
                chat,
                ({ id }) => id,
                (line) => html`
                  <p>
                    ${emblem(line.seat, 18)}
                    <span>
                      <b>${line.seat !== null && line.seat === you ? t("chat.you") : line.name}</b>
                      ${line.text}
                    </span>
                    ${
                      mutes && line.person && !(line.seat !== null && line.seat === you)
                        ? html`
                            <button
                              class="o-ib o-mute"
                              title=${t("mute.of", { name: line.name })}
                              aria-label=${t("mute.of", { name: line.name })}
                              @click=${() => mutes.silence(line)}
                            >
                              ${ph("speaker-slash", 16)}
                            </button>
                          `
                        : nothing
                    }
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
