// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
import type { AssistantLanguage } from "./languages/language.ts";
import type { Sentence } from "./sentences.ts";

const ROUNDS = 12;

/** Whether a sentence can be read without the one before it. */
export const standsAlone = ({ text }: Pick<Sentence, "text">, { judging }: AssistantLanguage): boolean =>
  judging.leaning?.test(text) !== true;
/** Whether a sentence is about something else than the subject. */
export const isHousekeeping = ({ text }: Sentence, { judging }: AssistantLanguage): boolean =>
  judging.housekeeping?.test(text) === true;

/** How well a sentence reads in a summary, whatever it is about: 1 is normal. */
function fitness(sentence: Sentence, language: AssistantLanguage): number {
  const { judging } = language;
  const { text, length } = sentence;
  if (length < 4 || /[?？]["'”’)]*$/u.test(text)) return 0.02;
  let fit = length < 8 ? 0.5 : length > 34 ? 34 / length / 1.3 : 1;
  if (isHousekeeping(sentence, language)) fit *= 0.15;
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
export function rankSentences(sentences: readonly Sentence[], language: AssistantLanguage): number[] {
  const used = new Map<string, number>();
  for (const { terms } of sentences) for (const term of terms) used.set(term, (used.get(term) ?? 0) + 1);

  const rarity = (uses: number) => (uses < 2 ? 0.25 : Math.log(1 + sentences.length / uses));
  let weights = new Map([...used].map(([term, uses]) => [term, rarity(uses) * Math.log(1 + uses)]));
  let scores = sentences.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    scores = sentences.map(({ terms }) => {
      let sum = 0;
      for (const term of terms) sum += weights.get(term) ?? 0;
      return sum / Math.sqrt(6 + terms.size);
    });
    const next = new Map<string, number>();
    for (const [place, { terms }] of sentences.entries()) {
      for (const term of terms) next.set(term, (next.get(term) ?? 0) + scores[place]!);
    }
    // Damped: what many say counts, and what is said once is not lost.
    let total = Number.MIN_VALUE;
    for (const sum of next.values()) total = Math.max(total, sum);
    weights = new Map(
      [...next].map(([term, sum]) => [term, 0.85 * Math.sqrt(sum / total) * rarity(used.get(term)!) + 0.15]),
    );
  }
  return scores.map((score, place) => score * fitness(sentences[place]!, language));
}
