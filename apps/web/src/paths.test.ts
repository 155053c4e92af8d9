import { readFileSync } from "node:fs";
import type { SearchMoment, SearchResult } from "@lectern/domain/search";
import { expect, test } from "vitest";
import { momentHref, paths } from "./paths.ts";

const moment: SearchMoment = {
  part: "said",
  start: 754.6,
  speaker: null,
  text: "Membranes fold.",
  words: ["membranes", "fold"],
};
const result: SearchResult = {
  kind: "recording",
  id: "r",
  name: "Cells",
  createdAt: "2026-11-20T09:30:00Z",
  moments: [moment],
};

test.each([
  [
    "a transcript's line, rounded down, with its words",
    moment,
    "/dashboard/library/recording/r?tab=transcript&t=754&q=membranes%20fold",
  ],
  ["a transcript without times", { ...moment, start: null }, "/dashboard/library/recording/r?tab=transcript"],
  ["notes", { ...moment, part: "notes", start: null }, "/dashboard/library/recording/r?tab=customize"],
  ["a summary", { ...moment, part: "summary", start: null }, "/dashboard/library/recording/r"],
] as const)("FND-02 a moment opens %s", (_title, one, href) => {
  expect(momentHref(result, one)).toBe(href);
});

test("OFF-01 the installed app's shortcuts open practice and the search, and no file is shared with it", () => {
  const file = new URL("../public/manifest.webmanifest", import.meta.url);
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  expect(manifest.shortcuts.map(({ url }: { readonly url: string }) => url)).toEqual([paths.practice(), paths.search]);
  expect(manifest).not.toHaveProperty("share_target");
});
