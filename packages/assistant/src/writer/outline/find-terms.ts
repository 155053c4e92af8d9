import { foldWord, tokenizeWords, splitWords } from "../../words/split-words.ts";
import { isBeginning, isQuestion, type Reading, type ReadSentence } from "./read-lecture.ts";

/** A term that a sentence defines. */
export interface Term {
  readonly term: string;
  /** The search terms of its words, joined by spaces: the same for each form of the term. */
  readonly key: string;
  readonly sentence: ReadSentence;
  /** The words that define it. */
  readonly definition: string;
}

/** A shorter sentence can't define a term, and a longer one is no definition to read in a list. */
const SHORTEST_SENTENCE_WORDS = 6;
const LONGEST_SENTENCE_WORDS = 36;
/** In words, of a definition that needs the sentence before it: both are quoted. */
const LONGEST_PAIR_WORDS = LONGEST_SENTENCE_WORDS + 20;
const LONGEST_TERM_WORDS = 4;
/** The most articles before a term at a sentence's beginning. */
const MOST_ARTICLES = 2;
/** In sentences: "X is a …" defines a term only if the lecture says X at least so often. */
const LEAST_SENTENCES_WITH_TERM = 2;
/** From 0 to 1: a sentence about the speaker, or full of "this" and "that", can't be read alone as a definition. */
const LEAST_FITNESS = 0.8;
/** The factors of a definition's worth: "X is a …" defines more surely than "… is called X". */
const SURENESS_FACTORS = { subject: 2, object: 1.6 } as const;
/** The number of terms: `least` and one more for each `wordsEach` words of the lecture, up to `most`. */
const TERM_COUNT = { least: 6, most: 14, wordsEach: 1200 } as const;

/** A term in a text, by the offsets of its first character and of the one behind it. */
interface TermRange {
  readonly from: number;
  readonly to: number;
}

const terms = new WeakMap<Reading, readonly Term[]>();

/** The offsets at which clauses of a sentence begin that may define a term. */
const listClauses = (text: string): number[] => [
  0,
  ...Array.from(
    text.matchAll(/[,;:]\s+(?:(?:and|und|y|e|et)\s+)?/giu),
    ({ 0: border, index }) => index + border.length,
  ),
];

