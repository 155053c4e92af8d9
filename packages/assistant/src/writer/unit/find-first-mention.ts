import type { Sentence } from "../../search/sentences.ts";
import type { SubjectWord } from "../answers/read-request.ts";

/** Finds the first of the sentences that say most of a subject's words. */
export function findFirstMention(
  sentences: readonly Sentence[],
  subject: readonly SubjectWord[],
): Sentence | undefined {
  let most = 0;
  let mention: Sentence | undefined;
  for (const sentence of sentences) {
    const count = subject.filter(({ term }) => sentence.terms.includes(term)).length;
    if (count > most) [most, mention] = [count, sentence];
  }
  return mention;
}
