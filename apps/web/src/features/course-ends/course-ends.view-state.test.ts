import { expect, test } from "vitest";
import { toNotices, filterReceipts } from "./course-ends.view-state.ts";

const contents = { recordings: 1, cards: 0, reviews: 0, tags: 0 };
const end = (day: string) => ({ folderId: day, folderName: "Biology", day, ...contents });

test("END-01 a notice stands from 14 days before the last day, by the reader's calendar, until the recordings are gone", () => {
  const ends = ["2026-11-23", "2026-11-24", "2026-12-08", "2026-12-09"].map(end);
  expect(toNotices(ends, "2026-11-24").map(({ day }) => day)).toEqual(["2026-11-23", "2026-11-24", "2026-12-08"]);
  expect(toNotices(ends, "2026-11-25")).toHaveLength(4);
  expect(toNotices(undefined, "2026-11-24")).toEqual([]);
});

test("END-01 a folder's page shows the receipts of that folder", () => {
  const receipt = { id: "r", folderId: "f", folderName: "Biology", day: "2026-07-01", deletedAt: "", ...contents };
  expect(filterReceipts("f", [receipt, { ...receipt, folderId: "g" }])).toEqual([receipt]);
  expect(filterReceipts("f", undefined)).toEqual([]);
});
