import type { Chapter } from "@lectern/domain/outline";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { type RefObject, useContext, useEffect, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { chevronDown } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { LectureLanguage } from "../lecture-language.ts";
import { onScrollFrame } from "../on-scroll-frame.ts";
import { findReadingTime } from "../transcript/find-reading-time.ts";
import { timestamp } from "../transcript/timestamp.ts";
import { isFirstWords, toChapterLabel } from "./chapter-label.ts";
import * as styles from "./ChapterLinks.css.ts";

/** Finds the index of the last chapter that has begun at a time, in seconds from the start. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): number =>
  Math.max(
    0,
    chapters.findLastIndex(({ start }) => start <= seconds),
  );

export interface ChapterLinksProps {
  readonly chapters: readonly Chapter[];
  readonly segments: readonly TranscriptSegment[];
  /** Returns the address of a time in the transcript, in seconds from the recording's start. */
  readonly momentHref: (seconds: number) => string;
  /** The element whose children are the transcript's blocks. */
  readonly transcript: RefObject<HTMLElement | null>;
}

/** The chapters of a transcript, with the one that is read marked. */
function Links({ chapters, segments, momentHref, transcript }: ChapterLinksProps) {
  const language = useContext(LectureLanguage);
  const [current, setCurrent] = useState(0);
  useEffect(
    () => onScrollFrame(() => setCurrent(chapterAt(chapters, findReadingTime(segments, transcript.current)))),
    [chapters, segments, transcript],
  );
  return (
    <ol className={styles.list}>
      {chapters.map(({ title: name, start }, index) => (
        <li key={start}>
          <BareLink
            className={styles.chapter}
            href={momentHref(start)}
            {...(index === current ? { "aria-current": "true" } : {})}
          >
            <span className={styles.time}>{timestamp(start)}</span>
            <bdi lang={language} className={isFirstWords(name) ? styles.firstWords : styles.chapterTitle} title={name}>
              {toChapterLabel(name)}
            </bdi>
          </BareLink>
        </li>
      ))}
    </ol>
  );
}

/** The chapters beside a transcript, in a wide window. */
export function ChapterRail(props: ChapterLinksProps) {
  return (
    <nav className={styles.rail} aria-label="Chapters">
      <div className={styles.title} aria-hidden="true">
        Chapters
      </div>
      <Links {...props} />
    </nav>
  );
}

/** The chapters above a transcript, in a narrow window: a button on the wave's line, and below it the list. */
export function ChapterFold(props: ChapterLinksProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className={styles.fold} aria-label="Chapters">
      <Button
        variant="quiet"
        size="small"
        flush="start"
        aria-expanded={isOpen}
        className={styles.opener}
        onClick={() => setOpen(!isOpen)}
      >
        Chapters
        <Icon glyph={chevronDown} size="small" className={styles.sign} />
      </Button>
      {isOpen && (
        <div className={styles.opened}>
          <Links {...props} />
        </div>
      )}
    </nav>
  );
}
