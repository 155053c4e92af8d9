import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { drawGlyphs } from "./scripts/draw-glyphs.ts";

it.each([...drawGlyphs()])("%s matches the drawings of the installed Lucide, formatted", (path, text) => {
  expect(readFileSync(join(import.meta.dirname, path), "utf8")).toBe(text);
});
