import { describe, expect, it } from "vitest";
import {
  formatDuration,
  formatEnd,
  formatFailures,
  formatRunning,
  formatStep,
  type StepResult,
} from "./test-output.ts";

const lint: StepResult = {
  name: "lint",
  passed: 1,
  skipped: 0,
  failures: [],
  seconds: 12.34,
  log: ".reports/lint.log",
};
const journeys: StepResult = {
  name: "journeys",
  passed: 141,
  skipped: 3,
  failures: ["home.spec.ts (desktop) › stars\n  Timed out", "home.spec.ts (phone) › stars\n  Timed out"],
  seconds: 188.26,
  log: ".reports/journeys.log",
};

describe("formatStep", () => {
  it("aligns the counts and leaves out zeros", () => {
    expect([formatStep(lint), formatStep(journeys)]).toEqual([
      "ok      lint              1 passed                                 12.3 s",
      "FAILED  journeys        141 passed      2 failed      3 skipped   188.3 s",
    ]);
  });

  it("puts a note on a separate line", () => {
    expect(formatStep({ ...lint, note: "Screenshots are skipped." })).toMatch(
      /12\.3 s\n {8}Screenshots are skipped\.$/,
    );
  });
});

describe("formatFailures", () => {
  it("separates failures of several lines", () => {
    expect(formatFailures(journeys)).toBe(`journeys: 2 failed, see .reports/journeys.log

  home.spec.ts (desktop) › stars
    Timed out

  home.spec.ts (phone) › stars
    Timed out`);
  });

  it("lists names without blank lines, and not too many", () => {
    const failures = Array.from({ length: 23 }, (_, index) => `changed button/${index}`);
    const lines = formatFailures({ ...lint, name: "visual", failures }).split("\n");
    expect(lines.slice(0, 3)).toEqual(["visual: 23 failed, see .reports/lint.log", "", "  changed button/0"]);
    expect(lines.slice(-2)).toEqual(["  changed button/19", "  and 3 more"]);
  });
});

describe("formatEnd", () => {
  it("prints the failures, the time and the totals", () => {
    expect(formatEnd([lint, journeys], 200)).toBe(`
${formatFailures(journeys)}

Took 3 min 20 s.
142 passed, 2 failed, 3 skipped`);
  });

  it("prints only the time and the totals if nothing failed", () => {
    expect(formatEnd([lint], 12.3)).toBe("\nTook 12 s.\n1 passed, 0 failed, 0 skipped");
  });
});

describe("formatDuration", () => {
  it.each([
    [0.4, "0 s"],
    [59.4, "59 s"],
    [59.6, "1 min 0 s"],
    [425, "7 min 5 s"],
  ])("writes %d seconds as %s", (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});

describe("formatRunning", () => {
  const running = new Map([
    ["journeys", 62],
    ["visual", 4.2],
  ]);

  it("names the running steps and counts the waiting ones", () => {
    expect(formatRunning(running, 9, 80)).toBe("running  journeys 1 min 2 s, visual 4 s; 9 to go");
  });

  it("fits one line of a narrow terminal", () => {
    expect(formatRunning(running, 0, 20)).toBe("running  journeys 1");
  });
});
