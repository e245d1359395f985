/* A classic script, run before the first paint, so that the page does not flash in the other theme. See theme.js. */
document.documentElement.dataset.theme =
  localStorage.getItem("orloj.theme") ??
  (matchMedia("(prefers-color-scheme: light)").matches ? "day" : "dusk");
