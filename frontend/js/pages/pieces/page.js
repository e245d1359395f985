/** All pieces of a game: shown as they lie on the table, searched, and told one by one. */
import { html, nothing, render } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { problemOf } from "../../net/api.js";
import { decoded } from "../../router.js";
import { onTheme } from "../../theme.js";
import { bar } from "../../ui/bar.js";
import { openDialog } from "../../ui/dialog.js";
import { part } from "../../ui/parts.js";
import { styled } from "../../ui/styled.js";
import { toastProblem } from "../../ui/toast.js";
import { addWords, t } from "../../words.js";
import { mountMissing } from "../missing.js";
import { filters, head } from "./head.js";
import { count, found } from "./search.js";
import { beside, keyOf, shelves, told } from "./shelf.js";
import { step } from "./steps.js";
import { pieces as words } from "./words.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../net/api.js").GameInfo} GameInfo */
/** @typedef {import("../../gallery-api.js").Gallery} Gallery */

/** @param {import("../../gallery-api.js").Kind[]} kinds */
const firstOf = ([kind]) => (kind ? { kind, piece: kind.pieces[0] } : null);

const PHONE = matchMedia("(max-width: 767px)");

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} wanted  id of a game, "" for the first one of the house
 */
export function mountPieces(root, app, wanted) {
  addWords(words);
  /** @type {GameInfo[]} */
  let games = [];
  /** @type {GameInfo | undefined} */
  let game;
  /** @type {Gallery | null} */
  let gallery = null;
  /** @type {HTMLLinkElement[]} */
  let links = [];
  let gone = false;
  /** @type {import("./head.js").Look} */
  let look = { kind: "", text: "" };
  let opened = decoded(location.hash.slice(1));
  let active = opened;

  /** @param {string} key */
  function pieceAt(key) {
    for (const kind of gallery?.kinds ?? [])
      for (const piece of kind.pieces) if (keyOf(kind, piece) === key) return { kind, piece };
    return null;
  }

  /** @param {string} key */
  function open(key) {
    const one = pieceAt(key);
    if (!one || !gallery) return;
    const shown = gallery;
    opened = active = key;
    history.replaceState(null, "", `#${key}`);
    draw();
    if (PHONE.matches)
      void openDialog({
        title: one.piece.name,
        body: () => html`<div class="o-looked">${told(shown, one.kind, one.piece)}</div>`,
      });
  }

  /** @param {Partial<import("./head.js").Look>} change */
  function lookFor(change) {
    look = { ...look, ...change };
    draw();
  }

  /** @param {EventTarget | null} target */
  const pressed = (target) =>
    target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(".o-piece")) : null;

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const from = pressed(event.target);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = step([...root.querySelectorAll(".o-piece")].map((one) => /** @type {HTMLElement} */ (one)), from, event.key);
    if (!to) return;
    event.preventDefault();
    active = to.dataset.key ?? "";
    draw();
    to.focus();
  }

  /** @param {Gallery} gallery */
  function content(gallery) {
    const kinds = found(gallery.kinds, look);
    const reached = kinds.some((kind) => kind.pieces.some((piece) => keyOf(kind, piece) === active));
    const first = firstOf(kinds);
    const shown = pieceAt(opened) ?? (PHONE.matches ? null : first);
    const at = {
      opened: shown ? keyOf(shown.kind, shown.piece) : "",
      active: reached || !first ? active : keyOf(first.kind, first.piece),
    };
    return html`
      ${filters(gallery.kinds, look.kind, lookFor)}
      <p class="o-count" role="status">
        ${kinds.length ? t("pieces.found", { n: count(kinds) }) : t("pieces.none")}
      </p>
      <div class="o-shelves">
        <div
          role="group"
          aria-label=${t("pieces.shelf")}
          @click=${(/** @type {Event} */ { target }) => open(pressed(target)?.dataset.key ?? "")}
          @keydown=${walk}
        >
          ${shelves(gallery, kinds, at)}
        </div>
        ${PHONE.matches ? nothing : beside(gallery, shown)}
      </div>
    `;
  }

  function draw() {
    document.title = game ? t("pieces.title", { game: game.title }) : t("title");
    render(
      html`
        <div class="o-page">
          ${bar(app, {
            back: true,
            here: "/pieces",
            title: html`
              <b class="o-h o-g">${t("bar.pieces")}</b>
            `,
          })}
          <main class="o-gallery">
            ${head(games, game?.id ?? "", lookFor)}
            ${
              gallery
                ? content(gallery)
                : html`
                    <p class="o-t2" role="status">${t("loading")}</p>
                  `
            }
          </main>
          <div>${unsafeHTML(gallery?.sprite ?? "")}</div>
        </div>
      `,
      root,
    );
  }
  async function begin() {
    games = await app.games();
    game = wanted ? games.find(({ id }) => id === wanted) : games[0];
    if (gone) return;
    if (!game) {
      stop();
      stop = mountMissing(root, app);
      return;
    }
    const { id } = game;
    const [module, ...found] = await part(() =>
      Promise.all([
        import(`../../../games/${id}/gallery.js`),
        styled("/css/pieces.css"),
        styled(`/games/${id}/gallery.css`),
      ]),
    );
    links = found;
    if (gone) return links.forEach((link) => link.remove());
    gallery = module.gallery(game.components);
    draw();
    root.querySelector('.o-piece[aria-pressed="true"]')?.scrollIntoView({ block: "center" });
  }

  const stops = [onTheme(draw), app.onPerson(draw)];
  PHONE.addEventListener("change", draw);
  let stop = () => {
    gone = true;
    PHONE.removeEventListener("change", draw);
    stops.forEach((end) => end());
    links.forEach((link) => link.remove());
  };
  draw();
  begin().catch((error) => toastProblem(problemOf(error)));
  return () => stop();
}
