import { describe, expect, it } from "vitest";
import { parsePlaywrightReport, parseVisualReport, parseVitestReport, toOutcome } from "./outcome.ts";

const parseResults = (testResults: readonly object[]) => parseVitestReport(JSON.stringify({ testResults }));

describe("parseVitestReport", () => {
  it("names a failed test with the first lines of its message", () => {
    const assertionResults = [
      { status: "passed", fullName: "cards are drawn", failureMessages: [] },
      {
        status: "failed",
        fullName: "cards wake",
        failureMessages: ["\u001B[31mAssertionError: late\u001B[39m\n    at a.ts:1"],
      },
    ];
    const file = { name: "/somewhere/ui/src/cards.test.ts", status: "failed", message: "", assertionResults };
    expect(parseResults([file])).toEqual({
      passed: 1,
      skipped: 0,
      failures: ["src/cards.test.ts › cards wake\n  AssertionError: late"],
    });
  });

  it("counts skipped and todo tests as skipped", () => {
    const assertionResults = ["skipped", "pending", "todo", "passed"].map((status) => ({ status, fullName: status }));
    expect(parseResults([{ name: "/a/b/c.test.ts", status: "passed", message: "", assertionResults }])).toEqual({
      passed: 1,
      skipped: 3,
      failures: [],
    });
  });

  it("counts a file that fails to load as one failure", () => {
    const file = { name: "/a/b/c.test.ts", status: "failed", message: "No such module", assertionResults: [] };
    expect(parseResults([file]).failures).toEqual(["b/c.test.ts\n  No such module"]);
  });

  it("counts a test that passed at the second attempt, and notes it with its first failure", () => {
    const test = { status: "passed", fullName: "a", failureMessages: ["Timed out\n    at b.ts:1"] };
    const file = { name: "/a/b/c.test.ts", status: "passed", message: "", assertionResults: [test] };
    expect(parseResults([file])).toEqual({
      passed: 1,
      skipped: 0,
      failures: [],
      note: "passed at the second attempt:\nb/c.test.ts › a\n  Timed out",
    });
  });

  it("fails a run without tests", () => {
    expect(parseResults([]).failures).toEqual(["no test was found"]);
  });
});

describe("parsePlaywrightReport", () => {
  it("finds a failed journey at any depth, and an error outside of journeys", () => {
    const tests = [{ status: "unexpected", projectName: "phone", results: [{ error: { message: "Timed out" } }] }];
    const skipped = [{ status: "skipped", projectName: "phone", results: [] }];
    const suites = [
      {
        file: "home.spec.ts",
        specs: [{ ok: true, title: "b", tests: skipped }],
        suites: [{ file: "home.spec.ts", specs: [{ ok: false, title: "a", tests }] }],
      },
    ];
    const report = { stats: { expected: 7, skipped: 1, flaky: 0 }, errors: [{ message: "No browser" }], suites };
    expect(parsePlaywrightReport(JSON.stringify(report))).toEqual({
      passed: 7,
      skipped: 1,
      failures: ["home.spec.ts (phone) › a\n  Timed out", "outside of any test\n  No browser"],
    });
  });

  it("counts a journey that passed at the second attempt, and notes it with its first failure", () => {
    const results = [{ error: { message: "Timed out" } }, {}];
    const tests = [{ status: "flaky", projectName: "desktop", results }];
    const suites = [{ file: "home.spec.ts", specs: [{ ok: true, title: "a", tests }] }];
    const report = { stats: { expected: 7, skipped: 0, flaky: 1 }, errors: [], suites };
    expect(parsePlaywrightReport(JSON.stringify(report))).toEqual({
      passed: 8,
      skipped: 0,
      failures: [],
      note: "passed at the second attempt:\nhome.spec.ts (desktop) › a\n  Timed out",
    });
  });
});

describe("parseVisualReport", () => {
  it("counts screenshots and examined stories, and names differing screenshots", () => {
    const report = { passed: 3, examined: 2, skipped: 4, names: ["changed button/dark"], note: "" };
    expect(parseVisualReport(JSON.stringify(report))).toEqual({
      passed: 5,
      skipped: 4,
      failures: ["changed button/dark"],
    });
  });

  it("says why screenshots were skipped", () => {
    const report = { passed: 0, examined: 2, skipped: 4, names: [], note: "Another Chromium draws otherwise." };
    expect(parseVisualReport(JSON.stringify(report)).note).toBe("Another Chromium draws otherwise.");
  });
});

describe("toOutcome", () => {
  const lastLines = ["a.ts:1 no-console", "1 error"];
  const report = {
    text: JSON.stringify({ passed: 2, examined: 0, skipped: 1, names: [], note: "" }),
    parse: parseVisualReport,
  };

  it("counts a step without a report as one check", () => {
    expect(toOutcome({ status: 0, lastLines })).toEqual({ passed: 1, skipped: 0, failures: [] });
    expect(toOutcome({ status: 2, lastLines })).toEqual({
      passed: 0,
      skipped: 0,
      failures: ["exit status 2\n  a.ts:1 no-console\n  1 error"],
    });
  });

  it("shows the end of the output if a runner failed without a failed test", () => {
    expect(toOutcome({ status: 0, lastLines }, report).failures).toEqual([]);
    expect(toOutcome({ status: 1, lastLines }, report)).toEqual({
      passed: 2,
      skipped: 1,
      failures: ["exit status 1\n  a.ts:1 no-console\n  1 error"],
    });
  });

  it("fails if a report is missing or broken, whatever the exit status", () => {
    expect(toOutcome({ status: 0, lastLines: [] }, { ...report, text: undefined }).failures).toEqual([
      "exit status 0, and no report",
    ]);
    expect(toOutcome({ status: "SIGKILL", lastLines: [] }, { ...report, text: "{" }).failures).toEqual([
      "SIGKILL, and a report that cannot be read",
    ]);
  });
});
