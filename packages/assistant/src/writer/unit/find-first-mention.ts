import type { Sentence } from "../../search/sentences.ts";
import type { SubjectWord } from "../answers/read-request.ts";

/** The first sentence of a lecture that says as many of the words as any of it. */
export function findFirstMention(
  sentences: readonly Sentence[],
  subject: readonly SubjectWord[],
): Sentence | undefined {
  let most = 0;
  let found: Sentence | undefined;
  for (const sentence of sentences) {
    const many = subject.filter(({ term }) => sentence.terms.includes(term)).length;
    if (many > most) [most, found] = [many, sentence];
  }
  return found;
}
