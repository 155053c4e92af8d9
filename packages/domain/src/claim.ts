/**
 * How well the transcript supports a sentence: it contains these words (`quoted`), it contains similar words (`close`),
 * or neither was found (`absent`, which doesn't mean that the sentence is false).
 */
export type Grade = "quoted" | "close" | "absent";

/** The place in a transcript that supports a sentence, and how well. */
export interface Support {
  readonly grade: Grade;
  /** Seconds from the start; absent if the transcript has no times or nothing was found. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** The supporting words of the transcript, never those of the sentence. */
  readonly quote?: string | undefined;
}

/** A sentence that the assistant wrote, with its support in the recording. */
export interface Claim extends Support {
  /** The sentence as plain text, without Markdown. */
  readonly text: string;
  /** The id of the recording that supports the sentence, if the answer covers several recordings (UNT-01). */
  readonly recording?: string | undefined;
}

/** The claims of a text about a recording. Editing the text changes its hash, so an edited text has no claims. */
export interface TextClaims {
  /** `hashText` of the text. */
  readonly textSha256: string;
  readonly claims: readonly Claim[];
}
