import { type Arbitrary, array, assert, constantFrom, integer, oneof, option, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { anyText } from "../../testing/any-text.ts";
import { createExported } from "../../testing/exported.ts";
import { parseSrt, parseWebVtt } from "../../testing/parse-captions.ts";
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

describe("EXP-01 SubRip", () => {
  test("EXP-01 writes numbered cues with times in milliseconds and the speaker before the words", () =>
    expect(toSrt(segments)).toBe(
      "1\n00:00:00,000 --> 00:00:02,500\nAna: Cells divide.\n\n" +
        "2\n00:00:03,000 --> 00:00:05,000\nBen: Is 2 < 3 & 3 > 2?\n\n" +
        "3\n00:01:01,250 --> 00:01:04,000\nPlanets orbit *stars*.\n",
    ));

  test("EXP-01 SubRip parses back to the same segments, with speakers before the words", () =>
    assert(
      property(array(anySegment), (all) => {
        expect(parseSrt(toSrt(all))).toEqual(
          all.map(({ speaker, text, ...times }) => ({
            ...times,
            text: speaker === undefined ? text : `${speaker}: ${text}`,
          })),
        );
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

  test("EXP-01 WebVTT parses back to the same segments, with their speakers", () =>
    assert(
      property(array(anySegment), (all) => {
        expect(parseWebVtt(toWebVtt(all)).segments).toEqual(all);
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
      { start: 3599.9996, end: 36_000_000, text: "Late" },
    ]),
  ).toEqual([
    { start: 0, end: 1, text: "One 2 three four" },
    { start: 3600, end: 36_000_000, text: "Late" },
  ]),
);
