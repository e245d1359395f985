/** The first visit: the name is the only question. */
import { html, nothing, render } from "lit-html";
import { plate } from "../art/plates.js";
import { skyline } from "../art/skyline.js";
import { ph } from "../icons.js";
import { onTheme } from "../theme.js";
import { bar, LONGEST_NAME } from "../ui/bar.js";
import { capital, counted, listed, t } from "../words.js";
import { joinBox } from "./join-box.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/api.js").GameInfo} GameInfo */

/**
 * The frame that the first visit and an invitation share: words and a card on the left, what awaits on the right.
 * @param {App} app
 * @param {{heading: unknown, text: unknown, card: unknown, below?: unknown, aside?: unknown, games: GameInfo[]}} parts
 */
export const threshold = (app, { heading, text, card, below = nothing, aside = nothing, games }) => html`
  <div class="o-page o-tall">
    <div class="o-backdrop">${skyline("tall")}</div>
    ${bar(app)}
    <main class="o-threshold">
      <div class="o-words">
        <h1 class="o-h" tabindex="-1">${heading}</h1>
        <p class="o-lead">${text}</p>
        ${card}${below}
      </div>
      <div class="o-aside">
        ${aside}
        <div class="o-shelf">
          ${games.map(
            ({ id, title, seats }) => html`
              <div class="o-card o-shelf-game">
                ${plate(id)}
                <div>
                  <b class="o-h">${title}</b>
                  <p class="o-t2">
                    ${t("open.players", { least: Math.min(...seats), most: Math.max(...seats) })}${t(`${id}.length`)}
                  </p>
                </div>
              </div>
            `,
          )}
        </div>
      </div>
    </main>
  </div>
`;

/**
 * The name question.
 * @param {App} app
 * @param {boolean} busy
 * @param {(name: string) => void} answer
 * @param {string} [press]  what the button says
 */
export const nameCard = (app, busy, answer, press = t("name.sit")) => html`
  <form
    class="o-card o-ornate o-name"
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (
        /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("name")
      );
      if (!busy && field.value.trim()) answer(field.value.trim());
    }}
  >
    <label class="o-h" for="name">${t("name.ask")}</label>
    <div class="o-row">
      <input
        class="o-f o-grow"
        id="name"
        name="name"
        required
        autocomplete="nickname"
        autofocus
        maxlength=${LONGEST_NAME}
        .value=${app.person()?.name ?? ""}
      />
      <button class="o-b o-pri o-big" ?disabled=${busy}>${press} ${ph("arrow-right", 20)}</button>
    </div>
    <p class="o-t2 o-row">
      ${ph("lock-simple", 16)}
      <span>${t("name.all")}</span>
    </p>
  </form>
`;

/** @param {HTMLElement} root @param {App} app */
export function mountWelcome(root, app) {
  /** @type {GameInfo[]} */
  let games = [];
  let busy = false;

  /** @param {string} name */
  async function answer(name) {
    busy = true;
    draw();
    await app.attempt(() => app.signIn(name)); // on success the page of this address takes over
    busy = false;
    draw();
  }

  function draw() {
    const titles = listed(games.map(({ title }) => title));
    render(
      threshold(app, {
        heading: html`
          ${t("welcome.games", { n: games.length || 1, count: capital(counted(games.length)) })}
          <br />
          <span class="o-g">${t("welcome.table")}</span>
        `,
        text: titles ? t("welcome.text", { games: titles }) : "",
        card: nameCard(app, busy, answer),
        below: html`
          <details class="o-have-link">
            <summary>${ph("link", 18)} ${t("welcome.link")}</summary>
            ${joinBox(true)}
          </details>
          <a class="o-before-link" href="/enter">${ph("key", 18)} ${t("enter.before")}</a>
        `,
        games,
      }),
      root,
    );
  }

  document.title = t("title");
  draw();
  /** @type {HTMLElement | null} */ (root.querySelector("#name"))?.focus();
  void app.load(async () => {
    games = await app.games();
    draw();
  });
  return onTheme(draw);
}
