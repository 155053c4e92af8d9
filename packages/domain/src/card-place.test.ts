import { describe, expect, test } from "vitest";
import { toCardPlace } from "./card-place.ts";

const segments = [
  "The thylakoid membrane is folded.",
  "It is where the light reactions happen.",
  "So much for that.",
].map((text, index) => ({ text, start: index * 10, end: index * 10 + 9 }));

describe("PRC-03 a card from the transcript", () => {
  test("PRC-03 quotes the whole line of the selected words, which start the answer", () => {
    expect(toCardPlace(segments, [1, 1], "the light \n reactions")).toEqual({
      quote: "It is where the light reactions happen.",
      first: 1,
      last: 1,
      start: 10,
      answer: "the light reactions",
    });
  });

  test("PRC-03 quotes the lines that the selection touches", () => {
    expect(toCardPlace(segments, [0, 1], "is folded. It is")).toMatchObject({
      quote: "The thylakoid membrane is folded. It is where the light reactions happen.",
      first: 0,
      last: 1,
      start: 0,
    });
  });

  test.each([
    ["a whole line", segments[0]!.text],
    ["nothing", ""],
    ["more than an answer", "word ".repeat(30)],
  ])("PRC-03 leaves the answer empty for %s", (_, selected) => {
    expect(toCardPlace(segments, [0, 0], selected)?.answer).toBe("");
  });

  test.each([
    ["lines that aren't there", segments, [2, 3]],
    ["more lines than a card quotes", Array.from({ length: 60 }, () => segments[0]!), [0, 50]],
    ["more words than a card quotes", [{ ...segments[0]!, text: "word ".repeat(500) }], [0, 0]],
  ] as const)("PRC-03 makes no card from %s", (_, of, lines) => {
    expect(toCardPlace(of, lines, "")).toBeUndefined();
  });
});
