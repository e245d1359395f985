/** The present by the service's clock: a device's own clock may be wrong, and is never asked. */

/** @param {() => number} [ticks]  ms of a clock that only runs on */
export function createPresent(ticks = () => performance.now()) {
  let told = Date.now();
  let at = ticks();
  return {
    /** The service has said what time it is. @param {string | null | undefined} moment  ISO 8601 */
    hear(moment) {
      const ms = moment ? Date.parse(moment) : Number.NaN;
      if (Number.isNaN(ms)) return;
      told = ms;
      at = ticks();
    },
    /** @returns {number} ms since 1970 */
    now: () => told + (ticks() - at),
  };
}

/** The present for all pages but a table's own, as every list of tables tells it. */
export const house = createPresent();

/** @typedef {ReturnType<typeof createPresent>} Present */
