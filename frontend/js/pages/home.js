/** Home: what waits for you, what others are thinking about, what was lately finished; tables are opened here. */
import { html, nothing, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { skyline } from "../art/skyline.js";
import { ph } from "../icons.js";
import { setApart } from "../tables.js";
import { onTheme } from "../theme.js";
import { partOfDay } from "../time.js";
import { bar } from "../ui/bar.js";
import { lookAgain, onTables, tablesNow } from "../waiting.js";
import { capital, counted, t } from "../words.js";
import { finishedCard, mineCard, waitingRow } from "./home-cards.js";
import { triedRow, watchedRow } from "./home-rows.js";
import { joinBox } from "./join-box.js";
import { openForm } from "./open-form.js";
import { quickStarts } from "./quick-start.js";
import { takeIn } from "./take-in.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */

const FINISHED_SHOWN = 4;
const CLOCKS_MOVE = 30_000; // ms

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {boolean} opening  on a phone: the form for a new table instead of the games
 */
export function mountHome(root, app, opening) {
  /** @type {import("../net/api.js").GameInfo[]} */
  let games = [];
  let all = false;
  let gone = false;
  const form = openForm(app, draw);

  /** @param {string} id */
  const titleOf = (id) => games.find((game) => game.id === id)?.title ?? id;

  /** @param {TableInfo[] | null} tables @param {number} mine */
  function greeting(tables, mine) {
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

  /** @param {import("../waiting.js").Tables} tables */
  function lists({ tables, stale }) {
    if (!tables)
      return html`
        <p class="o-t2">${stale ? t("problem.no-line") : t("loading")}</p>
      `;
    const { mine, others, watched, tried, over } = setApart(tables);
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
        t("home.watched"),
        watched.length,
        repeat(watched, key, (table) => watchedRow(app, table)),
      )}
      ${section(
        t("home.over"),
        over.length,
        html`
          <div class="o-finished">${repeat(shown, key, (table) => finishedCard(app, table, all))}</div>
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
      ${section(
        t("home.tried"),
        tried.length,
        repeat(tried, key, (table) => triedRow(app, table)),
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
      <div class="o-card o-elsewhere">
        <span class="o-round">${ph("device-mobile", 26)}</span>
        <div class="o-min">
          <b>${t("home.elsewhere")}</b>
          <p class="o-t2">${t("home.elsewhere.text")}</p>
        </div>
        <a class="o-b" href="/enter">${ph("key", 18)} ${t("home.elsewhere.do")}</a>
      </div>
    </section>
  `;

  function draw() {
    const known = tablesNow();
    const mine = known.tables ? setApart(known.tables).mine.length : 0;
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
            ${greeting(known.tables, mine)}
            <div class="o-left">${lists(known)}</div>
            <div class="o-right">${form.template(games)}${joinBox()}${quickStarts(app, games)}${takeIn(app)}</div>
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
          ${
            opening
              ? nothing
              : html`
                  <orloj-nav></orloj-nav>
                `
          }
        </div>
      `,
      root,
    );
  }

  draw();
  if (location.hash === "#join")
    /** @type {HTMLElement | null} */ (root.querySelector("#join input"))?.focus();
  void lookAgain();
  void app.load(async () => {
    games = await app.games();
    if (!gone) draw();
  });
  const tick = setInterval(draw, CLOCKS_MOVE);
  const stops = [onTheme(draw), app.onPerson(draw), onTables(draw)];
  return () => {
    gone = true;
    clearInterval(tick);
    stops.forEach((stop) => stop());
  };
}
