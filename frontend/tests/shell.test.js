import assert from "node:assert/strict";
import { test } from "node:test";
import { planned, planWords } from "../js/pages/seat-plan.js";
import { serviceOf } from "../js/pages/settings/hook.js";
import { drawn, isQuiet } from "../js/pages/settings/quiet.js";
import { fate } from "../js/pages/settings/record.js";
import { browserName, bytesOf } from "../js/push.js";
import { secretParts } from "../js/secret.js";
import { hindered, setApart, waitsForMe, whatWaits } from "../js/tables.js";
import { whenWas } from "../js/time.js";
import { noticesOf } from "../js/waiting.js";

/** @param {object} [change] @returns {any} */
const table = (change = {}) => ({
  id: "t",
  name: "Thursday table",
  game: "unseen",
  status: "running",
  you: 1,
  host: false,
  waiting: { 0: "turn" },
  turn_since: "2026-03-10T12:00:00Z",
  updated: "2026-03-10T12:00:00Z",
  motion: null,
  news: 0,
  watching: false,
  sandbox: null,
  seats: ["Ana", "Jana"].map((name, seat) => ({ seat, name, person: { id: name, name }, bot: null, yours: seat === 1 })),
  ...change,
});

test("a companion's move waits too; one that a bot plays does not", () => {
  const seats = table().seats.map((/** @type {any} */ one) => ({ ...one, yours: true }));
  assert.equal(waitsForMe(table({ seats })), true);
  assert.equal(waitsForMe(table({ seats: [{ ...seats[0], bot: "easy" }, seats[1]] })), false);
});

test("a vote waits until it is given", () => {
  const motion = { kind: "undo", by: 0, about: { to: 4 }, voters: [0, 1], votes: [{ seat: 0, yes: true }] };
  assert.equal(waitsForMe(table({ motion })), true);
  assert.equal(whatWaits(table({ motion })), "Ana asks to take steps back");
  assert.equal(waitsForMe(table({ motion: { ...motion, votes: [...motion.votes, { seat: 1, yes: false }] } })), false);
  assert.equal(waitsForMe(table({ motion: { ...motion, voters: [0] } })), false);
  const time = { ...motion, kind: "time", about: { seat: 0 } };
  assert.equal(whatWaits(table({ motion: time })), "Ana’s time is over: what now?");
});

test("tables are told apart", () => {
  const all = {
    mine: table({ id: "mine", waiting: { 1: "turn" } }),
    others: table({ id: "others" }),
    watched: table({ id: "watched", watching: true, you: null }),
    tried: table({ id: "tried", sandbox: { kind: "sandbox" }, waiting: { 1: "turn" } }),
    over: table({ id: "over", status: "over", waiting: null }),
  };
  const found = Object.entries(setApart(Object.values(all))).map(([name, those]) => [name, those.map(({ id }) => id)]);
  assert.deepEqual(Object.fromEntries(found), Object.fromEntries(Object.keys(all).map((name) => [name, [name]])));
});

test("the bell tells what waits, then games that ended unseen", () => {
  const tables = [
    table({ id: "a", status: "over", news: 3, waiting: null }),
    table({ id: "b", waiting: { 1: "turn" } }),
    table({ id: "c", status: "over", news: 0, waiting: null }),
    table({ id: "d", news: 2 }),
    table({ id: "e", status: "over", news: 9, waiting: null, sandbox: { kind: "import" } }),
  ];
  assert.deepEqual(noticesOf(tables).map(({ table: { id }, waits }) => [id, waits]), [["b", true], ["a", false]]);
});

test("what stands in the way of a link", () => {
  const open = table({ status: "open", waiting: null });
  const free = { ...open, seats: [...open.seats, { seat: 2, person: null, bot: null }] };
  assert.equal(hindered("invite", open), "invite.full");
  assert.equal(hindered("invite", free), null);
  assert.equal(hindered("invite", table()), "invite.started");
  assert.equal(hindered("watch", table({ status: "over" })), null);
  assert.equal(hindered("take", table()), null);
  assert.equal(hindered("take", table({ status: "over" })), "take.over");
});

test("seats of a new table: what is not said, or not known, is a friend", () => {
  assert.deepEqual(planned(["easy", "nonsense"], 3), ["easy", "friend", "friend"]);
  assert.deepEqual(planned(undefined, 0), []);
  assert.equal(planWords(["friend", "hard", "friend"]), "you, two friends and one bot");
  assert.equal(planWords(["here"]), "you and one more on this device");
});

test("the secret of an address and its kind", () => {
  assert.deepEqual(secretParts("link=abc=d"), { kind: "link", token: "abc=d" });
  assert.deepEqual(secretParts("abc.def"), { kind: "", token: "abc.def" });
});

test("quiet hours reach over midnight, and parts of an hour are quiet", () => {
  const hours = (/** @type {any} */ quiet) => Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuiet(quiet, hour));
  assert.deepEqual(hours({ from: "22:00", to: "02:00" }), [0, 1, 22, 23]);
  assert.deepEqual(hours({ from: "13:30", to: "15:15" }), [13, 14, 15]);
  assert.deepEqual(hours(null), []);
  assert.deepEqual(drawn(22, 1), { from: "22:00", to: "02:00" });
  assert.deepEqual(drawn(23, 23), { from: "23:00", to: "00:00" });
});

test("what became of a message", () => {
  const sent = /** @type {any} */ ({ kind: "push", label: "Firefox", state: "sent", error: null, held: null });
  assert.equal(fate(sent), "Firefox · arrived");
  assert.equal(fate({ ...sent, state: "failed", error: "room gone" }), "Firefox · room gone");
  assert.equal(fate({ ...sent, state: "held", held: "quiet" }), "Firefox · held: quiet hours");
  assert.equal(fate({ ...sent, label: "", state: "held", held: "unheard-of" }), "Browser · held back");
});

test("a service is known by the beginning of an address, safe or not", () => {
  const services = ["matrix", "ntfy"].map((scheme) => ({ scheme, title: scheme, example: "" }));
  assert.equal(serviceOf(services, " Matrixs://a:b@c/#room")?.scheme, "matrix");
  assert.equal(serviceOf(services, "ntfy://topic")?.scheme, "ntfy");
  assert.equal(serviceOf(services, "mailto://a"), undefined);
});

test("what a browser is called, and the bytes of a key", () => {
  assert.equal(browserName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36"), "Chrome, Linux");
  assert.equal(browserName("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1"), "Safari, iPhone or iPad");
  assert.deepEqual([...bytesOf("-_8")], [251, 255]);
});

test("when something was", () => {
  const now = new Date(2026, 2, 10, 21, 0);
  const was = (/** @type {[number, number, number, number, number]} */ ...at) => whenWas(new Date(...at).toISOString(), now);
  assert.equal(was(2026, 2, 10, 20, 41), "20:41");
  assert.equal(was(2026, 2, 8, 9, 5), "Sun 09:05");
  assert.equal(was(2026, 1, 3, 9, 5), "3 Feb");
});
