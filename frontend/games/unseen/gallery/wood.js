/** Resources, Guilds and wooden pieces. */
import { svg } from "lit-html";
import { SEATS } from "../../../js/seats.js";
import { capital } from "../../../js/words.js";
import { icon } from "../icons.js";
import { BASICS, GUILDS, KINDS } from "../model/catalogue.js";
import { boat, gargoyle, golemPawn, marker, witchFigure, worker } from "../pieces.js";
import { alone, kindOf, told } from "./shelf.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @param {Scene} scene */
export const wood = (scene) => [
  kindOf(scene, "goods", goods(scene)),
  kindOf(scene, "figures", figures(scene)),
];

/** @param {Scene} scene */
function goods(scene) {
  const { t, data } = scene;
  const home = (/** @type {string} */ good) => KINDS.find((hood) => data.neighborhoods[hood].resource === good);
  /** @param {string} id @param {import("../../../js/gallery-api.js").Line[]} words */
  const good = (id, words) => ({
    id,
    name: capital(t(`unseen.good.${id}`)),
    draw: () => alone(-6, -6, 36, 36, icon(id, 0, 0, 24)),
    words,
  });
  return [
    ...BASICS.map((id) => good(id, [t("unseen.gallery.basic", { hood: t(`unseen.hood.${home(id)}`) })])),
    good("garnet", [t("unseen.gallery.garnet")]),
    good("rumor", [t("unseen.gallery.rumor", { n: data.board.rumor_track.max })]),
    ...GUILDS.map((id) => good(id, told(scene, `guild:${id}`))),
  ];
}

/**
 * One piece in the colours of all seats, two by two.
 * @param {number} w @param {number} h room of one
 * @param {(seat: number, x: number, y: number) => unknown} shape
 */
const allSeats = (w, h, shape) =>
  alone(-2, -2, 2 * w + 4, 2 * h + 4, svg`${SEATS.map((_, seat) => shape(seat, (seat % 2) * w, seat > 1 ? h : 0))}`);

/** @param {Scene} scene */
function figures({ t, data }) {
  const { gargoyles, boats, markers } = data.board.player;
  const each = (/** @type {number} */ n) => t("unseen.gallery.each", { n });
  return [
    ...KINDS.map((type) => ({
      id: `worker-${type}`,
      name: t("unseen.gallery.worker", { type: t(`unseen.kind.${type}`) }),
      note: each(1),
      draw: () => allSeats(36, 44, (seat, x, y) => worker(seat, type, x + 2, y)),
      words: [t("unseen.gallery.worker.text", { type: t(`unseen.kind.${type}`) })],
    })),
    {
      id: "gargoyle",
      name: t("unseen.gallery.gargoyle"),
      note: each(gargoyles),
      draw: () => allSeats(32, 30, (seat, x, y) => gargoyle(seat, x + 2, y + 1, 28)),
      words: [t("unseen.gallery.gargoyle.text"), t("unseen.details.influence-crown")],
    },
    {
      id: "boat",
      name: t("unseen.gallery.boat"),
      note: each(boats),
      draw: () => allSeats(34, 30, (seat, x, y) => boat(seat, x + 2, y + 1, 30)),
      words: [t("unseen.details.river-end", data.board.river_end)],
    },
    {
      id: "marker",
      name: t("unseen.gallery.marker"),
      note: each(markers),
      draw: () => allSeats(26, 26, (seat, x, y) => marker(seat, x + 13, y + 13, 9)),
      words: [t("unseen.gallery.marker.text")],
    },
    {
      id: "golem-pawn",
      name: t("unseen.gallery.golem"),
      draw: () => alone(-2, -2, 40, 48, golemPawn(0, 0, 36)),
      words: [t("unseen.gallery.golem.text"), t("unseen.details.stall", { what: t("unseen.gallery.stall.what") })],
    },
    {
      id: "witch-figure",
      name: t("unseen.board.witch"),
      draw: () => alone(-2, -2, 48, 54, witchFigure(0, 0, 44)),
      words: [t("unseen.details.witch")],
    },
  ];
}
