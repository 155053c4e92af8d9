import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  mkdirSync(join(home, "val"));
  for (const kind of ["Bed", "ES", "education"]) {
    for (let number = 1; number <= 8; number += 1) {
      writeFileSync(join(home, "val", `${kind}${number}.json`), JSON.stringify(toMeeting(`${kind} ${number}`)));
    }
  }
});
afterAll(() => rmSync(home, { recursive: true }));

const toSpans = (first: number, last: number) => [[String(first), String(last)]];

/** A meeting of two topics, in QMSum's form. */
function toMeeting(thing: string) {
  const sayAbout = (topic: string) => [
    { speaker: "Project Manager", content: `Let us talk about the ${topic} of the ${thing} .` },
    ...Array.from({ length: 40 }, (_, index) => ({
      speaker: index % 2 === 0 ? "Designer" : "Professor",
      content: `The ${topic} of the ${thing} has part number ${index} , and it does n't depend on the others .`,
    })),
  ];
  return {
    topic_list: [{ relevant_text_span: toSpans(0, 40) }, { relevant_text_span: toSpans(41, 81) }],
    specific_query_list: [
      { query: `What was said about the price of the ${thing}?`, relevant_text_span: toSpans(41, 45) },
    ],
    meeting_transcripts: [...sayAbout("shape"), ...sayAbout("price")],
  };
}

const smallestRuns: readonly (readonly [bench: string, args: readonly string[], printed: RegExp])[] = [
  ["pages", ["--only=landing", "--runs=1"], /landing/],
  ["use", ["--rounds=1"], /search/i],
  ["offline", ["--rounds=1", "--lectures=2"], /search/i],
  ["search", ["--lectures=20", "--others=200", "--driver=postgres"], /ILIKE/i],
  ["scale", ["--most=100", "--students=1"], /100/],
  // Fewer are exported before the benchmark can cancel.
  ["export", ["--lectures=100"], /Cancel/i],
  ["assistant", [], /QMSum val: 24 meetings, 24 questions/],
];

// A missed goal ends with 1 too, and machines are slow: that a command prints its figures and no error is what counts.
test.each(smallestRuns)(
  "bench:%s measures to its end",
  (bench, args, printed) => {
    const file = join(import.meta.dirname, bench, `bench-${bench}.ts`);
    const folders = bench === "assistant" ? [home] : [];
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args, ...folders], { encoding: "utf8" });
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stdout).toMatch(printed);
    expect([0, 1]).toContain(status);
  },
  600_000,
);
