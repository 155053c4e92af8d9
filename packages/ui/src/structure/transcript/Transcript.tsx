import type { TranscriptSegment } from "@lectern/domain/recording";
import { Fragment } from "react";
import { timestamp } from "./timestamp.ts";
import { moment, plainText, speaker, transcript, words } from "./Transcript.css.ts";

export interface TranscriptProps {
  /** In the order they were spoken. */
  readonly segments: readonly TranscriptSegment[];
}

/** What was said, when, and by whom. A speaker is named where the voice changes. */
export function Transcript({ segments }: TranscriptProps) {
  return (
    <div className={transcript}>
      {segments.map((segment, index) => (
        <Fragment key={`${segment.start}-${index}`}>
          <span className={moment}>{timestamp(segment.start)}</span>
          <p className={words}>
            {segment.speaker !== undefined && segment.speaker !== segments[index - 1]?.speaker && (
              <strong className={speaker}>{segment.speaker}</strong>
            )}
            {segment.text}
          </p>
        </Fragment>
      ))}
    </div>
  );
}

export interface PlainTranscriptProps {
  readonly children: string;
}

export function PlainTranscript({ children }: PlainTranscriptProps) {
  return <div className={plainText}>{children}</div>;
}
