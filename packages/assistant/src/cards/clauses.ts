import type { Sentence } from "../lecture/sentences.ts";
import { type Material, withoutLead } from "./material.ts";

/** A part of a sentence that begins where a subject can stand. */
export interface Clause {
  readonly sentence: Sentence;
  /** From there to the end of the sentence. */
  readonly text: string;
  /** It begins with the sentence. */
  readonly isFirst: boolean;
}

/** In words: of a longer sentence only its beginning is read. */
const LONGEST = 60;

/** The beginnings of a sentence: its own, and those behind a comma or a conjunction. */
export function toClauses(sentence: Sentence, { words }: Pick<Material, "words">): Clause[] {
  const text = withoutLead(sentence.text, words);
  const clauses: Clause[] = [{ sentence, text, isFirst: true }];
  for (const match of text.matchAll(words.clause)) {
    if (clauses.length === LONGEST / 6) break;
    clauses.push({ sentence, text: text.slice(match.index + match[0].length), isFirst: false });
  }
  return clauses;
}
