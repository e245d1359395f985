"""What every page must be: as wide as its window, large enough to read, with ids used once and everything named."""

from playwright.sync_api import Page

SMALLEST = 11  # px
INTERACTIVE = {"button", "checkbox", "combobox", "link", "radio", "searchbox", "slider", "switch", "tab", "textbox"}

FAULTS = """([smallest, scaled]) => {
  const faults = [];
  const start = (one) => one.outerHTML.slice(0, 160);

  const ids = new Set();
  for (const one of document.querySelectorAll("[id]")) {
    if (ids.has(one.id)) faults.push(`id used twice: ${start(one)}`);
    ids.add(one.id);
  }

  const heads = [...document.querySelectorAll("h1")].filter((one) => one.checkVisibility());
  if (heads.length !== 1) faults.push(`${heads.length} headings of the first level`);

  const edge = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > edge) {
    const out = [...document.body.querySelectorAll("*")].find((one) => one.getBoundingClientRect().right > edge + 1);
    faults.push(`wider than the window: ${out ? start(out) : "?"}`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (texts.nextNode()) {
    const { parentElement: one, data } = texts.currentNode;
    if (!data.trim() || one.closest("script, style, defs, symbol") || (scaled && one.closest(scaled))) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { width, height } = one.getBoundingClientRect();
    if (width <= 2 || height <= 2) continue; // for the ear alone
    const matrix = one instanceof SVGElement ? one.getScreenCTM() : null;
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : (one.currentCSSZoom ?? 1);
    if (parseFloat(getComputedStyle(one).fontSize) * scale < smallest - 0.05) small.add(one);
  }
  for (const one of small) faults.push(`text below ${smallest} px: ${start(one)}`);
  return faults;
}"""


def faults(page: Page, scaled: str = "") -> list[str]:
    """What is wrong with a page as it is shown; `scaled` selects drawings whose text may get small with them."""
    found: list[str] = page.evaluate(FAULTS, [SMALLEST, scaled])
    return found


OUTSIDE = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const kept = (one) => // for the ear alone, cut with dots, or to be scrolled
    one && (one.matches(".o-unseen, .heard, .unseen-voice, svg") || kept(one.parentElement) ||
      getComputedStyle(one).textOverflow === "ellipsis" || /auto|scroll/.test(getComputedStyle(one).overflowX));
  while (texts.nextNode()) {
    const { parentElement: one, data } = texts.currentNode;
    if (!data.trim() || !one.checkVisibility({ visibilityProperty: true }) || kept(one)) continue;
    range.selectNodeContents(texts.currentNode);
    const out = ({ width, left, right }) => width && (left < -1 || right > document.documentElement.clientWidth + 1);
    if ([...range.getClientRects()].some(out)) found.push(`out of the window: ${one.outerHTML.slice(0, 160)}`);
  }
  return found;
}"""


def outside(page: Page) -> list[str]:
    """Texts that run out of the window, where they can neither be scrolled to nor are cut with dots."""
    found: list[str] = page.evaluate(OUTSIDE)
    return found


def unnamed(page: Page) -> list[str]:
    """Interactive elements without a name in the browser's accessibility tree."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    nameless = [
        node
        for node in nodes
        if not node["ignored"]
        and node["role"]["value"] in INTERACTIVE
        and not node.get("name", {}).get("value", "").strip()
    ]
    told = [session.send("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})["node"] for node in nameless]
    session.detach()
    return [f"without a name: <{node['localName']} {' '.join(node.get('attributes', []))}>" for node in told]
