/** Collects how long the steps and the slowest tests of a run took, for `.reports/times.txt`. */

/** How long one test took. */
export interface Duration {
  readonly name: string;
  readonly seconds: number;
}

interface VitestTest {
  readonly fullName: string;
  readonly duration?: number | null;
}
interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}
interface Report {
  readonly testResults?: readonly { readonly name: string; readonly assertionResults: readonly VitestTest[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const toFileName = (path: string): string => path.split("/").at(-1) ?? path;

const listOfSuite = ({ file, suites = [], specs = [] }: PlaywrightSuite): Duration[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ name: `${toFileName(file)} › ${title}`, seconds: duration / 1000 })),
    ),
  ),
  ...suites.flatMap(listOfSuite),
];

/** Reads the tests in a report of Vitest or Playwright; none in another tool's. */
export function listDurations(report: string): Duration[] {
  const { testResults = [], suites = [] } = JSON.parse(report) as Report;
  return [
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${toFileName(name)} › ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    ...suites.flatMap(listOfSuite),
  ];
}

const SLOWEST = 50;
const toLines = (durations: readonly Duration[]): string =>
  durations
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
    .join("\n");

/** Formats the longest steps and the slowest tests of a run, longest first. */
export const formatTimes = (steps: readonly Duration[], tests: readonly Duration[]): string =>
  `Steps\n${toLines(steps)}\n\nSlowest tests\n${toLines(tests)}\n`;
