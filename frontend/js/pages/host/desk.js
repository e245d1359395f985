/** What the host's page knows: reports, asked for again while the page is looked at, and what is done with them. */
import { problemOf } from "../../net/api.js";
import { hostApi, token } from "../../net/host-api.js";
import { house } from "../../net/present.js";
import { clearToast, toastProblem } from "../../ui/toast.js";

/** @typedef {import("../../net/host-api.js").Report} Report */
/** @typedef {import("../../router.js").Room} Part */

/** @type {Record<Part, import("../../net/host-api.js").ReportPath>} */
const PATHS = {
  overview: "",
  tables: "/tables",
  people: "/people",
  sockets: "/sockets",
  errors: "/incidents",
  outbox: "/outbox",
  bans: "/bans",
  retention: "/retention",
  backups: "/backups",
};
const AGAIN = 10_000; // ms
const TYPING = 300; // ms after the last key until a search is sent

/**
 * @param {Part[]} needed  reports the open part shows
 * @param {() => void} changed
 * @param {(problem: import("../../net/api.js").Problem) => void} shut  the token is not good, or there is no such room
 */
export function createDesk(needed, changed, shut) {
  /** @type {Partial<Record<Part, Report>>} */
  const reports = {};
  /** @type {Partial<Record<Part, Record<string, string>>>} */
  const queries = { tables: {}, people: {} };
  /** @type {any} */ let typing;
  let gone = false;

  /** @param {unknown} error */
  function failed(error) {
    const problem = problemOf(error);
    if (gone) return;
    if (problem.code === "bad-token" || (problem.code === "not-found" && !reports.overview)) shut(problem);
    else toastProblem(problem);
  }

  /** @param {Part[]} parts */
  async function look(parts = needed) {
    try {
      const found = await Promise.all(parts.map((part) => hostApi.report(PATHS[part], queries[part])));
      parts.forEach((part, n) => (reports[part] = found[n]));
      house.hear(reports.tables?.now);
    } catch (error) {
      return failed(error);
    }
    if (!gone) changed();
  }

  const desk = {
    reports,
    queries,
    look,
    draw: () => gone || changed(),
    /** @param {"tables" | "people"} part @param {Record<string, string>} query  what changes of it; "" takes a member out */
    find(part, query) {
      const merged = { ...queries[part], skip: "", ...query };
      queries[part] = Object.fromEntries(Object.entries(merged).filter(([, value]) => value));
      clearTimeout(typing);
      typing = setTimeout(() => look([part]), TYPING);
    },

    /**
     * Does something, then looks again at what may have changed by it.
     * @template T
     * @param {() => Promise<T>} work
     * @param {Part[]} [then]
     * @returns {Promise<T | undefined>} undefined when it was refused
     */
    async act(work, then = needed) {
      clearToast(); // what was refused before has nothing to do with it
      try {
        const answer = await work();
        await look(then);
        return answer;
      } catch (error) {
        failed(error);
      }
    },

    stop() {
      gone = true;
      clearInterval(again);
      clearTimeout(typing);
    },
  };
  const again = setInterval(() => document.visibilityState === "visible" && token.read() && look(), AGAIN);
  return desk;
}

/** @typedef {ReturnType<typeof createDesk>} Desk */
