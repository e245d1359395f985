/**
 * The board of Praga Caput Regni in the page: draws what the table shows, offers what it is given, decides
 * nothing.
 */
import { render } from "lit-html";
import { createControl } from "../common/control.js";
import { listen } from "../common/gestures.js";
import { markPieces } from "../common/marks.js";
import { after } from "../common/model/preview.js";
import { sceneOf } from "../common/model/scene.js";
import { retell } from "../common/model/retell.js";
import { createPlaces, spotsAt } from "../common/past/places.js";
import { placeDetails } from "../common/rail/details.js";
import { bringIntoView, fitBoard, followTurn, keepLow, pageTitle } from "../common/surroundings.js";
import { sprite } from "./art/sprite.js";
import { turnedTo } from "./board/wheel.js";
import { desktop } from "./desktop.js";
import { turnByWheel, ownKeys } from "./hands.js";
import { LORE } from "./lore.js";
import { mannersOf, stateOf, wishOf } from "./manners.js";
import { layOf, turned } from "./model/lay.js";
import { pageOf } from "./model/spots.js";
import { showEast } from "./phone/map.js";
import { phone } from "./phone/phone.js";
import { addAllWords } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */

const PHONE = "(max-width: 759px)";

/** @type {import("../../js/board-api.js").Mount} */
export function mount(root, table) {
  addAllWords(table.state().components);
  const drawings = document.createElement("div");
  drawings.innerHTML = sprite();
  const page = document.createElement("div");
  page.className = "caput";
  root.append(drawings, page);

  const small = window.matchMedia(PHONE);
  const view = () => /** @type {View} */ (table.state().view);
  let due = false;
  let wheel = 0; // degrees the crane's wheel has turned
  /** Several changes of one moment are drawn once. */
  const redraw = () => {
    if (due) return;
    due = true;
    queueMicrotask(draw);
  };
  const control = createControl(table, redraw, mannersOf(view));

  /** Turns the tile in hand by sixths. @param {number} by */
  function turn(by) {
    const decision = control.asked();
    if (decision?.ask !== "lay") return;
    control.set(turned(decision, control.ui(), view(), by));
  }
  const doings = { ...control.doings, turn, zoom: (/** @type {number} */ zoom) => control.set({ zoom }) };

  const places = createPlaces(root, page);
  let seen = -1; // the position of the past that is shown

  /** On a phone the page is opened where a step took place. @param {import("../common/types.js").Scene<View>} scene @param {import("../common/types.js").TableState} state */
  function turnTo(scene, state) {
    const at = state.past?.at ?? -1;
    if (at === seen) return;
    seen = at;
    const [spot] = state.past && small.matches ? spotsAt(scene, state, state.past.step) : [];
    if (spot && pageOf(spot) !== control.ui().place) control.setCommon({ place: pageOf(spot) });
  }

  function draw() {
    due = false;
    const state = table.state();
    if (!state.view.turn) return; // the line has not brought the position yet
    const asked = control.asked();
    control.follow(state);
    const ui = /** @type {Ui} */ (control.ui());
    const next = after(view(), ui.chosen ? ui.previews[ui.chosen] : undefined);
    wheel = turnedTo(wheel, view().crane.box);
    const scene = {
      ...sceneOf(table, LORE, next, ui.chosen),
      pointed: ui.pointed,
      lay: layOf(state.decision, ui, view()),
      wheel,
    };
    const low = keepLow(page);
    render((small.matches ? phone : desktop)(scene, ui, state, doings), page);
    markPieces(page, stateOf(scene));
    placeDetails(page);
    showEast(page);
    low();
    places.show(scene, state);
    turnTo(scene, state);
    if (asked !== control.asked()) bringIntoView(page);
    document.title = pageTitle(scene);
  }
  const plain = () => ({ ...sceneOf(table, LORE, view(), null), pointed: null, lay: null, wheel });
  table.naming = (choice) => LORE.told(plain(), choice).title;
  table.retell = (log) => retell(plain(), log);

  const stops = [
    table.onChange((state) => state, redraw),
    listen(page, control, {
      key: (event) => ownKeys(event, page, control, turn),
      pressed: (target) => control.set({ wish: wishOf(target) }),
    }),
    turnByWheel(page, turn),
    followTurn(page, table),
    fitBoard(page, true),
    places.stop,
  ];
  small.addEventListener("change", redraw);
  draw();
  return () => {
    small.removeEventListener("change", redraw);
    for (const stop of stops) stop();
    root.replaceChildren();
  };
}
