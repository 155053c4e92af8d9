import { formatMoment } from "@lectern/domain/moment.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { decodeEntities } from "./entities.ts";
import { MOST_NOTICES, type Notice, toQuote } from "./notices.ts";
import type { Marking } from "./read-file.ts";

const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
/** Letters and digits. Of a script without spaces each character counts as a word. */
const word = new RegExp(String.raw`[${unspaced}]|(?:(?![${unspaced}])[\p{L}\p{M}\p{N}]){1,200}`, "gu");
/** The header, comments and styles of a caption file. "Notes" and "styles" at a line's beginning are words. */
const blocks = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:[^\S\n][^\n]*)?$(?:\n(?![^\n]{0,30}-->)[^\n]+)*/gm;
/** Tags and marks of a caption's form, and pronunciations above words. */
const marks =
  /<r[tp](?:\.[^\s<>]*)?>[^<>\n]*|<\/?(?:[ibus](?:\.[^\s<>]*)?|(?:ruby|rt|rp)(?:\.[^\s<>]*)?|br\s?\/?|c(?:\.[^\s<>]*)?|(?:lang|font|span)(?:[.\s][^<>\n]*)?)>|<\d[\d:.,]*>|\{\\(?:an?\d|[ibus]\d|pos|move|fad|fs|fn|c&)[^{}]*\}/gi;
/** "00:01:02.500 --> 00:01:05.000", "0:01:02.500,0:01:05.000" */
const times = /^\s*(?:(\d+):)?(\d+):(\d+)(?:[.,]\d+)?\s*(?:-{1,3}>|,)\s*[\d:.,]+/;
/** " align:start", " X1:100" */
const setting = /\s(?:align|position|line|size|vertical|region|[XY][12]):\S*/gi;
/** "<v.loud Ada>", "</v>"; the group is the name. */
const voice = /<\/?v(?:\.[^\s.<>]*)*(?:\s([^<>]*))?>/gi;

/** Returns the words of a text in a form that can be compared. */
const foldWords = (text: string): string[] => {
  const words = text.toLowerCase().match(word) ?? [];
  // Word by word, because a long run of marks takes quadratic time.
  // oxlint-disable-next-line no-control-regex -- ASCII
  return /^[\u0000-\u007F]*$/.test(text) ? words : words.map((match) => match.normalize("NFKC"));
};

interface Place {
  /** Its name in a notice: "3:10", "line 4". */
  readonly place: string;
  readonly words: readonly string[];
}

/** A longer line above a caption's times was said. */
const LONGEST_NAME_WORDS = 3;

/** Finds the words of a caption file by the time above them. It knows no more of the format than its marks. */
function findCaptionWords(raw: string): Place[] {
  const places: { place: string; words: string[] }[] = [];
  const lines = raw
    .replaceAll(blocks, "\n")
    .replaceAll(marks, (mark) => (mark.startsWith("<br") ? "\n" : ""))
    .split("\n");
  let place = "0:00";
  for (const [index, line] of lines.entries()) {
    const match = times.exec(line);
    if (match !== null) {
      const [all, h = "0", m = "0", s = "0"] = match;
      place = formatMoment(Number(h) * 3600 + Number(m) * 60 + Number(s));
      places.push({ place, words: foldWords(line.slice(all.length).replaceAll(setting, "")) });
      continue;
    }
    if (/^\s*\d+\s*$/.test(line) || line.includes("-->")) continue;
    // A name of a caption stands directly above its times, and apart.
    const isAboveTimes = times.test(lines[index + 1] ?? "");
    const isApart = (lines[index - 1] ?? "").trim() === "";
    if (isAboveTimes && isApart && line.trim().split(/\s+/).length <= LONGEST_NAME_WORDS) continue;
    places.push({ place, words: foldWords(decodeEntities(line.replaceAll(voice, " $1 "))) });
  }
  return places;
}

const findLineWords = (raw: string): Place[] =>
  raw.split("\n").map((line, index) => ({ place: `line ${index + 1}`, words: foldWords(line) }));

