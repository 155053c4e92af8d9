/** The kinds of requests. */
export type Act =
  | "overview"
  | "points"
  | "topics"
  | "terms"
  | "explain"
  | "teach"
  | "missed"
  | "notes"
  | "guide"
  | "quiz"
  | "questions"
  | "exam"
  | "define"
  | "who"
  | "when"
  | "where"
  | "howMany"
  | "why"
  | "how"
  | "list"
  | "compare"
  | "example"
  | "conclusion"
  | "opinion"
  | "translate"
  | "rewrite"
  | "thanks"
  | "greeting"
  | "help"
  | "complaint"
  | "plain";

/** Words by act, as {@link RequestWords} writes them. */
type WordsByAct = Readonly<Partial<Record<Act, string>>>;

/**
 * The words with which a language asks, by what they do in a request. A list is divided by commas and line ends; an entry
 * is a word or some words in a row; `*` at the end of a word stands for any ending. Case, accents and apostrophes don't
 * matter, and the longest entry that fits counts.
 */
export interface RequestWords {
  /** Ask for their act wherever they stand: "summarize", "quiz me", "how many". */
  readonly acts: WordsByAct;
  /** Ask for their act only where a request names no subject: "important" and "terms" belong to a subject otherwise. */
  readonly alone: WordsByAct;
  /** Of the words that ask for the exam, those that ask for something to do: "homework", and "due" where a request names no subject. */
  readonly tasks: { readonly act: string; readonly alone: string };
  /** The recording, its parts and all of it: "lecture", "whole thing". */
  readonly recording: string;
  /** Stand for what was spoken of before, or for the recording: "it", "that". */
  readonly pointing: string;
  /** Of the pointing words, those that are no article and no determiner: "it", "them". */
  readonly pronouns: string;
  /** Polite, or say only that something is wanted: "please", "can you give me". */
  readonly courtesy: string;
  /** About the person who asks, and no subject beside a word of an act: "tomorrow", "my friend". */
  readonly situation: string;
  /** Go on with what was spoken of before: "and", "what about". */
  readonly following: string;
  /** Ask for more of the same: "more", "go on". */
  readonly more: string;
  /** "The first one" to "the fifth one", in this order, then "the last one". */
  readonly ordinals: readonly string[];
  readonly form: {
    /** What a number counts: "points", "bullets". */
    readonly points: string;
    /** What a number of sentences counts. */
    readonly sentences: string;
    readonly short: string;
    readonly long: string;
    readonly simple: string;
  };
  /** Request words that are a subject in "what is a …": "exam", "translation". */
  readonly subjects: string;
  /** Words of a whole question that ask for a definition: "what is", "define". Before `subjects` they make these a subject. */
  readonly article: string;
  /** Before a subject, and words between: "about", "on". */
  readonly beforeSubject: string;
  /** Directly before a subject: "of". */
  readonly ofSubject: string;
  /** Between the two things that are compared. */
  readonly between: RegExp;
  /** "l'examen" is two words. */
  readonly elides: boolean;
}
