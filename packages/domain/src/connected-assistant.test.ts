import { expect, test } from "vitest";
import { isOnThisMachine, toAssistantName } from "./connected-assistant.ts";

test.each([
  ["Claude", "Claude"],
  ["  Study\n\tBot ", "Study Bot"],
  ["Lectern\u202Efdp.exe", "Lecternfdp.exe"],
  ["\u200B\u2066\u3164", ""],
  ["x".repeat(80), `${"x".repeat(59)}…`],
  ["👩‍🎓".repeat(80).slice(0, 5), "👩🎓"],
])("CON-02 shows the name %j as %j", (given, shown) => {
  expect(toAssistantName(given)).toBe(shown);
});

test.each([
  ["localhost:33418", true],
  ["127.0.0.1", true],
  ["[::1]:8000", true],
  ["localhost.evil.example", false],
  ["127.0.0.1.evil.example", false],
  ["claude.ai", false],
])("CON-02 knows whether %s is this machine", (host, expected) => {
  expect(isOnThisMachine(host)).toBe(expected);
});
