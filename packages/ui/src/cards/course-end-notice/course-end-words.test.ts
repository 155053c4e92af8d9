import { describe, expect, test } from "vitest";
import { toContentsWords, toDeletionWords, toEndWords } from "./course-end-words.ts";

const contents = { recordings: 12, cards: 40, reviews: 300, tags: 15 };
const none = { recordings: 0, cards: 0, reviews: 0, tags: 0 };

describe("the words of a course's end", () => {
  test("END-01 count what is deleted, without what is none", () => {
    expect(toContentsWords(contents)).toBe("12 recordings with 40 cards, 300 reviews and 15 tags");
    expect(toContentsWords({ ...none, recordings: 1, tags: 1 })).toBe("1 recording with 1 tag");
    expect(toContentsWords({ ...none, recordings: 2, cards: 1, reviews: 2 })).toBe(
      "2 recordings with 1 card and 2 reviews",
    );
    expect(toContentsWords({ ...none, recordings: 6, preparing: 1 })).toBe("6 recordings (1 still being prepared)");
    expect(toContentsWords(none)).toBe("0 recordings");
  });

  test("END-01 say when, and never less than it is", () => {
    expect([14, 2, 1, 0, -1].map(toEndWords)).toEqual([
      "ends in 14 days",
      "ends in 2 days",
      "ends tomorrow",
      "ends today",
      "has ended",
    ]);
    expect(toDeletionWords(contents, "December 12", 14)).toBe(
      "12 recordings with 40 cards, 300 reviews and 15 tags will be permanently deleted after December 12. Export anything you want to keep.",
    );
    expect(toDeletionWords({ ...none, recordings: 1 }, "December 12", 0)).toBe(
      "1 recording will be permanently deleted after December 12. Export anything you want to keep.",
    );
    expect(toDeletionWords({ ...none, recordings: 1 }, "December 12", -1)).toBe(
      "1 recording is about to be permanently deleted.",
    );
    expect(toDeletionWords(undefined, "December 12", 3)).toBe(
      "Its recordings will be permanently deleted after December 12. Export anything you want to keep.",
    );
    expect(toDeletionWords(none, "December 12", 3)).toBe("There are no recordings in it to delete.");
  });
});
