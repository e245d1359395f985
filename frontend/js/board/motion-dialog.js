/** The dialogs of a motion: for whoever asks, with what the others say; for whoever is asked, with the answers. */
import { html, nothing } from "lit-html";
import { dial } from "../art/dial.js";
import { ph } from "../icons.js";
import { emblem } from "../seats.js";
import { nameAt, sitting } from "../tables.js";
import { lasting, span } from "../time.js";
import { openDialog } from "../ui/dialog.js";
import { t } from "../words.js";
import { AT_EMPTY, concerned, inFavour, motionText, motionTitle, owed, voteOf } from "./motion-words.js";

/** @typedef {import("../board-api.js").TableInfo} TableInfo */
/** @typedef {import("../board-api.js").Motion} Motion */
/** @typedef {import("../net/table-api.js").Ballot} Ballot */

/**
 * @typedef {object} Around
 * @property {() => TableInfo} table
 * @property {() => number} now  ms by the service's clock
 * @property {() => readonly number[]} seats  of this device
 * @property {(to: number) => string[]} undone  steps that would be taken back, in words
 * @property {() => boolean} seen  whether something hidden was seen since
 * @property {(seat: number, ballot: Ballot) => void} vote
 * @property {() => void} withdraw
 * @property {(to: number) => void} would  shows the board as it would be
 * @property {(changed: () => void) => (() => void)} follow
 */

/** The number of steps stands out. @param {string} title */
const lit = (title) =>
  title.split(/(\d+ \S+)$/).map((part, i) => (i % 2 ? html`<span class="o-g">${part}</span>` : part));

const SHOWN = 6; // steps that would be taken back, listed one by one

/** @param {readonly string[]} steps */
export const takenBack = (steps) => html`
  <ol class="o-taken" aria-label=${t("ask.undo.gone")}>
    ${steps.slice(-SHOWN).map(
      (words) => html`
        <li><s>${words}</s></li>
      `,
    )}
    ${
      steps.length > SHOWN
        ? html`
            <li class="o-t2">${t("past.steps", { n: steps.length - SHOWN, count: steps.length - SHOWN })} …</li>
          `
        : nothing
    }
  </ol>
`;

/** What everybody else has said. @param {TableInfo} table @param {Motion} motion @param {number} now */
function votes(table, motion, now) {
  return html`
    <ul class="o-votes">
      ${concerned(table, motion).map((one) => {
        const { seat, conceded } = one;
        const vote = voteOf(motion, seat);
        const follows = !motion.voters.includes(seat);
        return html`
          <li>
            ${emblem(seat, 20)}
            <span>
              <b>${nameAt(table, seat)}</b>
              ${
                follows
                  ? html`
                      <small>${t(conceded ? "motion.out" : one.bot || one.program ? "motion.bot" : "motion.about")}</small>
                    `
                  : nothing
              }
            </span>
            ${
              vote
                ? html`
                    <span class="o-chip ${vote.yes ? "o-ok" : "o-bad"}">
                      ${vote.yes ? ph("check", 14) : ph("x", 14)} ${t(vote.yes ? "motion.agrees" : "motion.refuses")}
                    </span>
                  `
                : follows
                  ? nothing
                  : html`
                      <span class="o-chip">${t("motion.asked", { span: span(motion.opened, now) })}</span>
                    `
            }
          </li>
        `;
      })}
    </ul>
  `;
}

/** The answers, for each seat of this device that owes one. @param {Around} around @param {Motion} motion */
function answers({ table, seats, vote }, motion) {
  const mine = owed(motion, seats());
  return mine.map(
    (seat, i) => html`
      ${
        seats().length > 1
          ? html`
              <p class="o-row o-vote-for">${emblem(seat, 18)} ${t("motion.for", { name: nameAt(table(), seat) })}</p>
            `
          : nothing
      }
      <div class="o-two">
        <button class="o-b o-pri o-big" ?autofocus=${i === 0} @click=${() => vote(seat, { yes: true })}>
          ${ph("thumbs-up", 19)} ${t(motion.kind === "undo" ? "motion.yes.undo" : "motion.yes")}
        </button>
        <button class="o-b o-big" @click=${() => vote(seat, { yes: false })}>
          ${ph("thumbs-down", 19)} ${t("motion.no")}
        </button>
      </div>
    `,
  );
}

