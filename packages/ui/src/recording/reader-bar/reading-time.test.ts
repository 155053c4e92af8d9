import { expect, test } from "vitest";
import { toMinutesLeft } from "./reading-time.ts";

test.each([
  [13_000, 0, 10],
  [13_000, 0.5, 5],
  [13_000, 0.99, 1],
  [13_000, 1, 0],
  [0, 0, 0],
])("RDT-11 computes the minutes left of %i characters from %f on", (characters, progress, minutes) => {
  expect(toMinutesLeft(characters, progress)).toBe(minutes);
});
