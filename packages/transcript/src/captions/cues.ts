import { readTiming } from "./clock.ts";

/** A caption with the marks of its file. */
export interface RawCue {
  /** Seconds; undefined where they can't be read. */
  readonly start: number | undefined;
  /** Seconds; undefined where they can't be read. */
  readonly end: number | undefined;
  /** Its lines with their marks. */
  readonly text: string;
  /** Whether Lectern's export cut its line off the caption before it, so that both are one line. */
  readonly continues?: boolean;
}

/** A remark of Microsoft's services on a caption, also directly below its words. */
const machineNote = /^NOTE\s+(?:confidence|duration|language|recognizability)\b/i;
/** "NOTE checked by Ada" */
const commentBlock = /^NOTE(?:\s|$)/;
const number = /^\s*\d{1,7}\s*$/;

/** The name that Lectern's export gives to a caption that goes on with the line before it: "12-continued-2". */
const continuation = /^\d+-continued-\d+$/;

/** A longer line above a caption's times was said rather than being the caption's name. */
const LONGEST_IDENTIFIER_WORDS = 3;

/** Whether the line above a caption's times is its number or its name. */
function isIdentifier(line: string, above: string | undefined, isWebVtt: boolean): boolean {
  if (number.test(line)) return true;
  const isApart = above === undefined || above.trim() === "";
  return isWebVtt && isApart && line.trim().split(/\s+/).length <= LONGEST_IDENTIFIER_WORDS;
}

/**
 * The end of a text behind which no space is put: a character of a script without spaces (Chinese, Japanese, Thai, Khmer, Lao, Burmese),
 * their punctuation (U+3000 to U+303F), the Japanese sign of a long vowel (U+30FC) or a full-width form (U+FF00 to U+FF65).
 */
const unspacedEnd =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\u3000-\u303F\u30FC\uFF00-\uFF65]$/u;

/** Joins captions that Lectern's export made of one line. */
function joinContinued(cues: readonly RawCue[]): RawCue[] {
  if (!cues.some((cue) => cue.continues === true)) return [...cues];
  const joined: RawCue[] = [];
  for (const cue of cues) {
    const last = joined.at(-1);
    if (last === undefined || cue.continues !== true) joined.push(cue);
    else {
      const words = cue.text.replace(/^<v[^<>]*>/, "");
      const text = last.text + (unspacedEnd.test(last.text) ? "" : " ") + words;
      joined[joined.length - 1] = { ...last, end: cue.end, text };
    }
  }
  return joined;
}

/**
 * Finds the captions of WebVTT, SubRip and SBV, which differ little, and whose files are often mixed: a caption begins with a
 * line of times and ends before the next one, even if blank lines stand between. Comments and names of captions are left out.
 */
export function findCues(text: string): RawCue[] {
  const lines = text.split("\n");
  const isWebVtt = /^\s{0,9}WEBVTT/.test(text);
  const cues: { start: number | undefined; end: number | undefined; lines: string[]; continues: boolean }[] = [];
  let isComment = false;
  let continues = false;
  for (const [index, line] of lines.entries()) {
    const timing = readTiming(line);
    if (timing !== undefined) {
      isComment = false;
      const { start, end, rest } = timing;
      cues.push({ start, end, lines: rest === "" ? [] : [rest], continues });
      continues = false;
      continue;
    }
    const cue = cues.at(-1);
    if (line.trim() === "") isComment = false;
    else if (isWebVtt && commentBlock.test(line) && (lines[index - 1] ?? "").trim() === "") isComment = true;
    if (cue === undefined || isComment || line.trim() === "" || machineNote.test(line)) continue;
    const next = lines[index + 1];
    const beginsNext = next !== undefined && readTiming(next) !== undefined;
    if (beginsNext && isIdentifier(line, lines[index - 1], isWebVtt)) {
      continues = isWebVtt && continuation.test(line);
      continue;
    }
    cue.lines.push(line);
  }
  return joinContinued(cues.map(({ lines: textLines, ...cue }) => ({ ...cue, text: textLines.join("\n") })));
}
