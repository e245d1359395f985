/** Messages of this browser: asking for them, and knowing which channel of the service is this one. */

const KEY = "orloj.push-channel";

/** Does this browser take messages on this page? It needs https, or a page of this machine. */
export const pushHere = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The id of the channel that is this browser, as far as it was set up here. */
export const ownChannel = () => localStorage.getItem(KEY);

/** @param {string | null} id */
export function keepChannel(id) {
  if (id) localStorage.setItem(KEY, id);
  else localStorage.removeItem(KEY);
}

/** The bytes of a text in base64url. @param {string} text */
export function bytesOf(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/**
 * Asks the browser for messages. Where it had given them for another key, that ends.
 * @param {string} key  of the service, base64url
 * @returns {Promise<PushSubscriptionJSON | null>} null when it was not allowed
 */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const given = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  return given.toJSON();
}

/** Gives the messages of this browser back. */
export async function unsubscribe() {
  const registration = await navigator.serviceWorker?.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  keepChannel(null);
}

/** What to call this browser: "Firefox on Linux". @param {string} agent */
export function browserName(agent) {
  const browser = /Edg\//.test(agent) ? "Edge" : /Firefox\//.test(agent) ? "Firefox" : /Chrome\//.test(agent) ? "Chrome" : /Safari\//.test(agent) ? "Safari" : "";
  const system = [
    [/iPhone|iPad/, "iPhone or iPad"],
    [/Android/, "Android"],
    [/Windows/, "Windows"],
    [/Mac OS/, "Mac"],
    [/Linux/, "Linux"],
  ].find(([pattern]) => /** @type {RegExp} */ (pattern).test(agent))?.[1];
  return [browser, system].filter(Boolean).join(", ");
}
