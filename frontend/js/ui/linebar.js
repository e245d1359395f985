/** The line bar: connection lost, reconnecting, here again, and what became of a step that was under way. */
import { html, nothing, render } from "lit-html";
import { ph } from "../icons.js";
import { t } from "../words.js";

/** @typedef {import("../net/table.js").TableSession} TableSession */

const QUIET = 2_000; // ms of a lost line that show nothing
const GOOD_NEWS_STAYS = 4_000; // ms

/**
 * @param {TableSession} session
 * @param {(choice: string) => string} naming  puts a choice into words
 * @param {(since: number) => void} retell  shows what has happened since a version
 * @returns {() => void} takes the bar down
 */
export function mountLineBar(session, naming, retell) {
  const place = document.createElement("div");
  place.className = "o-linebar";
  place.setAttribute("role", "status");
  document.body.append(place);
  /** @type {any} */ let quiet;
  /** @type {any} */ let beat;
  /** @type {any} */ let good;
  /** What has been told, or needs no words. @type {import("../net/session-state.js").Landing | null} */
  let told = null;
  let shown = false;
  let lost = false;

  function draw() {
    const { line, pending } = session.store.state();
    if (!shown) return render(nothing, place);
    if (line.status === "reconnecting")
      return render(
        html`
          <div class="o-line o-line-try">
            <span class="o-spin"></span>
            <span>
              <b>${t("line.reconnecting")}</b>
              ${t("line.reconnecting.text")}
            </span>
          </div>
        `,
        place,
      );
    const seconds = Math.max(1, Math.ceil((line.retryAt - Date.now()) / 1000));
    render(
      html`
        <div class="o-line o-line-bad">
          ${ph("wifi-slash", 20)}
          <span>
            <b>${t("line.lost")}</b>
            <span aria-hidden="true">${t("line.lost.text", { n: seconds })}</span>
            ${pending ? t("line.kept") : ""}
          </span>
          <button class="o-b o-small" @click=${session.retryNow}>${t("line.now")}</button>
        </div>
      `,
      place,
    );
  }

  const stops = [
    session.store.onChange(
      ({ line }) => line,
      ({ status }) => {
        if (status === "live") {
          lost = shown = false;
          clearTimeout(quiet);
          clearInterval(beat);
          return draw();
        }
        if (!lost) {
          lost = true;
          clearTimeout(good);
          quiet = setTimeout(() => ((shown = true), draw()), QUIET);
          beat = setInterval(draw, 1_000);
        }
        draw();
      },
    ),
    session.store.onChange(
      ({ landing, version }) => landing && `${landing.fate} ${landing.since} ${version}`,
      (_, { landing, version }) => {
        if (!landing || landing === told) return;
        const missed = Math.max(0, version - landing.since - (landing.fate === "kept" ? 1 : 0));
        const back = landing.fate === "taken back";
        clearTimeout(good);
        if (landing.fate === "none" && !missed) {
          good = setTimeout(() => (told = landing), GOOD_NEWS_STAYS); // what comes later was not made meanwhile
          return;
        }
        told = landing;
        const { choice } = landing.command ?? {};
        const news = back
          ? choice
            ? t("line.back.text", { step: naming(choice) })
            : t("line.back.undo")
          : landing.fate === "kept"
            ? t("line.here.kept")
            : "";
        render(
          html`
            <div class=${back ? "o-line o-line-back" : "o-line o-line-good"}>
              ${back ? ph("arrow-counter-clockwise", 20) : ph("wifi-high", 20)}
              <span>
                <b>${back ? t("line.back") : t("line.here")}</b>
                ${news} ${missed && !back ? t("line.missed", { n: missed }) : ""}
              </span>
              ${
                missed && !back
                  ? html`
                      <button class="o-b o-small" @click=${() => (draw(), retell(landing.since))}>
                        ${t("line.replay", { n: missed })}
                      </button>
                    `
                  : nothing
              }
            </div>
          `,
          place,
        );
        good = setTimeout(draw, back ? 2 * GOOD_NEWS_STAYS : GOOD_NEWS_STAYS);
      },
    ),
  ];

  return () => {
    stops.forEach((stop) => stop());
    [quiet, good].forEach(clearTimeout);
    clearInterval(beat);
    place.remove();
  };
}
