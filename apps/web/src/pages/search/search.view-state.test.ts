import type { SearchResult } from "@lectern/domain/search";
import { describe, expect, test } from "vitest";
import { noFilters } from "@lectern/ui/screens/search";
import { isFiltered, parseFilters, toAskHref, toQuestion, toSearchParams, toSearchState } from "./search.view-state.ts";

const result: SearchResult = {
  kind: "recording",
  id: "r",
  name: "Cells",
  createdAt: "2026-11-20T09:30:00Z",
  moments: [],
};
const read = (changes: object) => ({ data: undefined, isError: false, isPlaceholderData: false, ...changes });
const folder = "0e3f2a9c-0000-4000-8000-000000000001";

describe("the state of the search", () => {
  test("FND-01 shows no results for a blank query, even if results were read before", () => {
    expect(toSearchState(read({ data: { results: [result], suggestion: null } }), "  ")).toEqual({ kind: "idle" });
  });

  test("FND-01 keeps earlier results until the new ones have arrived", () => {
    const data = { results: [result], suggestion: null };
    expect(toSearchState(read({}), "cell")).toEqual({ kind: "searching" });
    expect(toSearchState(read({ data, isPlaceholderData: true }), "cells")).toEqual({
      kind: "found",
      results: [result],
      isOlder: true,
    });
    expect(toSearchState(read({ data }), "cells")).toEqual({ kind: "found", results: [result], isOlder: false });
  });

  test("FND-04 says that nothing was found only for the latest query, with its suggestion", () => {
    const data = { results: [], suggestion: "cells" };
    expect(toSearchState(read({ data, isPlaceholderData: true }), "sells")).toEqual({ kind: "searching" });
    expect(toSearchState(read({ data }), "sells")).toEqual({ kind: "nothing", suggestion: "cells", isHidden: false });
  });

  test("FND-01 says whether the filters hide results, once that is known", () => {
    const none = { results: [], suggestion: null };
    const show = (unfiltered: object) => toSearchState(read({ data: none }), "cells", read(unfiltered));
    expect(show({})).toEqual({ kind: "searching" });
    expect(show({ data: { results: [result], suggestion: null } })).toMatchObject({ kind: "nothing", isHidden: true });
    expect(show({ data: none })).toMatchObject({ kind: "nothing", isHidden: false });
    expect(show({ isError: true })).toMatchObject({ kind: "nothing", isHidden: null });
  });

  test("FND-01 any folder, period or favorites filter is a filter", () => {
    expect(isFiltered(noFilters)).toBe(false);
    for (const filter of [{ folderId: folder }, { isFavorite: true }, { period: "week" }] as const)
      expect(isFiltered({ ...noFilters, ...filter })).toBe(true);
  });

  test("FND-01 says that the search failed", () => {
    expect(toSearchState(read({ isError: true }), "cells")).toEqual({ kind: "failed" });
  });
});

test("FND-01 stores query and filters in the URL", () => {
  const filters = { folderId: folder, isFavorite: true, period: "month" } as const;
  const params = toSearchParams("a & b", filters);
  expect(params.get("q")).toBe("a & b");
  expect(parseFilters(params)).toEqual(filters);
  expect(String(toSearchParams("", noFilters))).toBe("");
  expect(parseFilters(new URLSearchParams("folder=1;drop&recorded=never"))).toEqual(noFilters);
});

test("FND-01 searches from the beginning of a day, and keeps the space that completes a word", () => {
  const now = Date.parse("2026-11-22T13:14:15Z");
  expect(toQuestion("  cell  wall ", { ...noFilters, period: "week" }, now)).toEqual({
    query: "cell wall ",
    folderId: undefined,
    isFavorite: false,
    from: "2026-11-15T00:00:00.000Z",
  });
});

test("UNT-01 leads from a search in a folder to asking its lectures the same", () => {
  expect(toAskHref({ ...noFilters, folderId: folder }, " cell division ")).toBe(
    `/dashboard/library/folder/${folder}?ask=cell%20division`,
  );
  expect(toAskHref(noFilters, "cell division")).toBeUndefined();
  expect(toAskHref({ ...noFilters, folderId: folder }, " ")).toBeUndefined();
});
