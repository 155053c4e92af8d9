import { expect, test } from "vitest";
import { paths } from "../../paths.ts";
import { getListHref, rememberListSearch } from "./list-search.ts";

test("REC-15 the way back to the list keeps its search", () => {
  rememberListSearch("maya", "?q=bio");
  expect(getListHref("maya")).toBe(`${paths.recordings}?q=bio`);
});

test("REC-15 another student's way back has no search of the one before", () => {
  rememberListSearch("maya", "?q=bio");
  expect(getListHref("noah")).toBe(paths.recordings);
});
