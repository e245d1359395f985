/**
 * The secret behind the # of an address. No server is told it; it leaves the address bar, and with it the history of
 * the browser, before anything else is done.
 */

let kept = "";

/** Takes the secret out of the present address. */
export function hideSecret() {
  if (!location.hash) return;
  kept = location.hash.slice(1);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** @returns {string} the secret the present page was opened with; only its first reader gets it */
export function takeSecret() {
  hideSecret();
  const secret = kept;
  kept = "";
  return secret;
}

/** "link=abc" as {link: "abc"}. @param {string} secret @returns {{kind: string, token: string}} */
export function secretParts(secret) {
  const cut = secret.indexOf("=");
  return { kind: secret.slice(0, Math.max(cut, 0)), token: secret.slice(cut + 1) };
}
