/**
 * The transcript's support for a sentence: it was said in these words (`quoted`), something with similar words was said
 * (`close`), or neither was found (`absent`, which is no verdict about its truth).
 */
export type Grade = "quoted" | "close" | "absent";

/** The place in a transcript that supports a sentence, and how well. */
export interface Support {
  readonly grade: Grade;
  /** Seconds; absent without times, and when nothing was found. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** The transcript's own words, never those of the sentence. */
  readonly quote?: string | undefined;
}

/** A sentence that the assistant wrote and what the recording says for it. */
export interface Claim extends Support {
  /** The sentence as a reader reads it, without Markdown. */
  readonly text: string;
  /** The id of the recording that says it, where an answer rests on several (UNT-01). */
  readonly recording?: string | undefined;
}

/** The claims of a text about a recording. A text that was changed since has another hash, and no claims. */
export interface TextClaims {
  /** `hashText` of the text. */
  readonly textSha256: string;
  readonly claims: readonly Claim[];
}
