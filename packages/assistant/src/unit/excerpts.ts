import type { AssistantLanguage } from "../languages/language.ts";
import { getLanguage } from "../languages/language.ts";
import { type Passage, toPassages } from "../lecture/passages.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import { type Context, toContext } from "../writers/answers/context.ts";
import type { FoundLecture, FoundSegment, UnitLecture } from "./unit.ts";

/** A lecture as far as it was found, ready to be asked. */
export interface Excerpt {
  readonly lecture: UnitLecture;
  readonly covered: number;
  readonly context: Context;
}

/** Segments in a row. */
function splitRuns(segments: readonly FoundSegment[]): FoundSegment[][] {
  const runs: FoundSegment[][] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1)!.index + 1 === segment.index) run.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

const toLectures = ({ segments, text }: FoundLecture, language: string): Lecture[] => [
  ...splitRuns(segments ?? []).map((run) => ({ transcript: "", segments: run, language })),
  ...(text ?? []).map((transcript) => ({ transcript, language })),
];

/** The passages of a lecture's stretches. A stretch begins with a heading, which no quotation crosses, so that none has a gap. */
const toOwnPassages = (found: FoundLecture, language: string): Passage[] =>
  toLectures(found, language).flatMap((part, at) =>
    toPassages(part).map((passage, index) => (at > 0 && index === 0 ? { ...passage, heading: "" } : passage)),
  );

/** In an excerpt nothing is derived from the whole: it has none. */
const createExcerptContext = (passages: readonly Passage[], language: AssistantLanguage): Context =>
  toContext({ transcript: "", language: language.code }, language, passages);

/**
 * The lectures that were found, in the unit's order, each with a context of its own; those that are no part of the unit any
 * more are left out. In another order what stands beside a passage would differ, and so the answer.
 */
export function toExcerpts(found: readonly FoundLecture[], lectures: readonly UnitLecture[]): Excerpt[] {
  const byId = new Map(found.map((one) => [one.id, one]));
  return lectures.flatMap((lecture) => {
    const one = byId.get(lecture.id);
    if (one === undefined) return [];
    const language = getLanguage(lecture.language ?? "en");
    const passages = toOwnPassages(one, language.code);
    return passages.length === 0
      ? []
      : [{ lecture, covered: one.covered, context: createExcerptContext(passages, language) }];
  });
}

/** The passages of lectures in one language as if they were one lecture's. No quotation goes on into the next lecture. */
export function combineExcerpts(excerpts: readonly Excerpt[]): Context {
  const passages = excerpts.flatMap(({ context }) =>
    context.passages.map((passage, at) => (at === 0 ? { ...passage, heading: passage.heading ?? "" } : passage)),
  );
  return createExcerptContext(passages, excerpts[0]!.context.language);
}

const toPlain = (text: string): string => text.toLowerCase().replaceAll(/[\s‐‑–-]+/gu, " ");
/** "Auto-encodeurs" is met by "auto-encodeur" as well. */
const toSingular = (compound: string): string => compound.replace(/(?<=.{4})[sx]$/u, "");

/**
 * The excerpts with words that stand beside each other, as "Q-learning", and directly after it. All of it where none says
 * them so.
 */
export function narrowToCompounds(excerpts: readonly Excerpt[], compounds: readonly string[]): readonly Excerpt[] {
  if (compounds.length === 0) return excerpts;
  const sought = compounds.map((compound) => toSingular(toPlain(compound)));
  const narrowed = excerpts.flatMap((excerpt) => {
    const { passages, language } = excerpt.context;
    const has = passages.map(({ text }) => sought.some((compound) => toPlain(text).includes(compound)));
    const kept = passages.flatMap((passage, at) => {
      if (has[at] !== true && has[at - 1] !== true) return [];
      const isBeginning = has[at - 1] !== true && has[at - 2] !== true;
      return [isBeginning ? { ...passage, heading: "" } : passage];
    });
    return kept.length === 0 ? [] : [{ ...excerpt, context: createExcerptContext(kept, language) }];
  });
  return narrowed.length === 0 ? excerpts : narrowed;
}
