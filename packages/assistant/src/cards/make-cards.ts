import { cardLimits, type KnownCard, type ProposedCard } from "@lectern/domain/cards.ts";
import { getDigest } from "../chapters/digest.ts";
import type { Lecture } from "../lecture/source.ts";
import type { Spoken } from "../support/support.ts";
import { type CardChecker, createCardChecker } from "./check-card.ts";
import { findClozes } from "./cloze.ts";
import { toChoice, toNumberChoice } from "./choices.ts";
import { findContrasts } from "./contrasts.ts";
import { findDefinitions, toDefinitionCard } from "./definitions.ts";
import { type Candidate, readMaterial } from "./material.ts";
import { findLists } from "./lists.ts";
import { findNumbers, readNumbers } from "./numbers.ts";
import type { Sentence } from "../lecture/sentences.ts";
import { toSpoken } from "./place-quote.ts";
import { findSubjects } from "./subjects.ts";
import { getCardWords } from "./words/card-words.ts";

interface Options {
  /** Cards that stand or were dismissed: others are proposed. */
  readonly known?: readonly KnownCard[] | undefined;
  readonly most?: number | undefined;
  /** What the cards' places count; the lecture's own segments unless they were read into sentences meanwhile. */
  readonly stored?: readonly Spoken[] | undefined;
}

/** All that could be asked, ungraded and in no order. */
export function findCandidates(lecture: Lecture, isFar: (term: string, from: Sentence) => boolean): Candidate[] {
  const words = getCardWords(lecture.language);
  if (words === undefined) return [];
  const digest = getDigest(lecture);
  const material = readMaterial(digest, words);
  const terms = digest.names.toSorted((a, b) => b.weight - a.weight);
  const definitions = findDefinitions(material);
  const numbers = findNumbers(material);
  const counted = numbers.flatMap(({ sentence }) => readNumbers(sentence.text));
  return [
    ...definitions.map((definition) => toDefinitionCard(definition, material)),
    ...definitions.flatMap(
      (definition) => toChoice(definition, material, terms, (term) => isFar(term, definition.sentence)) ?? [],
    ),
    ...findSubjects(material),
    ...findClozes(material, terms),
    ...numbers,
    ...numbers.flatMap((candidate) => {
      const own = counted.find(({ text }) => text === candidate.back);
      return own === undefined || candidate.kind === "date" ? [] : (toNumberChoice(candidate, own, counted) ?? []);
    }),
    ...findLists(material),
    ...findContrasts(material),
  ];
}

export function toCard(candidate: Candidate, { places }: CardChecker): ProposedCard | undefined {
  const { kind, front, back, sentence, before } = candidate;
  const quote = before === undefined ? sentence.spoken : `${before.spoken} ${sentence.spoken}`;
  const place = places.find(quote, (before ?? sentence).start);
  return place && { kind, front, back, choices: candidate.choices ?? null, ...place };
}

/** Of a card's worth, how much depends on how much its sentence says of what the lecture is about. */
const IMPORTANCE = 0.4;

/** For each score, how many of all are lower, from 0 to 1. */
function rank(scores: readonly number[]): number[] {
  const ranks: number[] = [];
  const order = scores.map((score, at) => ({ score, at })).toSorted((a, b) => a.score - b.score);
  for (const [place, { at }] of order.entries()) ranks[at] = place / Math.max(1, scores.length - 1);
  return ranks;
}

/** Fewer are worth it than can be asked. */
const LEAST_WORTH = 0.3;

const isKnown = (card: ProposedCard, known: readonly KnownCard[]): boolean =>
  known.some(
    ({ front, back, first, last }) =>
      front === card.front || (back === card.back && first <= card.last && card.first <= last),
  );

/**
 * Proposes cards, the best first: some eight times as many are found, graded against the recording, and few are left. Fewer
 * than asked for where a recording has no more that can be asked; none in a language whose questions can't be written. Pure.
 */
export function makeCards(
  lecture: Lecture,
  { known = [], most = cardLimits.request, stored = toSpoken(lecture) }: Options = {},
): ProposedCard[] {
  const checker = createCardChecker(stored, lecture.language);
  const ranks = rank(getDigest(lecture).scores);
  const worth = ({ quality, sentence }: Candidate) => quality * (1 - IMPORTANCE + IMPORTANCE * ranks[sentence.index]!);
  const isFar = (term: string, from: Sentence) => checker.isFar(term, from.start, from.spoken);
  const candidates = findCandidates(lecture, isFar)
    .filter((candidate) => worth(candidate) >= LEAST_WORTH)
    .toSorted((a, b) => worth(b) - worth(a) || a.sentence.index - b.sentence.index);
  const grade = (candidate: Candidate): ProposedCard | undefined => {
    const card = toCard(candidate, checker);
    return card !== undefined && !isKnown(card, known) && checker.supports(card) ? card : undefined;
  };
  const cards: ProposedCard[] = [];
  const topics = new Set<string>();
  const places = new Set<number>();
  for (const candidate of candidates) {
    if (cards.length === most) break;
    if (candidate.kind === "choice" || topics.has(candidate.topic) || places.has(candidate.sentence.index)) continue;
    const choice = isTurnOfChoice(cards)
      ? candidates.find(
          ({ kind, topic, sentence }) =>
            kind === "choice" && topic === candidate.topic && sentence === candidate.sentence,
        )
      : undefined;
    const card = (choice && grade(choice)) ?? grade(candidate);
    if (card === undefined) continue;
    topics.add(candidate.topic);
    places.add(candidate.sentence.index);
    cards.push(card);
  }
  return cards;
}

/** Every third card offers choices, where there are good ones. */
const isTurnOfChoice = (cards: readonly ProposedCard[]): boolean =>
  cards.length % 3 === 1 && cards.filter(({ kind }) => kind === "choice").length < cards.length / 2;
