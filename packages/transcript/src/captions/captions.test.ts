import { describe, expect, it } from "vitest";
import { readCaptions } from "./captions.ts";

describe("WebVTT", () => {
  it("becomes segments with speakers, without markup", async () => {
    const text =
      "\uFEFFWEBVTT\r\n\r\nNOTE from class\r\n\r\n1\r\n00:01.000 --> 00:02.500 align:start\r\n<v Dr. Smith>Cells &amp; <i>energy</i>\r\n\r\n01:00:02.500 --> 01:00:04.000\r\nSecond\r\nline\r\n";
    expect(await readCaptions(text, "vtt")).toEqual({
      segments: [
        { start: 1, end: 2.5, speaker: "Dr. Smith", text: "Cells & energy" },
        { start: 3602.5, end: 3604, text: "Second line" },
      ],
      skipped: 0,
    });
  });

  it("leaves out empty cues, counts unreadable ones, and sorts the rest", async () => {
    const text =
      "WEBVTT\n\n00:05.000 --> 00:06.000\nLater\n\n00:01.000 --> 00:02.000\nEarlier\n\n00:07.000 --> 00:08.000\n \n\n00:xx --> 00:10.000\nLost\n";
    const { segments, skipped } = await readCaptions(text, "vtt");
    expect(segments.map((segment) => segment.text)).toEqual(["Earlier", "Later"]);
    expect(skipped).toBeGreaterThan(0);
  });

  it("has no segments if the file has no cues", async () => {
    expect((await readCaptions("just some words", "vtt")).segments).toEqual([]);
  });
});

it("SubRip becomes segments, without positions and markup", async () => {
  const text =
    "1\n00:00:01,000 --> 00:00:02,500\n{\\an8}<i>Hello</i> there\n\n2\n00:00:02,500 --> 00:00:04,000\nTwo\nlines\n";
  expect(await readCaptions(text, "srt")).toEqual({
    segments: [
      { start: 1, end: 2.5, text: "Hello there" },
      { start: 2.5, end: 4, text: "Two lines" },
    ],
    skipped: 0,
  });
});
