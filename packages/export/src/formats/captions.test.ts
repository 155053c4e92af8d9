import { type Arbitrary, array, assert, constantFrom, integer, oneof, option, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { anyText } from "../testing/any-text.ts";
import { createExported } from "../testing/exported.ts";
import { parseSrt, parseWebVtt } from "../testing/parse-captions.ts";
import { toChaptersWebVtt, toSrt, toWebVtt } from "./captions.ts";

const { transcript, chapters: stored } = createExported();
const chapters = stored.map(({ title, start }) => ({ title, start: start! }));
const { segments } = transcript!;

const line = oneof(anyText, constantFrom("-->", "1", "&amp;", "<v Ana>", "NOTE x", "WEBVTT", "- Yes: no"))
  .map((text) => text.replaceAll(/[\p{Cc}\s\u2028\u2029]+/gu, " ").trim())
  .filter((text) => text !== "");
const anySegment: Arbitrary<TranscriptSegment> = record({
  start: integer({ min: 0, max: 500_000_000 }),
  length: integer({ min: 0, max: 60_000 }),
  speaker: option(line, { nil: undefined }),
  text: line,
}).map(({ start, length, speaker, text }) => ({
  start: start / 1000,
  end: (start + length) / 1000,
  ...(speaker === undefined ? {} : { speaker }),
  text,
}));

const inOrder = (all: readonly TranscriptSegment[]) => all.toSorted((a, b) => a.start - b.start);
/** The words without spaces, because a caption may end between two Chinese words. */
const withoutSpaces = (all: readonly { readonly text: string }[]): string =>
  all.map(({ text }) => text.replaceAll(/\s/g, "")).join("");

/** The text of a file's cues, with its lines. */
const toBodies = (file: string): string[] =>
  file
    .split("\n\n")
    .filter((cue) => cue.includes("-->"))
    .map((cue) => cue.replace(/^[^]*?-->.*\n/, "").trimEnd());

describe("EXP-01 captions as players show them", () => {
  const long = {
    start: 24,
    end: 60,
    speaker: "Ana",
    text: "A river that carries sand drops it where the water slows down, and after a thousand years there is a bank that nobody would have expected there, which is why the old maps of this coast are all wrong in the same way.",
  };

  test("EXP-01 a sentence that begins inside a caption ends that caption", () =>
    expect(
      parseSrt(
        toSrt([
          { start: 24, end: 28, text: "One." },
          { start: 26, end: 31, text: "Two." },
        ]),
      ),
    ).toEqual([
      { start: 24, end: 26, text: "One." },
      { start: 26, end: 31, text: "Two." },
    ]));

  test("EXP-01 sentences of one caption share its time by their length", () =>
    expect(
      parseSrt(
        toSrt([
          { start: 10, end: 14, text: "Aaaa" },
          { start: 10, end: 14, text: "Bbbbbbbbbbbb" },
        ]),
      ),
    ).toEqual([
      { start: 10, end: 11, text: "Aaaa" },
      { start: 11, end: 14, text: "Bbbbbbbbbbbb" },
    ]));

  test("EXP-01 a long sentence becomes captions of two lines and a few seconds, from its start to its end", () => {
    const file = toWebVtt([long]);
    const { segments: cues } = parseWebVtt(file);
    expect([cues[0]?.start, cues.at(-1)?.end]).toEqual([24, 60]);
    expect(cues.map(({ text }) => text).join(" ")).toBe(long.text);
    expect(Math.max(...cues.map(({ start, end }) => end - start))).toBeLessThanOrEqual(7);
    for (const body of toBodies(file)) {
      const lines = body.replace("<v Ana>", "").split("\n");
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(Math.max(...lines.map((one) => one.length))).toBeLessThanOrEqual(46);
    }
  });

  test("EXP-01 a Chinese sentence is divided between words, and stays without spaces", () => {
    const text = "河流把沙子带到水流变慢的地方，然后沙子就沉积下来，".repeat(4);
    const cues = parseSrt(toSrt([{ start: 0, end: 30, text }]));
    expect(cues.length).toBeGreaterThan(2);
    expect(cues.map((cue) => cue.text).join("")).toBe(text);
    expect(cues.every((cue) => cue.text.length <= 42)).toBe(true);
  });

  test("EXP-01 captions never lie beside each other, and none is longer than seven seconds", () =>
    assert(
      property(array(anySegment), (all) => {
        const cues = parseSrt(toSrt(all));
        for (const [at, { start, end }] of cues.entries()) {
          expect(end - start).toBeLessThanOrEqual(7.002);
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(cues[at + 1]?.start ?? Number.POSITIVE_INFINITY);
        }
      }),
    ));
});

describe("EXP-01 SubRip", () => {
  test("EXP-01 writes numbered cues with times in milliseconds and the speaker before the words", () =>
    expect(toSrt(segments)).toBe(
      "1\n00:00:00,000 --> 00:00:02,500\nAna: Cells divide.\n\n" +
        "2\n00:00:03,000 --> 00:00:05,000\nBen: Is 2 < 3 & 3 > 2?\n\n" +
        "3\n00:01:01,250 --> 00:01:04,000\n>> Planets orbit *stars*.\n",
    ));

  test("EXP-01 SubRip has all words in order, with speakers before them", () =>
    assert(
      property(array(anySegment), (all) => {
        const ordered = inOrder(all);
        const spoken = ordered.map(({ speaker, text }, at) => {
          if (speaker !== undefined) return `${speaker}: ${text}`;
          return ordered[at - 1]?.speaker === undefined ? text : `>> ${text}`;
        });
        expect(withoutSpaces(parseSrt(toSrt(all)))).toEqual(withoutSpaces(spoken.map((text) => ({ text }))));
      }),
    ));
});

describe("EXP-01 WebVTT", () => {
  test("EXP-01 writes speakers as voices, and a comment at the start of a chapter", () =>
    expect(toWebVtt(segments, chapters)).toBe(
      "WEBVTT\n\nNOTE Chapter: Cells\n\n00:00:00.000 --> 00:00:02.500\n<v Ana>Cells divide.\n\n" +
        "00:00:03.000 --> 00:00:05.000\n<v Ben>Is 2 &lt; 3 &amp; 3 &gt; 2?\n\n" +
        "NOTE Chapter: Planets\n\n00:01:01.250 --> 00:01:04.000\nPlanets orbit *stars*.\n",
    ));

  test("EXP-01 WebVTT has all words in order, with their speakers", () =>
    assert(
      property(array(anySegment), (all) => {
        const { segments: cues } = parseWebVtt(toWebVtt(all));
        for (const name of new Set(all.map(({ speaker }) => speaker))) {
          expect(withoutSpaces(cues.filter(({ speaker }) => speaker === name))).toEqual(
            withoutSpaces(inOrder(all).filter(({ speaker }) => speaker === name)),
          );
        }
      }),
    ));

  test("EXP-01 a title with any characters stays one comment", () =>
    assert(
      property(line, (title) => {
        expect(parseWebVtt(toWebVtt(segments, [{ title, start: 0 }]))).toEqual({
          segments,
          comments: [`Chapter: ${title}`],
        });
      }),
    ));

  test("EXP-01 in the track of chapters, each ends where the next begins", () =>
    expect(parseWebVtt(toChaptersWebVtt(chapters, 64)).segments).toEqual([
      { start: 0, end: 61.25, text: "Cells" },
      { start: 61.25, end: 64, text: "Planets" },
    ]));
});

test.each([
  ["SubRip", (all: TranscriptSegment[]) => parseSrt(toSrt(all))],
  ["WebVTT", (all: TranscriptSegment[]) => parseWebVtt(toWebVtt(all)).segments],
])("EXP-01 %s keeps a text with line breaks in one cue, and has no cue for a segment without words", (_, read) =>
  expect(
    read([
      { start: 0, end: 1, text: "One\n\n2\r\nthree\u2028four" },
      { start: 1, end: 2, text: " \n" },
      { start: 3599.9996, end: 3605, text: "Late" },
    ]),
  ).toEqual([
    { start: 0, end: 1, text: "One 2 three four" },
    { start: 3600, end: 3605, text: "Late" },
  ]),
);
