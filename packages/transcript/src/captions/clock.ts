/** A time of day or of a recording: "1:02:03.5", "02:03,500", "0:0:4,8". Its four groups are hours, minutes, seconds and fraction. */
export const CLOCK = String.raw`(?:(\d{1,4}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,9}))?`;

/** Adds up the groups that {@link CLOCK} finds, in seconds. */
export const toSeconds = (hours = "0", minutes = "0", seconds = "0", fraction = "0"): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);

const SUBRIP_ARROW = String.raw`\s{0,9}-{1,3}>\s{0,9}`;
const timing = new RegExp(String.raw`^\s{0,9}${CLOCK}(?:${SUBRIP_ARROW}|,(?=\d{1,4}:\d))${CLOCK}(?=\s|$)`);
/** A line with an arrow and colons, as a caption's times have, that can't be read as times: "00:xx --> 00:10.000". */
const brokenTiming = /^\s{0,9}\d{1,4}:[^\s]{0,20}\s{0,9}-{1,3}>\s{0,9}[^\s:]{1,4}:/;
/** A setting of a caption's place on the screen: "align:start", "position:50.00%,middle", "X1:100". */
const settings = /^(?:[A-Za-z]{3,10}|[XY][12]):\S*$/;

/** The times of a caption, as its first line gives them. */
interface Timing {
  /** Seconds; undefined where they can't be read. */
  readonly start: number | undefined;
  /** Seconds; undefined where they can't be read. */
  readonly end: number | undefined;
  /** Words that stand behind the times. */
  readonly rest: string;
}

/** Reads the line that begins a caption in WebVTT, SubRip and SBV; undefined for any other line. */
export function readTiming(line: string): Timing | undefined {
  // Most lines are words, and end here. The limits bound the patterns' work on a long line.
  if (!/\d:\S/.test(line.slice(0, 30))) return undefined;
  const match = timing.exec(line.slice(0, 90));
  if (match === null) {
    return brokenTiming.test(line.slice(0, 60)) ? { start: undefined, end: undefined, rest: "" } : undefined;
  }
  const [all, h, m, s, f, h2, m2, s2, f2] = match;
  const behind = line.slice(all.length).split(/\s+/).filter(Boolean);
  const first = behind.findIndex((part) => !settings.test(part));
  return {
    start: toSeconds(h, m, s, f),
    end: toSeconds(h2, m2, s2, f2),
    rest: first < 0 ? "" : behind.slice(first).join(" "),
  };
}
