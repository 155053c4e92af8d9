/** A wish's words in a language, and the assistant's text for its answer. */
export interface Act {
  /** The alternatives of a regular expression that ask for it. */
  readonly pattern: string;
  /** The heading above what was found, the whole reply to a remark, or a note that only a model could do this. */
  readonly reply: string;
  /** The heading if the recording has nothing of the kind. */
  readonly none?: string;
}
