/** Home: what waits for you, what others are thinking about, what was lately finished; a table is opened here. */
import { html, nothing, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { skyline } from "../art/skyline.js";
import { ph } from "../icons.js";
import { problemOf } from "../net/api.js";
import { waitsForMe } from "../tables.js";
import { onTheme } from "../theme.js";
import { partOfDay } from "../time.js";
import { bar } from "../ui/bar.js";
import { capital, counted, t } from "../words.js";
import { finishedCard, mineCard, waitingRow } from "./home-cards.js";
import { joinBox } from "./join-box.js";
import { openForm } from "./open-form.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */

const LOOK_AGAIN = 15_000; // ms between looks while the page is in front
const FINISHED_SHOWN = 4;

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {boolean} opening  on a phone: the form for a new table instead of the games
 */
export function mountHome(root, app, opening) {
  /** @type {TableInfo[] | null} */
  let tables = null;
  /** @type {import("../net/api.js").GameInfo[]} */
  let games = [];
  let all = false;
  let gone = false;
  let stale = false; // the last look did not reach the service
  const form = openForm(app, draw);

  /** @param {string} id */
  const titleOf = (id) => games.find((game) => game.id === id)?.title ?? id;

  /** @param {number} mine */
  function greeting(mine) {
    const { name = "" } = app.person() ?? {};
    const empty = tables?.length === 0;
    const hello = empty ? t("home.welcome", { name }) : t(`home.good.${partOfDay()}`, { name });
    const news = !tables
      ? ""
      : empty
        ? t("home.empty")
        : mine
          ? t("home.wait", { n: mine, count: capital(counted(mine)) })
          : t("home.none");
    return html`
      <div class="o-hello">
        <h1 class="o-h" tabindex="-1">
          ${hello}
          <span class="o-g">${news}</span>
        </h1>
        <p>${empty ? t("home.empty.text") : t("home.text")}</p>
      </div>
    `;
  }

  /** @param {string} title @param {number} count @param {unknown} body @param {string} [note] */
  const section = (title, count, body, note) =>
    count
      ? html`
          <section>
            <h2 class="o-sec">
              ${title}
              <small>${note ?? count}</small>
            </h2>
            ${body}
          </section>
        `
      : nothing;

  function lists() {
    if (!tables)
      return html`
        <p class="o-t2">${stale ? t("problem.no-line") : t("loading")}</p>
      `;
    const mine = tables.filter(waitsForMe);
    const others = tables.filter((table) => table.status !== "over" && !waitsForMe(table));
    const over = tables.filter(({ status }) => status === "over");
    /** @param {TableInfo} table */
    const key = ({ id }) => id;
    const shown = all ? over : over.slice(0, FINISHED_SHOWN);
    return html`
      ${
        stale
          ? html`
              <p class="o-card o-stale" role="status">${ph("wifi-slash", 18)} ${t("home.stale")}</p>
            `
          : nothing
      }
      ${section(
        t("home.mine"),
        mine.length,
        repeat(mine, key, (table) => mineCard(table, titleOf(table.game))),
      )}
      ${section(t("home.others"), others.length, repeat(others, key, waitingRow))}
      ${section(
        t("home.over"),
        over.length,
        html`
          <div class="o-finished">${repeat(shown, key, finishedCard)}</div>
          ${
            over.length > shown.length
              ? html`
                  <button class="o-b o-ghost o-more" @click=${() => ((all = true), draw())}>
                    ${t("home.over.all")}
                  </button>
                `
              : nothing
          }
        `,
        t("home.over.count", { n: over.length }),
      )}
      ${tables.length ? nothing : firstSteps()}
    `;
  }

  const firstSteps = () => html`
    <section>
      <h2 class="o-sec">${t("home.first")}</h2>
      <ol class="o-steps">
        ${["open", "send", "play"].map(
          (step) => html`
            <li class="o-card">
              <b class="o-h">${t(`home.first.${step}`)}</b>
              <p class="o-t2">${t(`home.first.${step}.text`)}</p>
            </li>
          `,
        )}
      </ol>
    </section>
  `;

  function draw() {
    const mine = tables?.filter(waitsForMe).length ?? 0;
    document.title = mine ? t("title.mine", { n: mine }) : t("title");
    render(
      html`
        <div class="o-page">
          <div class="o-band">${skyline("band")}</div>
          ${bar(
            app,
            opening
              ? {
                  back: true,
                  title: html`
                    <b class="o-h o-g">${t("open.title")}</b>
                  `,
                }
              : { here: "/" },
          )}
          <main class="o-home ${opening ? "o-opening" : ""}">
            ${greeting(mine)}
            <div class="o-left">${lists()}</div>
            <div class="o-right">${form.template(games)}${joinBox()}</div>
          </main>
          <nav class="o-actions" aria-label=${t("home.actions")}>
            ${
              opening
                ? nothing
                : html`
                    <a class="o-b o-big o-grow ${mine ? "" : "o-pri"}" href="/?open">
                      ${ph("plus", 18)} ${t("open.title")}
                    </a>
                    <a class="o-b o-big" href="/?open#join">${ph("link", 18)} ${t("join.do")}</a>
                  `
            }
          </nav>
        </div>
      `,
      root,
    );
  }

  async function look() {
    if (document.visibilityState !== "visible") return;
    try {
      tables = (await app.api.tables()).toSorted((a, b) => Date.parse(b.updated) - Date.parse(a.updated));
      stale = false;
    } catch (error) {
      const { code } = problemOf(error);
      stale = code !== "no-session";
      if (!stale) return void app.attempt(() => Promise.reject(error));
    }
    if (!gone) draw();
  }

  draw();
  if (location.hash === "#join")
    /** @type {HTMLElement | null} */ (root.querySelector("#join input"))?.focus();
  void look();
  void app.attempt(async () => {
    games = await app.games();
    if (!gone) draw();
  });
  const again = setInterval(look, LOOK_AGAIN);
  document.addEventListener("visibilitychange", look);
  const stops = [onTheme(draw), app.onPerson(draw)];
  return () => {
    gone = true;
    clearInterval(again);
    document.removeEventListener("visibilitychange", look);
    stops.forEach((stop) => stop());
  };
}
