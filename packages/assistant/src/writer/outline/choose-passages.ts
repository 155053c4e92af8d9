import { findChapters } from "./name-chapters.ts";
import { isBeginning, isQuestion, type Reading, type ReadSentence } from "./read-lecture.ts";
import { removeFillers } from "./clean-speech.ts";

/** Sentences in a row, as they are quoted together. */
export interface Passage {
  readonly run: readonly ReadSentence[];
  /** The words as they are quoted. */
  readonly text: string;
}

/** The length of a passage in words. */
interface Size {
  /** Once a passage has this many words, no further sentence is added. */
  readonly enough: number;
  /** A sentence that would make the passage longer than this is not added. */
  readonly longest: number;
}
const USUAL_SIZE: Size = { enough: 38, longest: 62 };

/** The most sentences of a passage: some have no words, so the length in words doesn't bound them. */
const MOST_PASSAGE_SENTENCES = 12;
/** A shorter run says too little, and is chosen only from a recording without a longer one. */
const SHORTEST_PASSAGE_WORDS = 14;
/** Added to a passage's number of terms, whose root divides their weight: otherwise a few rare terms would win alone. */
const ADDED_TERMS = 6;
/** The share of its worth that a passage keeps if its first sentence goes on with the one before it ("But …"). */
const CONTINUING_FACTOR = 0.6;
/** A lecture has twelve equal parts. Each passage chosen from a part leaves the others of that part this share of their worth. */
const LECTURE_PARTS = 12;
const SAME_PART_FACTOR = 0.8;
/** The candidates that are compared for each passage to choose, the best first: later ones hardly ever win. */
const CANDIDATES_PER_PASSAGE = 40;

interface Candidate {
  readonly run: readonly ReadSentence[];
  /** In words. */
  readonly length: number;
  readonly terms: ReadonlySet<string>;
  /** The weight of its terms together. */
  readonly weight: number;
  readonly worth: number;
}

/** Stands for the beginning of a lecture without candidates. */
const EMPTY_CANDIDATE: Candidate = { run: [], length: 0, terms: new Set(), weight: 0, worth: 0 };

const endOfSentence = /[.!?…。！？]["'”’»)]*$/u;
/** Signs at the end of a text that goes on. */
const openEnd = /(?<![\s,;:—–-])[\s,;:—–-]+$/u;

/** Quotes sentences in a row, without the first one's opening words, and with "…" if the last one has no end. */
export function quote(run: readonly ReadSentence[], { data }: Reading): string {
  const text = run
    .map(({ quoteText, text: spoken }, index) => (index === 0 ? quoteText : removeFillers(spoken, data)))
    .filter(Boolean)
    .join(" ");
  return endOfSentence.test(text) ? text : `${text.replace(openEnd, "")}…`;
}

function readRun(sentences: readonly ReadSentence[], from: number, end: number, size: Size): ReadSentence[] {
  const run: ReadSentence[] = [];
  let length = 0;
  for (let index = from; index < end && length < size.enough && run.length < MOST_PASSAGE_SENTENCES; index += 1) {
    const next = sentences[index]!;
    const isApart = next.beginsTurn || next.isAside || length + next.length > size.longest;
    if (run.length > 0 && isApart) break;
    run.push(next);
    length += next.length;
  }
  while (run.length > 1 && isQuestion(run.at(-1)!)) run.pop();
  return run;
}

function toCandidate(run: readonly ReadSentence[], reading: Reading): Candidate | undefined {
  const [first] = run;
  if (first === undefined || first.quoteText === "" || isQuestion(first)) return undefined;
  const length = run.reduce((sum, sentence) => sum + sentence.length, 0);
  const terms = new Set(run.flatMap(({ content }) => [...content]));
  const weight = reading.weigh(terms);
  const density = weight / Math.sqrt(ADDED_TERMS + terms.size);
  const fitness = run.reduce((sum, sentence) => sum + sentence.fitness * sentence.length, 0) / length;
  const worth = density ** 2 * fitness * (isBeginning(first, reading) ? 1 : CONTINUING_FACTOR);
  return worth > 0 ? { run, length, terms, weight, worth } : undefined;
}

interface Wanted {
  readonly count: number;
  /** Sentences that are quoted elsewhere, and are left out. */
  readonly excluded?: Iterable<ReadSentence>;
  readonly size?: Size;
}

/**
 * The passages that say most of what a lecture comes back to, from everywhere in it, in its order. In speech, a sentence
 * alone is half of what is said, so a passage has several.
 */
export function choosePassages(reading: Reading, { count, excluded = [], size = USUAL_SIZE }: Wanted): Passage[] {
  const { sentences, weigh } = reading;
  // No passage goes across the border of two chapters.
  const allCandidates = findChapters(reading).flatMap((chapter) => {
    const end = chapter.sentences.at(-1)!.index + 1;
    return chapter.sentences.flatMap(({ index }) => {
      const candidate = toCandidate(readRun(sentences, index, end, size), reading);
      return candidate === undefined ? [] : [candidate];
    });
  });
  const long = allCandidates.filter(({ length, run }) => length >= SHORTEST_PASSAGE_WORDS && !run[0]!.isAside);
  const candidates = (long.length > 0 ? long : allCandidates)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, CANDIDATES_PER_PASSAGE * count + CANDIDATES_PER_PASSAGE);
  const toPart = ([first]: readonly ReadSentence[]) => Math.floor((first!.index * LECTURE_PARTS) / sentences.length);
  const chosenInPart = new Map<number, number>();
  const quotedSentences = new Set(excluded);
  const chosenTerms = new Set<string>();
  const selection: Candidate[] = [];
  while (selection.length < count) {
    let best: { readonly candidate: Candidate; readonly worth: number } | undefined;
    for (const candidate of candidates) {
      if (candidate.worth <= (best?.worth ?? 0)) break;
      if (candidate.run.some((sentence) => quotedSentences.has(sentence))) continue;
      const newShare = weigh([...candidate.terms].filter((term) => !chosenTerms.has(term))) / candidate.weight;
      const worth = candidate.worth * newShare * SAME_PART_FACTOR ** (chosenInPart.get(toPart(candidate.run)) ?? 0);
      if (worth > (best?.worth ?? 0)) best = { candidate, worth };
    }
    if (best === undefined) break;
    const { run, terms } = best.candidate;
    selection.push(best.candidate);
    for (const sentence of run) quotedSentences.add(sentence);
    for (const term of terms) chosenTerms.add(term);
    chosenInPart.set(toPart(run), (chosenInPart.get(toPart(run)) ?? 0) + 1);
  }
  // A lecture of one line, or of questions alone, is quoted from its beginning.
  if (allCandidates.length === 0 && sentences.length > 0)
    selection.push({ ...EMPTY_CANDIDATE, run: readRun(sentences, 0, sentences.length, size) });
  return selection
    .toSorted((a, b) => a.run[0]!.index - b.run[0]!.index)
    .map(({ run }) => ({ run, text: quote(run, reading) }));
}
