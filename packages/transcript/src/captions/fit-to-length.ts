import { formatMoment } from "@lectern/domain/moment.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import type { Notice } from "./notices.ts";

/** Captions that fit a recording's length, and what was changed for that. */
export interface FittedCaptions {
  readonly segments: readonly TranscriptSegment[];
  readonly notices: readonly Notice[];
}

const HOUR_SECONDS = 3600;
/** The first words come this soon after the whole hour at which an editor's timecode begins. */
const LATEST_FIRST_WORDS_SECONDS = 60;
/** In seconds: captions that end up to this much later than the recording are still its own, and are cut. */
const MOST_SECONDS_AFTER_END = 10;

/** Finds the whole hour, in seconds, at which an editor's timecode begins; 0 where the times are those of the recording. */
function findWholeHour(segments: readonly TranscriptSegment[], seconds: number | undefined): number {
  const first = segments[0]?.start ?? 0;
  const last = segments.reduce((latest, { end }) => Math.max(latest, end), 0);
  const hour = Math.floor(first / HOUR_SECONDS) * HOUR_SECONDS;
  if (hour === 0 || first - hour >= LATEST_FIRST_WORDS_SECONDS) return 0;
  if (seconds === undefined) return hour;
  const latestEnd = seconds + MOST_SECONDS_AFTER_END;
  return last > latestEnd && last - hour <= latestEnd ? hour : 0;
}

/**
 * Moves captions whose timecode begins at a whole hour to 0, and ends those that go on some seconds after the recording with it.
 * @param seconds the recording's length, where its sender tells it: times that lie within it are never moved
 */
export function fitToLength(segments: readonly TranscriptSegment[], seconds?: number): FittedCaptions {
  const notices: Notice[] = [];
  const hour = findWholeHour(segments, seconds);
  if (hour > 0) notices.push({ kind: "moved", at: formatMoment(hour), words: "", count: 0 });
  const fromZero =
    hour === 0
      ? segments
      : segments.map((segment) => ({ ...segment, start: segment.start - hour, end: segment.end - hour }));
  if (seconds === undefined || !fromZero.some(({ end }) => end > seconds)) return { segments: fromZero, notices };
  if (fromZero.some(({ end }) => end > seconds + MOST_SECONDS_AFTER_END)) return { segments: fromZero, notices };
  notices.push({ kind: "cut", at: formatMoment(seconds), words: "", count: 0 });
  const cut = fromZero.map((segment) => ({
    ...segment,
    start: Math.min(segment.start, seconds),
    end: Math.min(segment.end, seconds),
  }));
  return { segments: cut, notices };
}
