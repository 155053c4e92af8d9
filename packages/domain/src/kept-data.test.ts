import { expect, test } from "vitest";
import { toCountWords } from "./kept-data.ts";

test("PRV-01 says a count with its unit, and what can't be counted by person", () => {
  expect(toCountWords("recordings", 1_800)).toBe("1,800 recordings");
  expect(toCountWords("sign-in", 1)).toBe("1 active session");
  expect(toCountWords("sign-in", 2)).toBe("2 active sessions");
  expect(toCountWords("afterwards", null)).toBe("Nothing tied to you");
  expect(toCountWords("settings", 1)).toBe("");
});
