import type { TranscriptSegment } from "@lectern/domain/recording";
import { toWords } from "@lectern/domain/search";
import { Fragment, memo, useDeferredValue } from "react";
import { MarkedWords } from "../marked-words/MarkedWords.tsx";
import { toBlocks, segmentAt } from "./blocks.ts";
import { timestamp } from "./timestamp.ts";
import { block, cited, moment as momentClass, plainText, speaker, transcript, words } from "./Transcript.css.ts";

export interface TranscriptProps {
  /** In the order they were spoken. */
  readonly segments: readonly TranscriptSegment[];
  /** What was said at this moment is marked and brought into view; seconds from the start. */
  readonly moment?: number | undefined;
  /** What was searched: its words are marked at the moment (FND-02). */
  readonly question?: string | undefined;
}

function bringIntoView(words: HTMLElement | null): void {
  // In a block that was not laid out yet, Firefox and Safari scroll nowhere; asking for the place lays it out.
  words?.getBoundingClientRect();
  words?.scrollIntoView({ block: "center" });
  words?.focus({ preventScroll: true });
}

/**
 * What was said, when, and by whom. A speaker is named where the voice changes. A long transcript stands whole in the
 * page, so that the browser's own search finds all of it; what is far from the screen is not laid out, and what comes
 * after the first blocks is drawn when there is time for it. Its thousands of lines are drawn again for other segments or
 * another moment, and for nothing else that happens on the page.
 */
export const Transcript = memo(function Transcript({ segments, moment, question }: TranscriptProps) {
  const blocks = toBlocks(segments);
  const drawn = useDeferredValue(blocks.length, 1);
  const marked = moment === undefined ? undefined : segmentAt(segments, moment);
  return blocks.slice(0, drawn).map(({ first, segments: inBlock }) => (
    <div key={first} className={blocks.length === 1 ? transcript : block}>
      {inBlock.map((segment, offset) => {
        const index = first + offset;
        const isMarked = index === marked;
        return (
          <Fragment key={`${segment.start}-${index}`}>
            <span className={momentClass}>{timestamp(segment.start)}</span>
            <p
              className={isMarked ? cited : words}
              {...(isMarked ? { ref: bringIntoView, tabIndex: -1, "aria-current": "location" } : {})}
            >
              {segment.speaker !== undefined && segment.speaker !== segments[index - 1]?.speaker && (
                <strong className={speaker}>{segment.speaker}</strong>
              )}
              {isMarked && question !== undefined ? (
                <MarkedWords words={toWords(question)} beginnings>
                  {segment.text}
                </MarkedWords>
              ) : (
                segment.text
              )}
            </p>
          </Fragment>
        );
      })}
    </div>
  ));
});

export interface PlainTranscriptProps {
  readonly children: string;
}

export function PlainTranscript({ children }: PlainTranscriptProps) {
  return <div className={plainText}>{children}</div>;
}
