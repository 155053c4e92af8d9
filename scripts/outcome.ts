import { stripVTControlCharacters } from "node:util";

/** The result of one step of `npm test`. */
export interface Outcome {
  readonly passed: number;
  readonly skipped: number;
  /** One entry for each failure: file, title, and the first lines of the message. */
  readonly failures: readonly string[];
  /** Information that is not a failure, such as why tests were skipped. */
  readonly note?: string;
}

/** The end of a step's command. */
export interface Ending {
  /** The exit status, or why there is none. */
  readonly status: number | string;
  /** The last lines of the command's output. */
  readonly lastLines: readonly string[];
}

type ParseReport = (report: string) => Outcome;

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightError {
  readonly message?: string;
}
interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      readonly results: readonly { readonly error?: PlaywrightError }[];
    }[];
  }[];
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly skipped: number; readonly flaky: number };
  readonly errors: readonly PlaywrightError[];
  readonly suites: readonly PlaywrightSuite[];
}

/** Shortens a message to its first lines, without colours and stack. The step's log has the rest. */
function summarize(where: string, message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n");
  const textLines = lines.map((line) => line.trimEnd()).filter((line) => line !== "" && !/^\s+at /.test(line));
  return [where, ...textLines.slice(0, 8).map((line) => `  ${line.slice(0, 200)}`)].join("\n");
}
const noteSecondAttempts = (tests: readonly string[]): { note?: string } =>
  tests.length === 0 ? {} : { note: `passed at the second attempt:\n${tests.join("\n")}` };
const lastFolderAndName = (path: string): string => path.split("/").slice(-2).join("/");

/**
 * Parses the report of Vitest's JSON reporter. A file that fails to load counts as one failure. A note names tests that
 * passed at the second attempt: they have the first one's messages.
 */
export function parseVitestReport(report: string): Outcome {
  const { testResults }: VitestReport = JSON.parse(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status)).length;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const file = lastFolderAndName(name);
    if (failed.length === 0) return status === "failed" ? [summarize(file, message)] : [];
    return failed.map((test) => summarize(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  const none = testResults.length === 0 ? ["no test was found"] : [];
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.[0] !== undefined)
      .map((test) => summarize(`${lastFolderAndName(name)} › ${test.fullName}`, test.failureMessages?.[0])),
  );
  return {
    passed: count("passed"),
    skipped: count("skipped", "pending", "todo"),
    failures: [...failures, ...none],
    ...noteSecondAttempts(unsteady),
  };
}

/** Parses the report of Playwright's JSON reporter. A note names tests that passed at the second attempt. */
export function parsePlaywrightReport(report: string): Outcome {
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(report);
  const list = (onlyStatus: string, { file, suites: inner = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === onlyStatus)
        .map(({ projectName, results }) =>
          summarize(
            `${file} (${projectName}) › ${spec.title}`,
            results.find(({ error }) => error !== undefined)?.error?.message,
          ),
        ),
    ),
    ...inner.flatMap((suite) => list(onlyStatus, suite)),
  ];
  const unsteady = suites.flatMap((suite) => list("flaky", suite));
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => list("unexpected", suite)),
      ...errors.map(({ message }) => summarize("outside of any test", message)),
    ],
    ...noteSecondAttempts(unsteady),
  };
}

interface VisualReport {
  readonly passed: number;
  /** How many stories axe examined that weren't broken. */
  readonly examined: number;
  readonly skipped: number;
  /** One line for each failure. */
  readonly names: readonly string[];
  readonly note: string;
}

/** Parses the report of `npm run visual`. */
export function parseVisualReport(report: string): Outcome {
  const { passed, examined, skipped, names, note }: VisualReport = JSON.parse(report);
  return { passed: passed + examined, skipped, failures: names, ...(note !== "" && { note }) };
}

/** Derives a step's result from the end of its command and its report. A step without a report counts as one check. */
export function toOutcome(
  { status, lastLines }: Ending,
  report?: { text: string | undefined; parse: ParseReport },
): Outcome {
  const end = typeof status === "number" ? `exit status ${status}` : status;
  const fail = (reason: string): string =>
    [reason, ...lastLines.map((line) => line && `  ${line}`)].join("\n").trimEnd();
  const nothing: Outcome = { passed: 0, skipped: 0, failures: [] };
  if (report === undefined) return status === 0 ? { ...nothing, passed: 1 } : { ...nothing, failures: [fail(end)] };
  if (report.text === undefined) return { ...nothing, failures: [fail(`${end}, and no report`)] };
  let outcome: Outcome;
  try {
    outcome = report.parse(report.text);
  } catch {
    return { ...nothing, failures: [fail(`${end}, and a report that cannot be read`)] };
  }
  // A runner can fail without a failed test, because of an unhandled rejection or a failed teardown.
  return status !== 0 && outcome.failures.length === 0 ? { ...outcome, failures: [fail(end)] } : outcome;
}
