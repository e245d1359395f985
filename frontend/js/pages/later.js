/** A page whose parts are fetched when it is opened. */
import { problemOf } from "../net/api.js";
import { part } from "../ui/parts.js";
import { toastProblem } from "../ui/toast.js";

/**
 * @param {HTMLElement} root
 * @param {() => Promise<(root: HTMLElement) => () => void>} fetched  brings what mounts the page
 * @returns {() => void}
 */
export function mountLater(root, fetched) {
  let gone = false;
  let stop = () => {};
  part(fetched).then(
    (mount) => {
      if (!gone) stop = mount(root);
    },
    (error) => toastProblem(problemOf(error)),
  );
  return () => {
    gone = true;
    stop();
  };
}
