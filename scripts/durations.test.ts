import { expect, test } from "vitest";
import { formatTimes, listDurations } from "./durations.ts";

const vitest = JSON.stringify({
  testResults: [
    {
      name: "/repo/src/money.test.ts",
      assertionResults: [
        { fullName: "a month costs", duration: 3380 },
        { fullName: "a skipped one", duration: null },
      ],
    },
  ],
});
const playwright = JSON.stringify({
  suites: [
    {
      file: "keyboard.spec.ts",
      specs: [],
      suites: [
        {
          file: "keyboard.spec.ts",
          specs: [{ title: "every page", tests: [{ results: [{ duration: 34_900 }] }] }],
        },
      ],
    },
  ],
});

test("lists the tests of both runners below the steps, slowest first", () => {
  const tests = [vitest, playwright, JSON.stringify({ passed: 3 })].flatMap(listDurations);
  expect(formatTimes([{ name: "journeys", seconds: 559 }], tests)).toBe(
    "Steps\n  559.0 s  journeys\n\nSlowest tests\n   34.9 s  keyboard.spec.ts › every page\n" +
      "    3.4 s  money.test.ts › a month costs\n    0.0 s  money.test.ts › a skipped one\n",
  );
});
