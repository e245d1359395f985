/** The board of Prague Unseen in the page: draws what the table shows, offers what it is given, decides nothing. */
import { render } from "lit-html";
import { createControl } from "../common/control.js";
import { listen } from "../common/gestures.js";
import { markPieces } from "../common/marks.js";
import { after } from "../common/model/preview.js";
import { sceneOf } from "../common/model/scene.js";
import { retell } from "../common/model/retell.js";
import { createPlaces, spotsAt } from "../common/past/places.js";
import { placeDetails } from "../common/rail/details.js";
import { fitBoard, followTurn, keepLow, pageTitle } from "../common/surroundings.js";
import { sprite } from "./art/sprite.js";
import { desktop } from "./desktop.js";
import { LORE } from "./lore.js";
import { MANNERS, stateOf } from "./manners.js";
import { told } from "./model/choices.js";
import { phone } from "./phone/phone.js";
import { createPlayback } from "./solo/playback.js";
import { hoodOf, light } from "./solo/spots.js";
import { followStep, goOnByPress, stepKey, whenHidden } from "./solo/gestures.js";
import { spokenStep, spokenTurn, turnSteps } from "./solo/steps.js";
import { goalOf } from "./solo/turn.js";
import { holdFocus, newestLine } from "./voice.js";
import { walk } from "./walk.js";
import { addAllWords } from "./words.js";

const PHONE = "(max-width: 767px)";

/**
 * The position at a step of the Councilor's turn: nothing in it can be chosen.
 * @param {import("./types.js").Scene} scene @param {import("./solo/steps.js").Step} step @returns {import("./types.js").Scene}
 */
const onTheWay = (scene, { view }) => ({
  ...scene,
  view: view ?? scene.view,
  next: view ?? scene.view,
  decision: null,
  legal: new Set(),
  chosen: null,
});

/** @type {import("../../js/board-api.js").Mount} */
export function mount(root, table) {
  addAllWords(table.state().components);
  const drawings = document.createElement("div");
  drawings.innerHTML = sprite();
  const page = document.createElement("div");
  page.className = "unseen";
  const voice = document.createElement("p");
  voice.className = "unseen-voice";
  voice.setAttribute("aria-live", "polite");
  root.append(drawings, page, voice);

  const small = window.matchMedia(PHONE);
  let due = false;
  /** Several changes of one moment are drawn once. */
  const redraw = () => {
    if (due) return;
    due = true;
    queueMicrotask(draw);
  };
  const control = createControl(table, redraw, MANNERS);
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const playback = createPlayback(redraw, {
    still: () => calm.matches || document.documentElement.dataset.motion === "calm" || document.hidden,
    after: (work, ms) => window.setTimeout(work, ms),
    cancel: (timer) => window.clearTimeout(timer),
  });
  const doings = {
    ...control.doings,
    visit: (/** @type {string} */ hood) => control.set({ quarter: hood, info: null }),
    turn: playback,
  };
  /** What has just come is drawn now: no moment is left in which the game is over and nothing says so. */
  table.settled = () => {
    draw();
    return playback.settled();
  };
  playback.skip(table.state().passage?.seq ?? -1);
  if (table.state().view.councilor) control.set({ talk: "turn" });
  /** In words while it was possible: by the time a step is taken back, the position may be another. */
  let picked = { choice: "", title: "" };
  table.naming = (choice) => (choice === picked.choice ? picked.title : table.t("unseen.choice.end-turn"));

  table.retell = (log) => {
    const view = /** @type {import("./types.js").View} */ (table.state().view);
    return retell(sceneOf(table, LORE, view, null), log);
  };
  const places = createPlaces(root, page);

  function draw() {
    due = false;
    const state = table.state();
    if (!state.view?.turn) return; // the line has not brought the position yet
    control.follow(state);
    const ui = control.ui();
    const view = /** @type {import("./types.js").View} */ (state.view);
    const scene = sceneOf(table, LORE, after(view, ui.chosen ? ui.previews[ui.chosen] : undefined), ui.chosen);
    if (ui.chosen) picked = { choice: ui.chosen, title: told(scene, ui.chosen).title };
    const turn = view.councilor && !state.past ? turnSteps(scene, state.log, state.passage) : null;
    playback.follow(turn, state.passage?.seq ?? -1);
    const step = playback.step();
    const seen = step ? onTheWay(scene, step) : scene;
    const low = keepLow(page);
    const refocus = holdFocus(page);
    const unfolding = turn ? { ...turn, playback, goal: goalOf(scene) } : null;
    render((small.matches ? phone : desktop)(seen, ui, state, doings, unfolding), page);
    markPieces(page, stateOf(seen, ui.action), state.refused?.command.choice);
    const spots = step?.spots ?? (state.past ? spotsAt(seen, state, state.past.step) : []);
    light(page, spots, spots.map((spot) => hoodOf(seen, spot)).filter(Boolean));
    followStep(page);
    page.querySelector(".choices .is-selected")?.scrollIntoView({ block: "nearest" });
    placeDetails(page);
    low();
    refocus();
    places.show(seen, state);
    document.title = pageTitle(scene);
    const heard =
      step && turn && playback.live()
        ? spokenStep(scene, step)
        : turn && turn.seq === state.log.at(-1)?.seq
          ? spokenTurn(scene, turn.steps)
          : newestLine(scene, state.log);
    if (voice.textContent !== heard) voice.textContent = heard;
  }

  const stops = [
    table.onChange((state) => state, redraw),
    listen(page, control, {
      help: false,
      key: (event) =>
        stepKey(event, playback) ||
        walk(event, page, /** @type {import("./types.js").View} */ (table.state().view)),
      pressed: playback.end,
    }),
    goOnByPress(page, control, playback),
    whenHidden(playback.hide),
    playback.stop,
    places.stop,
    followTurn(page, table),
    fitBoard(page),
  ];
  small.addEventListener("change", redraw);
  draw();
  return () => {
    small.removeEventListener("change", redraw);
    for (const stop of stops) stop();
    root.replaceChildren();
  };
}
