import type { Chapter } from "@lectern/domain/outline";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { type RefObject, useEffect, useRef, useState } from "react";
import { varName } from "../../theme/var-name.ts";
import { chapterAt } from "../chapter-links/ChapterLinks.tsx";
import { toChapterLabel } from "../chapter-links/chapter-label.ts";
import { onScrollFrame } from "../on-scroll-frame.ts";
import { findReadingTime } from "../transcript/find-reading-time.ts";
import { timestamp } from "../transcript/timestamp.ts";
import { Wave } from "../wave/Wave.tsx";
import { gap, hint, passed, range, scrubber, share, thumb, time, track } from "./WaveScrubber.css.ts";

export interface WaveScrubberProps {
  /** How much is said in each part of the lecture, a digit each. */
  readonly wave: string;
  readonly segments: readonly TranscriptSegment[];
  /** Each is a gap in the wave where it begins. */
  readonly chapters: readonly Chapter[];
  /** The element whose children are the transcript's blocks. */
  readonly transcript: RefObject<HTMLElement | null>;
  /** Called with a time in seconds from the start, once it is chosen. */
  readonly onSeek: (seconds: number) => void;
}

/** The lecture's wave above its transcript: how far one has read, and the way to any time of it (DAY-06). */
export function WaveScrubber({ wave, segments, chapters, transcript, onSeek }: WaveScrubberProps) {
  const length = Math.max(1, Math.floor(segments.at(-1)?.end ?? 0));
  const [reading, setReading] = useState(0);
  /** While the thumb is moved, before it is let go or Enter is pressed. */
  const [chosen, setChosen] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  /** Whether a key moves the thumb. Each step would take the focus into the transcript, so Enter goes there. */
  const isByKey = useRef(false);
  useEffect(
    () => onScrollFrame(() => setReading(findReadingTime(segments, transcript.current))),
    [segments, transcript],
  );
  // React's onChange is the event "input", which comes at each step of a movement.
  useEffect(() => {
    const stop = new AbortController();
    const seek = () => {
      if (isByKey.current) return;
      setChosen(undefined);
      onSeek(Number(input.current?.value));
    };
    input.current?.addEventListener("change", seek, { signal: stop.signal });
    return () => stop.abort();
  }, [onSeek]);
  const seconds = Math.min(length, Math.floor(chosen ?? reading));
  const place = timestamp(seconds);
  const chapter = chapters[chapterAt(chapters, seconds)];
  const at = (value: number) => ({ [varName(share)]: `${(100 * value) / length}%` });
  return (
    <div className={scrubber}>
      {/* Without it a wave looks like a player's, and there is no sound. */}
      <span className={hint} aria-hidden="true">
        Jump to
      </span>
      <div className={track}>
        <Wave wave={wave} />
        <div className={passed} style={at(seconds)}>
          <Wave wave={wave} />
        </div>
        {chapters
          .filter(({ start }) => start > 0)
          .map(({ start }) => (
            <span key={start} className={gap} style={at(start)} />
          ))}
        <span className={thumb} style={at(seconds)} />
        <input
          ref={input}
          type="range"
          className={range}
          min={0}
          max={length}
          step={1}
          value={seconds}
          aria-label="Position in the lecture. Press Enter to jump there."
          aria-valuetext={chapter === undefined ? place : `${place}, ${toChapterLabel(chapter.title)}`}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          onPointerDown={() => (isByKey.current = false)}
          onKeyDown={(event) => {
            isByKey.current = true;
            if (event.key === "Enter" && chosen !== undefined) onSeek(chosen);
          }}
          onBlur={() => setChosen(undefined)}
        />
      </div>
      {/* Where the thumb is moved to, else the length: a time that runs would look like a player's. */}
      <span className={time} style={{ minInlineSize: `${timestamp(length).length}ch` }} aria-hidden="true">
        {chosen === undefined ? timestamp(length) : place}
      </span>
    </div>
  );
}
