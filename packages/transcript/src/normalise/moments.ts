import { toSeconds } from "../captions/clock.ts";

const clock = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`;
/** Between the two times of a caption: an arrow in SubRip and WebVTT, a comma in SubViewer. */
const until = String.raw`(?:\s*-{1,2}>\s*|,(?=\d{1,2}:\d))`;
/** "[00:12:34]", "(12:34)", "12:34", "00:00:01,000 --> 00:00:02,500", "0:00:01.000,0:00:02.500" */
const leading = new RegExp(String.raw`^[[(]?${clock}(?:${until}${clock})?[\])]?(?=$|\s|[:–-](?!\d))\s*(?:[-–:]\s+)?`);
/** Behind a time of day: "10:02 AM", "10:30 Uhr". */
const ofDay = /^(?:[ap]\.?m\b|uhr\b|h\b|o['’]clock\b)/i;
/** "Adam Smith  0:12", "Speaker 1: 00:00:12" */
const trailing = new RegExp(String.raw`^(.{1,60}?)[:,]?\s*[[(]?${clock}[\])]?$`);

/** A line of a text that says when it was spoken. */
export interface MomentLine {
  /** Seconds from the start. */
  readonly start: number;
  /** Seconds from the start, where the line tells. */
  readonly end?: number | undefined;
  /** What stands beside the time; may be empty. */
  readonly text: string;
  /** The line has a name and a time and nothing else: what follows is theirs. */
  readonly isHeader: boolean;
  /** Nothing but two numbers, as a time of day and a verse have too: "10:30". */
  readonly isBare: boolean;
}

/** The time that a line of a transcript begins or ends with; undefined when it has none. */
export function readMoment(line: string): MomentLine | undefined {
  if (line.length > 100_000 || !/\d:\d\d/.test(line.slice(0, 120))) return undefined;
  const first = leading.exec(line.slice(0, 120));
  if (first !== null) {
    const [all, h, m, s, f, h2, m2, s2, f2] = first;
    const text = line.slice(all.length).trim();
    if (ofDay.test(text)) return undefined;
    const isBare = h === undefined && f === undefined && m2 === undefined && /^\d/.test(all);
    const end = m2 === undefined ? undefined : toSeconds(h2, m2, s2, f2);
    return { start: toSeconds(h, m, s, f), end, text, isHeader: false, isBare };
  }
  const last = line.length <= 90 ? trailing.exec(line) : null;
  if (last === null) return undefined;
  const [, name = "", h, m, s, f] = last;
  if (!/^\p{Lu}/u.test(name) || /[.?!]$/.test(name) || name.split(" ").length > 5) return undefined;
  return { start: toSeconds(h, m, s, f), text: name.trim(), isHeader: true, isBare: false };
}

/** In lines: fewer times than this are mentioned rather than written beside what was said. */
const LEAST = 3;

/** The share of times that may be before the one above them. Captions, whose times have an end, overlap now and then. */
const MOST_BACK = { captions: 0.2, text: 0.02 } as const;

/** In seconds: a recording's first words come before; a verse, a lesson or a bus hardly does. */
const LATEST_BEGINNING = 120;
/** Times of a timetable go in steps of five minutes, which are read as seconds. */
const TIMETABLE_STEP = 5;

/** Whether bare numbers are times of day or of verses: they begin late, or in the steps of a timetable. */
function areOfDay(found: readonly MomentLine[]): boolean {
  if (!found.every(({ isBare }) => isBare)) return false;
  const first = found[0]!.start;
  return first > LATEST_BEGINNING || (first > 0 && found.every(({ start }) => start % TIMETABLE_STEP === 0));
}

/** Whether the times of a text's lines are those of a recording: many, and hardly one before the one above it. */
export function areMoments(found: readonly MomentLine[], lines: number): boolean {
  if (found.length < LEAST || found.length < lines * 0.08 || areOfDay(found)) return false;
  const back = found.filter(({ start }, at) => start < (found[at - 1]?.start ?? 0)).length;
  const areCaptions = found.every(({ end }) => end !== undefined);
  return back <= found.length * (areCaptions ? MOST_BACK.captions : MOST_BACK.text);
}
