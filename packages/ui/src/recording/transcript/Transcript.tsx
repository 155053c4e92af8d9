import type { Chapter } from "@lectern/domain/outline";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { markWords, toWords } from "@lectern/domain/search";
import { Fragment, memo, type ReactNode, useDeferredValue, useMemo } from "react";
import { MarkedWords } from "../marked-words/MarkedWords.tsx";
import { toChapterLabel } from "../chapter-links/chapter-label.ts";
import { toBlocks, segmentAt } from "./blocks.ts";
import { holdInView } from "./hold-in-view.ts";
import { timestamp } from "./timestamp.ts";
import * as styles from "./Transcript.css.ts";

/** The current line of the reader bar's find. It is marked instead of the moment, and does not take the focus. */
export interface FoundLine {
  readonly index: number;
  readonly question: string;
  /** Changing the value scrolls the line into view again. */
  readonly visit: string;
}

export interface TranscriptProps {
  /** The segments in spoken order. */
  readonly segments: readonly TranscriptSegment[];
  /** The time whose line is marked and scrolled into view, in seconds from the start. */
  readonly moment?: number | undefined;
  /** Changing the value scrolls the moment into view again. It is the key of the visit. */
  readonly visit?: string | undefined;
  /** Headings in the transcript, each before the text at its start. */
  readonly headings?: readonly Chapter[] | undefined;
  /** Where the headings are shown: on the page and in print, or only in print. @default "page" */
  readonly headingsOn?: "page" | "paper" | undefined;
  /** The search query, whose words are marked at the moment (FND-02). */
  readonly question?: string | undefined;
  readonly found?: FoundLine | undefined;
  /**
   * Whether the transcript is in a scrolling pane: the pane scrolls to the marked line, and the focus stays where it
   * is.
   */
  readonly isInPane?: boolean | undefined;
  /**
   * Gives each line an id, `line-` and its index, and renders all lines at once: for a page without scripts, which
   * links to its lines.
   */
  readonly hasIds?: boolean | undefined;
  /**
   * Renders a line's text with its known terms and corrected words, by the line's index; undefined for a line without
   * one (UNT-03, COR-01).
   */
  readonly renderLine?: ((index: number) => ReactNode) | undefined;
  /** Called with the index of the line whose speaker's name was pressed. Without it, names can't be corrected (COR-01). */
  readonly onSpeaker?: ((index: number) => void) | undefined;
}

interface LinesProps {
  readonly segments: readonly TranscriptSegment[];
  /** The speaker of the segment before the first one. */
  readonly speakerBefore: string | undefined;
  /** The index of the marked segment in this block. */
  readonly marked: number | undefined;
  readonly visit: string | undefined;
  readonly question: string | undefined;
  /** A ref for the marked line. */
  readonly arrive: ((paragraph: HTMLElement | null) => (() => void) | undefined) | undefined;
  /** Headings by the index of the segment after them. */
  readonly headings: ReadonlyMap<number, string> | undefined;
  readonly headingsOn: "page" | "paper";
  /** One level below the heading of the surrounding section. */
  readonly headingLevel: "h2" | "h3";
  readonly first: number;
  readonly hasIds: boolean;
  readonly renderLine: TranscriptProps["renderLine"];
  readonly onSpeaker: TranscriptProps["onSpeaker"];
  /** Where a voice speaks first, whose name is reached by the Tab key. */
  readonly firstLineOfEachSpeaker: ReadonlySet<number> | undefined;
  readonly className: string;
}

/** The id of a line, by its index. */
export const toLineId = (index: number): string => `line-${index}`;

/** A ref for the found line, which scrolls it into view. @returns stops holding it in view */
const bringIntoView = (paragraph: HTMLElement | null): (() => void) | undefined =>
  paragraph === null ? undefined : holdInView(paragraph, [...(paragraph.parentElement?.parentElement?.children ?? [])]);

/** A ref for the marked paragraph, which scrolls to it and focuses it. @returns stops holding it in view */
function goTo(paragraph: HTMLElement | null): (() => void) | undefined {
  paragraph?.focus({ preventScroll: true });
  return bringIntoView(paragraph);
}

/** Whether a line has searched words. One that was found by what was heard may not have them (COR-02). */
const hasWords = (text: string, question: string): boolean =>
  markWords(text, toWords(question), { beginnings: true }).some(({ isMarked }) => isMarked);

