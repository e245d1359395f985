/**
 * Writes js/icon-shapes.js: the path of every interface icon that is drawn with `ph("<name>", ...)` in js/ and games/.
 * The icon set is five megabytes, the page needs a few dozen shapes of it.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const root = new URL("../", import.meta.url);
const { icons } = createRequire(import.meta.url)("@iconify-json/ph/icons.json");

const sources = ["js", "games"].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true })
    .filter((file) => String(file).endsWith(".js") && file !== "icon-shapes.js")
    .map((file) => readFileSync(new URL(`${folder}/${file}`, root), "utf8")),
);
const used = new Set(
  sources.flatMap((source) => [...source.matchAll(/\bph\(\s*"([a-z-]+)"/g)].map((match) => match[1])),
);

const lines = [...used].sort().map((name) => {
  const shape = icons[name]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
  if (!shape) throw new Error(`no single-path icon named ${name}`);
  return `  ${JSON.stringify(name)}: ${JSON.stringify(shape)},`;
});

writeFileSync(
  new URL("js/icon-shapes.js", root),
  `/**
 * Interface icons: the shapes used on the page, out of Phosphor (regular), by way of @iconify-json/ph.
 * Copyright (c) Phosphor Icons, MIT License. Written by scripts/icons.mjs (\`npm run icons\`), not by hand.
 */
/** @type {Record<string, string>} */
export const SHAPES = {
${lines.join("\n")}
};
`,
);
console.log(`${lines.length} icons`);
