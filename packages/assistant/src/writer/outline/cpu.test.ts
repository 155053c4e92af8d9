import { labelledLectures } from "@lectern/transcript/testing/labelled-lectures.ts";
import { expect, it } from "vitest";
import { writeSummary } from "../summary/write-summary.ts";
import { outlineLecture } from "./outline-lecture.ts";

const WORDS_PER_SECOND = 2.5;

/** A lecture of so many hours, whose words differ from one part to the next as a course's do. */
function toLecture(hours: number) {
  const { segments } = labelledLectures.find(({ name }) => name === "tides")!;
  const lines: { start: number; end: number; text: string }[] = [];
  let start = 0;
  for (let round = 0; start < hours * 3600; round += 1) {
    const ending = "abcdefghij".charAt(Math.floor(round / 4) % 10);
    for (const { text } of segments) {
      const end = start + text.split(" ").length / WORDS_PER_SECOND;
      lines.push({ start, end, text: text.replaceAll(/\b\w{5,}\b/g, `$&${ending}`) });
      start = end;
    }
  }
  return { transcript: "", segments: lines, language: "en" };
}

/** CPU milliseconds of work, the best of some rounds, because other processes lengthen them. */
function measure(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4; round += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** A fixed computation, which takes some 18 ms where 75 minutes take 90 and eight hours 300: 14 times it are 250 ms, 50 a second. */
function computeFixed(): number {
  const counts = new Map<string, number>();
  for (let n = 0; n < 400_000; n += 1) {
    const key = `w${n % 5000}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts.size;
}

it.each([
  [1.25, 14],
  [8, 50],
])(
  "AST-12 summary and outline of %s hours take at most %s times a fixed computation",
  { timeout: 120_000 },
  (hours, most) => {
    const lecture = toLecture(hours);
    const fixed = measure(computeFixed);
    const taken = measure(() => {
      const read = { ...lecture };
      return [writeSummary(read, "bullet"), outlineLecture(read)];
    });
    expect(taken / fixed).toBeLessThan(most);
  },
);
