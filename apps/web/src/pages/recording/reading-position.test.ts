import { expect, test } from "vitest";
import { getReadingPosition, saveReadingPosition } from "./reading-position.ts";

test("RDT-11 remembers where each recording was read last", () => {
  saveReadingPosition("biology-7", 700);
  saveReadingPosition("biology-7", 988);
  saveReadingPosition("chemistry-2", 120);
  expect([getReadingPosition("biology-7"), getReadingPosition("chemistry-2"), getReadingPosition("physics-1")]).toEqual(
    [988, 120, undefined],
  );
});

test("RDT-11 does not return to a recording's first minute", () => {
  saveReadingPosition("biology-7", 59);
  expect(getReadingPosition("biology-7")).toBeUndefined();
});
