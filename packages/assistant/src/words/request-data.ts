/** A request about the whole recording. */
export type WholeWish =
  | "summary"
  | "points"
  | "topics"
  | "terms"
  | "simple"
  | "missed"
  | "exam"
  | "tasks"
  | "examples"
  | "questions"
  | "conclusion";

/** A request that only a model could fulfil. */
export type ModelWish = "quiz" | "write" | "translate" | "rephrase" | "judge";

/** Words to the assistant that ask nothing of the recording. */
export type TalkWish = "thanks" | "greeting" | "help" | "complaint";

export type Wish = WholeWish | ModelWish | TalkWish;

/** The kind of fact that a question asks for; a point of time is a number. */
export type Kind = "define" | "why" | "number";

/**
 * The words with which a language asks. The lists are alternatives of a regular expression, and are tested on a request
 * in lower case without accents, apostrophes and signs.
 */
export interface RequestData {
  /** In the order in which they are tried. */
  readonly wishes: Readonly<Record<Wish, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** Polite words and remarks about the person who asks, which are no subject. */
  readonly filler: string;
  /** Splits a comparison: each has two groups, or one where the sides are "both". */
  readonly comparisons: readonly string[];
  /** A question that goes on with the last one: "and …", "what about …". */
  readonly follows: string;
  /** Words that stand for the last subject: "it", "they". */
  readonly pronouns: string;
  /** Asks for what comes next: "go on", "tell me more". */
  readonly more: string;
  /** "The second one"; from the first to the tenth, then the last. */
  readonly ordinals: readonly string[];
  /** "The first ten minutes" and "the last ten minutes"; the group is the number. */
  readonly firstMinutes: string;
  readonly lastMinutes: string;
  /** Directly before the point of time or the chapter that is asked for: "at", "minute", "chapter". */
  readonly minute: string;
  readonly chapter: string;
}
