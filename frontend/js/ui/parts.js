/**
 * Parts of the page that are fetched when they are needed. A page that stays open over an upgrade of the service asks
 * for parts by names that are gone (see scripts/build.mjs): then it is loaded anew, once.
 */
const ANEW = "orloj.loaded-anew";

/**
 * @template T
 * @param {() => Promise<T>} load  imports the part
 * @returns {Promise<T>} rejected when it cannot be had, as without a line
 */
export async function part(load) {
  try {
    const module = await load();
    sessionStorage.removeItem(ANEW);
    return module;
  } catch (error) {
    if (sessionStorage.getItem(ANEW) !== null || !(await answers())) throw error;
    sessionStorage.setItem(ANEW, "");
    location.reload();
    return new Promise(() => {}); // the page ends here
  }
}

const answers = () => fetch("/healthz").then(({ ok }) => ok, () => false);
