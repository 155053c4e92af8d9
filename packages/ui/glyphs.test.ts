import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { drawGlyphs } from "./scripts/draw-glyphs.ts";

it.each([...drawGlyphs()])("%s is what the installed Lucide draws, formatted", (path, text) => {
  expect(readFileSync(join(import.meta.dirname, path), "utf8")).toBe(text);
});
