/**
 * The page's addresses: `/` home, `/?open` the table form on a phone, `/t/<id>` a table, `/j/<id>/<invite>` an invitation
 * to play, `/w/...` to look on, `/s/...` to take a seat over, `/pieces/<game>` all pieces of a game, `/settings/<part>`, `/host/<part>`,
 * `/notices` what waits, `/bots` one's own bot programs, `/enter#...` the way in from another device, `/stop#...` the end
 * of a channel.
 */

/** @typedef {"told" | "you" | "board" | "away"} Part  of the settings */
/** @typedef {"overview" | "tables" | "people" | "sockets" | "errors" | "outbox" | "bans" | "retention" | "backups"} Room  of the host's room */
/** @typedef {"invite" | "watch" | "take"} Welcome  what a link with a secret lets its holder do */

/**
 * @typedef {{page: "home", open: boolean} | {page: "table", id: string} | {page: Welcome, id: string, invite: string} | {page: "pieces", game: string} | {page: "settings", part: Part} | {page: "host", room: Room} | {page: "bots" | "notices" | "enter" | "stop" | "missing"}} Route
 */

/** @type {Part[]} */
export const PARTS = ["told", "you", "board", "away"];
/** @type {Room[]} */
export const HOST_PARTS = ["overview", "tables", "people", "sockets", "errors", "outbox", "bans", "retention", "backups"];
/** The first step of an address that ends in a table and a secret. @type {Record<string, Welcome>} */
const WELCOMES = { j: "invite", w: "watch", s: "take" };
const PLAIN = /** @type {const} */ (["bots", "notices", "enter", "stop"]);

/** @param {{pathname: string, search: string}} address @returns {Route} */
export function routeOf({ pathname, search }) {
  const [first, second, third, ...more] = pathname.split("/").filter(Boolean).map(decoded);
  if (first === undefined) return { page: "home", open: search === "?open" };
  if (first === "t" && second && third === undefined) return { page: "table", id: second };
  if (Object.hasOwn(WELCOMES, first) && second && third && !more.length)
    return { page: WELCOMES[first], id: second, invite: third };
  if (first === "pieces" && third === undefined) return { page: "pieces", game: second ?? "" };
  const part = PARTS.find((one) => one === (second ?? PARTS[0]));
  if (first === "settings" && part && third === undefined) return { page: "settings", part };
  const room = HOST_PARTS.find((one) => one === (second ?? HOST_PARTS[0]));
  if (first === "host" && room && third === undefined) return { page: "host", room };
  const plain = PLAIN.find((one) => one === first);
  return plain && second === undefined ? { page: plain } : { page: "missing" };
}

/** @param {string} step  of an address; one that is not well escaped is taken as it stands */
export function decoded(step) {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** @param {string} id */
export const tablePath = (id) => `/t/${encodeURIComponent(id)}`;
/** @param {string} game */
export const piecesPath = (game) => `/pieces/${encodeURIComponent(game)}`;
/** @param {Part} part */
export const settingsPath = (part) => `/settings/${part}`;
/** @param {Room} room */
export const hostPath = (room) => `/host/${room}`;
/** @param {string} id @param {string} invite @param {Welcome} [kind] */
export const invitePath = (id, invite, kind = "invite") => {
  const step = Object.keys(WELCOMES).find((one) => WELCOMES[one] === kind);
  return `/${step}/${encodeURIComponent(id)}/${encodeURIComponent(invite)}`;
};

/**
 * What somebody pasted, read as a link of this house that leads to a table or in: a whole address or its path.
 * @param {string} text
 * @returns {string | null} the path to go to
 */
export function pastedPath(text) {
  try {
    const { pathname, search, hash } = new URL(text.trim(), "http://orloj.invalid");
    const route = routeOf({ pathname, search });
    if (route.page === "table") return tablePath(route.id);
    if (route.page === "enter") return hash ? `/enter${hash}` : null;
    return "invite" in route ? invitePath(route.id, route.invite, route.page) : null;
  } catch {
    return null;
  }
}

/** @type {(route: Route) => void} */
let show = () => {};

/** @param {(route: Route) => void} listener */
export function startRouter(listener) {
  show = listener;
  const here = () => show(routeOf(location));
  window.addEventListener("popstate", here);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin
    )
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
  here();
}

/** @param {string} path @param {boolean} [replace]  leave no way back to the present address */
export function go(path, replace = false) {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  show(routeOf(location));
}
