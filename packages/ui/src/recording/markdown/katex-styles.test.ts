import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

/** KaTeX's stylesheet with one font file a face, since every browser that we support reads woff2. */
function readStyles(): string {
  const styles = readFileSync(createRequire(import.meta.url).resolve("katex/dist/katex.min.css"), "utf8");
  return styles
    .replaceAll(/,url\(fonts\/[^)]*\) format\("(?:woff|truetype)"\)/g, "")
    .replaceAll("url(fonts/", "url(katex/dist/fonts/");
}

// Run with -u after an update of KaTeX.
test("TUT-02 the formulas' stylesheet is that of the installed KaTeX", async () => {
  await expect(readStyles()).toMatchFileSnapshot("katex.css");
});
