/**
 * Builds the page into dist/, the folder that is served: a handful of files instead of some 260 modules, which a phone
 * far away would fetch six at a time. What other files or pages name keeps its address (ENTRIES, OF_A_GAME, COPIED);
 * all else goes to assets/ under a name made from its content, which browsers may therefore keep for good.
 */
import { cp, readdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ENTRIES = ["js/main.js", "js/theme-first.js", "css/page.css", "css/pieces.css"];
const OF_A_GAME = ["board.css", "gallery.css"];
const COPIED = ["index.html", "manifest.webmanifest", "sw.js", "img"];

const page = fileURLToPath(new URL("..", import.meta.url));
const dist = `${page}dist`;
const games = (await readdir(`${page}games`)).filter((name) => name !== "common");

await rm(dist, { recursive: true, force: true });
await build({
  absWorkingDir: page,
  entryPoints: [...ENTRIES, ...games.flatMap((game) => OF_A_GAME.map((sheet) => `games/${game}/${sheet}`))],
  outbase: page,
  outdir: dist,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  sourcemap: true,
  chunkNames: "assets/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  loader: { ".woff": "file", ".woff2": "file" },
  logLevel: "warning",
});
for (const name of COPIED) await cp(page + name, `${dist}/${name}`, { recursive: true });
