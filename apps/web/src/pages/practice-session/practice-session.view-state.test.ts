import { expect, test } from "vitest";
import { toPracticeSessionState } from "./practice-session.view-state.ts";

test("decide when Practice session shows each state, and name the rule", () => {
  expect(toPracticeSessionState(new URLSearchParams())).toBe("decide what Practice session shows at first");
});
