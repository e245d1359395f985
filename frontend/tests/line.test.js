import assert from "node:assert/strict";
import { test } from "node:test";
import { delay, FRONT_PATIENCE, openLine, PATIENCE, SILENCE } from "../js/net/line.js";

/** A browser by hand: its clock moves when told, its sockets do what the test says. */
function surroundings() {
  let now = 0;
  /** @type {{at: number, work: () => void}[]} */
  let timers = [];
  /** @type {any[]} */
  const sockets = [];
  /** @type {any} */
  let signals;
  return {
    sockets,
    /** @param {number} ms */
    pass(ms) {
      const until = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.work();
      }
      now = until;
    },
    signal: (/** @type {"front" | "online" | "offline"} */ name) => signals[name](),
    browser: {
      open(/** @type {string} */ url) {
        const socket = {
          url,
          sent: /** @type {any[]} */ ([]),
          closed: false,
          send: (/** @type {string} */ text) => socket.sent.push(JSON.parse(text)),
          close: () => (socket.closed = true),
        };
        sockets.push(socket);
        return /** @type {any} */ (socket);
      },
      after(/** @type {() => void} */ work, /** @type {number} */ ms) {
        const timer = { at: now + ms, work };
        timers.push(timer);
        return timer;
      },
      cancel: (/** @type {any} */ timer) => (timers = timers.filter((one) => one !== timer)),
      now: () => now,
      random: () => 1,
      listen: (/** @type {any} */ given) => ((signals = given), () => (signals = null)),
    },
  };
}

function opened() {
  const world = surroundings();
  /** @type {any[]} */ const heard = [];
  /** @type {any[]} */ const states = [];
  /** @type {number[]} */ const ends = [];
  let version = 0;
  const line = openLine(
    {
      url: () => `ws://host?after=${version}`,
      question: () => ({ t: "resync", after: version }),
      onMessage: (message) => heard.push(message),
      onStatus: (status) => states.push(status),
      onEnd: (code) => ends.push(code),
    },
    world.browser,
  );
  return {
    ...world,
    line,
    heard,
    states,
    ends,
    at: (/** @type {number} */ now) => (version = now),
    last: () => world.sockets.at(-1),
  };
}

/** @param {any} socket @param {object} [message] */
function say(socket, message = { t: "clock" }) {
  socket.onmessage({ data: JSON.stringify(message) });
}

test("delays double up to half a minute, with jitter over their upper half", () => {
  assert.deepEqual(
    [1, 2, 3, 4].map((attempt) => delay(attempt, 1)),
    [500, 1000, 2000, 4000],
  );
  assert.equal(delay(3, 0), 1000);
  assert.equal(delay(50, 1), 30_000);
});

test("messages come through; what is sent before the line is up is not sent", () => {
  const { line, last, heard, states } = opened();
  assert.equal(line.send({ t: "chat", text: "x" }), false);
  last().onopen();
  assert.equal(line.send({ t: "chat", text: "x" }), true);
  say(last(), { t: "state", version: 3 });
  assert.deepEqual(heard, [{ t: "state", version: 3 }]);
  assert.deepEqual(last().sent, [{ t: "chat", text: "x" }]);
  assert.deepEqual(
    states.map(({ status }) => status),
    ["reconnecting", "live"],
  );
});

test("a lost line is tried again after growing delays, from the version held then", () => {
  const { at, last, sockets, states, pass } = opened();
  last().onopen();
  say(last());
  at(7);
  last().onclose({ code: 1006 });
  assert.equal(states.at(-1).status, "lost");
  assert.equal(states.at(-1).retryAt, 500);
  pass(500);
  assert.equal(last().url, "ws://host?after=7");
  for (const wait of [1000, 2000, 4000]) {
    last().onclose({ code: 1006 });
    pass(wait - 1);
    const before = sockets.length;
    pass(1);
    assert.equal(sockets.length, before + 1);
  }
});

test("a line that opens and closes at once still waits longer each time", () => {
  const { last, states, pass } = opened();
  for (const wait of [1000, 2000]) {
    last().onopen();
    const now = states.at(-1);
    last().onclose({ code: 1013 });
    assert.equal(states.at(-1).status, "lost");
    assert.equal(now.status, "live");
    pass(wait);
  }
  assert.equal(states.at(-1).attempt, 3);
});

test("an opening that takes too long is given up", () => {
  const { last, states, pass } = opened();
  const first = last();
  pass(PATIENCE);
  assert.equal(first.closed, true);
  assert.equal(states.at(-1).status, "lost");
  first.onopen(); // too late
  assert.equal(states.at(-1).status, "lost");
});

test("a silent line is asked for a sign of life, and kept when it answers", () => {
  const { last, sockets, pass } = opened();
  last().onopen();
  pass(SILENCE / 2);
  say(last());
  pass(SILENCE - 1);
  assert.deepEqual(last().sent, []);
  pass(1);
  assert.deepEqual(last().sent, [{ t: "resync", after: 0 }]);
  say(last());
  pass(PATIENCE);
  assert.equal(sockets.length, 1);
});

test("a silent line that gives no sign is opened anew", () => {
  const { last, sockets, pass } = opened();
  last().onopen();
  pass(SILENCE + PATIENCE);
  assert.equal(sockets.length, 2);
  assert.equal(sockets[0].closed, true);
});

test("a page that comes to the front asks at once and does not wait long", () => {
  const { last, sockets, signal, pass } = opened();
  last().onopen();
  say(last());
  signal("front");
  assert.deepEqual(last().sent, [{ t: "resync", after: 0 }]);
  pass(FRONT_PATIENCE);
  assert.equal(sockets.length, 2);
});

test("offline is a lost line, online a try at once", () => {
  const { last, sockets, signal, states } = opened();
  last().onopen();
  signal("offline");
  assert.equal(states.at(-1).status, "lost");
  signal("online");
  assert.equal(sockets.length, 2);
  assert.equal(states.at(-1).status, "reconnecting");
});

test("a command nobody answers has the line opened anew", () => {
  const { line, last, sockets, pass } = opened();
  last().onopen();
  say(last());
  pass(1000);
  line.command({ t: "choose" });
  pass(PATIENCE);
  assert.equal(sockets.length, 2);
});

test("what an old socket still says is not heard", () => {
  const { line, heard, sockets } = opened();
  sockets[0].onopen();
  line.retryNow();
  say(sockets[0], { t: "state" });
  sockets[0].onclose({ code: 1006 });
  assert.deepEqual(heard, []);
  assert.equal(sockets.length, 2);
});

test("a service that ends the line for good is not called again", () => {
  const { last, ends, sockets, pass } = opened();
  last().onopen();
  last().onclose({ code: 4403 });
  pass(120_000);
  assert.deepEqual(ends, [4403]);
  assert.equal(sockets.length, 1);
});

test("a closed line stays closed", () => {
  const { line, sockets, pass } = opened();
  sockets[0].onopen();
  line.close();
  pass(120_000);
  assert.equal(sockets.length, 1);
  assert.equal(sockets[0].closed, true);
});
