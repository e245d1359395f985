/** A table's page: the lobby, the board or the score sheet, as far as the table has come, all on one line to the service. */
import { html, render } from "lit-html";
import { categorySymbols } from "../art/categories.js";
import { mountCover } from "../board/cover.js";
import { createHands, firstHand } from "../board/hands.js";
import { createMenu } from "../board/menu.js";
import { createMotions } from "../board/motions.js";
import { createMutes } from "../board/mutes.js";
import { createNotes } from "../board/notes.js";
import { dropInvite, inviteOf } from "../invites.js";
import { problemOf } from "../net/api.js";
import { joinTable } from "../net/table.js";
import { tableApi } from "../net/table-api.js";
import { go } from "../router.js";
import { amUnready, verdict, waitsForMe } from "../tables.js";
import { onTheme, toggleTheme } from "../theme.js";
import { closeDialogs, openDialog } from "../ui/dialog.js";
import { mountLineBar } from "../ui/linebar.js";
import { mountStandBar, STANDING_IN } from "../ui/stand-bar.js";
import { clearToast, toastProblem } from "../ui/toast.js";
import { t } from "../words.js";
import { mountBoard } from "./board.js";
import { followChat } from "./chat.js";
import { mountInvite } from "./invite.js";
import { lobby } from "./lobby.js";
import { mountNoTable, mountUnreachable } from "./missing.js";
import { scores } from "./scores.js";
import { tellChanges } from "./table-news.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/table.js").TableSession} TableSession */

/** Refusals that are drawn elsewhere or need no words. */
const SILENT = ["busy", "closed"];

/** @param {HTMLElement} root @param {App} app @param {string} id */
export function mountTable(root, app, id) {
  let gone = false;
  /** @type {() => void} */
  let stop = () => {};

  async function begin() {
    try {
      const invite = inviteOf(id);
      const [info, games] = await Promise.all([app.api.table(id, invite), app.games()]);
      if (gone) return;
      if (invite && !info.invited) dropInvite(id, invite);
      if (info.you === null && !info.watching && info.status === "open")
        return void (stop = mountInvite(root, app, { page: "invite", id, invite: inviteOf(id) ?? "" }));
      const game = games.find((one) => one.id === info.game);
      const components = await app.components(info.game, info.rules_version);
      if (gone) return;
      const session = joinTable({ info, components, api: app.api, first: firstHand(info) });
      const symbols = await categorySymbols(info.game);
      if (gone) return session.close();
      stop = showTable(root, app, session, { info, title: game?.title ?? info.game, symbols });
    } catch (error) {
      const problem = problemOf(error);
      if (gone) return;
      if (problem.code === "no-session") app.tell(error);
      else if (problem.code === "unknown-table") stop = mountNoTable(root, app);
      else stop = mountUnreachable(root, app, () => (stop(), void begin()));
    }
  }

  void begin();
  return () => {
    gone = true;
    stop();
  };
}

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {TableSession} session
 * @param {{info: import("../board-api.js").TableInfo, title: string, symbols: Record<string, string>}} game
 */
