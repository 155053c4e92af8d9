import type { TranscriptNotice } from "@lectern/domain/contracts/ingest-recording.ts";

export type Notice = TranscriptNotice;
export const MOST_NOTICES = 20;

/** A notice quotes the beginning of its words. */
const LONGEST_QUOTE_CHARACTERS = 80;
export const toQuote = (words: string): string =>
  words.length > LONGEST_QUOTE_CHARACTERS ? `${words.slice(0, LONGEST_QUOTE_CHARACTERS)}…` : words;

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
