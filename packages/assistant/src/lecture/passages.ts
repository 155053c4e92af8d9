import { cleanSentence } from "./clean.ts";
import { getLanguage } from "../languages/language.ts";
import { spokenSentences } from "./sentences.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";

/** A stretch of a recording that can be quoted: a sentence. */
export interface Passage {
  /** Written down: without fillers, stutters and what only opened it. */
  readonly text: string;
  /** As it was said, whole; passages in a row are what was said in a row. */
  readonly spoken: string;
  /** Seconds from the start, of the segment that it stands in; undefined when the recording came without times. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly speaker?: string | undefined;
  /** The heading directly above it. */
  readonly heading?: string | undefined;
}

/** The passages of a recording, in the order that they were spoken: a sentence each. */
export function toPassages(lecture: Lecture): Passage[] {
  const language = getLanguage(lecture.language);
  const passages: Passage[] = [];
  // What is no sentence ("Mm.") belongs to the sentence before it, or else after it: left out, a quotation would have a gap.
  let before = "";
  for (const { text: spoken, start, end, speaker, heading } of spokenSentences(lecture)) {
    const text = cleanSentence(spoken, language);
    const last = passages.at(-1);
    if (text !== "") {
      passages.push({ text, spoken: before + spoken, start, end, speaker, heading });
      before = "";
    } else if (last === undefined) before += `${spoken} `;
    else passages[passages.length - 1] = { ...last, spoken: `${last.spoken} ${spoken}`, end };
  }
  return passages;
}
