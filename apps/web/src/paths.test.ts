import type { SearchMoment, SearchResult } from "@lectern/domain/search";
import { expect, test } from "vitest";
import { momentHref } from "./paths.ts";

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
