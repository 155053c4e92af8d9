// oxlint-disable no-console -- it prints
/**
 * `npm run bench:assistant -- <folder of QMSum's data/ALL>`: measures how well the offline assistant finds passages
 * and divides into chapters, on annotated meetings (Yale-LILY/QMSum, MIT, kept outside this
 * repository). It uses the split `val`, on which the assistant is tuned; `--split=test` uses the split on which it
 * isn't. `--xquad=<folder>` also measures whether the quotations contain the answer, on google-deepmind/xquad (CC BY-SA
 * 4.0, kept outside too). Exits with 1 if a goal is missed.
 */
import { readOptions } from "../shared/options.ts";
import { measureStitched, measureTopics } from "./chapters.ts";
import { readMeetings } from "./qmsum.ts";
import { measureRetrieval } from "./retrieval.ts";
import { measureQuotes } from "./xquad.ts";
import { measureTime } from "./time.ts";

const { values, positionals } = readOptions(
  { split: { type: "string", default: "val" }, xquad: { type: "string" } },
  true,
);
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    "npm run bench:assistant -- <folder of QMSum's data/ALL> [--split=test] [--xquad=<folder of xquad.en.json>]",
  );
  process.exit(2);
}
const meetings = readMeetings(folder, values.split);
const retrieval = measureRetrieval(meetings);
const topics = measureTopics(meetings);
const [eight, twenty] = [measureStitched(meetings, 8), measureStitched(meetings, 20)];
const time = measureTime(meetings);

/** The metrics, each with its goal and whether more is better. */
const goals: readonly (readonly [what: string, value: number, goal: number, isMore: boolean])[] = [
  ["marked place among those shown, %", retrieval.placed, 52, true],
  ["… of these as an answer, %", retrieval.placedInAnswer, 30, true],
  ["questions about another kind of meeting that are answered, %", retrieval.crossed, 4, false],
  ["topics, F1 within 60 s", topics.f1, 0.38, true],
  ["topics, Pk", topics.pk, 0.44, false],
  ["stitched lectures of 8, F1 within 30 s", eight.f1, 0.68, true],
  ["stitched lectures of 20, F1 within 30 s", twenty.f1, 0.65, true],
  ["an answer, 95th percentile, ms", time.p95, 400, false],
];
const rows = goals.map(([what, value, goal, isMore]) => {
  const isMet = isMore ? value >= goal : value <= goal;
  return { what, value, goal: `${isMore ? "≥" : "≤"} ${goal}`, met: isMet ? "yes" : "NO" };
});
console.log(`QMSum ${values.split}: ${meetings.length} meetings, ${retrieval.questions} questions\n`);
console.table(rows);
console.table([
  { ...retrieval.more, "chapters a meeting": topics.chapters, "of 8": eight.chapters, "of 20": twenty.chapters },
]);
if (values.xquad !== undefined) {
  const { xquad } = values;
  const part = values.split === "test" ? "odd" : "even";
  console.log(`XQuAD, lectures of eight articles, the ${part} ones\n`);
  console.table(
    Object.fromEntries(["en", "de", "es"].map((language) => [language, measureQuotes(xquad, language, part)])),
  );
}
process.exitCode = rows.every(({ met }) => met === "yes") ? 0 : 1;
