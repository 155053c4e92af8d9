import { findDefinitions } from "../cards/definitions.ts";
import { isPlain, type Material, readMaterial } from "../cards/material.ts";
import { findNamings } from "../cards/namings.ts";
import { getCardWords } from "../cards/words/card-words.ts";
import type { Sentence } from "../lecture/sentences.ts";
import type { Digest } from "./digest.ts";

/** A term of which a card can be made, and what the recording says that it is. */
export interface ToldTerm {
  /** Without an article. */
  readonly term: string;
  readonly sentence: Sentence;
  /** Its sentence, or the words of it that define where there are more. */
  readonly text: string;
  /** From 0 to 1. */
  readonly quality: number;
}

/** In words: a longer sentence says more than what its term is. */
const LONGEST = 30;

/** In words, without an article: a longer one is a part of a sentence. */
const LONGEST_TERM = 4;

const withoutArticle = (term: string, { article }: Material["words"]): string => {
  const [first = ""] = term.split(" ", 1);
  return (article.test(first) ? term.slice(first.length).trim() : term).replace(/^[ld]['’](?=\p{L})/iu, "");
};

/** The terms that a recording defines or names in words that need no other beside them. */
export function findToldTerms(digest: Digest): ToldTerm[] {
  const words = getCardWords(digest.language.code);
  if (words === undefined) return [];
  const material = readMaterial(digest, words);
  const defined = findDefinitions(material).flatMap(({ sentence, before, term, body, quality }): ToldTerm[] => {
    const isShort = sentence.length <= LONGEST && isPlain(sentence.text, words, "generic");
    const whole = before === undefined ? sentence.text : `${before.text} ${sentence.text}`;
    // "Arbitrage means that goods …": a clause alone is no sentence.
    const isClause = words.subordinate.test(body.split(" ", 1)[0]!);
    const said = isClause ? sentence.text : `${body.charAt(0).toUpperCase()}${body.slice(1)}.`;
    const name = withoutArticle(term, words);
    const text = before === undefined && !isShort ? said : whole;
    // "Concept: The concept of stochastic gradient." says nothing of the term.
    const isCircle =
      text === said && !isClause && withoutArticle(body, words).toLowerCase().startsWith(name.toLowerCase());
    return isCircle ? [] : [{ term: name, sentence, text, quality }];
  });
  const named = findNamings(material).map(
    ({ sentence, back, quality }): ToldTerm => ({ term: back, sentence, text: sentence.text, quality }),
  );
  return [...defined, ...named].filter(({ term }) => term.split(" ").length <= LONGEST_TERM);
}
