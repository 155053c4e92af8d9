import { createSummary } from "./testing/recordings.ts";
import type { Tag } from "./tag.ts";
import { expect, test } from "vitest";
import { filterRecordings, isFiltered, readListFilter, writeListFilter } from "./list-filter.ts";

const create = (id: string): Tag => ({ id, name: id, color: "gray" });
const filed = createSummary({ id: "1", folderId: "biology" });
const loose = createSummary({ id: "2", folderId: null });
const tagged = new Map([
  ["1", [create("exam"), create("lab")]],
  ["2", [create("lab")]],
]);
const all = [filed, loose];

test.each([
  [{ tags: [], isUnfiled: false }, ["1", "2"]],
  [{ tags: ["lab"], isUnfiled: false }, ["1", "2"]],
  [{ tags: ["lab", "exam"], isUnfiled: false }, ["1"]],
  [{ tags: ["lab"], isUnfiled: true }, ["2"]],
  [{ tags: ["gone"], isUnfiled: false }, []],
])("UNT-04 the filter %j selects %j", (filter, ids) => {
  expect(filterRecordings(all, filter, tagged)?.map(({ id }) => id)).toEqual(ids);
});

test("UNT-04 without a filter the list is the same array, so that it is not rendered again", () => {
  expect(filterRecordings(all, { tags: [], isUnfiled: false }, undefined)).toBe(all);
});

test("UNT-04 filtering by tag needs the tags; filtering by folder doesn't", () => {
  expect(filterRecordings(all, { tags: ["lab"], isUnfiled: false }, undefined)).toBeUndefined();
  expect(filterRecordings(all, { tags: [], isUnfiled: true }, undefined)).toEqual([loose]);
});

test("UNT-04 the URL contains the filter and the search", () => {
  const written = writeListFilter(new URLSearchParams("q=cells&tag=old"), { tags: ["a", "b"], isUnfiled: true });
  expect(String(written)).toBe("q=cells&tag=a&tag=b&folder=none");
  expect(readListFilter(written)).toEqual({ tags: ["a", "b"], isUnfiled: true });
  expect(isFiltered(readListFilter(new URLSearchParams("q=cells&folder=other")))).toBe(false);
});
