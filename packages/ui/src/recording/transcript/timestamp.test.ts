import { expect, it } from "vitest";
import { timestamp } from "./timestamp.ts";

it.each([
  [0, "0:00"],
  [4.9, "0:04"],
  [65, "1:05"],
  [3599.99, "59:59"],
  [3600, "1:00:00"],
  [3675, "1:01:15"],
  [-1, "0:00"],
])("formats %f seconds as %s", (seconds, written) => {
  expect(timestamp(seconds)).toBe(written);
});
