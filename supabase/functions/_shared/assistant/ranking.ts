import type { Sentence } from "./sentences.ts";

const ROUNDS = 12;

/** About the room, the course or the speaker rather than the subject. */
const housekeeping =
  /\b(?:office hours|homework|problem set|assignment|exam|midterm|quiz|syllabus|textbook|worksheet|see you|hear me|next (?:time|week|class|lecture)|last (?:time|week|class|lecture)|good (?:morning|afternoon|evening|question)|great question|perfect question|welcome|everybody|seats?|break|any questions|let's (?:get|start|begin|move|go)|thank you|thanks|sorry|promise|write (?:it|that|this|those|these|them)|(?:on|look at) the (?:board|slide)|on (?:monday|tuesday|wednesday|thursday|friday)|hand (?:up|out)|microphone|recording this|we are going to|i'm going to|i am going to|roommate|in your pocket|ten minutes|please|be able to|today is|today we)\b/iu;
/** Says what something is, or why. */
const explaining =
  /\b(?:is called|are called|is defined|defined as|known as|refers? to|means that|consists? of|in other words|the (?:key|point|reason|result|difference|trick|idea|question|rule)|important|because|therefore|which is why|as a result|for (?:example|instance)|misconception|discovered|proved?|showed)\b/iu;
/** Leans on the sentence before it. */
const leaning =
  /^(?:(?:we|I|you) \w+ (?:this|that|it)\b|it|its|this|that|these|those|they|them|their|he|she|his|her|such|both|one|another|some|none|neither|each of|the (?:first|second|third|fourth|other|others|same|latter|former|rest|machine|proof|result|hard part)|here|there (?:it|they)|there,|which|who|or|also|instead|otherwise|only (?:then|after)|that's|it's|they're|not|too|then|from there|until then|yes|no)\b/iu;
const firstOrSecondPerson = /\b(?:I|I'm|I've|I'll|I'd|me|my|mine|you|you're|your|yours)\b/gu;

/** Whether a sentence can be read without the one before it. */
export const standsAlone = (sentence: Sentence): boolean => !leaning.test(sentence.text);
/** Whether a sentence is about something else than the subject. */
export const isHousekeeping = (sentence: Sentence): boolean => housekeeping.test(sentence.text);

/** How well a sentence reads in a summary, whatever it is about: 1 is normal. */
function fitness(sentence: Sentence): number {
  const { text, length } = sentence;
  if (length < 4 || /[?？]["'”’)]*$/u.test(text)) return 0.02;
  let fit = length < 8 ? 0.5 : length > 34 ? 34 / length / 1.3 : 1;
  if (isHousekeeping(sentence)) fit *= 0.15;
  if (explaining.test(text)) fit *= 1.25;
  if (/\d/.test(text) || /\p{Ll} \p{Lu}\p{Ll}{2,}/u.test(text)) fit *= 1.1;
  fit *= 0.72 ** (text.match(firstOrSecondPerson)?.length ?? 0);
  // The items of a list of mistakes: "Treating them as if they were all the same."
  if (/^\p{Lu}\p{Ll}+ing (?:that|the|a|an|them|it|[a-z]+s)\b/u.test(text)) fit *= 0.4;
  if (/^(?:let|let's|picture|imagine|think of|look|take|suppose|say|ask|compare|write)\b/iu.test(text)) fit *= 0.5;
  return fit;
}

/**
 * A score for every sentence: how much it says of what the others say too, times how well it reads. Sentences and terms
 * give each other their weight until it settles, as in TextRank, but over the terms, so that the time grows with the
 * words and not with the square of the sentences.
 */
export function rankSentences(sentences: readonly Sentence[]): number[] {
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
  return scores.map((score, place) => score * fitness(sentences[place]!));
}
