import { expect, test } from "vitest";
import { getLastRead, getReadingPosition, saveReadingPosition } from "./reading-position.ts";

test("RDT-11 remembers where each recording was read last", () => {
  saveReadingPosition("biology-7", 700);
  saveReadingPosition("biology-7", 988);
  saveReadingPosition("chemistry-2", 120);
  expect([getReadingPosition("biology-7"), getReadingPosition("chemistry-2"), getReadingPosition("physics-1")]).toEqual(
    [988, 120, undefined],
  );
  expect(getLastRead()).toEqual({ recordingId: "chemistry-2", seconds: 120 });
  saveReadingPosition("biology-7", 990);
  expect(getLastRead()).toEqual({ recordingId: "biology-7", seconds: 990 });
});

test("RDT-11 does not return to a recording's first minute", () => {
  saveReadingPosition("biology-7", 59);
  expect(getReadingPosition("biology-7")).toBeUndefined();
  expect(getLastRead()).toBeUndefined();
});
