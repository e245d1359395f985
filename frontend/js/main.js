/** The page's beginning: who is here, then the page of the present address, and again at every change of either. */
import { html, render } from "lit-html";
import { createApp } from "./app.js";
import "./motion.js";
import { problemOf } from "./net/api.js";
import { mountEnter } from "./pages/enter.js";
import { mountHome } from "./pages/home.js";
import { mountInvite } from "./pages/invite.js";
import { mountLater } from "./pages/later.js";
import { mountMissing, mountUnreachable } from "./pages/missing.js";
import { mountNotices } from "./pages/notices.js";
import { mountStop } from "./pages/stop.js";
import { mountTable } from "./pages/table.js";
import { mountWelcome } from "./pages/welcome.js";
import { routeOf, startRouter } from "./router.js";
import { fitScreen } from "./scale.js";
import { seatDefs } from "./seats.js";
import { hideSecret } from "./secret.js";
import { closeDialogs } from "./ui/dialog.js";
import { clearToast } from "./ui/toast.js";
import { watchTables } from "./waiting.js";

/** @typedef {import("./router.js").Route} Route */
/** @typedef {() => void} Stop */

/** Pages that find out themselves who is here. @type {string[]} */
const FOR_ALL = ["invite", "watch", "take", "enter", "stop", "host"];

const app = createApp();
/** @type {Stop} */
let stop = () => {};
/** @type {Route} */
let route = { page: "missing" };

/** @param {(root: HTMLElement) => Stop} mount */
function open(mount) {
  stop();
  closeDialogs();
  clearToast();
  document.querySelector("#page")?.remove();
  const root = document.createElement("div");
  root.id = "page";
  root.tabIndex = -1;
  document.body.prepend(root);
  window.scrollTo(0, 0);
  root.focus(); // so that the keyboard and a screen reader begin with the new page
  stop = mount(root);
}

function show() {
  const here = route;
  if (here.page === "missing") return open((root) => mountMissing(root, app));
  if ("invite" in here) return open((root) => mountInvite(root, app, here));
  if (here.page === "enter") return open((root) => mountEnter(root, app));
  if (here.page === "stop") return open((root) => mountStop(root, app));
  if (here.page === "pieces")
    return open((root) =>
      mountLater(root, async () => {
        const { mountPieces } = await import("./pages/pieces/page.js");
        return (place) => mountPieces(place, app, here.game);
      }),
    );
  if (here.page === "host")
    return open((root) =>
      mountLater(root, async () => {
        const { mountHost } = await import("./pages/host/page.js");
        return (place) => mountHost(place, here.room);
      }),
    );
  if (!app.person()) return open((root) => mountWelcome(root, app));
  if (here.page === "bots")
    return open((root) =>
      mountLater(root, async () => {
        const { mountPrograms } = await import("./pages/programs.js");
        return (place) => mountPrograms(place, app);
      }),
    );
  if (here.page === "settings")
    return open((root) =>
      mountLater(root, async () => {
        const { mountSettings } = await import("./pages/settings/page.js");
        return (place) => mountSettings(place, app, here.part);
      }),
    );
  if (here.page === "notices") return open((root) => mountNotices(root, app));
  if (here.page === "table") return open((root) => mountTable(root, app, here.id));
  return open((root) => mountHome(root, app, here.page === "home" && here.open));
}

async function begin() {
  try {
    await app.recognise();
  } catch (error) {
    problemOf(error);
    return open((root) => mountUnreachable(root, app, begin));
  }
  let known = Boolean(app.person());
  app.onPerson((person) => {
    if (known === Boolean(person)) return;
    known = Boolean(person);
    if (!FOR_ALL.includes(route.page)) show();
  });
  watchTables(app);
  startRouter((next) => {
    route = next;
    show();
  });
}

const defs = document.createElement("div");
render(html`${seatDefs()}`, defs);
document.body.append(defs);
fitScreen();
if (["enter", "stop"].includes(routeOf(location).page)) hideSecret();
void begin();
