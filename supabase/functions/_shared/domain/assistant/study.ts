// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
import { rateDefinition } from "./definitions.ts";
import { centralSentence, type Digest } from "./digest.ts";
import type { Phrase } from "./phrases.ts";
import { isQuestion, standsAlone } from "./ranking.ts";
import type { Sentence } from "./sentences.ts";
import { spacedWords } from "./words.ts";

/** A term and the sentence that says what it is. */
export interface Definition {
  readonly term: Phrase;
  readonly sentence: Sentence;
}

/** In words: what a student reads in a list. */
const SHORTEST = 5;
const LONGEST = 40;
const isReadable = ({ length }: Sentence): boolean => length >= SHORTEST && length <= LONGEST;

/** What a recording says of its subject at its beginning: this share of its sentences, and so many at most. */
const OPENING = { share: 0.2, least: 15, most: 80 } as const;

/** Two sentences about the whole: what it says that it is about, if it does, and what it says most about. */
export function describeWhole(digest: Digest): Sentence[] {
  const { sentences, subjects, language } = digest;
  const terms = new Set(subjects.flatMap(({ key }) => key.split(" ")));
  const named = (sentence: Sentence) => [...sentence.terms].filter((term) => terms.has(term)).length;
  const count = Math.min(OPENING.most, Math.max(OPENING.least, Math.round(sentences.length * OPENING.share)));
  const announced = sentences
    .slice(0, count)
    .filter((sentence) => isReadable(sentence) && !isQuestion(sentence) && named(sentence) > 0)
    .filter(({ text }) => language.judging.announcing?.test(text) && !language.judging.advertising?.test(text))
    .toSorted((a, b) => named(b) - named(a) || a.index - b.index)
    .slice(0, 1);
  const central = centralSentence(digest, announced);
  if (central === undefined) return announced;
  const second = announced.length > 0 ? undefined : centralSentence(digest, [central]);
  return [...announced, ...[central, second].filter((one) => one !== undefined).toSorted((a, b) => a.index - b.index)];
}

/** Terms that may be defined: the most telling ones. */
const CANDIDATES = 80;
const MOST_DEFINITIONS = 8;
/** Below it, a sentence says something of a term and not what it is. */
const DEFINES = 0.8;

function defines({ text }: Sentence, { key }: Phrase, language: Digest["language"]): number {
  const words = [...text.matchAll(spacedWords)];
  const stems = words.map(([word]) => language.vocabulary.stem(word));
  const parts = key.split(" ");
  for (const at of stems.keys()) {
    if (!parts.every((part, n) => stems[at + n] === part)) continue;
    const last = words[at + parts.length - 1]!;
    const rate = rateDefinition(text, words[at]!.index, last.index + last[0].length, language);
    if (rate >= DEFINES) return rate;
  }
  return 0;
}

/** The terms of a recording that it defines, in the order of their definitions. */
export function findDefinitions(digest: Digest): Definition[] {
  const { sentences, language, scores, asides } = digest;
  const byStem = new Map<string, Phrase[]>();
  for (const phrase of digest.phrases.slice(0, CANDIDATES)) {
    const [stem = ""] = phrase.key.split(" ");
    byStem.set(stem, [...(byStem.get(stem) ?? []), phrase]);
  }
  const best = new Map<Phrase, { readonly sentence: Sentence; readonly worth: number }>();
  for (const sentence of sentences) {
    if (!isReadable(sentence) || asides.has(sentence) || isQuestion(sentence)) continue;
    for (const term of sentence.terms) {
      for (const phrase of byStem.get(term) ?? []) {
        if (!phrase.key.split(" ").every((stem) => sentence.terms.has(stem))) continue;
        const worth = defines(sentence, phrase, language) * scores[sentence.index]!;
        if (worth > (best.get(phrase)?.worth ?? 0)) best.set(phrase, { sentence, worth });
      }
    }
  }
  const chosen: Definition[] = [];
  for (const [term, { sentence }] of [...best].toSorted(([a], [b]) => b.weight - a.weight)) {
    if (chosen.length === MOST_DEFINITIONS) break;
    if (!chosen.some((other) => other.sentence === sentence)) chosen.push({ term, sentence });
  }
  return chosen.toSorted((a, b) => a.sentence.index - b.sentence.index);
}

const MOST_TASKS = 6;

/** What is said of examinations, homework and days by which something is due. */
export function findTasks({ sentences, language, scores }: Digest): Sentence[] {
  return sentences
    .filter((sentence) => isReadable(sentence) && !isQuestion(sentence) && language.cues?.task.test(sentence.text))
    .toSorted((a, b) => scores[b.index]! - scores[a.index]!)
    .slice(0, MOST_TASKS)
    .toSorted((a, b) => a.index - b.index);
}

const MOST_QUESTIONS = 5;
/** A question names so many things, or it asks nothing that can be read alone. */
const LEAST_TERMS = 2;

/** The questions that were asked, those first that name most of what the recording is about. */
export function findQuestions({ sentences, language, scores, asides }: Digest): Sentence[] {
  return sentences
    .filter((sentence) => /[?？]$/u.test(sentence.text) && isReadable(sentence) && sentence.terms.size >= LEAST_TERMS)
    .filter((sentence) => !asides.has(sentence) && standsAlone(sentence, language))
    .toSorted((a, b) => scores[b.index]! - scores[a.index]!)
    .slice(0, MOST_QUESTIONS)
    .toSorted((a, b) => a.index - b.index);
}
