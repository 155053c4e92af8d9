import { foldWord, tokenizeWords } from "../../words/split-words.ts";
import type { Reading, ReadSentence } from "./read-lecture.ts";

/** A name for something that a lecture speaks of: "distance function". */
export interface Name {
  /** As it is written most often. */
  readonly text: string;
  /** Its terms, joined by spaces. */
  readonly key: string;
  /** The number of sentences that say it. */
  readonly uses: number;
  /** The number of these in which an article, a capital or a neighbouring word shows that it is a name. */
  readonly usesAsName: number;
}

/** A run of words in a sentence that may be a name. */
interface Mention {
  readonly key: string;
  readonly form: string;
  readonly isClearlyName: boolean;
}

interface Token {
  readonly word: string;
  readonly offset: number;
  /** Empty for a word without content, and for one that a single sentence says. */
  readonly term: string;
  /** Whether punctuation separates it from the word before. */
  readonly isApart: boolean;
}

const MOST_CONTENT_WORDS = 3;

/** The runs of tokens that begin and end with content, as indexes of their first and last token. */
function* listRuns(
  tokens: readonly Token[],
  links: ReadonlySet<string>,
): Generator<readonly [from: number, to: number]> {
  for (let from = 0; from < tokens.length; from += 1) {
    if (tokens[from]!.term === "") continue;
    let content = 0;
    for (let to = from; to < tokens.length && content < MOST_CONTENT_WORDS; to += 1) {
      const token = tokens[to]!;
      if (to > from && token.isApart) break;
      if (token.term !== "") {
        content += 1;
        yield [from, to];
      } else if (tokens[to - 1]!.term === "" || !links.has(foldWord(token.word))) break;
    }
  }
}

const mentions = new WeakMap<ReadSentence, readonly Mention[]>();

interface NameWords {
  readonly articles: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

function readMentions({ text }: ReadSentence, { words, uses }: Reading, { articles, links }: NameWords): Mention[] {
  const spokenWords = tokenizeWords(text);
  const tokens = spokenWords.map(({ word, offset }, n): Token => {
    const before = spokenWords[n - 1];
    const between = before === undefined ? "" : text.slice(before.offset + before.word.length, offset);
    const isEmpty = words.isStopWord(word) || words.isGeneralWord(word) || /^\d+$/.test(word);
    const term = isEmpty ? "" : words.toTerm(word);
    return { word, offset, term: (uses.get(term) ?? 0) > 1 ? term : "", isApart: /[^\s-]/u.test(between) };
  });
  const mentionsByKey = new Map<string, Mention>();
  const hasNouns = words.language === "de" && /\s\p{Lu}/u.test(text);
  for (const [from, to] of listRuns(tokens, links)) {
    const terms = tokens.slice(from, to + 1).flatMap(({ term }) => (term === "" ? [] : [term]));
    const key = terms.join(" ");
    if (mentionsByKey.has(key)) continue;
    const [first, last] = [tokens[from]!, tokens[to]!];
    // German writes nouns with a capital, and a name ends with one: "film hits" is none.
    if (hasNouns && !/^[\p{Lu}\p{N}]/u.test(last.word)) continue;
    const form = text.slice(first.offset, last.offset + last.word.length);
    const isCapital = from > 0 && /^\p{Lu}/u.test(form);
    const isBehindArticle = from > 0 && articles.has(foldWord(tokens[from - 1]!.word));
    mentionsByKey.set(key, { key, form, isClearlyName: terms.length > 1 || isCapital || isBehindArticle });
  }
  return [...mentionsByKey.values()];
}

const toSet = (list = ""): ReadonlySet<string> => new Set(list.split(" "));
const isSmall = (form: string): boolean => !/^\p{Lu}/u.test(form);

/** Finds what sentences name more than once, most used first. */
export function findNames(sentences: readonly ReadSentence[], reading: Reading): Name[] {
  const nameWords = { articles: toSet(reading.data?.articles), links: toSet(reading.data?.links) };
  const tallies = new Map<string, { uses: number; usesAsName: number; forms: Map<string, number> }>();
  for (const sentence of sentences) {
    const sentenceMentions = mentions.get(sentence) ?? readMentions(sentence, reading, nameWords);
    mentions.set(sentence, sentenceMentions);
    for (const { key, form, isClearlyName } of sentenceMentions) {
      const tally = tallies.get(key) ?? { uses: 0, usesAsName: 0, forms: new Map<string, number>() };
      tallies.set(key, tally);
      tally.uses += 1;
      if (isClearlyName) tally.usesAsName += 1;
      tally.forms.set(form, (tally.forms.get(form) ?? 0) + 1);
    }
  }
  return [...tallies]
    .filter(([, { uses }]) => uses > 1)
    .map(([key, { uses, usesAsName, forms }]): Name => {
      const [[text]] = [...forms].toSorted((a, b) => b[1] - a[1] || Number(isSmall(b[0])) - Number(isSmall(a[0]))) as [
        [text: string, count: number],
      ];
      return { text, key, uses, usesAsName };
    })
    .toSorted((a, b) => b.uses - a.uses);
}

/** Counts in how many equal parts of some sentences a name is said. */
export function countPartsWith(key: string, sentences: readonly ReadSentence[], parts: number): number {
  const terms = key.split(" ");
  const partsWithName = new Set<number>();
  for (const [index, { content }] of sentences.entries())
    if (terms.every((term) => content.has(term))) partsWithName.add(Math.floor((index * parts) / sentences.length));
  return partsWithName.size;
}
