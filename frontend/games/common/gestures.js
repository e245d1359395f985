/**
 * Mouse, touch and keys, for all pieces and sentences at once: what counts is the choice id or the info key
 * they carry.
 */
import { SHOWN_ONLY } from "./marks.js";

/** @typedef {import("./control.js").Control} Control */

const TWICE = 420; // ms between two presses of one piece that pick and play it
const REST = 550; // ms the pointer rests before details open
const LONG = 480; // ms of a long press

/** @param {EventTarget | null} target @param {string} selector */
export const near = (target, selector) => (target instanceof Element ? target.closest(selector) : null);
/** The choice a press means; "" on what is only shown. @param {EventTarget | null} target */
export const meant = (target) =>
  near(target, SHOWN_ONLY) ? "" : (near(target, "[data-choice]")?.getAttribute("data-choice") ?? "");
/** @param {EventTarget | null} target */
const writing = (target) => target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/**
 * @param {HTMLElement} root
 * @param {Control} control
 * @param {object} [game]
 * @param {(event: KeyboardEvent) => boolean} [game.key]  a game's own keys; true: the key has been used
 * @param {boolean} [game.help]  false: no key opens the help on keys
 * @param {(target: EventTarget | null) => void} [game.pressed]  told of every press before what it means is picked
 * @returns {() => void} stops listening
 */
export function listen(root, control, game = {}) {
  let last = { choice: "", time: 0 };
  let timer = 0;
  let long = false;
  const stop = new AbortController();
  const { signal } = stop;

  /** Picks; the same one twice within a moment plays. @param {string} choice @param {number} time */
  function press(choice, time) {
    if (choice === last.choice && time - last.time < TWICE && control.ui().chosen === choice)
      control.play(choice);
    else control.pick(choice);
    last = { choice, time };
  }

  /** @param {Element} element @param {number} x @param {number} y */
  const tell = (element, x, y) => {
    const seat = element.closest(SHOWN_ONLY)?.getAttribute("data-seat");
    control.set({
      info: { key: element.getAttribute("data-info") ?? "", seat: seat ? Number(seat) : null, x, y },
    });
  };

  root.addEventListener(
    "click",
    (event) => {
      window.clearTimeout(timer);
      if (long) return void (long = false);
      const choice = meant(event.target);
      if (control.legal(choice)) {
        game.pressed?.(event.target);
        return press(choice, event.timeStamp);
      }
      const told = near(event.target, "[data-info]");
      if (told && matchMedia("(hover: none)").matches) tell(told, event.clientX, event.clientY);
      else if (control.ui().info && !near(event.target, ".details")) control.set({ info: null });
    },
    { signal },
  );

  root.addEventListener(
    "pointerdown",
    (event) => {
      long = false;
      window.clearTimeout(timer);
      const element = event.pointerType === "touch" ? near(event.target, "[data-info]") : null;
      if (element)
        timer = window.setTimeout(() => {
          long = true;
          tell(element, event.clientX, event.clientY);
        }, LONG);
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel", "scroll"])
    root.addEventListener(end, () => window.clearTimeout(timer), { signal, capture: true });
  root.addEventListener(
    "contextmenu",
    (event) => {
      if (long) event.preventDefault();
    },
    { signal },
  );

  root.addEventListener(
    "pointerover",
    (event) => {
      const choice = meant(event.target);
      for (const element of root.querySelectorAll(".is-pointed")) element.classList.remove("is-pointed");
      if (choice && control.legal(choice))
        for (const element of root.querySelectorAll(`[data-choice="${CSS.escape(choice)}"]`))
          element.classList.add("is-pointed");
      if (event.pointerType !== "mouse") return;
      control.point(choice || null);
      window.clearTimeout(timer);
      const element = near(event.target, "[data-info]");
      const open = control.ui().info;
      if (open && !near(event.target, ".details") && element?.getAttribute("data-info") !== open.key)
        control.set({ info: null });
      if (element && element.getAttribute("data-info") !== open?.key)
        timer = window.setTimeout(() => tell(element, event.clientX, event.clientY), REST);
    },
    { signal },
  );
  root.addEventListener("pointerleave", () => control.point(null), { signal });

  document.addEventListener(
    "keydown",
    (event) => {
      if (
        writing(event.target) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector("dialog[open]")
      )
        return;
      const { chosen, shown } = control.ui();
      const choice = meant(event.target);
      const numbered = /^[1-9]$/.test(event.key) ? shown[Number(event.key) - 1] : undefined;
      if (game.key?.(event)) return event.preventDefault();
      if (numbered) numbered === chosen ? control.play(numbered) : control.pick(numbered);
      else if (event.key === "Enter" || event.key === " ") {
        const button = near(event.target, "button, summary, a");
        if (control.legal(choice) && !(button && choice === "end-turn"))
          choice === chosen ? control.play(choice) : (game.pressed?.(event.target), control.pick(choice));
        else if (event.key === "Enter" && chosen && !button) control.play(chosen);
        else return;
      } else if (event.key === "Backspace") control.doings.undo(1);
      else if (event.key === "?" && game.help !== false) control.doings.keys();
      else if (event.key === "Escape")
        control.set({
          info: null,
          keys: false,
          open: null,
          drawer: false,
          chosen: control.ui().info || control.ui().open !== null ? chosen : null,
        });
      else if (event.key === "i" && near(event.target, "[data-info]")) {
        const element = /** @type {Element} */ (near(event.target, "[data-info]"));
        const { left, bottom } = element.getBoundingClientRect();
        tell(element, left, bottom);
      } else return;
      event.preventDefault();
    },
    { signal },
  );

  return () => {
    window.clearTimeout(timer);
    stop.abort();
  };
}
