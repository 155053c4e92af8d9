import type { Chapter } from "@lectern/domain/outline";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { type RefObject, useContext, useEffect, useState } from "react";
import { BareLink } from "../../elements/link/Link.tsx";
import { Disclosure } from "../../navigation/disclosure/Disclosure.tsx";
import { LectureLanguage } from "../lecture-language.ts";
import { onScrollFrame } from "../on-scroll-frame.ts";
import { findReadingTime } from "../transcript/find-reading-time.ts";
import { timestamp } from "../transcript/timestamp.ts";
import { isFirstWords, toChapterLabel } from "./chapter-label.ts";
import {
  chapter as chapterClass,
  chapterTitle,
  firstWords,
  fold,
  list,
  rail,
  time,
  title,
} from "./ChapterLinks.css.ts";

/** Finds the index of the last chapter that has begun at a time, in seconds from the start. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): number =>
  Math.max(
    0,
    chapters.findLastIndex(({ start }) => start <= seconds),
  );

interface Reading {
  readonly chapters: readonly Chapter[];
  readonly segments: readonly TranscriptSegment[];
}

function useCurrentChapter({ chapters, segments }: Reading, transcript: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(
    () => onScrollFrame(() => setCurrent(chapterAt(chapters, findReadingTime(segments, transcript.current)))),
    [chapters, segments, transcript],
  );
  return current;
}

interface LinksProps {
  readonly chapters: readonly Chapter[];
  readonly current: number;
  readonly momentHref: (seconds: number) => string;
}

function Links({ chapters, current, momentHref }: LinksProps) {
  const language = useContext(LectureLanguage);
  return (
    <ol className={list}>
      {chapters.map(({ title: name, start }, index) => (
        <li key={start}>
          <BareLink
            className={chapterClass}
            href={momentHref(start)}
            {...(index === current ? { "aria-current": "true" } : {})}
          >
            <span className={time}>{timestamp(start)}</span>
            <bdi lang={language} className={isFirstWords(name) ? firstWords : chapterTitle} title={name}>
              {toChapterLabel(name)}
            </bdi>
          </BareLink>
        </li>
      ))}
    </ol>
  );
}

export interface ChapterLinksProps extends Reading {
  /** Returns the address of a time in the transcript, in seconds from the recording's start. */
  readonly momentHref: (seconds: number) => string;
  /** The element whose children are the transcript's blocks. */
  readonly transcript: RefObject<HTMLElement | null>;
}

/**
 * The chapters of a transcript: beside it in a wide window, above it in a narrow one. The current chapter is marked.
 */
export function ChapterLinks({ momentHref, transcript, ...reading }: ChapterLinksProps) {
  const current = useCurrentChapter(reading, transcript);
  const links = <Links chapters={reading.chapters} current={current} momentHref={momentHref} />;
  return (
    <>
      <nav className={rail} aria-label="Chapters">
        <div className={title} aria-hidden="true">
          Chapters
        </div>
        {links}
      </nav>
      <nav className={fold} aria-label="Chapters">
        <Disclosure summary="Chapters">{links}</Disclosure>
      </nav>
    </>
  );
}