/** The parts of a file that are not its words, for each marking. */
const unspoken: Readonly<Record<Exclude<Marking, "cues" | "json">, RegExp>> = {
  // "1500\t4000\t"
  table: /^(?:start\tend\ttext|\d+\t\d+\t)/gm,
  // All that stands before the first paragraph, and tags.
  ttml: /^[^<]*(?:<(?!(?:tt:)?p\b)[^<]*)*|<[^<>]*>/g,
  // "1:066 minutes, 6 seconds"
  "copied-page": /^[\d:]{4,8}(?:\d{1,2} (?:hours?|minutes?|seconds?)(?:, )?){1,3}/gm,
};
function findWords(raw: string, marking: Marking): Place[] {
  if (marking === "cues") return findCaptionWords(raw);
  if (marking !== "json") return findLineWords(decodeEntities(raw.replaceAll(unspoken[marking], " ")));
  // Lectern's export has other texts before its transcript.
  const transcript = raw.slice(Math.max(0, raw.lastIndexOf('"transcript":')));
  const texts = [...transcript.matchAll(/"text"\s*:\s*("(?:[^"\\]|\\.)*")/g)].map(
    ([, text]) => JSON.parse(text!) as string,
  );
  return findLineWords(texts.join(" ").replaceAll(/\s+/g, " "));
}
type ReadWords = Pick<TranscriptSegment, "text" | "speaker">;

/**
 * Finds the words of a file that were not read.
 * @param mayRepeat whether words that stand several times may have been read once, as in captions that roll, or in JSON with
 *   a text and its words
 */
function findLost(
  places: readonly Place[],
  readWords: readonly ReadWords[],
  { mayRepeat }: { readonly mayRepeat: boolean },
): Notice[] {
  const unmatched = new Map<string, number>();
  const add = (text: string) => {
    for (const foldedWord of foldWords(text)) unmatched.set(foldedWord, (unmatched.get(foldedWord) ?? 0) + 1);
  };
  for (const { text, speaker } of readWords) {
    add(text);
    if (speaker !== undefined) add(speaker);
  }
  const names = new Set(readWords.flatMap(({ speaker }) => (speaker === undefined ? [] : foldWords(speaker))));
  const lost = new Map<string, string[]>();
  for (const { place, words } of places) {
    for (const foldedWord of words) {
      const count = unmatched.get(foldedWord) ?? 0;
      if (count > 0) {
        if (!mayRepeat) unmatched.set(foldedWord, count - 1);
      } else if (!names.has(foldedWord)) {
        const lostHere = lost.get(place);
        if (lostHere === undefined) lost.set(place, [foldedWord]);
        else lostHere.push(foldedWord);
      }
    }
  }
  return [...lost]
    .slice(0, MOST_NOTICES)
    .map(([at, words]) => ({ kind: "lost", at, count: words.length, words: toQuote(words.join(" ")) }));
}

/**
 * Compares the words of a file with those that were read from it, and tells which are missing and where. It counts by itself
 * and shares nothing with the reader but the meaning of entities.
 */
export const findLostWords = (
  raw: string,
  read: readonly ReadWords[],
  { marking }: { readonly marking: Marking },
): Notice[] => findLost(findWords(raw, marking), read, { mayRepeat: marking === "json" });

/** The parts of a text that are not its words: front matter, addresses of links, tags, names of emoji (":smile:") and times. */
const textMarks =
  /^---\n[^]{0,20000}?\n---$|\]\([^()\s]{0,1000}(?: "[^"]{0,200}")?\)|<\/?[a-z][^<>]{0,300}>|:[a-z][a-z0-9_+-]{1,40}:|\b\d{1,2}(?::\d{2}){1,2}(?:[.,]\d{1,3})?\b/gi;

/** Compares the words that a phone sent with those that were stored. A word that was repeated may be stored once. */
export function findUnstoredWords(
  sent: { readonly text: string } | { readonly segments: readonly TranscriptSegment[] },
  stored: readonly ReadWords[],
): Notice[] {
  if ("segments" in sent) {
    const places = sent.segments.map(({ start, text }) => ({ place: formatMoment(start), words: foldWords(text) }));
    return findLost(places, stored, { mayRepeat: true });
  }
  // The hyphens of words that were divided at a line's end are not stored.
  const text = decodeEntities(sent.text.replaceAll(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, "").replaceAll(textMarks, " "));
  return findLost(findLineWords(text), stored, { mayRepeat: true });
}
