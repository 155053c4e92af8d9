import { foldWord, placeWords } from "../../words/split-words.ts";
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
/** In words, of a term. */
const LONGEST_TERM_WORDS = 4;
/** In words: the most articles before a term at a sentence's beginning. */
const MOST_ARTICLES = 2;
/** In sentences: "X is a …" defines a term only if the lecture says X at least so often. */
const LEAST_SENTENCES_WITH_TERM = 2;
/** From 0 to 1: a sentence about the speaker, or full of "this" and "that", can't be read alone as a definition. */
const LEAST_FITNESS = 0.8;
/** The number of terms: `least` and one more for each `wordsEach` words of the lecture, up to `most`. */
const TERM_COUNT = { least: 6, most: 14, wordsEach: 1200 } as const;

/** A term in a text, by the offsets of its first character and of the one behind it. */
interface PlacedTerm {
  readonly from: number;
  readonly to: number;
}

/** Finds terms in sentences by the words with content around a cue. */
function createTermFinder({ words, data }: Reading) {
  const articles = new Set((data?.articles ?? "").split(" "));
  const links = new Set((data?.links ?? "").split(" "));
  const pointing = new Set((data?.pointing ?? "").split(" "));
  const hasContent = (word = "") =>
    word !== "" && !words.isStopWord(word) && !words.isGeneralWord(word) && !/^\d/.test(word);
  /** "A moraine is …": the term that a sentence begins with. */
  const findBefore = (text: string): PlacedTerm | undefined => {
    const placed = placeWords(text);
    // "This moon is …" is said of one moon.
    if (pointing.has(foldWord(placed[0]?.word ?? ""))) return undefined;
    let first = 0;
    while (first < MOST_ARTICLES && articles.has(foldWord(placed[first]?.word ?? ""))) first += 1;
    let last = first - 1;
    for (let next = first; next < placed.length && next - first < LONGEST_TERM_WORDS + 1; next += 1) {
      const { word, at } = placed[next]!;
      const isLink = next > first && links.has(foldWord(word)) && hasContent(placed[next + 1]?.word);
      if (!hasContent(word) && !isLink) break;
      const before = placed[next - 1];
      const isApart = next > first && /[^\s-]/u.test(text.slice(before!.at + before!.word.length, at));
      if (isApart) break;
      last = next;
    }
    const [begin, end] = [placed[first], placed[last]];
    const count = last - first + 1;
    if (begin === undefined || end === undefined || count < 1 || count > LONGEST_TERM_WORDS) return undefined;
    return { from: begin.at, to: end.at + end.word.length };
  };
  /** "… is called a moraine.": the term from a cue's end to the end of its clause. */
  const findBehind = (text: string, at: number): PlacedTerm | undefined => {
    const rest = text.slice(at);
    const clause = /^["“«]?([^,.;:!?()"”»]{2,48})(?=[,.;:!?()"”»]|$)/u.exec(rest)?.[1];
    if (clause === undefined) return undefined;
    const placed = placeWords(clause);
    if (placed.length === 0 || placed.length > LONGEST_TERM_WORDS) return undefined;
    if (!placed.every(({ word }) => hasContent(word))) return undefined;
    const from = at + rest.indexOf(clause);
    return { from, to: from + clause.length };
  };
  return { findBefore, findBehind };
}

/** The definition of a term behind "is called": its sentence, with the one before it if it goes on with that. */
function readDefinition(sentence: ReadSentence, reading: Reading): string | undefined {
  if (isBeginning(sentence, reading)) return sentence.quoteText;
  const before = reading.sentences[sentence.index - 1];
  if (before === undefined || before.quoteText === "") return undefined;
  if (before.length + sentence.length > LONGEST_PAIR_WORDS) return undefined;
  return `${before.quoteText} ${sentence.quoteText}`;
}

function readTerms(reading: Reading): Term[] {
  const { words, sentences, uses } = reading;
  const cues = words.cues;
  if (cues === undefined) return [];
  const namesAnywhere = new RegExp(cues.names.source.replace(/\$$/, ""), "giu");
  const { findBefore, findBehind } = createTermFinder(reading);
  const found = new Map<string, Term>();
  const toSearchTerms = (term: string): string[] =>
    placeWords(term)
      .filter(({ word }) => !words.isStopWord(word))
      .map(({ word }) => words.toTerm(word));
  const add = (term: string, sentence: ReadSentence, definition: string) => {
    const key = toSearchTerms(term).join(" ");
    if (key !== "" && !found.has(key)) found.set(key, { term: term.trim(), key, sentence, definition });
  };
  /** The number of sentences that have the term's rarest word. */
  const countSentencesWith = (term: string) => Math.min(...toSearchTerms(term).map((each) => uses.get(each) ?? 0));
  for (const sentence of sentences) {
    const { quoteText: text, length, fitness } = sentence;
    if (length < SHORTEST_SENTENCE_WORDS || length > LONGEST_SENTENCE_WORDS) continue;
    if (text === "" || isQuestion(sentence) || fitness < LEAST_FITNESS) continue;
    const subject = findBefore(text);
    if (subject !== undefined && cues.defines.test(text.slice(subject.to))) {
      const term = text.slice(subject.from, subject.to);
      if (countSentencesWith(term) >= LEAST_SENTENCES_WITH_TERM) add(term, sentence, text);
      continue;
    }
    const definition = readDefinition(sentence, reading);
    if (definition === undefined) continue;
    for (const cue of text.matchAll(namesAnywhere)) {
      const object = findBehind(text, cue.index + cue[0].length);
      if (object !== undefined) add(text.slice(object.from, object.to), sentence, definition);
    }
  }
  const most = Math.min(TERM_COUNT.most, TERM_COUNT.least + Math.floor(reading.length / TERM_COUNT.wordsEach));
  return [...found.values()].slice(0, most);
}

const terms = new WeakMap<Reading, readonly Term[]>();

/** The terms that a lecture defines, in the order of their definitions. Found once for each reading. */
export function findTerms(reading: Reading): readonly Term[] {
  const known = terms.get(reading) ?? readTerms(reading);
  terms.set(reading, known);
  return known;
}
