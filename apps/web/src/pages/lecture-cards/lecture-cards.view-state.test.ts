import { expect, test } from "vitest";
import { toLectureCardsState } from "./lecture-cards.view-state.ts";

test("decide when Lecture cards shows each state, and name the rule", () => {
  expect(toLectureCardsState({ data: [], isError: false })).toBe("decide what Lecture cards shows without rows");
});
