import { rateDefinition } from "./definitions.ts";
import { centralSentence, type Digest } from "./digest.ts";
import { isQuestion, standsAlone } from "./ranking.ts";
import type { Sentence } from "../lecture/sentences.ts";
import { isTopical, spacedWords, toWords } from "../lecture/words.ts";

/** A term and the sentence that says what it is. */
export interface Definition {
  readonly term: string;
  /** Its stems. */
  readonly key: string;
  readonly sentence: Sentence;
}

/** In words: what a student reads in a list. */
const SHORTEST = 5;
const LONGEST = 40;
const isReadable = ({ length }: Sentence): boolean => length >= SHORTEST && length <= LONGEST;

/** What a recording says of its subject at its beginning: this share of its sentences, and so many at most. */
const OPENING = { share: 0.2, least: 15, most: 80 } as const;

/** A term of so many sentences is part of what a recording is about. */
const RECURS = 3;

/** How many sentences have each term. */
function countUses(sentences: readonly Sentence[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { terms } of sentences) for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
  return uses;
}

/** Two sentences about the whole: what it says that it is about, if it does, and what it says most about. */
export function describeWhole(digest: Digest): Sentence[] {
  const { sentences, language } = digest;
  const uses = countUses(sentences);
  const recurring = ({ terms }: Sentence) => [...terms].filter((term) => uses.get(term)! >= RECURS).length;
  const count = Math.min(OPENING.most, Math.max(OPENING.least, Math.round(sentences.length * OPENING.share)));
  const announced = sentences
    .slice(0, count)
    .filter((sentence) => isReadable(sentence) && !isQuestion(sentence) && recurring(sentence) > 0)
    .filter(({ text }) => language.judging.announcing?.test(text) && !language.judging.advertising?.test(text))
    .toSorted((a, b) => recurring(b) - recurring(a) || a.index - b.index)
    .slice(0, 1);
  const central = centralSentence(digest, announced);
  if (central === undefined) return announced;
  const second = announced.length > 0 ? undefined : centralSentence(digest, [central]);
  return [...announced, ...[central, second].filter((one) => one !== undefined).toSorted((a, b) => a.index - b.index)];
}

const MOST_DEFINITIONS = 8;
/** In words: a term is no longer. */
const LONGEST_TERM = 3;
/** A term is used in so many sentences, or it is named in passing. */
const LEAST_USES = 2;
/** Below it, a sentence says something of a term and not what it is. */
const DEFINES = 0.8;

/** The term that a sentence defines, and how well it does. */
function findTerm({ text }: Sentence, language: Digest["language"]) {
  let best = { text: "", rate: 0 };
  let run: RegExpExecArray[] = [];
  const finish = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first !== undefined && last !== undefined && run.length <= LONGEST_TERM) {
      // A term in quotation marks is all that they hold: "cadena de bloques".
      const isQuoted = /["“«„]$/u.test(text.slice(0, first.index));
      const quoted = isQuoted ? /^[^"”»“]{1,40}(?=["”»“])/u.exec(text.slice(first.index)) : null;
      const end = quoted === null ? last.index + last[0].length : first.index + quoted[0].length;
      const rate = rateDefinition(text, first.index, end, language);
      if (rate > best.rate) best = { text: text.slice(first.index, end), rate };
    }
    run = [];
  };
  for (const word of text.matchAll(spacedWords)) {
    const last = run.at(-1);
    if (last !== undefined && word.index > last.index + last[0].length + 1) finish();
    if (isTopical(word[0], language)) run.push(word);
    else finish();
  }
  finish();
  return best;
}

/** The terms of a recording that it defines, in the order of their definitions. */
export function findDefinitions({ sentences, language, scores, asides }: Digest): Definition[] {
  if (language.cues === undefined) return [];
  const uses = countUses(sentences);
  const best = new Map<string, Definition & { readonly worth: number }>();
  for (const sentence of sentences) {
    if (!isReadable(sentence) || asides.has(sentence) || isQuestion(sentence)) continue;
    const { text, rate } = findTerm(sentence, language);
    if (rate < DEFINES) continue;
    const stems = toWords(text).map(language.vocabulary.stem);
    const used = Math.min(...stems.map((stem) => uses.get(stem) ?? 0));
    const key = stems.join(" ");
    const worth = rate * scores[sentence.index]! * Math.log(1 + used);
    if (used >= LEAST_USES && worth > (best.get(key)?.worth ?? 0)) best.set(key, { key, term: text, sentence, worth });
  }
  return [...best.values()]
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_DEFINITIONS)
    .toSorted((a, b) => a.sentence.index - b.sentence.index);
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
