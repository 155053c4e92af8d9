import type { Act } from "../languages/requests/request-words.ts";
import { readAskedLanguage } from "../languages/asked-language.ts";
import type { AssistantLanguage } from "../languages/language.ts";
import { splitWords } from "../lecture/words.ts";
import type { Correction, Corrector } from "./correct-words.ts";
import { parseQuestion, type Question } from "./parse-question.ts";
import { type Range, readRange } from "./read-range.ts";
import type { Form } from "./read-form.ts";
import { readWords, type ReadWords } from "./read-words.ts";

/** What of a recording a request is about. */
type Scope = "whole" | "range" | "speaker" | "subject";

/** A request as it was read: what it asks for, of what, and in which form. */
export interface Request {
  readonly act: Act;
  readonly scope: Scope;
  readonly form: Form;
  /** What it names; without terms where it is about the whole. */
  readonly subject: Question;
  /** The subject as it was typed, to be shown; may be empty. */
  readonly name: string;
  /** A part of the recording that it names. */
  readonly range?: Range;
  /** Corrected. */
  readonly text: string;
  readonly corrections: readonly Correction[];
  /** What it was read by. */
  readonly language: AssistantLanguage;
  readonly words: ReadWords;
}

/** The words with which requests about one recording are read. */
export interface Reading {
  /** Of the recording. */
  readonly language: AssistantLanguage;
  /** The labels of those who speak. */
  readonly speakers: ReadonlySet<string>;
  readonly correct: Corrector;
  /** How often the recording says a word. */
  readonly countUses: (word: Token) => number;
  /** Whether the recording says two words one after the other. */
  readonly isPair: (first: Token, second: Token) => boolean;
}

type Token = ReadWords["tokens"][number];

/** Asked of a whole lecture even beside words that the lecture never says: "summarise it so that grandma gets it". */
const wholeOnly: ReadonlySet<Act> = new Set<Act>([
  "overview",
  "points",
  "topics",
  "terms",
  "missed",
  "notes",
  "guide",
  "exam",
  "questions",
  "teach",
  "translate",
  "quiz",
  "conclusion",
  "opinion",
  "complaint",
  "thanks",
  "help",
  "greeting",
]);

/** So many words that are no subject may stand in a request of the whole. */
const MOST_OTHER = 2;
/** A word that the lecture says so often is a subject, even one about the person who asks. */
const OFTEN = 3;

/** The subject of a request as it was typed. */
const toName = (text: string, { named }: ReadWords): string => {
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined) return "";
  const name = text.slice(first.from, last.to);
  // "ln(x)"
  const opens = name.split("(").length > name.split(")").length;
  return opens && text.charAt(last.to) === ")" ? `${name})` : name;
};

/** In characters: longer texts were pasted. What they ask for stands at their beginning; all of them is the subject. */
const LONGEST = 1_000;

/** Reads a request on its own, in the language that it is asked in. */
export function readRequest(whole: string, reading: Reading): Request {
  const typed = whole.slice(0, LONGEST);
  const firstLanguage = readAskedLanguage(typed, reading.language);
  const { text, corrections } = reading.correct(typed, firstLanguage);
  const language = corrections.length === 0 ? firstLanguage : readAskedLanguage(text, reading.language);
  const named = readRange(text);
  const rest = named?.rest ?? text;
  const read = new Set(corrections.flatMap((one) => (one.isAsking ? [] : splitWords(one.read))));
  const words = readWords(rest, language, {
    isSaid: (word) => reading.countUses(word) >= OFTEN,
    isPair: reading.isPair,
    isRead: ({ typed: word }) => read.has(word),
  });
  const isOfWhole =
    !words.hasSubject ||
    (words.wholeAct !== undefined &&
      wholeOnly.has(words.wholeAct) &&
      !words.hasMarkedSubject &&
      !words.asksOfThing &&
      words.named.length <= (words.isOfRecording || words.isPointing ? MOST_OTHER : 1) &&
      words.named.every((token) => !/^\p{Lu}|\p{N}/u.test(token.typed) && reading.countUses(token) === 0));
  const subject = parseQuestion(rest, language, reading.speakers, {
    subject: isOfWhole ? "" : words.subject.map((token) => token.typed).join(" ") + whole.slice(LONGEST),
    isOwn: (word) => read.has(word) || words.paired.some(({ typed: own }) => own === word),
    isInitials: (word) => word.length === 2 && words.named.some(({ typed: named }) => named === word),
  });
  const scope =
    named !== undefined
      ? "range"
      : subject.terms.length > 0
        ? "subject"
        : subject.speakers.size > 0
          ? "speaker"
          : "whole";
  return {
    act: isOfWhole && words.hasSubject ? words.wholeAct! : words.act,
    scope,
    form: words.form,
    subject,
    name: isOfWhole ? "" : toName(rest, words),
    ...(named !== undefined && { range: named.range }),
    text,
    corrections,
    language,
    words,
  };
}
