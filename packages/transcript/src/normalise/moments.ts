const clock = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`;
/** Between the two times of a caption: an arrow in SubRip and WebVTT, a comma in SubViewer. */
const until = String.raw`(?:\s*-{1,2}>\s*|,(?=\d{1,2}:\d))`;
/** "[00:12:34]", "(12:34)", "12:34", "00:00:01,000 --> 00:00:02,500", "0:00:01.000,0:00:02.500" */
const leading = new RegExp(String.raw`^[[(]?${clock}(?:${until}${clock})?[\])]?(?=$|\s|[:–-](?!\d))\s*(?:[-–:]\s+)?`);
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
}

function toSeconds(hours = "0", minutes = "0", seconds = "0", fraction = "0"): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

/** The time that a line of a transcript begins or ends with; undefined when it has none. */
export function readMoment(line: string): MomentLine | undefined {
  if (line.length > 100_000 || !/\d:\d\d/.test(line.slice(0, 120))) return undefined;
  const first = leading.exec(line.slice(0, 120));
  if (first !== null) {
    const [all, h, m, s, f, h2, m2, s2, f2] = first;
    const end = m2 === undefined ? undefined : toSeconds(h2, m2, s2, f2);
    return { start: toSeconds(h, m, s, f), end, text: line.slice(all.length).trim(), isHeader: false };
  }
  const last = line.length <= 90 ? trailing.exec(line) : null;
  if (last === null) return undefined;
  const [, name = "", h, m, s, f] = last;
  if (!/^\p{Lu}/u.test(name) || /[.?!]$/.test(name) || name.split(" ").length > 5) return undefined;
  return { start: toSeconds(h, m, s, f), text: name.trim(), isHeader: true };
}

/** In lines: fewer times than this are mentioned rather than written beside what was said. */
const LEAST = 3;

/** The share of times that may be before the one above them. Captions, whose times have an end, overlap now and then. */
const MOST_BACK = { captions: 0.2, text: 0.02 } as const;

/** Whether the times of a text's lines are those of a recording: many, and hardly one before the one above it. */
export function areMoments(found: readonly MomentLine[], lines: number): boolean {
  if (found.length < LEAST || found.length < lines * 0.08) return false;
  const back = found.filter(({ start }, at) => start < (found[at - 1]?.start ?? 0)).length;
  const areCaptions = found.every(({ end }) => end !== undefined);
  return back <= found.length * (areCaptions ? MOST_BACK.captions : MOST_BACK.text);
}
