/** The pieces side by side, kind by kind, and the one that is opened. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { t } from "../../words.js";

/** @typedef {import("../../gallery-api.js").Gallery} Gallery */
/** @typedef {import("../../gallery-api.js").Kind} Kind */
/** @typedef {import("../../gallery-api.js").Piece} Piece */

/** A piece by its place in the address. @param {Kind} kind @param {Piece} piece */
export const keyOf = ({ kind }, { id }) => `${kind}/${id}`;

/** A drawing in the colours of its game. It is silent, the words beside it speak. @param {Gallery} gallery @param {Piece} piece */
const drawing = ({ ground }, piece) => html`
  <span class="o-draw ${piece.wide ? "o-large" : ""} ${ground}" aria-hidden="true">${guard([piece], piece.draw)}</span>
`;

/**
 * @param {Gallery} gallery
 * @param {Kind} kind
 * @param {Piece} piece
 * @param {{opened: string, active: string}} at  keys of the opened piece, and of the one that Tab reaches
 */
function cell(gallery, kind, piece, { opened, active }) {
  const key = keyOf(kind, piece);
  return html`
    <li class=${piece.wide ? "o-slot o-twice" : "o-slot"}>
      <button
        type="button"
        class="o-piece"
        data-key=${key}
        tabindex=${key === active ? 0 : -1}
        aria-pressed=${key === opened}
      >
        ${drawing(gallery, piece)}
        <span class=${piece.named ? "o-unseen" : "o-piece-name"}>${piece.name}</span>
        ${
          piece.note
            ? html`
                <small>${piece.note}</small>
              `
            : nothing
        }
      </button>
    </li>
  `;
}

/** Pieces in the groups they stand in. @param {Piece[]} pieces @returns {{group: string, pieces: Piece[]}[]} */
function grouped(pieces) {
  /** @type {{group: string, pieces: Piece[]}[]} */
  const groups = [];
  for (const piece of pieces) {
    const group = piece.group ?? "";
    if (groups.at(-1)?.group !== group) groups.push({ group, pieces: [] });
    groups.at(-1)?.pieces.push(piece);
  }
  return groups;
}

/**
 * @param {Gallery} gallery
 * @param {Kind[]} kinds
 * @param {{opened: string, active: string}} at
 */
export const shelves = (gallery, kinds, at) =>
  repeat(
    kinds,
    ({ kind }) => kind,
    (kind) => html`
      <section class="o-kind">
        <h2 class="o-sec">${kind.title} <small>${kind.pieces.length}</small></h2>
        ${repeat(
          grouped(kind.pieces),
          ({ group }) => group,
          ({ group, pieces }) => html`
            ${
              group
                ? html`
                    <h3 class="o-group">${group}</h3>
                  `
                : nothing
            }
            <ul class="o-cells">
              ${repeat(
                pieces,
                ({ id }) => id,
                (piece) => cell(gallery, kind, piece, at),
              )}
            </ul>
          `,
        )}
      </section>
    `,
  );

/** What the opened piece is and does, below its heading. @param {Gallery} gallery @param {Kind} kind @param {Piece} piece */
export const told = (gallery, kind, piece) => html`
  <p class="o-of">${[kind.title, piece.group, piece.note].filter(Boolean).join(" · ")}</p>
  ${drawing(gallery, piece)}
  <ul class="o-told">
    ${piece.words.map((line) =>
      typeof line === "string"
        ? html`
            <li>${line}</li>
          `
        : html`
            <li class="o-effect">
              <span class=${gallery.ground} aria-hidden="true">${gallery.effectGlyphs(line.effect, 20)}</span>
              <span>${line.words}</span>
            </li>
          `,
    )}
  </ul>
`;

/** The opened piece beside the shelves. @param {Gallery} gallery @param {{kind: Kind, piece: Piece} | null} opened */
export const beside = (gallery, opened) => html`
  <aside class="o-looked o-card o-ornate" aria-live="polite" aria-label=${t("pieces.opened")}>
    ${
      opened
        ? html`
            <h2 class="o-h">${opened.piece.name}</h2>
            ${told(gallery, opened.kind, opened.piece)}
          `
        : html`
            <p class="o-t2">${t("pieces.open")}</p>
          `
    }
  </aside>
`;
