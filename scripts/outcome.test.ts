import { describe, expect, it } from "vitest";
import { playwrightOutcome, visualOutcome, vitestOutcome } from "./outcome.ts";

describe("what a runner's report came to", () => {
  it("names the tests that failed, with the first words of why", () => {
    const assertionResults = [
      { status: "passed", fullName: "cards are drawn", failureMessages: [] },
      {
        status: "failed",
        fullName: "cards wake",
        failureMessages: ["\u001B[31mAssertionError: late\u001B[39m\n    at a.ts:1"],
      },
    ];
    const testResults = [{ name: "/somewhere/ui/src/cards.test.ts", status: "failed", message: "", assertionResults }];
    expect(vitestOutcome(JSON.stringify({ numPassedTests: 1, testResults }))).toEqual({
      passed: 1,
      failures: ["src/cards.test.ts › cards wake\n    AssertionError: late"],
    });
  });

  it("counts a file that could not be loaded, and a run that found nothing", () => {
    const unloaded = { name: "/a/b/c.test.ts", status: "failed", message: "No such module", assertionResults: [] };
    expect(vitestOutcome(JSON.stringify({ numPassedTests: 0, testResults: [unloaded] })).failures).toEqual([
      "b/c.test.ts\n    No such module",
    ]);
    expect(vitestOutcome(JSON.stringify({ numPassedTests: 0, testResults: [] })).failures).toHaveLength(1);
  });

  it("finds a journey that failed in any depth, and what broke outside of one", () => {
    const tests = [{ status: "unexpected", projectName: "phone", results: [{ error: { message: "Timed out" } }] }];
    const skipped = [{ status: "skipped", projectName: "phone", results: [] }];
    const suites = [
      {
        file: "home.spec.ts",
        specs: [{ ok: true, title: "b", tests: skipped }],
        suites: [{ file: "home.spec.ts", specs: [{ ok: false, title: "a", tests }] }],
      },
    ];
    const report = { stats: { expected: 7 }, errors: [{ message: "No browser" }], suites };
    expect(playwrightOutcome(JSON.stringify(report))).toEqual({
      passed: 7,
      failures: ["home.spec.ts (phone) › a\n    Timed out", "outside of any test\n    No browser"],
    });
  });

  it("names the pictures that differ", () => {
    expect(visualOutcome(JSON.stringify({ passed: 3, examined: 2, names: ["changed button/dark"] }))).toEqual({
      passed: 5,
      failures: ["changed button/dark"],
    });
  });
});
