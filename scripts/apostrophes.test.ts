import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const patterns = [
  "{apps,packages}/*/{src,e2e}/**/*.{ts,tsx,json}",
  "supabase/{functions,tests,seed}/**/*.{ts,json}",
  "docs/*.md",
];
const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ["**/node_modules/**"] }));

/** English words with a curly apostrophe: don’t, it’s, we’ll. The French l’eau and d’un stay as they are. */
const findCurly = (text: string): string[] => text.match(/\p{L}+’(?:s|t|d|m|re|ve|ll)(?!\p{L})/giu) ?? [];

test("every English text writes the apostrophe as the product's fixed texts do: '", () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    findCurly(readFileSync(join(root, file), "utf8")).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test.each(["Couldn’t save the tag", "There’s no voice", "the lecture’s language", "we’ll"])("refuses %j", (text) => {
  expect(findCurly(text)).toHaveLength(1);
});

test.each(["Couldn't save the tag", "Qu’est-ce que l’eau d’un glacier ?", "“it”"])("allows %j", (text) => {
  expect(findCurly(text)).toEqual([]);
});
