import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readLecture } from "@lectern/assistant/writer/outline/read-lecture";
import { toLecture } from "@lectern/transcript/lecture";
import { writeSummary } from "@lectern/assistant/writer/summary/write-summary";
import { type SummaryStyle, summaryStyles } from "@lectern/domain/summary-style";

const lectures = join(import.meta.dirname, "../seed/lectures");

/** Reads the cues of one of our WebVTT files, with their speakers. */
function toSegments(file: string) {
  const cues = readFileSync(join(lectures, file), "utf8")
    .split(/\n{2,}/)
    .slice(1);
  return cues
    .map((cue) => cue.split("\n").slice(1).join(" "))
    .filter((text) => text !== "")
    .map((text, n) => {
      const [, speaker, words = text] = /^<v ([^>]+)>(.*)$/.exec(text) ?? [];
      const times = { start: n * 10, end: n * 10 + 9.5 };
      return speaker === undefined ? { ...times, text: words } : { ...times, speaker, text: words };
    });
}

const summarise = (source: Parameters<typeof toLecture>[0], style: SummaryStyle = "bullet") =>
  writeSummary(toLecture(source), style);

const files = readdirSync(lectures).filter((name) => name.endsWith(".vtt"));
const long = files.filter((file) => toSegments(file).length > 100);
const wordsIn = (text: string) => text.split(/\s+/).length;
/** The letters and digits of a text, without fillers. */
const toLetters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\b(?:um+|uh+|er)\b/g, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
/** Removes Markdown's syntax and the times, as a reader would see the text. */
const plain = (markdown: string) =>
  markdown
    .replaceAll("**In short:**", "")
    .replaceAll(/ \[[\d:]+\]\(#t=\d+\)/g, "")
    .replaceAll(/\\([^\w\s])/g, "$1")
    .replaceAll("**", "");

describe("the summary of a lecture", () => {
  it("there are lectures of full length for these tests", () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
    expect(long.length).toBeGreaterThanOrEqual(3);
  });

  it.each(long)("%s: is much shorter than it, in each style, and the same each time", (file) => {
    const segments = toSegments(file);
    const length = wordsIn(segments.map(({ text }) => text).join(" "));
    const bounds = { bullet: [250, 900], paragraph: [250, 1000], outline: [300, 1000], essay: [500, 1700] } as const;
    for (const style of summaryStyles) {
      const summary = summarise({ transcript: "", segments }, style);
      const [least, most] = bounds[style];
      expect(wordsIn(summary)).toBeGreaterThan(least);
      expect(wordsIn(summary)).toBeLessThan(Math.min(most, length / 3));
      expect(summarise({ transcript: "", segments }, style)).toBe(summary);
    }
  });

  it.each(long)("%s: repeats nothing, and contains only what was said", (file) => {
    const segments = toSegments(file);
    const spoken = toLetters(segments.map(({ text }) => text).join(" "));
    const bullets = summarise({ transcript: "", segments })
      .split("### Key terms")[0]!
      .split("\n")
      .filter((line) => line.startsWith("- "))
      .map((line) => plain(line.slice(2)));
    expect(bullets.length).toBeGreaterThan(4);
    expect(new Set(bullets).size).toBe(bullets.length);
    for (const bullet of bullets) expect(spoken).toContain(toLetters(bullet));
  });

  it.each(long)("%s: uses its beginning, its middle and its end", (file) => {
    const segments = toSegments(file);
    const { sentences } = readLecture(toLecture({ transcript: "", segments }));
    const summary = plain(summarise({ transcript: "", segments }, "outline"));
    const thirds = [0, 0, 0];
    for (const { index, text } of sentences) {
      if (summary.includes(text.slice(1))) thirds[Math.floor((3 * index) / sentences.length)]! += 1;
    }
    for (const third of thirds) expect(third).toBeGreaterThanOrEqual(1);
  });

  it.each(files)("%s: is about the lecture, not about the room", (file) => {
    for (const style of summaryStyles) {
      const summary = summarise({ transcript: "", segments: toSegments(file) }, style);
      expect(summary).not.toMatch(
        /good (?:morning|afternoon)|can (?:you|everybody) hear|office hours|see you (?:on|next)/i,
      );
      expect(summary).not.toMatch(/\b(?:um|uh)\b/i);
      expect(summary).not.toMatch(/undefined|NaN|\[object|\*\*\*\*/);
    }
  });

  it("finds the definition of the lecture's subject", () => {
    const segments = toSegments("supply-demand-elasticity.vtt");
    const summary = summarise({ transcript: "", segments });
    expect(summary).toMatch(/elasticity of demand is the percentage change in the quantity/);
  });
});

const each = (transcript: string) => summaryStyles.map((style) => summarise({ transcript }, style));
describe("unusual transcripts", () => {
  it.each([
    ["one sentence", "Cells divide in two.", "Cells divide in two."],
    ["one word", "Mitosis", "Mitosis"],
    ["questions only", "What is a cell? Why does it divide?", "cell"],
    ["another alphabet", "Клетка делится на две части. Каждая часть хранит копию.", "Клетка"],
    ["a language without spaces", "细胞分裂成两个。每一半都保留一份完整的计划。", "细胞"],
  ])("%s is summarised in its own words", (_title, transcript, expected) => {
    for (const summary of each(transcript)) expect(plain(summary)).toContain(expected);
  });

  it("speech without full stops is split into pieces", () => {
    const transcript = "the cell divides in two halves and each of the halves keeps a copy of the plan ".repeat(60);
    for (const { length } of readLecture(toLecture({ transcript })).sentences) expect(length).toBeLessThan(50);
    for (const summary of each(transcript)) expect(wordsIn(summary)).toBeLessThan(250);
  });

  it.each([
    ["commas", `Cells divide.${",".repeat(3_000_000)} Cells grow.`],
    ["signs by turns", `Cells divide.${",;".repeat(1_500_000)} Cells grow.`],
    ["one endless word", "x".repeat(3_000_000)],
    ["line after line", "a\n".repeat(150_000)],
    ["title after title", "Dr. ".repeat(100_000)],
    ["words never used twice", Array.from({ length: 60_000 }, (_, n) => `w${n.toString(36)}q`).join(" ")],
  ])("%s takes seconds at most, and no deep stack", (_title, transcript) => {
    const before = process.threadCpuUsage();
    expect(summarise({ transcript }).length).toBeLessThan(20_000);
    expect(process.threadCpuUsage(before).user).toBeLessThan(10_000_000);
  });

  it("Markdown syntax is shown as text", () => {
    const transcript =
      "In C, *p reads what p_points_to and a[i] <b>indexes</b> it. 1848. The pipe | splits columns of `code`. # is a comment.";
    for (const summary of each(transcript)) {
      expect(summary).toContain(String.raw`\*p`);
      expect(summary).toContain(String.raw`a\[i\]`);
      expect(summary).not.toMatch(/(?<!\\)<b>/);
    }
  });

  it("names before a colon are speakers, and sentences continue after Dr. and initials", () => {
    const transcript = "Dr. Ruiz: We thank Dr. J. Watson for the plan. It has 3.5 billion letters.\n\nAda: Really?";
    const { sentences } = readLecture(toLecture({ transcript }));
    expect(sentences.map(({ text }) => text)).toEqual([
      "We thank Dr. J. Watson for the plan.",
      "It has 3.5 billion letters.",
      "Really?",
    ]);
  });

  it("a sentence across two segments stays one; a new speaker begins a new one", () => {
    const segments = [
      { start: 0, end: 2, speaker: "A", text: "Cells divide" },
      { start: 2, end: 3, speaker: "A", text: "in two." },
      { start: 3, end: 4, speaker: "B", text: "and then?" },
    ];
    expect(readLecture(toLecture({ transcript: "", segments })).sentences.map(({ text }) => text)).toEqual([
      "Cells divide in two.",
      "and then?",
    ]);
  });
});
