/** The bar above a board that says who plays for whom, and lets a bot play for whoever is away. */
import { html, nothing, render } from "lit-html";
import { inFavour, motionTitle, owed } from "../board/motion-words.js";
import { ph } from "../icons.js";
import { emblem } from "../seats.js";
import { t } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/table.js").TableSession} TableSession */
/** @typedef {import("../board-api.js").SeatInfo} SeatInfo */

export const STANDING_IN = "normal"; // the level of a bot that plays for somebody

/**
 * @param {App} app
 * @param {TableSession} session
 * @param {object} table
 * @param {import("../board/hands.js").Hands} table.hands
 * @param {() => void} table.showMotion
 * @param {() => void} table.resume
 * @param {(seat: number) => void} table.offer  copies a link for a substitute
 * @returns {() => void} takes the bar down
 */
export function mountStandBar(app, session, { hands, showMotion, resume, offer }) {
  const place = document.createElement("div");
  place.className = "o-stand";
  place.setAttribute("role", "status");
  place.setAttribute("aria-label", t("stand.here"));
  document.body.append(place);
  const { style } = document.documentElement;

  /** @param {() => Promise<unknown>} work */
  const act = (work) => () => void app.attempt(work);

  /** @param {SeatInfo} one @param {number | null} you */
  function line({ seat, person, bot, away, you: mine }, you) {
    if (!person) return nothing;
    const { name } = person;
    if (bot && mine)
      return html`
        <p>
          ${ph("robot", 20)}
          <span>
            <b>${t("stand.own")}</b>
            <span class="o-stand-more">${t("stand.own.text")}</span>
          </span>
          <button class="o-b o-small o-pri" @click=${act(() => app.api.back(session.id, seat))}>
            ${t("stand.back")}
          </button>
        </p>
      `;
    if (bot)
      return html`
        <p>${ph("robot", 20)} ${emblem(seat, 18)}<span>${t("stand.other", { name })}</span></p>
      `;
    if (!away || mine || you === null) return nothing;
    return html`
      <p>
        ${emblem(seat, 18)}
        <span>${t("stand.away", { name })}</span>
        <button
          class="o-b o-small"
          aria-label=${t("stand.let", { name })}
          @click=${act(() => app.api.bot(session.id, seat, STANDING_IN))}
        >
          ${ph("robot", 17)} ${t("stand.let.short")}
        </button>
      </p>
    `;
  }

  /** What is being asked, with the way to the answer. @param {import("../board-api.js").TableInfo} table */
  function asked(table) {
    const { motion, you } = table;
    if (!motion) return nothing;
    const here = hands.seats().map(({ seat }) => seat);
    const waits = owed(motion, here.length || you === null ? here : [you]).length > 0;
    const words =
      motion.kind === "undo"
        ? t(motion.mine ? "stand.undo.mine" : "stand.undo", { name: table.seats[motion.by]?.name ?? "" })
        : `${motionTitle(table, motion)}.`;
    return html`
      <p>
        ${ph("hand-palm", 20)}
        <span>
          ${words}
          ${
            motion.kind === "time"
              ? nothing
              : html`
                  <b>${t("motion.count", { n: inFavour(motion), all: motion.voters.length })}</b>
                `
          }
        </span>
        <button class="o-b o-small ${waits ? "o-pri" : ""}" @click=${showMotion}>
          ${t(waits ? "motion.answer" : "motion.show")}
        </button>
      </p>
    `;
  }

  /** Seats that somebody else may take over by a link. @param {import("../board-api.js").TableInfo} table */
  const offered = ({ seats, you }) =>
    you === null
      ? nothing
      : seats
          .filter((one) => one.offered)
          .map(
            ({ seat, name }) => html`
              <p>
                ${emblem(seat, 18)}
                <span>${t("stand.offered", { name: name ?? "" })}</span>
                <button class="o-b o-small" @click=${() => offer(seat)}>${ph("link", 17)} ${t("stand.offer")}</button>
              </p>
            `,
          );

  /** The clocks stand by agreement; anybody seated ends it. @param {import("../board-api.js").TableInfo} table */
  const paused = ({ paused: since, you }) =>
    since
      ? html`
          <p>
            ${ph("pause-circle", 20)}
            <span>${t("stand.paused")}</span>
            ${
              you === null
                ? nothing
                : html`
                    <button class="o-b o-small" @click=${resume}>${t("stand.resume")}</button>
                  `
            }
          </p>
        `
      : nothing;

  function draw() {
    const { table, you } = session.store.state();
    const running = table.status === "running" && !table.sandbox;
    render(
      running
        ? html`
            ${asked(table)}${paused(table)}${offered(table)}${table.seats.map((one) => (one.conceded ? nothing : line(one, you)))}
          `
        : nothing,
      place,
    );
    place.hidden = !place.firstElementChild;
    fit();
  }

  /** Boards fit themselves to the window when its size changes; what this bar takes off it is such a change. */
  function fit() {
    const above = `${place.hidden ? 0 : place.offsetHeight}px`;
    if (style.getPropertyValue("--above") === above) return;
    style.setProperty("--above", above);
    window.dispatchEvent(new Event("resize"));
  }

  window.addEventListener("resize", fit);
  const stop = session.store.onChange(({ table }) => table, draw);
  return () => {
    stop();
    window.removeEventListener("resize", fit);
    place.remove();
    style.removeProperty("--above");
  };
}
