/** The sealed shuffle: its hash before and during the game, its seed afterwards. */
import { html } from "lit-html";
import { sign } from "../art/signs.js";
import { openDialog } from "../ui/dialog.js";
import { copyButton } from "../ui/copy-button.js";
import { t } from "../words.js";

/** In groups of sixteen, to be read. @param {string} hex */
export const grouped = (hex) => hex.match(/.{1,16}/g)?.join(" ") ?? "";

/** @param {string} hex */
const shortened = (hex) => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-8, -4)} ${hex.slice(-4)}`;

/** @param {string} hash */
export const explainSeal = (hash) =>
  openDialog({
    title: t("seal.title"),
    body: () => html`
      <p class="o-t2">${t("seal.text")}</p>
      <p class="o-t2">${t("seal.check")}</p>
      <p class="o-mono">sha-256 ${grouped(hash)}</p>
      <div class="o-row o-end">${copyButton(hash, t("seal.copy"))}</div>
    `,
  });

/** One line. @param {string} hash */
export const sealLine = (hash) => html`
  <div class="o-seal-line">
    ${sign("seal", 18)}
    <span>
      <span class="o-wide-only">${t("seal.line")}</span>
      <code class="o-mono">sha-256 ${shortened(hash)}</code>
    </span>
    <button class="o-link" @click=${() => explainSeal(hash)}>${t("seal.what")}</button>
  </div>
`;

/** The card before the start. @param {string} hash */
export const sealCard = (hash) => html`
  <section class="o-card o-seal-card">
    ${sign("seal", 32)}
    <div>
      <b>${t("seal.fixed")}</b>
      <span class="o-t2">${t("seal.fixed.text")}</span>
      <p class="o-mono">sha-256 ${grouped(hash)}</p>
    </div>
    ${copyButton(hash, t("copy"), "o-small")}
  </section>
`;
