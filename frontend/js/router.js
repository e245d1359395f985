/** The page's addresses: `/` home, `/?open` the table form on a phone, `/t/<id>` a table, `/j/<id>/<invite>` an invitation, `/pieces/<game>` all pieces of a game, `/bots` one's own bot programs. */

/**
 * @typedef {{page: "home", open: boolean} | {page: "table", id: string} | {page: "invite", id: string, invite: string} | {page: "pieces", game: string} | {page: "bots"} | {page: "missing"}} Route
 */

/** @param {{pathname: string, search: string}} address @returns {Route} */
export function routeOf({ pathname, search }) {
  const [first, second, third, ...more] = pathname.split("/").filter(Boolean).map(decoded);
  if (first === undefined) return { page: "home", open: search === "?open" };
  if (first === "t" && second && third === undefined) return { page: "table", id: second };
  if (first === "j" && second && third && !more.length) return { page: "invite", id: second, invite: third };
  if (first === "pieces" && third === undefined) return { page: "pieces", game: second ?? "" };
  if (first === "bots" && second === undefined) return { page: "bots" };
  return { page: "missing" };
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
/** @param {string} id @param {string} invite */
export const invitePath = (id, invite) => `/j/${encodeURIComponent(id)}/${encodeURIComponent(invite)}`;

/**
 * What somebody pasted, read as an invitation of this house: a whole address or its path.
 * @param {string} text
 * @returns {string | null} the path to go to
 */
export function pastedPath(text) {
  try {
    const { pathname, search } = new URL(text.trim(), "http://orloj.invalid");
    const route = routeOf({ pathname, search });
    return route.page === "invite"
      ? invitePath(route.id, route.invite)
      : route.page === "table"
        ? tablePath(route.id)
        : null;
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
