/** The bell in the bar and the navigation of a phone: elements that draw themselves anew when something waits. */
import { html, nothing, render } from "lit-html";
import { ph } from "../icons.js";
import { settingsPath, tablePath } from "../router.js";
import { span } from "../time.js";
import { noticesOf, onTables, tablesNow } from "../waiting.js";
import { t } from "../words.js";

/** @typedef {import("../waiting.js").Notice} Notice */

const present = () => noticesOf(tablesNow().tables ?? []);

/** @param {number} n */
const count = (n) =>
  n
    ? html`
        <i class="o-badge" aria-hidden="true">${n}</i>
      `
    : nothing;

/** @param {Notice[]} notices */
export const noticeList = (notices) =>
  notices.length
    ? html`
        <ul class="o-notices">
          ${notices.map(
            ({ table, words, since, waits }) => html`
              <li>
                <a class="o-notice-link ${waits ? "o-waits-here" : ""}" href=${tablePath(table.id)}>
                  <b>${words}</b>
                  <span class="o-t2">${table.name}${since ? ` · ${span(since)}` : nothing}</span>
                </a>
              </li>
            `,
          )}
        </ul>
      `
    : html`
        <p class="o-t2">${t("notices.none")}</p>
      `;

class Bell extends HTMLElement {
  connectedCallback() {
    this.stop = onTables(() => this.draw());
  }

  disconnectedCallback() {
    this.stop?.();
  }

  draw() {
    const notices = present();
    const waiting = notices.filter(({ waits }) => waits).length;
    const name = waiting ? t("bar.notices.n", { n: waiting }) : t("bar.notices");
    const close = () => /** @type {HTMLElement | null} */ (this.querySelector("[popover]"))?.hidePopover();
    render(
      html`
        <button class="o-ib" popovertarget="notices" aria-label=${name} title=${t("bar.notices")}>
          ${ph("bell", 22)}${count(waiting)}
        </button>
        <div class="o-card o-pop" id="notices" popover @click=${close}>
          <h2 class="o-h o-g">${t("notices.title")}</h2>
          ${noticeList(notices)}
          <a class="o-link" href=${settingsPath("told")}>${t("notices.settings")}</a>
        </div>
      `,
      this,
    );
  }
}

class PhoneNav extends HTMLElement {
  connectedCallback() {
    this.stop = onTables(() => this.draw());
  }

  disconnectedCallback() {
    this.stop?.();
  }

  draw() {
    const here = location.pathname;
    const waiting = present().filter(({ waits }) => waits).length;
    const places = [
      { path: "/", icon: ph("house", 22), name: t("bar.games") },
      { path: "/notices", icon: ph("bell", 22), name: t("bar.notices"), n: waiting },
      { path: "/pieces", icon: ph("book-open", 22), name: t("bar.pieces") },
      { path: settingsPath("told"), icon: ph("user", 22), name: t("bar.settings") },
    ];
    render(
      html`
        <nav class="o-phone-nav" aria-label=${t("bar.pages")}>
          ${places.map(
            ({ path, icon, name, n = 0 }) => html`
              <a
                href=${path}
                aria-current=${path === here || (path !== "/" && here.startsWith(path.replace(/told$/, ""))) ? "page" : nothing}
                aria-label=${n ? t("bar.notices.n", { n }) : name}
              >
                ${icon}${count(n)}
                <span>${name}</span>
              </a>
            `,
          )}
        </nav>
      `,
      this,
    );
  }
}

customElements.define("orloj-bell", Bell);
customElements.define("orloj-nav", PhoneNav);
