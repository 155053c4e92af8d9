// oxlint-disable no-console -- it prints
/**
 * `npm run bench:exam`: checks whether the forecast's range for a folder's exam is right (UNT-06), on 1,000 students
 * whose memory follows FSRS and 1,000 whose memory follows a power law with weights that the scheduler doesn't know;
 * some skip days. It also measures how much the order by gain helps after a late start. The seeds are always the same;
 * `--students=100` is shorter, `--first-seed=` uses others. Exits with 1 if a goal is missed.
 */
import { parseArgs } from "node:util";
import { type MemoryKind, runStudent } from "@lectern/practice/testing/students";

const { values } = parseArgs({
  options: { students: { type: "string", default: "1000" }, "first-seed": { type: "string", default: "5000000" } },
});
const students = Number(values.students);
const firstSeed = Number(values["first-seed"]);
const ENOUGH_REVIEWS = 200;
const LATE_STARTS = 100;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
const percent = (share: number): string => (share * 100).toFixed(1);

/** Runs students with enough reviews, by their seeds. */
function runStudents(kind: MemoryKind, ahead: number) {
  const runs = [];
  for (let seed = firstSeed; runs.length < students; seed += 1) {
    const run = runStudent({ kind, seed, ahead });
    if (run.reviews >= ENOUGH_REVIEWS) runs.push(run);
  }
  return {
    held: mean(
      runs.map(({ forecast, remembered }) => Number(remembered >= forecast.low && remembered <= forecast.high)),
    ),
    width: median(runs.map(({ forecast, cards }) => (forecast.high - forecast.low) / cards)),
    error: mean(runs.map(({ forecast, remembered, cards }) => Math.abs(forecast.expected - remembered / cards))),
  };
}

let isMissed = false;
const rows = (
  [
    ["fsrs", 30, 0.05, 0.12],
    ["power-law", 30, 0.08, 0.12],
    // Few days are less certain: the width has no goal.
    ["fsrs", 10, 0.05, 1],
    ["power-law", 10, 0.08, 1],
  ] as const
).map(([kind, ahead, mostError, mostWidth]) => {
  const { held, width, error } = runStudents(kind, ahead);
  const isMet = held >= 0.8 && held <= 0.9 && width <= mostWidth && error <= mostError;
  isMissed ||= !isMet;
  return {
    memory: kind,
    "days ahead": ahead,
    "range holds, %": percent(held),
    "median width": percent(width),
    "mean error": percent(error),
    goal: `80–90, ${mostWidth === 1 ? "any" : `≤ ${mostWidth * 100}`}, ≤ ${mostError * 100}`,
    met: isMet ? "yes" : "NO",
  };
});
console.log(`${students} students of each kind, from seed ${firstSeed}\n`);
console.table(rows);

const late = (kind: MemoryKind, order: "gain" | "due") =>
  mean(
    Array.from({ length: LATE_STARTS }, (_, at) => {
      const run = runStudent({
        kind,
        seed: firstSeed + at,
        ahead: 10,
        order,
        lateStart: { cards: 150, cardsPerDay: 25 },
      });
      return run.expected / run.cards;
    }),
  );
console.log("\nA late start: 150 new cards, ten days, 25 cards a day. Remembered, in percent:\n");
console.table(
  (["fsrs", "power-law"] as const).map((kind) => ({
    memory: kind,
    "by what gains most": percent(late(kind, "gain")),
    "by when they are due": percent(late(kind, "due")),
  })),
);
process.exitCode = isMissed ? 1 : 0;
