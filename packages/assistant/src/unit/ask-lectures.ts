import type { Claim } from "@lectern/domain/claim.ts";
import type { Act } from "../languages/requests/request-words.ts";
import { toRoots } from "../lecture/words.ts";
import type { Question } from "../questions/parse-question.ts";
import type { RequestInConversation } from "../questions/read-conversation.ts";
import type { Context } from "../writers/answers/context.ts";
import { toClaim } from "../writers/answers/answer.ts";
import { quotePlaces } from "../writers/answers/quoting.ts";
import { findPlaces, fromPassages } from "../writers/answers/from-passages.ts";
import { combineExcerpts, type Excerpt } from "./excerpts.ts";
import type { UnitQuestion } from "./read-unit-question.ts";
import type { FoundInUnit } from "./unit.ts";
import type { Quoted } from "./write-answer.ts";

/** Of what the best quotation names, by weight, another lecture's must name so much. */
export const NEARLY_AS_MUCH = 0.8;
/** Of what the likeliest lecture says all in all, by weight, another must say so much to be asked; and how many are. */
const LIKELY = 0.6;
const MOST_ASKED = 8;
/** In logarithms of odds: a sentence that is so much less likely to answer than the best of all lectures is noise beside it. */
const LESS = 1.5;
/** Places that are looked at in all lectures, and quotations of one. */
const MOST_PLACES = 16;
const MOST_OF_LECTURE = 3;

/** A question with what was found for it. */
export interface Asked {
  readonly question: UnitQuestion;
  readonly request: RequestInConversation;
  readonly excerpts: readonly Excerpt[];
  readonly found: FoundInUnit;
}

/** A lecture's quotations for a question, and how much of it they name. */
export interface Candidate extends Excerpt {
  readonly claims: readonly Claim[];
  readonly isAnswer: boolean;
  /** By the weights of the words, 0 to 1. */
  readonly named: number;
}

/** How much a word tells in this unit: what few of the lectures say tells more; a name or a number tells most. */
export function createWeigher(excerpts: readonly Excerpt[], question: Question): (root: string) => number {
  const weights = new Map(
    question.terms.map((root) => {
      const uses = excerpts.filter(({ context }) => context.search.count(root) > 0).length;
      const factor = (question.named.has(root) ? 1.5 : 1) * (question.carried?.has(root) === true ? 0.5 : 1);
      return [root, Math.log(1 + (excerpts.length + 1) / (uses + 0.5)) * factor] as const;
    }),
  );
  return (root) => weights.get(root) ?? 0;
}

/** The words of a question as a context has them: a term may be met by another form of it. */
export function measureNamed(
  text: string,
  question: Question,
  context: Context,
  weigh: (root: string) => number,
): number {
  const roots = new Set(toRoots(text, context.language));
  const all = context.search.seek(question);
  let [named, whole] = [0, 0];
  for (const [at, word] of all.entries()) {
    const root = question.terms[at] ?? "";
    const weight = weigh(root);
    whole += weight;
    const credit = Math.max(
      0,
      ...[...word.roots].map(([form, share]) => (roots.has(form) ? share : 0)),
      ...word.phrases.map((phrase) => (phrase.roots.every((form) => roots.has(form)) ? phrase.credit : 0)),
    );
    named += weight * credit;
  }
  return whole === 0 ? 0 : named / whole;
}

/** The number of times that a lecture speaks of a question's things, as far as it was found. */
export const countUses = ({ context }: Excerpt, { terms }: Question): number =>
  terms.reduce((sum, term) => sum + context.search.count(term), 0);

/** The lectures that say most of what is asked about, all in all: in others no sentence can. */
function chooseLikely(excerpts: readonly Excerpt[], question: Question, weigh: (root: string) => number): Excerpt[] {
  const rated = excerpts.map((excerpt) => {
    const text = excerpt.context.passages.map((passage) => passage.text).join(" ");
    return { excerpt, said: measureNamed(text, question, excerpt.context, weigh) };
  });
  const most = Math.max(0, ...rated.map(({ said }) => said));
  return rated
    .filter(({ said }) => said > 0 && said >= most * LIKELY)
    .toSorted((a, b) => b.said - a.said || countUses(b.excerpt, question) - countUses(a.excerpt, question))
    .slice(0, MOST_ASKED)
    .map(({ excerpt }) => excerpt);
}

/** A candidate among those of all lectures. */
export interface RatedCandidate extends Candidate {
  /** In logarithms of odds: how likely its best quotation answers, beside the others. */
  readonly score: number;
}

/** Asks each lecture that may answer, as if it were alone: what is listed stands in one lecture. */
export function askEach(excerpts: readonly Excerpt[], question: Question, intent: Act): Candidate[] {
  const weigh = createWeigher(excerpts, question);
  return chooseLikely(excerpts, question, weigh)
    .map((excerpt) => {
      const { outcome, claims } = fromPassages(excerpt.context, question, intent);
      // Words of several quotations are not said together.
      const named = Math.max(0, ...claims.map(({ text }) => measureNamed(text, question, excerpt.context, weigh)));
      return { ...excerpt, claims, isAnswer: outcome === "answer", named };
    })
    .filter(({ claims }) => claims.length > 0)
    .toSorted((a, b) => b.named - a.named || countUses(b, question) - countUses(a, question));
}

/**
 * Asks the lectures together, so that their sentences compare: the lectures whose best sentences are nearly as likely to
 * answer as the best of all, the likeliest first.
 */
export function ask(excerpts: readonly Excerpt[], question: Question, intent: Act): RatedCandidate[] {
  const weigh = createWeigher(excerpts, question);
  const together = [...Map.groupBy(excerpts, ({ context }) => context.language.code).values()].map((some) => ({
    some,
    context: combineExcerpts(some),
  }));
  const rated = together.flatMap(({ some, context }) => {
    const { places, grade } = findPlaces(context, question, { intent, most: MOST_PLACES });
    const least = (places[0]?.score ?? 0) - LESS;
    let end = 0;
    return some.flatMap((excerpt) => {
      const from = end;
      end += excerpt.context.passages.length;
      const own = places.filter(({ first, score }) => first >= from && first < end && score >= least);
      // A quotation doesn't go on into another lecture.
      const quotable = own.slice(0, MOST_OF_LECTURE).map((place) => ({
        ...place,
        first: place.first - from,
        last: Math.min(place.last, end - 1) - from,
      }));
      const claims = quotePlaces(excerpt.context.passages, quotable, excerpt.context.language).map(toClaim);
      if (claims.length === 0) return [];
      const named = measureNamed(claims[0]!.text, question, excerpt.context, weigh);
      return [{ ...excerpt, claims, isAnswer: grade === "answer", named, score: own[0]!.score }];
    });
  });
  return rated.toSorted((a, b) => b.score - a.score);
}

export const quote = ({ lecture, claims }: Candidate, most: number): Quoted[] =>
  claims.slice(0, most).map((claim) => ({ lecture, claim }));
