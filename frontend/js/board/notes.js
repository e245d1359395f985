/**
 * One's own notes at a table, in a drawer beside the board. They are kept as they are typed; what has not reached the
 * service stays in this browser and is sent again.
 */
import { html, render } from "lit-html";
import { ph } from "../icons.js";
import { problemOf } from "../net/api.js";
import { t } from "../words.js";

export const LONGEST = 5_000; // characters
const REST = 700; // ms after the last letter until the note is kept
const AGAIN = 5_000; // ms until it is tried again

/** @typedef {"kept" | "typing" | "unsent"} Fate */
/** @typedef {{getItem: (key: string) => string | null, setItem: (key: string, text: string) => void, removeItem: (key: string) => void}} Pocket */

/**
 * The note itself, without its drawer.
 * @param {object} order
 * @param {string} order.key  under which an unsent note stays in this browser
 * @param {() => Promise<string>} order.fetch
 * @param {(text: string) => Promise<unknown>} order.keep
 * @param {() => void} order.changed
 * @param {Pocket} [order.pocket]
 * @param {(work: () => void, ms: number) => any} [order.after]
 * @param {(timer: any) => void} [order.cancel]
 */
export function createNote({
  key,
  fetch,
  keep,
  changed,
  pocket = localStorage,
  after = (work, ms) => setTimeout(work, ms),
  cancel = (timer) => clearTimeout(timer),
}) {
  let text = pocket.getItem(key) ?? "";
  /** @type {Fate | "coming"} */
  let fate = "coming";
  let typed = pocket.getItem(key) !== null;
  /** @type {any} */
  let timer;

  /** @param {Fate} now */
  function become(now) {
    fate = now;
    changed();
  }

  async function send() {
    const sent = text;
    try {
      await keep(sent);
    } catch (error) {
      problemOf(error);
      become("unsent");
      timer = after(send, AGAIN);
      return;
    }
    if (sent !== text) return;
    typed = false;
    pocket.removeItem(key);
    become("kept");
  }

  async function begin() {
    if (typed) return void send();
    try {
      const kept = await fetch();
      if (!typed) text = kept;
      become(typed ? fate === "coming" ? "typing" : fate : "kept");
    } catch (error) {
      problemOf(error);
      if (fate === "coming") timer = after(begin, AGAIN);
    }
  }

  return {
    begin,
    text: () => text,
    fate: () => fate,
    /** @param {string} now */
    type(now) {
      text = now;
      typed = true;
      pocket.setItem(key, now);
      cancel(timer);
      timer = after(send, REST);
      become("typing");
    },
    /** The drawer closes: what was typed is kept at once. */
    end() {
      cancel(timer);
      if (typed) void send();
    },
  };
}

/**
 * @param {object} order
 * @param {string} order.key
 * @param {() => Promise<string>} order.fetch
 * @param {(text: string) => Promise<unknown>} order.keep
 */
export function createNotes(order) {
  /** @type {HTMLElement | null} */
  let place = null;
  /** @type {ReturnType<typeof createNote> | null} */
  let note = null;
  /** @type {Element | null} */
  let before = null;

  function draw() {
    if (!place || !note) return;
    const now = note;
    render(
      html`
        <header>
          <h2 class="o-h">${t("notes")}</h2>
          <button class="o-ib" aria-label=${t("close")} @click=${close}>${ph("x", 20)}</button>
        </header>
        <p class="o-t2">${t("notes.text")}</p>
        <textarea
          class="o-f"
          maxlength=${LONGEST}
          aria-label=${t("notes")}
          ?disabled=${now.fate() === "coming"}
          .value=${now.text()}
          @input=${(/** @type {InputEvent} */ event) => now.type(/** @type {HTMLTextAreaElement} */ (event.target).value)}
        ></textarea>
        <p class="o-t2 o-notes-fate" role="status">
          ${t(`notes.${now.fate()}`)}
          <span>${t("notes.room", { n: LONGEST - now.text().length })}</span>
        </p>
      `,
      place,
    );
  }

  async function open() {
    if (place) return place.querySelector("textarea")?.focus();
    before = document.activeElement;
    place = document.createElement("aside");
    place.className = "o-notes";
    place.setAttribute("aria-label", t("notes"));
    place.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    });
    document.body.append(place);
    note = createNote({ ...order, changed: draw });
    draw();
    await note.begin();
    place?.querySelector("textarea")?.focus();
  }

  function close() {
    note?.end();
    place?.remove();
    place = note = null;
    if (before instanceof HTMLElement) before.focus();
  }

  return { open, close: () => place && close() };
}

/** @typedef {ReturnType<typeof createNotes>} Notes */
