import { expect, test } from "vitest";
import { formatInterval, formatIntervalInWords } from "./interval.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

test.each([
  [-5 * minute, "1 min"],
  [20_000, "1 min"],
  [10 * minute, "10 min"],
  [59.6 * minute, "1 h"],
  [5 * 60 * minute, "5 h"],
  [23.6 * 60 * minute, "1 day"],
  [day, "1 day"],
  [3 * day, "3 days"],
  [30 * day, "30 days"],
  [31 * day, "1 month"],
  [70 * day, "2 months"],
  [355 * day, "1 year"],
  [800 * day, "2 years"],
])("PRC-04 formats %d ms as %s", (milliseconds, words) => {
  expect(formatInterval(milliseconds)).toBe(words);
});

test.each([
  [20_000, "1 minute"],
  [10 * minute, "10 minutes"],
  [59.6 * minute, "1 hour"],
  [5 * 60 * minute, "5 hours"],
  [23.6 * 60 * minute, "1 day"],
  [3 * day, "3 days"],
])("PRC-04 formats %d ms in words as %s", (milliseconds, words) => {
  expect(formatIntervalInWords(milliseconds)).toBe(words);
});
