import type { AssistantLanguage } from "../languages/language.ts";
import type { Sentence } from "../lecture/sentences.ts";

const ROUNDS = 12;

/** Whether a sentence can be read without the one before it. */
export const standsAlone = ({ text }: Pick<Sentence, "text">, { judging }: AssistantLanguage): boolean =>
  judging.leaning?.test(text) !== true;

/** Whether a sentence asks. */
export const isQuestion = ({ text }: Pick<Sentence, "text">): boolean => /[?？]["'”’)]*$/u.test(text);

/** What stands between two sentences of an advertisement that are so near is advertisement too. */
const ADVERTISEMENT = 12;

/** The sentences that are about something else than the subject: the room, the course, who pays for the recording. */
export function findAsides(sentences: readonly Sentence[], { judging }: AssistantLanguage): ReadonlySet<Sentence> {
  const asides = new Set(sentences.filter(({ text }) => judging.housekeeping?.test(text) === true));
  let last = Number.NEGATIVE_INFINITY;
  for (const [at, { text }] of sentences.entries()) {
    if (judging.advertising?.test(text) !== true) continue;
    const from = at - last <= ADVERTISEMENT ? last : at;
    for (const sentence of sentences.slice(from, at + 1)) asides.add(sentence);
    last = at;
  }
  return asides;
}

/** How well a sentence reads in a summary, whatever it is about: 1 is normal. */
function fitness(sentence: Sentence, isAside: boolean, language: AssistantLanguage): number {
  const { judging } = language;
  const { text, length } = sentence;
  if (length < 4 || isQuestion(sentence)) return 0.02;
  let fit = length < 8 ? 0.5 : length > 34 ? 34 / length / 1.3 : 1;
  if (isAside) fit *= 0.15;
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
  return sentences.map((sentence, place) => scores[place]! * fitness(sentence, asides.has(sentence), language));
}
