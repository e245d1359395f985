/** The page's own sources, for tests that read them. */
import { readdirSync, readFileSync } from "node:fs";

const root = new URL("../", import.meta.url);

/** @param {string[]} folders @returns {{file: string, text: string}[]} */
export const sources = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith(".js"))
      .map((file) => ({
        file: `${folder}/${file}`,
        text: readFileSync(new URL(`${folder}/${file}`, root), "utf8"),
      })),
  );
