/** The host's room: a token is asked for once in a tab, then a list of parts and the one that is open. */
import { html, nothing, render } from "lit-html";
import { wordmark } from "../../art/mark.js";
import { ph } from "../../icons.js";
import { token } from "../../net/host-api.js";
import { HOST_PARTS, hostPath } from "../../router.js";
import { onTheme, theme, toggleTheme } from "../../theme.js";
import { lasting } from "../../time.js";
import { t } from "../../words.js";
import { createDesk } from "./desk.js";
import { errors, outbox } from "./errors.js";
import { backups, bans, limits, retention } from "./keeping.js";
import { overview } from "./overview.js";
import { people, sockets } from "./people.js";
import { tables } from "./tables.js";

/** @typedef {import("./desk.js").Part} Part */
/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../../net/host-api.js").Report} Report */

/** @type {Record<Part, {icon: () => unknown, needs: Part[], count: (overview: Report) => number | null, draw: (desk: Desk) => unknown}>} */
const SECTIONS = {
  overview: {
    icon: () => ph("heartbeat", 19),
    needs: ["tables", "errors", "outbox", "retention", "bans", "backups"],
    count: () => null,
    draw: overview,
  },
  tables: { icon: () => ph("squares-four", 19), needs: [], count: ({ now }) => now.tables, draw: (desk) => tables(desk) },
  people: { icon: () => ph("users", 19), needs: [], count: ({ counts }) => counts.persons, draw: people },
  sockets: { icon: () => ph("plugs-connected", 19), needs: [], count: ({ now }) => now.sockets, draw: sockets },
  errors: { icon: () => ph("warning", 19), needs: [], count: ({ counts }) => counts.incidents, draw: (desk) => errors(desk) },
  outbox: { icon: () => ph("envelope-simple", 19), needs: [], count: ({ counts }) => counts.waiting, draw: (desk) => outbox(desk) },
  bans: { icon: () => ph("gavel", 19), needs: [], count: () => null, draw: (desk) => bans(desk) },
  retention: {
    icon: () => ph("hourglass-medium", 19),
    needs: [],
    count: () => null,
    draw: (desk) => html`${retention(desk)} ${limits(desk)}`,
  },
  backups: { icon: () => ph("database", 19), needs: [], count: () => null, draw: backups },
};

/** @param {HTMLElement} root @param {Part} part */
export function mountHost(root, part) {
  const section = SECTIONS[part];
  /** @type {Desk | null} */
  let desk = null;
  let wrong = "";

  function enter() {
    desk?.stop();
    /** @type {Part[]} */
    const needed = [...new Set(/** @type {Part[]} */ (["overview", part, ...section.needs]))];
    desk = createDesk(needed, draw, (problem) => {
      token.forget();
      desk?.stop();
      desk = null;
      wrong = problem.code === "not-found" ? "closed" : "wrong";
      draw();
    });
    void desk.look();
    draw();
  }

  function leave() {
    token.forget();
    desk?.stop();
    desk = null;
    wrong = "";
    draw();
  }

  /** @param {SubmitEvent} event */
  function given(event) {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("token");
    token.keep(/** @type {HTMLInputElement} */ (field).value.trim());
    wrong = "";
    enter();
  }

  function draw() {
    document.title = t("host.page");
    render(
      html`
        <div class="o-page">
          ${head(desk?.reports.overview, desk ? leave : null)}
          ${desk ? room(desk, part) : door(given, wrong)}
        </div>
      `,
      root,
    );
  }

  if (token.read()) enter();
  else draw();
  const stop = onTheme(draw);
  return () => {
    desk?.stop();
    stop();
  };
}

/** @param {Report | undefined} found @param {(() => void) | null} leave */
function head(found, leave) {
  const other = theme() === "day" ? t("theme.dusk") : t("theme.day");
  return html`
    <header class="o-bar o-host-bar">
      <a class="o-word" href="/" aria-label=${t("bar.home")}>${wordmark(36)}</a>
      <b class="o-h o-t2">${t("host.title")}</b>
      ${found ? state(found.readiness) : nothing}
      <span class="o-grow"></span>
      ${
        found
          ? html`
              <span class="o-t2 o-host-foot-line o-wide-only">
                ${t("host.foot", {
                  version: found.version,
                  database: found.database,
                  processes: t("host.processes", { n: found.processes }),
                  up: lasting(found.up_seconds * 1000),
                })}
              </span>
            `
          : nothing
      }
      <button class="o-ib" @click=${toggleTheme} aria-label=${other} title=${other}>
        ${theme() === "day" ? ph("moon", 21) : ph("sun", 21)}
      </button>
      ${
        leave
          ? html`
              <button class="o-b o-ghost" @click=${leave}>${ph("sign-out", 17)} ${t("host.leave")}</button>
            `
          : nothing
      }
    </header>
  `;
}

/** @param {Report} readiness */
function state(readiness) {
  if (readiness.ready)
    return html`
      <span class="o-chip o-ok">${ph("heartbeat", 15)} ${t("host.ready")}</span>
    `;
  const still = Object.entries(readiness.workers).find(([, alive]) => !alive);
  const what = readiness.draining
    ? t("host.draining")
    : still
      ? t("host.worker", { name: still[0] })
      : readiness.database;
  return html`
    <span class="o-chip o-bad">${ph("warning", 15)} ${t("host.unready", { what })}</span>
  `;
}

/** @param {Desk} desk @param {Part} part */
function room(desk, part) {
  const found = desk.reports.overview;
  return html`
    <main class="o-host">
      <h1 class="o-unseen" tabindex="-1">${t("host.title")}: ${t(`host.${part}`)}</h1>
      <nav class="o-host-side" aria-label=${t("host.parts")}>
        ${HOST_PARTS.map((one) => {
          const count = found ? SECTIONS[one].count(found) : null;
          return html`
            <a href=${hostPath(one)} aria-current=${one === part ? "page" : nothing}>
              ${SECTIONS[one].icon()}
              <span class="o-grow">${t(`host.${one}`)}</span>
              ${count === null ? nothing : html`<small>${count}</small>`}
            </a>
          `;
        })}
      </nav>
      <div class="o-host-main">${SECTIONS[part].draw(desk)}</div>
    </main>
  `;
}

/** @param {(event: SubmitEvent) => void} given @param {string} wrong */
const door = (given, wrong) =>
  wrong === "closed"
    ? html`
        <main class="o-host-door">
          <h1 class="o-h" tabindex="-1">${t("host.closed")}</h1>
          <p class="o-t2">${t("host.closed.text")}</p>
        </main>
      `
    : html`
        <main class="o-host-door">
          <h1 class="o-h" tabindex="-1">${t("host.title")}</h1>
          <form class="o-card o-host-key" @submit=${given}>
            <label>
              <span class="o-lab">${t("host.token")}</span>
              <input
                class="o-f o-wide"
                type="password"
                name="token"
                required
                autofocus
                autocomplete="off"
                aria-invalid=${wrong ? "true" : nothing}
              />
              <span class="o-wrong" role="alert">${wrong ? t("host.wrong") : nothing}</span>
            </label>
            <p class="o-t2 o-note">${t("host.token.text")}</p>
            <button class="o-b o-pri">${ph("key", 18)} ${t("host.enter")}</button>
          </form>
        </main>
      `;