/** Finds terms in sentences by the words with content around a cue. */
function createTermFinder({ words, data }: Reading) {
  const articles = new Set((data?.articles ?? "").split(" "));
  const links = new Set((data?.links ?? "").split(" "));
  const pointing = new Set((data?.pointing ?? "").split(" "));
  const hasContent = (word: string) => !words.isStopWord(word) && !words.isGeneralWord(word) && !/^\d/.test(word);
  /** "A moraine is …": the term that a clause begins with. */
  const findBefore = (text: string): TermRange | undefined => {
    const tokens = tokenizeWords(text);
    let first = 0;
    // "This moon is …" is said of one moon.
    if (pointing.has(foldWord(tokens[0]?.word ?? ""))) return undefined;
    while (first < MOST_ARTICLES && articles.has(foldWord(tokens[first]?.word ?? ""))) first += 1;
    let last = first - 1;
    while (tokens[last + 1] !== undefined && last - first < LONGEST_TERM_WORDS) {
      const next = tokens[last + 1]!;
      const isLink = last >= first && links.has(foldWord(next.word)) && hasContent(tokens[last + 2]?.word ?? "");
      if (!hasContent(next.word) && !isLink) break;
      if (last >= first && /[^\s-]/u.test(text.slice(tokens[last]!.offset + tokens[last]!.word.length, next.offset)))
        break;
      last += 1;
    }
    const [begin, end] = [tokens[first], tokens[last]];
    if (last < first || begin === undefined || end === undefined || last - first >= LONGEST_TERM_WORDS)
      return undefined;
    return { from: begin.offset, to: end.offset + end.word.length };
  };
  /** "… is called a moraine.": the term from the end of its cue, "is called a", to the end of its clause. */
  const findBehind = (text: string, cueEnd: number): TermRange | undefined => {
    const rest = text.slice(cueEnd);
    const clause = /^["“«]?([^,.;:!?()"”»]{2,48})(?=[,.;:!?()"”»]|$)/u.exec(rest)?.[1];
    if (clause === undefined) return undefined;
    const tokens = tokenizeWords(clause);
    if (tokens.length === 0 || tokens.length > LONGEST_TERM_WORDS) return undefined;
    if (!tokens.every(({ word }) => hasContent(word))) return undefined;
    const begin = cueEnd + rest.indexOf(clause);
    return { from: begin, to: begin + clause.length };
  };
  return { findBefore, findBehind };
}

function readTerms(reading: Reading): Term[] {
  const { words, sentences, uses, weigh } = reading;
  const cues = words.cues;
  if (cues === undefined) return [];
  const { findBefore, findBehind } = createTermFinder(reading);
  const bestByKey = new Map<string, Term & { readonly worth: number }>();
  const toSearchTerms = (term: string): string[] =>
    tokenizeWords(term)
      .filter(({ word }) => !words.isStopWord(word))
      .map(({ word }) => words.toTerm(word));
  const add = ({ term, sentence, definition }: Omit<Term, "key">, sureness: number) => {
    const searchTerms = toSearchTerms(term);
    if (searchTerms.length === 0) return;
    const worth = sureness * weigh(sentence.content) ** 0.5 * sentence.fitness;
    const key = searchTerms.join(" ");
    if (worth > (bestByKey.get(key)?.worth ?? 0)) {
      bestByKey.set(key, { term: term.trim(), key, sentence, definition, worth });
    }
  };
  /** The number of sentences that contain the term's rarest word. */
  const countSentencesWith = (term: string) => Math.min(...toSearchTerms(term).map((each) => uses.get(each) ?? 0));
  for (const sentence of sentences) {
    const { quoteText: text, length, fitness } = sentence;
    if (length < SHORTEST_SENTENCE_WORDS || length > LONGEST_SENTENCE_WORDS || text === "" || isQuestion(sentence))
      continue;
    if (fitness < LEAST_FITNESS) continue;
    const definingClause = listClauses(text).find((from) => {
      const subject = findBefore(text.slice(from));
      // Inside a sentence a term has its article: "…, and a moraine is the ridge …".
      if (subject === undefined || (from > 0 && subject.from === 0)) return false;
      if (!cues.defines.test(text.slice(from + subject.to))) return false;
      const term = text.slice(from + subject.from, from + subject.to);
      if (countSentencesWith(term) >= LEAST_SENTENCES_WITH_TERM)
        add({ term: toLowerCaseTerm(term, sentence, reading), sentence, definition: text }, SURENESS_FACTORS.subject);
      return true;
    });
    if (definingClause !== undefined) continue;
    for (const match of text.matchAll(new RegExp(cues.names.source.replace(/\$$/, ""), "giu"))) {
      const object = findBehind(text, match.index + match[0].length);
      if (object === undefined) continue;
      const before = sentences[sentence.index - 1];
      const isAlone = isBeginning(sentence, reading);
      const canJoin = before !== undefined && before.quoteText !== "" && before.length + length <= LONGEST_PAIR_WORDS;
      if (!isAlone && !canJoin) continue;
      const definition = isAlone ? text : `${before!.quoteText} ${text}`;
      add({ term: text.slice(object.from, object.to), sentence, definition }, SURENESS_FACTORS.object);
      break;
    }
  }
  const most = Math.min(TERM_COUNT.most, TERM_COUNT.least + Math.floor(reading.length / TERM_COUNT.wordsEach));
  return [...bestByKey.values()]
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .toSorted((a, b) => a.sentence.index - b.sentence.index);
}

const toSpaced = (text: string): string => ` ${splitWords(text).join(" ")} `;

/** A term as it is written inside sentences: the capital of a sentence's first word is not the term's. */
function toLowerCaseTerm(term: string, sentence: ReadSentence, { sentences }: Reading): string {
  const small = term.charAt(0).toLowerCase() + term.slice(1);
  if (small === term) return term;
  // As a word of its own: "Rotlicht" doesn't make "Licht" a small one.
  const isSmallElsewhere = sentences.some(
    ({ text, index }) => index !== sentence.index && text.includes(small) && toSpaced(text).includes(toSpaced(small)),
  );
  return isSmallElsewhere ? small : term;
}

/** The terms that a lecture defines, in the order of their definitions. Found once for each reading. */
export function findTerms(reading: Reading): readonly Term[] {
  const cached = terms.get(reading) ?? readTerms(reading);
  terms.set(reading, cached);
  return cached;
}
