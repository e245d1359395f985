/**
 * The service worker: shows what the service tells while no page is open, and opens the table it is about. It keeps
 * nothing and answers no request of the page.
 */
const QUIET = "Orloj";

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // a message that is not ours still has to show something, or the browser withdraws the permission
  }
  const { title = QUIET, body = "", url = "/", tag } = told;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag, // a later message about the same table takes the place of the earlier one
      renotify: Boolean(tag),
      icon: "/img/icon-192.png",
      badge: "/img/badge-96.png",
      data: { url },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data?.url ?? "/", self.location.origin)));
});

/** @param {URL} url  of this house; anything else leads home */
async function show(url) {
  const here = url.origin === self.location.origin ? url : new URL("/", self.location.origin);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === here.pathname);
  return open ? open.focus() : self.clients.openWindow(here.href);
}
