import { expect, it } from "vitest";
import { BLOCK_SEGMENTS, toBlocks, segmentAt } from "./blocks.ts";

const segments = Array.from({ length: 2 * BLOCK_SEGMENTS + 1 }, (_, index) => ({
  start: index * 10 + 0.4,
  end: index * 10 + 9,
  text: String(index),
}));

it("splits a transcript into blocks without losing anything", () => {
  const blocks = toBlocks(segments);
  expect(blocks.map(({ first, segments: inside }) => [first, inside.length])).toEqual([
    [0, BLOCK_SEGMENTS],
    [BLOCK_SEGMENTS, BLOCK_SEGMENTS],
    [2 * BLOCK_SEGMENTS, 1],
  ]);
  expect(blocks.flatMap(({ segments: inside }) => inside)).toEqual(segments);
});

it.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [10.4, 1],
  [19, 1],
  [1e6, 2 * BLOCK_SEGMENTS],
])("finds the segment at %f s", (seconds, index) => {
  expect(segmentAt(segments, seconds)).toBe(index);
});

it("finds nothing before the first segment, or without segments", () => {
  expect([segmentAt(segments.slice(5), 3), segmentAt([], 3)]).toEqual([undefined, undefined]);
});
