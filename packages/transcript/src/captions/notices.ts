import type { TranscriptNotice } from "@lectern/domain/contracts/ingest-recording.ts";

export type Notice = TranscriptNotice;

/** The most notices that are sent. */
export const MOST_NOTICES = 20;

const pad = (value: number): string => String(value).padStart(2, "0");

/** Writes a place in a recording: "3:10", "1:03:10". */
export function formatPlace(seconds: number): string {
  const wholeSeconds = Math.floor(seconds);
  const [h, m, s] = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60, wholeSeconds % 60];
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
}

const formatCount = (count: number): string => (count === 1 ? "1 word" : `${count.toLocaleString("en-US")} words`);

/** A notice as one line for the sender: "12 words at 3:10 couldn't be read: …". */
export function describeNotice({ kind, at, words, count }: Notice): string {
  const place = at === "" ? "" : at.startsWith("line") ? ` in ${at}` : ` at ${at}`;
  const sentences: Readonly<Record<Notice["kind"], string>> = {
    lost: `${formatCount(count)}${place} couldn't be read: ${words}`,
    "left-out": `${formatCount(count)}${place} left out, because a machine wrote them: ${words}`,
    cut: `The captions after ${at} end with the recording`,
    moved: `The captions began at ${at}; they begin at 0:00 now`,
    encoding: `The file is no Unicode text; it was read as ${words}`,
  };
  return sentences[kind];
}
