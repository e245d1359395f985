/** One's own bot programs: made with a token that is shown once, listed, revoked. */
import { html, nothing, render } from "lit-html";
import { skyline } from "../art/skyline.js";
import { ph } from "../icons.js";
import { onTheme } from "../theme.js";
import { bar, LONGEST_NAME } from "../ui/bar.js";
import { copyButton } from "../ui/copy-button.js";
import { confirmed } from "../ui/dialog.js";
import { LANGUAGE, t } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/api.js").Program} Program */

/** @param {HTMLElement} root @param {App} app */
export function mountPrograms(root, app) {
  /** @type {Program[] | null} */
  let programs = null;
  /** @type {(Program & {token: string}) | null} */
  let fresh = null;
  let gone = false;

  async function look() {
    const found = await app.load(() => app.api.programs());
    if (gone) return;
    programs = found ?? programs ?? [];
    draw();
  }

  /** @param {SubmitEvent} event */
  async function make(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
    const made = await app.attempt(() => app.api.makeProgram(field.value.trim()));
    if (!made || gone) return;
    fresh = made;
    field.value = "";
    await look();
    /** @type {HTMLElement | null} */ (root.querySelector(".o-token"))?.focus();
  }

  /** @param {Program} program */
  async function revoke({ id, name }) {
    const sure = await confirmed({
      title: t("programs.revoke.ask", { name }),
      text: t("programs.revoke.text"),
      yes: t("programs.revoke.yes"),
    });
    if (!sure) return;
    await app.attempt(() => app.api.revokeProgram(id));
    if (fresh?.id === id) fresh = null;
    await look();
  }

  /** @param {string} created */
  const since = (created) =>
    t("programs.since", {
      day: new Date(created).toLocaleDateString(LANGUAGE, { day: "numeric", month: "long", year: "numeric" }),
    });

  const token = () =>
    fresh
      ? html`
          <section class="o-card o-token" tabindex="-1" aria-label=${t("programs.token", { name: fresh.name })}>
            <h2 class="o-h o-g">${t("programs.token", { name: fresh.name })}</h2>
            <p>${t("programs.once")}</p>
            <code class="o-mono o-breaks">${fresh.token}</code>
            <div class="o-row o-wrap">${copyButton(fresh.token, t("programs.copy"), "o-pri")}</div>
            <p class="o-t2">${t("programs.how")}</p>
            <code class="o-mono o-breaks">Authorization: Bearer ${fresh.token}</code>
          </section>
        `
      : nothing;

  const list = () =>
    programs?.length
      ? html`
          <ul class="o-programs">
            ${programs.map(
              (program) => html`
                <li class="o-card">
                  ${ph("robot", 22)}
                  <div class="o-min">
                    <b>${program.name}</b>
                    <small class="o-t2">${since(program.created)}</small>
                  </div>
                  <button
                    class="o-b o-small o-bad"
                    aria-label=${t("programs.revoke.of", { name: program.name })}
                    @click=${() => revoke(program)}
                  >
                    ${t("programs.revoke")}
                  </button>
                </li>
              `,
            )}
          </ul>
        `
      : html`
          <p class="o-t2">${programs ? t("programs.none") : t("loading")}</p>
        `;

  function draw() {
    render(
      html`
        <div class="o-page">
          <div class="o-band o-low">${skyline("low")}</div>
          ${bar(app, {
            back: true,
            title: html`
              <b class="o-h o-g">${t("programs.title")}</b>
            `,
          })}
          <main class="o-home o-own-bots">
            <div class="o-hello">
              <h1 class="o-h" tabindex="-1">${t("programs.title")}</h1>
            </div>
            <div class="o-left">
              <p class="o-programs-text">
                ${t("programs.text")} ${t("programs.docs")}
                <a class="o-link" href="/openapi.json" target="_blank">/openapi.json</a>
              </p>
              <form class="o-card o-make" @submit=${make}>
                <label class="o-fld o-grow">
                  <span class="o-lab">${t("programs.name")}</span>
                  <input class="o-f o-wide" name="name" required autocomplete="off" maxlength=${LONGEST_NAME} />
                </label>
                <button class="o-b o-pri">${t("programs.make")}</button>
              </form>
              ${token()}
              <h2 class="o-sec">${t("programs.list")}</h2>
              ${list()}
            </div>
          </main>
        </div>
      `,
      root,
    );
  }

  document.title = t("programs.page");
  draw();
  void look();
  const stop = onTheme(draw);
  return () => {
    gone = true;
    stop();
  };
}
