import { expect, test } from "vitest";
import { toReceiptText } from "./receipt.ts";

const deletedAt = "2026-03-02T12:00:00.000Z";

test("EXP-04 the receipt states when the account was deleted and how much was deleted", () => {
  const text = toReceiptText({
    deletedAt,
    counts: { recordings: 31, folders: 1, tags: 5, studyGuides: 0, cards: 12, reviews: 1 },
  });
  expect(text).toContain(`March 2, 2026 (${deletedAt})`);
  expect(text).toContain("with 31 recordings, 1 folder, 5 tags, 0 study guides, 12 cards and 1 review.");
});

test("EXP-04 the receipt separates thousands", () =>
  expect(
    toReceiptText({
      deletedAt,
      counts: { recordings: 1000, folders: 999, tags: 0, studyGuides: 2, cards: 12_345, reviews: 1480 },
    }),
  ).toContain("with 1,000 recordings, 999 folders, 0 tags, 2 study guides, 12,345 cards and 1,480 reviews."));

test("EXP-04 the receipt of an account that was gone before names no counts", () =>
  expect(toReceiptText({ deletedAt, counts: null })).toContain("The account and everything in it were deleted."));
