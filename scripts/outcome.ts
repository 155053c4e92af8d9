import { stripVTControlCharacters } from "node:util";

/** What a step of the tests came to, read from the report that its runner wrote. */
export interface Outcome {
  readonly passed: number;
  /** What failed, a line or more each: where, its title, and the first words of why. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
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
  readonly stats: { readonly expected: number };
  readonly errors: readonly PlaywrightError[];
  readonly suites: readonly PlaywrightSuite[];
}

/** What went wrong, without colours, as far as it helps at a glance: the runner's own output has the rest. */
function briefly(where: string, message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n");
  const said = lines.map((line) => line.trimEnd()).filter((line) => line !== "" && !/^\s+at /.test(line));
  return [where, ...said.slice(0, 8).map((line) => `    ${line.slice(0, 200)}`)].join("\n");
}
const fileOf = (path: string): string => path.split("/").slice(-2).join("/");

/** Of Vitest's JSON reporter. A file that could not be loaded has no failed test, and is a failure all the same. */
export function vitestOutcome(report: string): Outcome {
  const { numPassedTests, testResults }: VitestReport = JSON.parse(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [briefly(fileOf(name), message)] : [];
    return failed.map((test) => briefly(`${fileOf(name)} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures: testResults.length === 0 ? ["no test was found"] : failures };
}

/** Of Playwright's JSON reporter. What passed at a second attempt has failed. */
export function playwrightOutcome(report: string): Outcome {
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(report);
  const failuresOf = ({ file, suites: inner = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName, results }) =>
          briefly(
            `${file} (${projectName}) › ${spec.title}`,
            results.find(({ error }) => error !== undefined)?.error?.message,
          ),
        ),
    ),
    ...inner.flatMap(failuresOf),
  ];
  const broken = errors.map(({ message }) => briefly("outside of any test", message));
  return { passed: stats.expected, failures: [...suites.flatMap(failuresOf), ...broken] };
}

/** Of `npm run visual`: its pictures, and the stories that it examined. */
export function visualOutcome(report: string): Outcome {
  const { passed, examined, names }: { passed: number; examined: number; names: readonly string[] } =
    JSON.parse(report);
  return { passed: passed + examined, failures: names };
}