/** Finds the index of each voice's first line. */
function findVoices(segments: readonly TranscriptSegment[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const lines = new Set<number>();
  for (const [index, { speaker: name }] of segments.entries()) {
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    lines.add(index);
  }
  return lines;
}

/** Rendered again only when a line of the block is marked. */
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
    hasIds,
    renderLine,
    onSpeaker,
    firstLineOfEachSpeaker: firstOfVoices,
    className,
  } = props;
  return (
    <div className={className}>
      {segments.map((segment, index) => {
        const isMarked = index === marked;
        const heading = headings?.get(first + index);
        const before = index === 0 ? speakerBefore : segments[index - 1]?.speaker;
        return (
          // The key gives each visit of a moment a new paragraph, whose ref scrolls it into view.
          <Fragment key={isMarked ? `visit-${visit}` : index}>
            {heading !== undefined && (
              <Title className={headingsOn === "page" ? styles.chapterHeading : styles.paperHeading} dir="auto">
                {toChapterLabel(heading)}
              </Title>
            )}
            <span className={styles.moment}>{timestamp(segment.start)}</span>
            <p
              id={hasIds ? toLineId(first + index) : undefined}
              className={isMarked ? styles.cited : styles.words}
              dir="auto"
              {...(isMarked ? { ref: arrive, tabIndex: -1, "aria-current": "location" } : {})}
            >
              {segment.speaker !== undefined && segment.speaker !== before && (
                <strong className={styles.speaker} dir="auto">
                  {onSpeaker === undefined ? (
                    segment.speaker
                  ) : (
                    // The text of a button is not copied with the lines around it.
                    <span
                      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
                      role="button"
                      className={styles.speakerName}
                      title="Fix the name"
                      // An interview would have hundreds of stops for the Tab key.
                      tabIndex={firstOfVoices?.has(first + index) === true ? 0 : -1}
                      onClick={() => onSpeaker(first + index)}
                      onKeyDown={(event) => {
                        if (event.key !== "Enter" && event.key !== " ") return;
                        event.preventDefault();
                        onSpeaker(first + index);
                      }}
                    >
                      {segment.speaker}
                    </span>
                  )}
                </strong>
              )}
              {isMarked && question !== undefined && hasWords(segment.text, question) ? (
                <MarkedWords words={toWords(question)} beginnings>
                  {segment.text}
                </MarkedWords>
              ) : (
                (renderLine?.(first + index) ?? segment.text)
              )}
            </p>
          </Fragment>
        );
      })}
    </div>
  );
});

/**
 * A transcript: sentences with times and speakers. A speaker's name is shown when the speaker changes. A long
 * transcript is completely in the page, so that the browser's find searches all of it. Blocks far from the screen are
 * not laid out, and blocks after the first are rendered when the browser is idle.
 */
export const Transcript = memo(function Transcript(props: TranscriptProps) {
  const { segments, moment, headings, headingsOn = "page", found, isInPane, hasIds = false } = props;
  const { renderLine, onSpeaker } = props;
  const { visit, question } = found ?? props;
  const blocks = useMemo(() => toBlocks(segments), [segments]);
  const drawn = useDeferredValue(blocks.length, hasIds ? blocks.length : 1);
  const marked = found?.index ?? (moment === undefined ? undefined : segmentAt(segments, moment));
  const titles = useMemo(
    () => headings && new Map(headings.map(({ title, start }) => [segmentAt(segments, start) ?? 0, title])),
    [headings, segments],
  );
  const canName = onSpeaker !== undefined;
  const firstOfVoices = useMemo(() => (canName ? findVoices(segments) : undefined), [segments, canName]);
  return blocks.slice(0, drawn).map(({ first, segments: inBlock }) => {
    const isMarked = marked !== undefined && marked >= first && marked < first + inBlock.length;
    return (
      <Lines
        key={first}
        segments={inBlock}
        first={first}
        hasIds={hasIds}
        speakerBefore={segments[first - 1]?.speaker}
        marked={isMarked ? marked - first : undefined}
        visit={isMarked ? visit : undefined}
        arrive={isInPane ? undefined : found === undefined ? goTo : bringIntoView}
        question={isMarked ? question : undefined}
        headings={inBlock.some((_, index) => titles?.has(first + index)) ? titles : undefined}
        headingsOn={headingsOn}
        headingLevel={isInPane ? "h3" : "h2"}
        renderLine={renderLine}
        onSpeaker={onSpeaker}
        firstLineOfEachSpeaker={firstOfVoices}
        className={blocks.length === 1 ? styles.transcript : styles.block}
      />
    );
  });
});

export interface PlainTranscriptProps {
  readonly children: string;
}

export function PlainTranscript({ children }: PlainTranscriptProps) {
  return <div className={styles.plainText}>{children}</div>;
}
