import type { Chapter } from "@lectern/domain/outline";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { toWords } from "@lectern/domain/search";
import { Fragment, memo, useDeferredValue, useMemo } from "react";
import { MarkedWords } from "../marked-words/MarkedWords.tsx";
import { toBlocks, segmentAt } from "./blocks.ts";
import { holdInView } from "./hold-in-view.ts";
import { timestamp } from "./timestamp.ts";
import {
  block,
  chapterHeading,
  cited,
  moment as momentClass,
  paperHeading,
  plainText,
  speaker,
  transcript,
  words,
} from "./Transcript.css.ts";

/** A line that the find of the reader bar is at. It is marked in place of the moment, and leaves the focus where it is. */
export interface FoundLine {
  readonly index: number;
  readonly question: string;
  /** Another value brings the line into view again. */
  readonly visit: string;
}

export interface TranscriptProps {
  /** In the order they were spoken. */
  readonly segments: readonly TranscriptSegment[];
  /** What was said at this moment is marked and brought into view; seconds from the start. */
  readonly moment?: number | undefined;
  /** Another value brings the moment into view again: the key of the visit. */
  readonly visit?: string | undefined;
  /** Headings in the transcript, each before what is said at its start. */
  readonly headings?: readonly Chapter[] | undefined;
  /** Where the headings stand: on the page and on paper, or on paper alone. @default "page" */
  readonly headingsOn?: "page" | "paper" | undefined;
  /** What was searched: its words are marked at the moment (FND-02). */
  readonly question?: string | undefined;
  readonly found?: FoundLine | undefined;
  /** What scrolls it brings the marked line into view, and the focus stays where it is. */
  readonly isInPane?: boolean | undefined;
}

interface LinesProps {
  readonly segments: readonly TranscriptSegment[];
  /** Of the segment before the first. */
  readonly speakerBefore: string | undefined;
  /** Index of the marked segment in these. */
  readonly marked: number | undefined;
  readonly visit: string | undefined;
  readonly question: string | undefined;
  /** A ref of the marked line. */
  readonly arrive: ((paragraph: HTMLElement | null) => (() => void) | undefined) | undefined;
  /** By the index of the segment that follows. */
  readonly headings: ReadonlyMap<number, string> | undefined;
  readonly headingsOn: "page" | "paper";
  /** Below the heading of what it stands in. */
  readonly headingLevel: "h2" | "h3";
  readonly first: number;
  readonly className: string;
}

/** A ref of the line that was found. @returns stops holding it in view */
const bringIntoView = (paragraph: HTMLElement | null): (() => void) | undefined =>
  paragraph === null ? undefined : holdInView(paragraph, [...(paragraph.parentElement?.parentElement?.children ?? [])]);

/** A ref of the marked paragraph. @returns stops holding it in view */
function goTo(paragraph: HTMLElement | null): (() => void) | undefined {
  paragraph?.focus({ preventScroll: true });
  return bringIntoView(paragraph);
}

/** Drawn again when it is marked, and for nothing else that happens on the page. */
const Lines = memo(function Lines(props: LinesProps) {
  const {
    segments,
    speakerBefore,
    marked,
    visit,
    question,
    arrive,
    headings,
    headingsOn,
    headingLevel: Title,
    first,
    className,
  } = props;
  return (
    <div className={className}>
      {segments.map((segment, index) => {
        const isMarked = index === marked;
        const heading = headings?.get(first + index);
        const before = index === 0 ? speakerBefore : segments[index - 1]?.speaker;
        return (
          // Each visit of a moment has a paragraph of its own, which is brought into view.
          <Fragment key={isMarked ? `visit-${visit}` : index}>
            {heading !== undefined && (
              <Title className={headingsOn === "page" ? chapterHeading : paperHeading}>{heading}</Title>
            )}
            <span className={momentClass}>{timestamp(segment.start)}</span>
            <p
              className={isMarked ? cited : words}
              {...(isMarked ? { ref: arrive, tabIndex: -1, "aria-current": "location" } : {})}
            >
              {segment.speaker !== undefined && segment.speaker !== before && (
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
  );
});

/**
 * A transcript: sentences with their times and speakers. A speaker is named where the voice changes. A long transcript stands
 * whole in the page, so that the browser's own search finds all of it; what is far from the screen is not laid out, and what
 * comes after the first blocks is drawn when there is time for it.
 */
export const Transcript = memo(function Transcript(props: TranscriptProps) {
  const { segments, moment, headings, headingsOn = "page", found, isInPane } = props;
  const { visit, question } = found ?? props;
  const blocks = useMemo(() => toBlocks(segments), [segments]);
  const drawn = useDeferredValue(blocks.length, 1);
  const marked = found?.index ?? (moment === undefined ? undefined : segmentAt(segments, moment));
  const titles = useMemo(
    () => headings && new Map(headings.map(({ title, start }) => [segmentAt(segments, start) ?? 0, title])),
    [headings, segments],
  );
  return blocks.slice(0, drawn).map(({ first, segments: inBlock }) => {
    const isMarked = marked !== undefined && marked >= first && marked < first + inBlock.length;
    return (
      <Lines
        key={first}
        segments={inBlock}
        first={first}
        speakerBefore={segments[first - 1]?.speaker}
        marked={isMarked ? marked - first : undefined}
        visit={isMarked ? visit : undefined}
        arrive={isInPane ? undefined : found === undefined ? goTo : bringIntoView}
        question={isMarked ? question : undefined}
        headings={inBlock.some((_, index) => titles?.has(first + index)) ? titles : undefined}
        headingsOn={headingsOn}
        headingLevel={isInPane ? "h3" : "h2"}
        className={blocks.length === 1 ? transcript : block}
      />
    );
  });
});

export interface PlainTranscriptProps {
  readonly children: string;
}

export function PlainTranscript({ children }: PlainTranscriptProps) {
  return <div className={plainText}>{children}</div>;
}
