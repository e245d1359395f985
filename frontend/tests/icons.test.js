import assert from "node:assert/strict";
import { test } from "node:test";
import { SHAPES } from "../js/icon-shapes.js";
import { sources } from "./sources.js";

test("every interface icon that is drawn has its shape", () => {
  for (const { file, text } of sources("js", "games"))
    for (const [, name] of text.matchAll(/\bph\(\s*"([a-z-]+)"/g))
      assert.ok(SHAPES[name], `${file}: ${name}; run npm run icons`);
});