/** The vote about an empty clock: three ways, and how many are for each. @param {Around} around @param {Motion} motion */
function ways({ table, seats, vote }, motion) {
  const voters = seats().filter((seat) => motion.voters.includes(seat));
  return voters.map(
    (seat) => html`
      ${
        voters.length > 1
          ? html`
              <p class="o-row o-vote-for">${emblem(seat, 18)} ${t("motion.for", { name: nameAt(table(), seat) })}</p>
            `
          : nothing
      }
      <div class="o-three">
        ${AT_EMPTY.map((choice) => {
          const n = motion.votes.filter((one) => one.choice === choice).length;
          const own = voteOf(motion, seat)?.choice === choice;
          return html`
            <button
              class="o-b o-big o-way ${own ? "o-pri" : ""}"
              aria-pressed=${own}
              ?autofocus=${choice === AT_EMPTY[0]}
              @click=${() => vote(seat, { choice })}
            >
              ${t(`motion.time.${choice}`)}
              <small>${n ? t("motion.time.votes", { n }) : t(`motion.time.${choice}.text`)}</small>
            </button>
          `;
        })}
      </div>
    `,
  );
}

/** @param {Around} around @param {Motion} motion @param {() => void} close */
function foot({ now, withdraw, would }, motion, close) {
  const left = Math.max(0, Date.parse(motion.expires) - now());
  return html`
    <div class="o-row o-wrap o-motion-foot">
      ${
        motion.kind === "undo"
          ? html`
              <button class="o-link" @click=${() => (close(), would(Number(motion.about.to)))}>
                ${ph("eye", 16)} ${t("motion.would")}
              </button>
            `
          : nothing
      }
      <span class="o-grow"></span>
      <span class="o-t2">${t("motion.ends", { span: lasting(left) })}</span>
      ${
        motion.mine && motion.kind !== "time"
          ? html`
              <button class="o-b" @click=${() => (close(), withdraw())}>${t("motion.withdraw")}</button>
            `
          : nothing
      }
    </div>
  `;
}

/**
 * Shows the open motion as it goes on, until it is closed.
 * @param {Around} around
 * @param {string} id  of the motion
 */
export function showMotion(around, id) {
  const open = () => {
    const { motion } = around.table();
    return motion?.id === id ? motion : null;
  };
  const first = open();
  if (!first) return Promise.resolve("");
  const steps = first.kind === "undo" ? around.undone(Number(first.about.to)) : [];
  const title = motionTitle(around.table(), first, steps.length);
  const time = first.kind === "time";
  return openDialog({
    title,
    heading: time
      ? html`
          <span class="o-row">${dial(sitting(around.table()), [Number(first.about.seat)], 62)} ${title}</span>
        `
      : html`
          <span class="o-row">${emblem(first.by, 28)} <span>${lit(title)}</span></span>
        `,
    body(close) {
      const motion = open();
      if (!motion) return nothing;
      const table = around.table();
      return html`
        <p class="o-t2">${motionText(table, motion, around.seen())}</p>
        ${steps.length ? takenBack(steps) : nothing}
        ${time ? nothing : votes(table, motion, around.now())}
        <p class="o-t2 o-row o-wrap">
          ${t(`motion.needs.${motion.needs}`)}
          ${time ? nothing : t("motion.count", { n: inFavour(motion), all: motion.voters.length })}
          ${motion.kind === "undo" && table.clocks ? t("motion.stands") : nothing}
        </p>
        ${time ? ways(around, motion) : answers(around, motion)} ${foot(around, motion, close)}
      `;
    },
    follow: (changed, close) => around.follow(() => (open() ? changed() : close())),
  });
}
