import { expect, it } from "vitest";
import { settlingLine, settlingPage } from "./settling.ts";

it("draws the same line for the same recording", () => {
  expect(settlingLine("a", 240, 24)).toEqual(settlingLine("a", 240, 24));
});

it("draws another line for another recording", () => {
  expect(settlingLine("a", 240, 24)).not.toEqual(settlingLine("b", 240, 24));
});

it("draws valid numbers for every seed", () => {
  for (const seed of ["", "é", "00000000-0000-4000-8000-000000000001"]) {
    expect(settlingLine(seed, 560, 24).path).toMatch(/^(M[-\d. ]+h[-\d.]+(a[-\d. ]+|v[-\d.]+|h[-\d.]+)+z)+$/);
  }
});

it("highlights words inside the page", () => {
  const { marked, height } = settlingPage("sound becomes writing", 520, 12);
  expect(marked.width).toBeGreaterThan(60);
  expect(marked.y + marked.height).toBeLessThan(height);
});
