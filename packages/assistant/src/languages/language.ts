import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { getVocabulary, type Vocabulary } from "./vocabulary.ts";
import { english } from "./english.ts";
import type { Cues } from "./cues.ts";
import type { RequestWords } from "./requests/request-words.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { languageFree } from "./language-free.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

/** The sentences that are ours rather than the recording's. Parameters come as Markdown. */
interface Phrasebook {
  /** Before quotations that name their moment, and before those that cannot. */
  readonly saysAt: string;
  readonly says: string;
  readonly overview: string;
  readonly notFound: string;
  /** Before passages that speak of something like what was asked. */
  readonly closest: string;
  /** Before what is said of examinations; and before the main points where nothing is. */
  readonly aboutExam: string;
  readonly noExam: string;
  /** Before quotations, for who asked for simpler words. */
  readonly simpler: string;
  readonly noTimes: string;
  readonly between: (from: string, to: string) => string;
  readonly chapter: (number: number, title: string) => string;
  readonly ends: (moment: string) => string;
  readonly chapters: (count: number) => string;
  /** Before the questions of a quiz, and before their answers. */
  readonly quiz: string;
  readonly solutions: string;
  readonly noQuiz: string;
  readonly thanks: string;
  /** Two things that the recording does not set side by side. */
  readonly apart: string;
  readonly nothingAbout: (thing: string) => string;
  readonly about: (thing: string) => string;
  /** What the recording is about instead: "photosynthesis, light and water". */
  readonly speaksOf: (subjects: string) => string;
  /** What a lecture is about that doesn't say it, as the first sentence of its summary. */
  readonly isAbout: (subjects: string) => string;
  readonly nothingToAnswerFrom: string;
  readonly inShort: string;
  /** Headings; without one, its part of a summary is left out or stands without it. */
  readonly keyTerms: string;
  readonly tasks: string;
  readonly questions: string;
  readonly part: (number: number) => string;
  readonly threeSubjects: (subjects: string) => string;
  readonly inClosing: string;
  /** Between the last two of a list. */
  readonly and: string;
}

/** What is taken off a spoken sentence before it is written down. Every pattern is linear in its text. */
interface Cleaning {
  readonly filler?: RegExp;
  /** Between commas: "you know". */
  readonly aside?: RegExp;
  /** At the end: ", right?" */
  readonly tag?: RegExp;
  readonly openers: readonly RegExp[];
  /** Words of which the second of two in a row, without a comma between, is a stutter. Absent where repeating them is grammar. */
  readonly stutter?: RegExp;
}

/** How a language tells what a sentence is good for. Each may be missing: then nothing is told. */
interface Judging {
  /** About the room, the course or the speaker rather than the subject. */
  readonly housekeeping?: RegExp;
  /** Of those who pay for a recording, or asks to subscribe. */
  readonly advertising?: RegExp;
  /** Says what the recording is going to be about. */
  readonly announcing?: RegExp;
  /** Says what something is, or why. */
  readonly explaining?: RegExp;
  /** Leans on the sentence before it. */
  readonly leaning?: RegExp;
  /** "I" and "you", all of them. */
  readonly person?: RegExp;
  /** Asks the listener to do something. */
  readonly inviting?: RegExp;
}

/** Tells a language's nouns from its verbs by the words before them. */
export interface Naming {
  readonly beforeNoun: RegExp;
  readonly beforeVerb: RegExp;
  /** What stands after a verb's subject and shows that it was a noun after all. */
  readonly afterNoun?: RegExp;
  /** Never part of a name. */
  readonly adverb?: RegExp;
  /** What a word begins with that is a word of its own: "l'" of "l'image". */
  readonly elision?: RegExp;
  /** Nouns have a capital, as in German. */
  readonly capitals?: boolean;
  /** How a form may go on when it is shown in bold: a plural. */
  readonly ending: string;
}

/** What a question has beside the thing that it asks about. Words in lower case. */
interface Asking {
  /** About the recording as a whole: "lecture", "summary". */
  readonly about: string;
  /** What is asked about something: "role", "difference". */
  readonly relation: string;
  /** Words without content: "what", "does". */
  readonly grammar: string;
}

/** All that the assistant knows of one language. */
export interface LanguageRules {
  readonly phrasebook: Phrasebook;
  readonly cleaning: Cleaning;
  readonly judging: Judging;
  /** Missing: nouns cannot be told apart. */
  readonly naming?: Naming;
  readonly asking: Asking;
  /** Missing: every request asks for passages. */
  readonly requests?: RequestWords;
  readonly cues?: Cues;
}

export interface AssistantLanguage extends LanguageRules {
  /** BCP 47. */
  readonly code: string;
  readonly vocabulary: Vocabulary;
  /** Without rules: words weigh by their use alone. */
  readonly isKnown: boolean;
}

const rules: Readonly<Record<KnownLanguage, LanguageRules>> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
};

/** @param code BCP 47, as the recording has it */
export function getLanguage(code: string): AssistantLanguage {
  const isKnown = isKnownLanguage(code);
  return { code, isKnown, vocabulary: getVocabulary(code), ...(isKnown ? rules[code] : languageFree) };
}
