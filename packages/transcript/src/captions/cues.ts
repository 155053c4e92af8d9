import { readTiming } from "./clock.ts";

/** A caption as it stands in its file: its lines with their marks. */
export interface RawCue {
  /** Seconds; undefined where they can't be read. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly text: string;
}

/** A remark of Microsoft's services on a caption, also directly below its words. */
const machineNote = /^NOTE\s+(?:confidence|duration|language|recognizability)\b/i;
const commentBlock = /^NOTE(?:\s|$)/;
const number = /^\s*\d{1,7}\s*$/;

/** A longer line above a caption's times is words rather than the caption's name. */
const LONGEST_IDENTIFIER = 3;

/** Whether the line above a caption's times is its number or its name. */
function isIdentifier(line: string, above: string | undefined, isWebVtt: boolean): boolean {
  if (number.test(line)) return true;
  const isApart = above === undefined || above.trim() === "";
  return isWebVtt && isApart && line.trim().split(/\s+/).length <= LONGEST_IDENTIFIER;
}

/**
 * Finds the captions of WebVTT, SubRip and SBV, which differ little, and whose files are often mixed: a caption begins with a
 * line of times and goes on to the next one, also over blank lines. Comments and names of captions are left out.
 */
export function findCues(text: string): RawCue[] {
  const lines = text.split("\n");
  const isWebVtt = /^\s{0,9}WEBVTT/.test(text);
  const cues: { start: number | undefined; end: number | undefined; lines: string[] }[] = [];
  let isComment = false;
  for (const [at, line] of lines.entries()) {
    const timing = readTiming(line);
    if (timing !== undefined) {
      isComment = false;
      const { start, end, rest } = timing;
      cues.push({ start, end, lines: rest === "" ? [] : [rest] });
      continue;
    }
    const cue = cues.at(-1);
    if (line.trim() === "") isComment = false;
    else if (isWebVtt && commentBlock.test(line) && (lines[at - 1] ?? "").trim() === "") isComment = true;
    if (cue === undefined || isComment || line.trim() === "" || machineNote.test(line)) continue;
    const next = lines[at + 1];
    const beginsNext = next !== undefined && readTiming(next) !== undefined;
    if (beginsNext && isIdentifier(line, lines[at - 1], isWebVtt)) continue;
    cue.lines.push(line);
  }
  return cues.map(({ start, end, lines: own }) => ({ start, end, text: own.join("\n") }));
}