function showTable(root, app, session, { info, title, symbols }) {
  const { store } = session;
  let boardAsked = false; // the board is wanted although the game is over
  /** @type {ReturnType<typeof mountBoard> | null} */
  let board = null;
  let stopBar = () => {};
  const api = tableApi;
  const hands = createHands(session, info);
  const mutes = createMutes(app, api);
  const notes = createNotes({
    key: `orloj.note.${session.id}`,
    fetch: () => api.note(session.id, session.as()),
    keep: (text) => api.keepNote(session.id, text, session.as()),
  });
  const motions = createMotions(app, session, api, hands, {
    steps: () => board?.back.steps() ?? [],
    would: (to) => board?.back.would(to),
  });
  const menu = createMenu({
    app,
    session,
    api,
    motions,
    hands,
    notes,
    mutes,
    back: () => board?.back ?? null,
    standIn,
    toggleTheme,
  });
  const pages = {
    open: lobby(app, session, title, draw),
    over: scores(app, session, { title, symbols, mutes, redraw: draw, showBoard, lookThrough }),
  };

  function showBoard() {
    boardAsked = true;
    place();
  }

  /** The finished game, from its beginning. */
  function lookThrough() {
    showBoard();
    void board?.mounted.then(() => (board?.back.doings.look(), board?.back.doings.start()));
  }

  function showScores() {
    boardAsked = false;
    place();
  }

  function standIn() {
    const { you } = store.state();
    if (you !== null) void app.attempt(() => app.api.bot(session.id, you, STANDING_IN, session.as()));
  }

  /** Changes between board and page where the table's status calls for it. */
  function place() {
    const { table } = store.state();
    const wanted = table.status === "running" || (table.status === "over" && boardAsked);
    if (wanted && !board) {
      clearToast(); // what was refused in the lobby is over with it
      render(html``, root);
      board = mountBoard(root, app, session, {
        showScores,
        standIn,
        menu: () => void menu.open(),
        mutes,
        ready: uncovered,
      });
      stopBar = mountStandBar(app, session, {
        hands,
        showMotion: () => void motions.show(),
        offer: (seat) => void menu.offer(seat),
        resume: () => void motions.act(() => api.resume(session.id, session.as())),
      });
    } else if (!wanted && board) {
      board.stop();
      stopBar();
      board = null;
    }
    draw();
  }

  /** Resolves when whoever has the device in hand may see the board. */
  function uncovered() {
    return new Promise((/** @type {(value: void) => void} */ resolve) => {
      const stop = hands.cover.onChange(
        ({ seat }) => seat === null,
        (clear) => clear && (resolve(), queueMicrotask(() => stop())),
      );
    });
  }

  function draw() {
    const { table } = store.state();
    if (board || table.status === "running") return; // a board has the window and its title to itself
    const title = amUnready(table) ? "title.ready" : waitsForMe(table) ? "title.turn" : "title.table";
    document.title = t(title, { table: table.name });
    const held = root.contains(document.activeElement);
    render(pages[table.status].template(table), root);
    if (held && !root.contains(document.activeElement))
      /** @type {HTMLElement | null} */ (root.querySelector("h1[tabindex]"))?.focus(); // what had the focus is gone
    followChat(root);
  }

  async function tellTheEnd() {
    await board?.settled();
    if (!board) return; // whoever has gone on meanwhile knows
    const { table } = store.state();
    const answer = await openDialog({
      title: t("over"),
      body: (close) => html`
        <p class="o-over-line o-h o-g">${table.cancelled ? t("cancelled") : verdict(table)}</p>
        <div class="o-row o-end">
          <button class="o-b" @click=${() => close()}>${t("over.stay")}</button>
          <button class="o-b o-pri" autofocus @click=${() => close("scores")}>${t("over.scores")}</button>
        </div>
      `,
    });
    if (answer === "scores") showScores();
  }

  let status = store.state().table.status;
  const stops = [
    mountLineBar(session, (choice) => board?.naming(choice) ?? choice, (since) => board?.back.retold(since)),
    mountCover(hands, () => store.state().table, () => (board?.back.forget(), notes.close())),
    hands.stop,
    motions.stop,
    notes.close,
    mutes.onChange((state) => state, draw),
    onTheme(draw),
    app.onPerson(draw),
    store.onChange(
      ({ table }) => table.status,
      (now) => {
        if (now !== status) closeDialogs(); // what is asked was asked of the table as it was
        if (now === "over" && status === "running" && board) {
          boardAsked = true;
          void tellTheEnd();
        }
        status = now;
        place();
      },
    ),
    store.onChange(({ table }) => table, draw),
    tellChanges(app, session, info, draw),
    store.onChange(({ chat }) => chat, draw),
    store.onChange(
      ({ refused }) => refused,
      (refused) => {
        if (refused && !SILENT.includes(refused.problem.code)) toastProblem(refused.problem);
        else clearToast();
      },
    ),
    store.onChange(
      ({ gone }) => gone,
      (problem) => {
        if (!problem) return;
        if (problem.code === "no-session") return void app.recognise().catch(problemOf);
        go("/", true);
        toastProblem({ ...problem, code: "seat-lost" });
      },
    ),
  ];
  return () => {
    stops.forEach((end) => end());
    board?.stop();
    stopBar();
    session.close();
  };
}
