import { expect, test } from "vitest";
import { readListChoice } from "./list-options.ts";

const withStored = (value: string | null) => ({ getItem: () => value });

test.each([
  [null, "date", "cards"],
  ["name lines", "name", "lines"],
  ["date lines", "date", "lines"],
  ["size tiles", "date", "cards"],
])("REC-18 reads %j as a list by %s, as %s", (stored, order, layout) => {
  expect(readListChoice(withStored(stored))).toEqual({ order, layout });
});

test("REC-18 shows cards by date if storage is refused", () => {
  const refusing = {
    getItem: () => {
      throw new Error("refused");
    },
  };
  expect(readListChoice(refusing)).toEqual({ order: "date", layout: "cards" });
});
