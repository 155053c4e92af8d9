import { createRequire } from "node:module";
import { fromFile } from "@capsizecss/unpack/fs";
import { expect, it } from "vitest";
import { hankenGrotesk, newsreader } from "./font-metrics.ts";

const { resolve } = createRequire(import.meta.url);

it.each([
  [newsreader, "newsreader/files/newsreader-latin-wght-normal.woff2"],
  [hankenGrotesk, "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2"],
])("the fallback of $familyName has the metrics of the shipped font", async (kept, file) => {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(resolve(`@fontsource-variable/${file}`));
  expect({ ascent, descent, lineGap, unitsPerEm, xWidthAvg }).toEqual({
    ascent: kept.ascent,
    descent: kept.descent,
    lineGap: kept.lineGap,
    unitsPerEm: kept.unitsPerEm,
    xWidthAvg: kept.xWidthAvg,
  });
});
