import type { AssistantLanguage } from "../languages/language.ts";
import { getSpeechHabits, type SpeechHabits } from "@lectern/transcript/languages/speech.ts";
import { getTellingCues, type TellingCues } from "../languages/telling-cues.ts";
import { spacedWords } from "../lecture/words.ts";
import type { Sentence } from "../lecture/sentences.ts";

const ROUNDS = 12;
/** A term of so many sentences is part of what a recording is about. */
const RECURS = 3;

/** What opens a sentence before a comma, in characters and words: "In practice, it …". */
const OPENING = { characters: 28, words: 3 } as const;

/** Whether a sentence can be read without the one before it. */
export function standsAlone(
  { text, isCut }: Pick<Sentence, "text" | "isCut">,
  { judging }: AssistantLanguage,
): boolean {
  if (isCut === true) return false;
  if (judging.leaning === undefined) return true;
  if (judging.leaning.test(text)) return false;
  const opening = text.slice(0, text.slice(0, OPENING.characters).indexOf(", ") + 1);
  const isOpening = opening !== "" && opening.split(" ").length <= OPENING.words;
  return !isOpening || !judging.leaning.test(text.slice(opening.length + 1));
}

/** Whether a sentence asks. */
export const isQuestion = ({ text }: Pick<Sentence, "text">): boolean => /[?？]["'”’)]*$|^¿/u.test(text);

/** What stands between two sentences of an advertisement that are so near is advertisement too. */
const ADVERTISEMENT = 20;

/** Finds the sentences on who pays for the recording, and those between them. */
export function findAdvertisements(
  sentences: readonly Sentence[],
  { judging }: AssistantLanguage,
): ReadonlySet<Sentence> {
  const found = new Set<Sentence>();
  let last = Number.NEGATIVE_INFINITY;
  for (const [at, { text }] of sentences.entries()) {
    if (judging.advertising?.test(text) !== true) continue;
    const from = at - last <= ADVERTISEMENT ? last : at;
    for (const sentence of sentences.slice(from, at + 1)) found.add(sentence);
    last = at;
  }
  return found;
}

/** The sentences that are about something else than the subject: the room, the course, who pays for the recording. */
export function findAsides(sentences: readonly Sentence[], language: AssistantLanguage): ReadonlySet<Sentence> {
  const asides = new Set(findAdvertisements(sentences, language));
  for (const sentence of sentences)
    if (language.judging.housekeeping?.test(sentence.text) === true) asides.add(sentence);
  return asides;
}

/** Two words that are said again so soon show that the speaker looks for words: "no la, no la". */
const STUMBLING = 4;

/** Words that stand twice in a row in whole sentences: "that that", "nous nous", "die die". */
const repeatable = /^(?:that|had|nous|vous|der|die|das|sie|\d+|very|sehr|muy|très|muito|bla|blah)$/u;

/** Rates the wholeness of a sentence: 1, or less where it was cut in its middle or its speaker looked for words. */
export function wholeness({ text, spoken }: Sentence, { nonEnders, nonStarters }: SpeechHabits): number {
  const words = text.toLowerCase().match(spacedWords) ?? [];
  let whole = 1;
  if (!/[.!?…。]["'”’)]*$/u.test(spoken.trimEnd()) && nonEnders.has(words.at(-1) ?? "")) whole *= 0.25;
  if (nonStarters.has(words[0] ?? "")) whole *= 0.4;
  const last = new Map<string, number>();
  const stumbles = words.slice(1).some((word, at) => {
    if (word === words[at] && !repeatable.test(word)) return true;
    const pair = `${words[at]!} ${word}`;
    const before = last.get(pair);
    last.set(pair, at);
    return before !== undefined && at - before <= STUMBLING;
  });
  if (stumbles) whole *= 0.4;
  return whole;
}

interface Judges {
  readonly language: AssistantLanguage;
  readonly habits: SpeechHabits;
  readonly telling: TellingCues | undefined;
}

/** A statement names what it is about in its first words. */
const FIRST_WORDS = 4;

/** How soon a sentence comes to something that it is about: at once is better. */
function directness(
  { text, terms }: Sentence,
  isRecurring: (term: string) => boolean,
  { vocabulary }: AssistantLanguage,
) {
  const at = (text.match(spacedWords) ?? []).findIndex((word) => {
    const stem = vocabulary.stem(word);
    return terms.has(stem) && isRecurring(stem);
  });
  return at === -1 ? 0.6 : at < FIRST_WORDS ? 1.25 : at < 2 * FIRST_WORDS ? 1 : 0.85;
}

/** How well a sentence reads in a summary, whatever it is about: 1 is normal. */
function fitness(sentence: Sentence, isAside: boolean, { language, habits, telling }: Judges): number {
  const { judging } = language;
  const { text, length } = sentence;
  if (length < 4 || isQuestion(sentence)) return 0.02;
  let fit = length < 8 ? 0.5 : length > 30 ? 30 / length / 1.3 : 1;
  if (isAside) fit *= 0.15;
  fit *= wholeness(sentence, habits);
  if (telling !== undefined) {
    fit *= 0.82 ** (text.match(telling.pointing)?.length ?? 0);
    if (telling.talking.test(text)) fit *= 0.35;
    if (telling.supposing.test(text)) fit *= 0.6;
    if (!telling.stating.test(text)) fit *= 0.5;
  }
  if (judging.explaining?.test(text) === true) fit *= 1.25;
  if (/\d/.test(text) || (language.code !== "de" && /\p{Ll} \p{Lu}\p{Ll}{2,}/u.test(text))) fit *= 1.1;
  if (judging.person !== undefined) fit *= 0.72 ** (text.match(judging.person)?.length ?? 0);
  // The items of a list of mistakes: "Treating them as if they were all the same."
  if (language.code === "en" && /^\p{Lu}\p{Ll}+ing (?:that|the|a|an|them|it|[a-z]+s)\b/u.test(text)) fit *= 0.4;
  if (judging.inviting?.test(text) === true) fit *= 0.5;
  return fit;
}

/**
 * A score for every sentence: how much it says of what the others say too, times how well it reads. Sentences and terms
 * give each other their weight until it settles, as in TextRank, but over the terms, so that the time grows with the
 * words and not with the square of the sentences.
 */
export function rankSentences(
  sentences: readonly Sentence[],
  asides: ReadonlySet<Sentence>,
  language: AssistantLanguage,
): number[] {
  // Terms as numbers: the rounds below read all of them many times.
  const numbers = new Map<string, number>();
  const used: number[] = [];
  const termsOf = sentences.map(({ terms }) =>
    Uint32Array.from(terms, (term) => {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      used[number] = (used[number] ?? 0) + 1;
      return number;
    }),
  );
  const rarities = used.map((uses) => (uses < 2 ? 0.25 : Math.log(1 + sentences.length / uses)));
  const weights = Float64Array.from(used, (uses, term) => rarities[term]! * Math.log(1 + uses));
  const scores = new Float64Array(sentences.length);
  const sums = new Float64Array(used.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    sums.fill(0);
    for (const [place, terms] of termsOf.entries()) {
      let sum = 0;
      for (const term of terms) sum += weights[term]!;
      const score = sum / Math.sqrt(6 + terms.length);
      scores[place] = score;
      for (const term of terms) sums[term]! += score;
    }
    // Damped: what many say counts, and what is said once is not lost.
    let total = Number.MIN_VALUE;
    for (const sum of sums) total = Math.max(total, sum);
    for (const [term, sum] of sums.entries()) weights[term] = 0.85 * Math.sqrt(sum / total) * rarities[term]! + 0.15;
  }
  const judges = { language, habits: getSpeechHabits(language.code), telling: getTellingCues(language.code) };
  const isRecurring = (term: string) => (used[numbers.get(term) ?? -1] ?? 0) >= RECURS;
  return sentences.map(
    (sentence, place) =>
      scores[place]! *
      fitness(sentence, asides.has(sentence), judges) *
      (language.isKnown ? directness(sentence, isRecurring, language) : 1),
  );
}
