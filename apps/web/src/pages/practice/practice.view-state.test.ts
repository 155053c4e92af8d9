import { expect, test } from "vitest";
import { toPracticeState } from "./practice.view-state.ts";

test("decide when Practice shows each state, and name the rule", () => {
  expect(toPracticeState({ data: [], isError: false })).toBe("decide what Practice shows without rows");
});
