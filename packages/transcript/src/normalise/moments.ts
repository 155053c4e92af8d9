import { toSeconds } from "../captions/clock.ts";

const clock = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`;
/** Stands between the two times of a caption: an arrow in SubRip and WebVTT, a comma in SubViewer. */
const until = String.raw`(?:\s*-{1,2}>\s*|,(?=\d{1,2}:\d))`;
/** "[00:12:34]", "(12:34)", "12:34", "00:00:01,000 --> 00:00:02,500", "0:00:01.000,0:00:02.500" */
const leading = new RegExp(String.raw`^[[(]?${clock}(?:${until}${clock})?[\])]?(?=$|\s|[:–-](?!\d))\s*(?:[-–:]\s+)?`);
/** Follows a time of day: "10:02 AM", "10:30 Uhr". */
const timeOfDaySuffix = /^(?:[ap]\.?m\b|uhr\b|h\b|o['’]clock\b)/i;
/** "Adam Smith  0:12", "Speaker 1: 00:00:12" */
const trailing = new RegExp(String.raw`^(.{1,60}?)[:,]?\s*[[(]?${clock}[\])]?$`);

/** A line of a text with the time at which it was spoken. */
export interface MomentLine {
  /** Seconds from the start. */
  readonly start: number;
  /** Seconds from the start; undefined where the line has one time only. */
  readonly end?: number | undefined;
  /** The words beside the time; may be empty. */
  readonly text: string;
  /** Whether the line is a name and a time: that person says the lines below it. */
  readonly isHeader: boolean;
  /** Whether the time is two numbers without brackets or an end, as a time of day or a verse may be: "10:30". */
  readonly isBare: boolean;
}

/** Reads the time that a line of a transcript begins or ends with; undefined when it has none. */
export function readMoment(line: string): MomentLine | undefined {
  // A line that holds a whole transcript has no time of its own. Of others the beginning is searched, which bounds the time.
  if (line.length > 100_000 || !/\d:\d\d/.test(line.slice(0, 120))) return undefined;
  const first = leading.exec(line.slice(0, 120));
  if (first !== null) {
    const [all, h, m, s, f, h2, m2, s2, f2] = first;
    const text = line.slice(all.length).trim();
    if (timeOfDaySuffix.test(text)) return undefined;
    const isBare = h === undefined && f === undefined && m2 === undefined && /^\d/.test(all);
    const end = m2 === undefined ? undefined : toSeconds(h2, m2, s2, f2);
    return { start: toSeconds(h, m, s, f), end, text, isHeader: false, isBare };
  }
  // A name of at most 60 characters and a time: a longer line is speech.
  const last = line.length <= 90 ? trailing.exec(line) : null;
  if (last === null) return undefined;
  const [, name = "", h, m, s, f] = last;
  if (!/^\p{Lu}/u.test(name) || /[.?!]$/.test(name) || name.split(" ").length > 5) return undefined;
  return { start: toSeconds(h, m, s, f), text: name.trim(), isHeader: true, isBare: false };
}

/** Lines with a time that a transcript with times has at least; in fewer a speaker mentions a time. */
const LEAST_TIMED_LINES = 3;
/** The share of a text's lines that have a time at least, where a recording's times stand beside its words. */
const LEAST_TIMED_SHARE = 0.08;

/** The largest share of times that may be earlier than the time above them: larger for captions, which may overlap. */
const mostBackward = { captions: 0.2, text: 0.02 } as const;

/** A recording's first words come by then; times of verses, lessons or buses that are read so are mostly later. */
const LATEST_FIRST_SECONDS = 120;
/** A timetable goes in steps of five minutes, and "10:35" is read as 10 minutes and 35 seconds. */
const TIMETABLE_STEP_SECONDS = 5;

/** Whether bare numbers are times of day or of verses: they begin late, or in the steps of a timetable. */
function areTimesOfDay(timedLines: readonly MomentLine[]): boolean {
  if (!timedLines.every(({ isBare }) => isBare)) return false;
  const first = timedLines[0]!.start;
  return (
    first > LATEST_FIRST_SECONDS || (first > 0 && timedLines.every(({ start }) => start % TIMETABLE_STEP_SECONDS === 0))
  );
}

/**
 * Whether the times of a text's lines are those of a recording: there are many, and hardly one is earlier than the one above it.
 * @param timedLines the lines with a time
 * @param lines how many lines the text has
 */
export function areMoments(timedLines: readonly MomentLine[], lines: number): boolean {
  if (
    timedLines.length < LEAST_TIMED_LINES ||
    timedLines.length < lines * LEAST_TIMED_SHARE ||
    areTimesOfDay(timedLines)
  )
    return false;
  const backward = timedLines.filter(({ start }, index) => start < (timedLines[index - 1]?.start ?? 0)).length;
  const areCaptions = timedLines.every(({ end }) => end !== undefined);
  return backward <= timedLines.length * (areCaptions ? mostBackward.captions : mostBackward.text);
}
