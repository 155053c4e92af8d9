// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
import MiniSearch from "minisearch";
import type { Passage } from "./passages.ts";
import type { AssistantLanguage } from "./languages/language.ts";
import { isSearchable, isTopical, wordsOf } from "./words.ts";

/** A passage that a question is about. */
export interface Found {
  readonly index: number;
  readonly passage: Passage;
  readonly score: number;
  /** The share of what was asked that this passage and its neighbours speak of, 0 to 1; rare words count more. */
  readonly coverage: number;
}

/** "Estates-General" is found by either of its words. */
const partsOf = (text: string): string[] => wordsOf(text.replaceAll(/(?<=\p{L})[-–](?=\p{L})/gu, " "));

/** What is searched of a text: the stems of its words. */
const rootsOf = (text: string, { vocabulary }: AssistantLanguage): string[] =>
  partsOf(text).filter(isSearchable).map(vocabulary.stem);

/** Numbers say nothing about a subject and much about a moment: a year, a page. */
const isSought = (word: string, language: AssistantLanguage): boolean =>
  isTopical(word, language) || /^\d+$/.test(word);

/** Stems of a list of words, once a language. */
const stems = new Map<string, ReadonlySet<string>>();
function stemsOf(words: string, { code, vocabulary }: AssistantLanguage): ReadonlySet<string> {
  const key = `${code} ${words}`;
  const known = stems.get(key) ?? new Set(words.split(" ").map(vocabulary.stem));
  stems.set(key, known);
  return known;
}

/** What a question asks about; nothing when it asks about the recording as a whole. */
export function askedOf(question: string, language: AssistantLanguage): string[] {
  const { asking, vocabulary } = language;
  const about = stemsOf(asking.about, language);
  const relation = stemsOf(asking.relation, language);
  const grammar = new Set(asking.grammar.split(" "));
  const isGrammar = (word: string) => grammar.has(word.toLowerCase()) || grammar.has(vocabulary.stem(word));
  const words = partsOf(question).filter((word) => !about.has(vocabulary.stem(word)) && !isGrammar(word));
  const topical = words.filter((word) => isSought(word, language));
  const things = topical.filter((word) => !relation.has(vocabulary.stem(word)));
  // The more telling words where there are any: "How does it work?" is left with what it has.
  const telling = [things, topical, words.filter((word) => word.length > 3)].find((some) => some.length > 0) ?? [];
  return [...new Set(telling.map(vocabulary.stem))];
}

/** A word in so many of all passages says nothing, where no list of stop words tells it; in a few passages it may. */
const EVERYWHERE = 0.4;
const LEAST_EVERYWHERE = 4;

interface Search {
  /** Best first; nothing when the recording does not speak of what is asked. */
  find(asked: readonly string[]): Found[];
}

/** Makes the passages of a recording searchable. */
export function searchOf(passages: readonly Passage[], language: AssistantLanguage): Search {
  const rootsIn = (text: string) => rootsOf(text, language);
  const index = new MiniSearch<{ id: number; text: string; near: string }>({
    fields: ["text", "near"],
    tokenize: rootsIn,
    processTerm: (term) => term,
    searchOptions: { boost: { text: 3, near: 1 }, tokenize: (text) => text.split(" ") },
  });
  index.addAll(
    passages.map(({ text }, id) => ({
      id,
      text,
      near: `${passages[id - 1]?.text ?? ""} ${passages[id + 1]?.text ?? ""}`,
    })),
  );
  const uses = new Map<string, number>();
  for (const { text } of passages) for (const term of new Set(rootsIn(text))) uses.set(term, (uses.get(term) ?? 0) + 1);
  // What the recording never says is the rarest of all: a question about it is not answered by its other words.
  const rarity = (term: string) => Math.log(1 + (passages.length + 1) / ((uses.get(term) ?? 0) + 0.5));

  /** How many of the words that stand together in the question do so in a passage. */
  const pairsIn = (text: string, asked: readonly string[]): number => {
    const said = ` ${rootsIn(text).join(" ")} `;
    return asked.filter((term, at) => at > 0 && said.includes(` ${asked[at - 1]} ${term} `)).length;
  };

  /** Of a language without stop words: what is said at all, and not everywhere. */
  const withoutEmpty = (asked: readonly string[]): readonly string[] => {
    if (language.isKnown) return asked;
    const most = Math.max(LEAST_EVERYWHERE, passages.length * EVERYWHERE);
    return asked.filter((term) => (uses.get(term) ?? 0) > 0 && uses.get(term)! <= most);
  };

  return {
    find: (words) => {
      const asked = withoutEmpty(words);
      if (asked.length === 0) return [];
      const whole = asked.reduce((sum, term) => sum + rarity(term), 0);
      return index
        .search(asked.join(" "))
        .map(({ id, score, queryTerms }) => {
          const passage = passages[Number(id)]!;
          const coverage = [...new Set(queryTerms)].reduce((sum, term) => sum + rarity(term), 0) / whole;
          const closeness = coverage ** 2 * (1 + pairsIn(passage.text, asked));
          return { index: Number(id), passage, coverage, score: score * closeness };
        })
        .filter(({ coverage }) => coverage >= 0.5)
        .toSorted((a, b) => b.score - a.score);
    },
  };
}
