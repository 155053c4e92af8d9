import MiniSearch from "minisearch";
import type { Passage } from "./passages.ts";
import { isTopical, stem, wordsOf } from "./words.ts";

/** A passage that a question is about. */
export interface Found {
  readonly index: number;
  readonly passage: Passage;
  readonly score: number;
  /** The share of what was asked that this passage and its neighbours speak of, 0 to 1; rare words count more. */
  readonly coverage: number;
}

/** About the recording as a whole rather than about something in it. */
const about = new Set(
  "recording lecture class talk meeting summary summarize summarise summarization overview topic theme takeaway gist main key idea concept discuss discussed cover covered explain explained describe described define lecturer professor speaker teacher student content detail mention mentioned transcript tl;dr tldr recap learn learned".split(
    " ",
  ),
);

/** What a question asks *about* something, rather than the something. */
const asking = new Set(
  "handle handled deal dealt solve solved avoid avoided occur occurred occurring role purpose effect affect relate related relationship compare compared comparison contrast difference consequence impact influence involve involved require required contain process step type method list work working call play".split(
    " ",
  ),
);

/** One form for the forms of a word, cruder than `stem`: a wrong one only has to be the same wrong one. */
function root(word: string): string {
  const short = stem(word);
  if (!/^[a-z]{6,}$/.test(short)) return short;
  return short.replace(/(?:ations?|itions?|ings?|ions?|ments?|ness|edly|ally|ed|ly|er|al|ive|es|e)$/, "") || short;
}

/** What carries no question of its own, however short the question. */
const grammar = new Set(
  "what which who whom whose when where why how does did done have has had having this that these those there here with from about into onto them they their your you was were will would could should can may might must are been being the and for not but than then also just very much many more most some any all one".split(
    " ",
  ),
);

/** "Estates-General" is found by either of its words. */
const partsOf = (text: string): string[] => wordsOf(text.replaceAll(/(?<=\p{L})[-–](?=\p{L})/gu, " "));

const rootsOf = (text: string): string[] =>
  partsOf(text)
    .filter((word) => word.length > 2 || /^\d+$/.test(word))
    .map(root);

/** Numbers say nothing about a subject and much about a moment: a year, a page. */
const isSought = (word: string): boolean => isTopical(word.toLowerCase()) || /^\d+$/.test(word);

/** What a question asks about; nothing when it asks about the recording as a whole. */
export function askedOf(question: string): string[] {
  const words = partsOf(question).filter((word) => !about.has(stem(word)) && !grammar.has(word.toLowerCase()));
  const topical = words.filter(isSought);
  const things = topical.filter((word) => !asking.has(stem(word)));
  // The more telling words where there are any: "How does it work?" is left with what it has.
  const telling = [things, topical, words.filter((word) => word.length > 3)].find((some) => some.length > 0) ?? [];
  return [...new Set(telling.map(root))];
}

interface Search {
  /** Best first; nothing when the recording does not speak of what is asked. */
  find(asked: readonly string[]): Found[];
}

/** Makes the passages of a recording searchable. */
export function searchOf(passages: readonly Passage[]): Search {
  const index = new MiniSearch<{ id: number; text: string; near: string }>({
    fields: ["text", "near"],
    tokenize: rootsOf,
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
  for (const { text } of passages) for (const term of new Set(rootsOf(text))) uses.set(term, (uses.get(term) ?? 0) + 1);
  // What the recording never says is the rarest of all: a question about it is not answered by its other words.
  const rarity = (term: string) => Math.log(1 + (passages.length + 1) / ((uses.get(term) ?? 0) + 0.5));

  /** How many of the words that stand together in the question do so in a passage. */
  const pairsIn = (text: string, asked: readonly string[]): number => {
    const said = ` ${rootsOf(text).join(" ")} `;
    return asked.filter((term, at) => at > 0 && said.includes(` ${asked[at - 1]} ${term} `)).length;
  };

  return {
    find: (asked) => {
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
