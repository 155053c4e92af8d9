import { cardLimits, type KnownCard, type ProposedCard } from "@lectern/domain/cards.ts";
import { getDigest } from "../chapters/digest.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import type { Spoken } from "../support/support.ts";
import { findAcronyms } from "./acronyms.ts";
import { isClean } from "./clean-lecture.ts";
import { type CardChecker, createCardChecker } from "./check-card.ts";
import { findDefinitions, toDefinitionCard } from "./definitions.ts";
import { type Candidate, type Material, readMaterial } from "./material.ts";
import { findNamings } from "./namings.ts";
import { toSpoken } from "./place-quote.ts";
import { isSound, isTelling } from "./sound.ts";
import { findYears } from "./years.ts";
import { isSameCard } from "./same-card.ts";
import { isWorthAsking } from "./worth-asking.ts";
import { getCardWords } from "./words/card-words.ts";

interface Options {
  /** Cards that stand or were dismissed: others are proposed. */
  readonly known?: readonly KnownCard[] | undefined;
  readonly most?: number | undefined;
  /** What the cards' places count; the lecture's own segments unless they were read into sentences meanwhile. */
  readonly stored?: readonly Spoken[] | undefined;
}

/** What only a clean lecture says well enough: what a thing is, and what it is called. */
function findExplained(material: Material): Candidate[] {
  const definitions = findDefinitions(material).filter((definition) => isSound(definition, material));
  const namings = findNamings(material).filter((naming) => isTelling(naming, material));
  const terms = [...definitions.map(({ term }) => term), ...namings.map(({ back }) => back)];
  return [...definitions.map((definition) => toDefinitionCard(definition, material, terms)), ...namings];
}

/** All that could be asked, ungraded and in no order. */
function findCandidates(lecture: Lecture): Candidate[] {
  const words = getCardWords(lecture.language);
  if (words === undefined) return [];
  const material = readMaterial(getDigest(lecture), words);
  const found = [
    ...(isClean(material) ? findExplained(material) : []),
    ...findAcronyms(material),
    ...findYears(material),
  ];
  return found.filter((candidate) => isWorthAsking(candidate, material));
}

function toCard(candidate: Candidate, { places }: CardChecker): ProposedCard | undefined {
  const { kind, front, back, sentence, before } = candidate;
  const quote = before === undefined ? sentence.spoken : `${before.spoken} ${sentence.spoken}`;
  const place = places.find(quote, (before ?? sentence).start);
  return place && { kind, front, back, choices: candidate.choices ?? null, ...place };
}

/** Of a card's worth, how much depends on how much its sentence says of what the lecture is about. */
const IMPORTANCE = 0.3;

/** For each score, how many of all are lower, from 0 to 1. */
function rank(scores: readonly number[]): number[] {
  const ranks: number[] = [];
  const order = scores.map((score, at) => ({ score, at })).toSorted((a, b) => a.score - b.score);
  for (const [place, { at }] of order.entries()) ranks[at] = place / Math.max(1, scores.length - 1);
  return ranks;
}

/** Fewer are worth it than can be asked. */
const LEAST_WORTH = 0.42;

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
  const candidates = findCandidates(lecture)
    .filter((candidate) => worth(candidate) >= LEAST_WORTH)
    .toSorted((a, b) => worth(b) - worth(a) || a.sentence.index - b.sentence.index);
  const grade = (candidate: Candidate): ProposedCard | undefined => {
    const card = toCard(candidate, checker);
    return card !== undefined && !known.some((other) => isSameCard(card, other)) && checker.supports(card)
      ? card
      : undefined;
  };
  const gradeChoice = (candidate: Candidate): ProposedCard | undefined => {
    const place = toCard(candidate, checker);
    const choice = place && candidate.toChoice?.((term) => checker.isFar(term, place));
    return choice && grade(choice);
  };
  const cards: ProposedCard[] = [];
  const topics = new Set<string>();
  const places = new Set<number>();
  for (const candidate of candidates) {
    if (cards.length === most) break;
    if (topics.has(candidate.topic) || places.has(candidate.sentence.index)) continue;
    const card = (isTurnOfChoice(cards) ? gradeChoice(candidate) : undefined) ?? grade(candidate);
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
