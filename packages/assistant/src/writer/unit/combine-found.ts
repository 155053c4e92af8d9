import { createSearch, type Search } from "../../search/search.ts";
import { type Sentence, toSentences } from "../../search/sentences.ts";
import { getWords } from "../../words/words.ts";
import type { FoundLecture, FoundSegment, UnitLecture } from "./unit.ts";

/** The sentences of lectures as far as they were found, searched as if they were one recording's. */
export interface CombinedLectures {
  readonly search: Search;
  readonly sentences: readonly Sentence[];
  /** The sentences that begin a stretch, or a lecture. No quotation crosses them. */
  readonly borders: ReadonlySet<number>;
  /** The lectures with sentences, in the unit's order. */
  readonly lectures: readonly UnitLecture[];
  readonly getLecture: (sentence: number) => UnitLecture;
  readonly getSentences: (lecture: UnitLecture) => readonly Sentence[];
}

/** Divides segments where others lie between them in the recording. */
function splitRuns(segments: readonly FoundSegment[]): FoundSegment[][] {
  const runs: FoundSegment[][] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1)!.index + 1 === segment.index) run.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

/** @param language of most lectures, in which the question is searched */
export function combineFound(
  found: readonly FoundLecture[],
  lectures: readonly UnitLecture[],
  language: string,
): CombinedLectures {
  const byId = new Map(found.map((lecture) => [lecture.id, lecture]));
  const sentences: Sentence[] = [];
  /** The lecture of each sentence. */
  const owners: UnitLecture[] = [];
  const borders = new Set<number>();
  for (const lecture of lectures) {
    const { segments, text } = byId.get(lecture.id) ?? { segments: null, text: null };
    const words = getWords(lecture.language ?? language);
    const stretches = [
      ...splitRuns(segments ?? []).map((run) => ({ source: { transcript: "", segments: run }, first: run[0]!.index })),
      ...(text ?? []).map((transcript) => ({ source: { transcript }, first: 0 })),
    ];
    for (const { source, first } of stretches) {
      borders.add(sentences.length);
      for (const sentence of toSentences({ ...source, language: words.language }, words)) {
        sentences.push({ ...sentence, index: sentences.length, line: first + sentence.line });
        owners.push(lecture);
      }
    }
  }
  return {
    search: createSearch(sentences, getWords(language)),
    sentences,
    borders,
    lectures: lectures.filter((lecture) => owners.includes(lecture)),
    getLecture: (sentence) => owners[sentence]!,
    getSentences: (lecture) => sentences.filter((_, index) => owners[index] === lecture),
  };
}
