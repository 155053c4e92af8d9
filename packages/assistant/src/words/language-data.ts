/** The data of a language. A folder beside this file holds it for each of five languages. */
export interface LanguageData {
  /** ISO 639-1. */
  readonly code: string;
  readonly stem: (word: string) => string;
  /** Words without content, separated by spaces, in addition to those of the published list in `published`. */
  readonly stopWords: string;
  readonly published: readonly string[];
  /** Words that belong to the wording of a question and not to its subject: "explain", "difference", "lecture". */
  readonly askingWords: string;
  /** Words too general to be a key term: "number", "example". */
  readonly generalWords: string;
  /** Number words with their values, as "two=2 twenty=20"; words for the same value are all listed. */
  readonly numbers: string;
  /** A filter of frequent words (`common-words.ts`). */
  readonly commonWords: string;
  readonly cues: Cues;
}

/** A language's cues for what a sentence does. */
export interface Cues {
  /** Directly after a term that its sentence defines: "… is a", "… means". */
  readonly defines: RegExp;
  /** Directly before a term that is introduced: "… is called". */
  readonly names: RegExp;
  /** The sentence gives a reason. */
  readonly reason: RegExp;
  /** The sentence gives an example. */
  readonly example: RegExp;
  /** The sentence goes on with the one before it: "And", "So", "But". */
  readonly continues: RegExp;
}
