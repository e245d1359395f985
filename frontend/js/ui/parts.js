/**
 * Parts of the page that are fetched when they are needed. A page that stays open over an upgrade of the service asks
 * for parts by names that are gone (see scripts/build.mjs): then it is loaded anew. What is still missing afterwards
 * stays so for a while: other parts of the same page may well have come, so that their coming says nothing.
 */
import { ProblemError } from "../net/api.js";

const ANEW = "orloj.loaded-anew"; // when that was last, in ms
const PAUSE = 60_000; // ms until it may help again

/**
 * @template T
 * @param {() => Promise<T>} load  imports the part
 * @returns {Promise<T>}
 * @throws {ProblemError} with code "no-line" when it cannot be had
 */
export async function part(load) {
  try {
    return await load();
  } catch {
    const since = Date.now() - Number(sessionStorage.getItem(ANEW));
    if (since < PAUSE || !(await answers()))
      throw new ProblemError({ code: "no-line", title: "", status: 0 });
    sessionStorage.setItem(ANEW, String(Date.now()));
    location.reload();
    return new Promise(() => {}); // the page ends here
  }
}

const answers = () => fetch("/healthz").then(({ ok }) => ok, () => false);
