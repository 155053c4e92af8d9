import type { Act } from "./act.ts";
import type { acts } from "./en/acts.ts";

/** A thing that is asked: of the whole recording, of a model, or of the assistant itself. English lists them. */
export type Wish = keyof typeof acts;

/** Words to the assistant that ask nothing of the recording. */
export type TalkWish = Extract<Wish, "thanks" | "greeting" | "help" | "complaint">;

/** The kind of fact that a question asks for; a point of time is a number. */
export type FactKind = "define" | "why" | "number" | "who";

/**
 * The words with which a language asks and answers. The lists are alternatives of a regular expression, and are tested on a request
 * in lower case without accents, apostrophes and signs.
 */
export interface Asking {
  /** In the order in which they are tried. */
  readonly acts: Readonly<Record<Wish, Act>>;
  readonly kinds: Readonly<Record<FactKind, string>>;
  /** Polite words and remarks about the person who asks, which are no subject. */
  readonly filler: string;
  /** Splits a comparison: the groups are its two sides. */
  readonly comparisons: readonly string[];
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
  readonly phrases: Phrases;
}

/** The assistant's other sentences. Parameters come as Markdown. */
interface Phrases {
  /** Before passages that may not answer what was asked. */
  readonly closest: string;
  readonly notFound: string;
  /** Words of a question that the recording never says. */
  readonly neverSaid: (words: string) => string;
  /** Names the words that replaced misspelt ones. */
  readonly showing: (words: string) => string;
  readonly fromSummary: string;
  readonly nothingAbout: (thing: string) => string;
  readonly noTimes: string;
  /** The recording ends before the point of time that is asked for. */
  readonly ends: (moment: string) => string;
  readonly noMore: string;
  /** The reply to "the fifth one" where the last answer had fewer. */
  readonly onlyItems: (count: number) => string;
  readonly noSentences: string;
  readonly onlyPoints: (count: number) => string;
}
