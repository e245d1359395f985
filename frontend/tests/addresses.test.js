import assert from "node:assert/strict";
import { test } from "node:test";
import { invitePath, pastedPath, piecesPath, routeOf, tablePath } from "../js/router.js";
import { scaleFor } from "../js/scale.js";
import { partOfDay, span } from "../js/time.js";

/** @param {string} pathname @param {string} [search] */
const route = (pathname, search = "") => routeOf({ pathname, search });

test("addresses", () => {
  assert.deepEqual(route("/"), { page: "home", open: false });
  assert.deepEqual(route("/", "?open"), { page: "home", open: true });
  assert.deepEqual(route("/t/a-1"), { page: "table", id: "a-1" });
  assert.deepEqual(route("/j/a-1/Sec_ret"), { page: "invite", id: "a-1", invite: "Sec_ret" });
  assert.deepEqual(route("/w/a-1/Sec_ret"), { page: "watch", id: "a-1", invite: "Sec_ret" });
  assert.deepEqual(route("/s/a-1/Sec_ret"), { page: "take", id: "a-1", invite: "Sec_ret" });
  assert.deepEqual(route("/settings"), { page: "settings", part: "told" });
  assert.deepEqual(route("/settings/you"), { page: "settings", part: "you" });
  for (const page of ["bots", "notices", "enter", "stop"]) assert.deepEqual(route(`/${page}`), { page });
  assert.deepEqual(route("/pieces"), { page: "pieces", game: "" });
  assert.deepEqual(route("/pieces/unseen"), { page: "pieces", game: "unseen" });
  for (const wrong of ["/pieces/a/b", "/t", "/t/a/b", "/j/a", "/j/a/b/c", "/w/a", "/settings/x", "/settings/you/x", "/enter/x", "/x", "/constructor", "/%"])
    assert.deepEqual(route(wrong), { page: "missing" }, wrong);
});

test("an address leads back to what it was made of", () => {
  const id = "a/b c";
  assert.deepEqual(route(tablePath(id)), { page: "table", id });
  assert.deepEqual(route(piecesPath(id)), { page: "pieces", game: id });
  assert.deepEqual(route(invitePath(id, "x?y")), { page: "invite", id, invite: "x?y" });
  assert.deepEqual(route(invitePath(id, "x?y", "watch")), { page: "watch", id, invite: "x?y" });
});

test("a pasted link, with or without its host", () => {
  assert.equal(pastedPath(" https://orloj.example/j/abc/Def_1 "), "/j/abc/Def_1");
  assert.equal(pastedPath("/j/abc/Def_1"), "/j/abc/Def_1");
  assert.equal(pastedPath("https://orloj.example/t/abc"), "/t/abc");
  for (const path of ["/w/abc/Def_1", "/s/abc/Def_1", "/enter#link=Def_1"])
    assert.equal(pastedPath(`https://orloj.example${path}`), path);
  for (const wrong of ["", "hello", "https://orloj.example/", "javascript:alert(1)"])
    assert.equal(pastedPath(wrong), null, wrong);
});

test("spans of time", () => {
  const now = Date.parse("2026-03-10T12:00:00Z");
  /** @param {number} minutes */
  const ago = (minutes) => span(new Date(now - minutes * 60_000).toISOString(), now);
  assert.deepEqual([0, 18, 60, 160, 545, 1440, 4560, 14_400].map(ago), [
    "less than a minute",
    "18 min",
    "1 h",
    "2 h 40 min",
    "9 h",
    "1 day",
    "3 d 4 h",
    "10 days",
  ]);
  assert.equal(ago(-5), "less than a minute");
});

test("parts of the day", () => {
  assert.deepEqual(
    [3, 4, 11, 12, 17, 18].map((hour) => partOfDay(new Date(2026, 0, 1, hour))),
    ["evening", "morning", "morning", "afternoon", "afternoon", "evening"],
  );
});

test("only very wide windows are scaled", () => {
  assert.equal(scaleFor(1920, 1080), 1);
  assert.equal(scaleFor(3840, 2160), 2.4);
  assert.equal(scaleFor(2560, 800), 1);
});
