import { cleanSentence } from "./clean.ts";
import { getLanguage } from "../languages/language.ts";
import { collapseRuns, toSentences } from "./sentences.ts";
import type { Lecture } from "./source.ts";

/** A stretch of a recording that can be quoted: about a sentence. */
export interface Passage {
  /** Written down: without fillers, stutters and what only opened it. */
  readonly text: string;
  /** As it was said. */
  readonly spoken: string;
  /** Seconds from the start; undefined when the recording came without times. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly speaker?: string | undefined;
}

/** The passages of a recording, in the order that they were spoken: a segment each, or a sentence where there are no times. */
export function toPassages(lecture: Lecture): Passage[] {
  const language = getLanguage(lecture.language);
  const { segments } = lecture;
  if (segments === undefined) {
    return toSentences(lecture, language).map(({ text, spoken, speaker }) => ({
      text,
      spoken,
      start: undefined,
      end: undefined,
      speaker,
    }));
  }
  return segments
    .map(({ start, end, speaker, text }) => ({
      text: cleanSentence(collapseRuns(text), language),
      spoken: text,
      start,
      end,
      speaker,
    }))
    .filter(({ text }) => text !== "");
}
