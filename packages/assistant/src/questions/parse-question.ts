import type { AssistantLanguage } from "../languages/language.ts";
import { asksDuration } from "../languages/durations.ts";
import { getDiscourse } from "../languages/discourse.ts";
import { getNounCues } from "../languages/noun-cues.ts";
import { isPlural } from "../languages/plurals.ts";
import { foldWord } from "@lectern/transcript/languages/fold-word.ts";
import { isSearchable, isSign, isTopical, toRoot, splitWords } from "../lecture/words.ts";
import { foldText } from "../support/fold.ts";

/** The parsed things, names and speakers that a question asks about. */
export interface Question {
  /** Roots of the things that it asks about, each once; none when it asks about the recording as a whole. */
  readonly terms: readonly string[];
  /** The words that the terms are roots of, in lower case, as they were typed. */
  readonly words: readonly string[];
  /** Roots of what is asked about them: "method", "role", "last". They tell places apart and answer nothing. */
  readonly hints: readonly string[];
  /** Those of the terms that are names or numbers. */
  readonly named: ReadonlySet<string>;
  /** Those of the terms that stand where nouns do, as they were typed. */
  readonly nouns: ReadonlyMap<string, string>;
  /** Those of the terms that the question is about: names, and what stands behind "of", "about". */
  readonly pivots: ReadonlySet<string>;
  /** Those of the terms that come from a question before; they count less. */
  readonly carried?: ReadonlySet<string>;
  /** It says "he", "it" for those, so that they count in full. */
  readonly isOfCarried?: boolean;
  /** How many of its words were read as others: typing errors, or words that the recording doesn't have. */
  readonly doubts?: number;
  /** It asks how long something takes, or how old it is. */
  readonly asksDuration?: boolean;
  /** It asks for several things: "the three categories of", "parts of". */
  readonly asksForMany?: boolean;
  /** It begins with a plural: "segments of a code". */
  readonly mayAskForMany?: boolean;
  /** How many: "the seven processes". */
  readonly count?: number;
  /** It names no thing, only what is asked: "What happens?" */
  readonly isVague: boolean;
  /** It asks for more than a sentence: for a summary, a discussion, an opinion. */
  readonly isBroad: boolean;
  /** The labels of the speakers whom it names. */
  readonly speakers: ReadonlySet<string>;
}

/** Numbers say nothing about a subject and much about a moment: a year, a page. */
const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** In letters: what a stemmer takes off a small word. */
const LONGEST_ENDING = 2;

/** Stems of a list of words, once a language. */
const stems = new Map<string, ReadonlySet<string>>();
function stemsOf(words: string, { code, vocabulary }: AssistantLanguage): ReadonlySet<string> {
  const key = `${code} ${words}`;
  const known = stems.get(key) ?? new Set(words.split(" ").map(vocabulary.stem));
  stems.set(key, known);
  return known;
}

const bare = (word: string): string => word.toLowerCase().replace(/['’]s$/, "");

/** A label that is a person's initials: "A", "JD", "J.D.". */
const INITIALS = /^\p{Lu}(?:[. ]*\p{Lu}){0,2}\.?$/u;

/**
 * The labels among initials that a question names, in capitals. A letter alone counts behind a function word ("did A say"):
 * behind another it belongs to that ("vitamin A").
 */
function findInitials(words: readonly string[], labels: readonly string[], language: AssistantLanguage): string[] {
  const isNamedAt = (letters: readonly string[], at: number): boolean => {
    if (!letters.every((letter, index) => words[at + index] === letter)) return false;
    if (letters.join("").length > 1) return true;
    const before = words[at - 1];
    return before !== undefined && !isTopical(before, language);
  };
  return labels.filter((label) => INITIALS.test(label) && words.some((_, at) => isNamedAt(splitWords(label), at)));
}

/** The labels that a question names, by the most of their words, and those words. */
function findSpeakers(words: readonly string[], labels: readonly string[], language: AssistantLanguage) {
  const bareWords = new Set(words.map(bare));
  const found = [...labels]
    .map((label) => ({
      label,
      named: splitWords(label)
        .map(bare)
        .filter((word) => bareWords.has(word)),
    }))
    .filter(({ named }) => named.some((word) => word.length > 2 && !isNumber(word)));
  const most = Math.max(0, ...found.map(({ named }) => named.length));
  const best = found.filter(({ named }) => named.length === most);
  const initials = findInitials(words, labels, language);
  return {
    labels: new Set([...best.map(({ label }) => label), ...initials]),
    words: new Set([...best.flatMap(({ named }) => named), ...initials.flatMap(splitWords).map(bare)]),
  };
}

/** Of things that are counted, so many make a list. */
const isCount = (word: string): boolean => Number(word) >= 2 && Number(word) <= 12;

const isNumeral = (word: string): boolean => foldText(word)[0]?.isNumber === true;

/** In words: how far behind its number a noun stands, "seven business processes". */
const COUNTED_BEHIND = 2;

/** Whether a question asks for several things, and how many: "the seven processes", "parts of", "which layers". */
function readMany(
  all: readonly string[],
  subject: readonly string[],
  language: AssistantLanguage,
): Pick<Question, "asksForMany" | "mayAskForMany" | "count"> {
  const isThings = (word: string): boolean => isTopical(word, language) && isPlural(word, language);
  const counted = getDiscourse(language.code)?.counted;
  const counts = (word: string): boolean => isPlural(word, language) && counted?.test(word) === true;
  const first = subject.find((word) => counts(word) || (isTopical(word, language) && !isNumeral(word))) ?? "";
  const findCount = (words: readonly string[]): number | undefined => {
    const numeral = words.find(
      (word, at) =>
        isCount(foldText(word)[0]?.word ?? "") &&
        isNumeral(word) &&
        words.slice(at + 1, at + 1 + COUNTED_BEHIND).some((thing) => isThings(thing) || counts(thing)),
    );
    return numeral === undefined ? undefined : Number(foldText(numeral)[0]!.word);
  };
  const own = findCount(subject);
  // "The 5 parts of his plan" asks for parts of the plan.
  const count = own ?? findCount(all);
  return {
    asksForMany: counts(first) || own !== undefined,
    mayAskForMany: isPlural(first, language),
    ...(count !== undefined && { count }),
  };
}

const possessive = /^\p{L}{3,}['’]s$/u;
const asksAbout = /^(?:about|über|sobre|sur)$/iu;
const elided = /^d['’](?=\p{L}{3})/iu;

const isCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word);

/** Which words of a question stand where nouns do, and which of them it is about. */
function readNouns(
  all: readonly string[],
  isName: (word: string) => boolean,
  language: AssistantLanguage,
): { readonly nouns: readonly string[]; readonly pivots: readonly string[] } {
  const { code, naming } = language;
  const { beforeNouns, beforePivots } = getNounCues(code);
  const writesNouns = naming?.capitals === true;
  const isPivot = (word: string, at: number): boolean => {
    if (code === "en" && possessive.test(word)) return true;
    if (code === "fr" && elided.test(word)) return true;
    // "The steps of tying a knot" are about the knot.
    if ((code === "en" && word.endsWith("ing")) || (writesNouns && !isCapital(word))) return false;
    const [second, before] = [all[at - 2]?.toLowerCase() ?? "", all[at - 1]?.toLowerCase() ?? ""];
    // "Der Präsident der Broncos"
    if (writesNouns && at > 2 && /^(?:der|des)$/u.test(before) && isCapital(all[at - 2])) return true;
    return beforePivots.has(before) || (beforeNouns.has(before) && beforePivots.has(second));
  };
  // "What did he say about defensive distillation": both are one name. "What percentage of diets fail" has a verb there.
  const isInName = (at: number): boolean =>
    asksAbout.test(all[at - 2] ?? "") && isTopical(all[at - 1]!, language) && isTopical(all[at]!, language);
  const pivots = all.filter((word, at) => (isName(word) && !isNumber(word)) || isPivot(word, at) || isInName(at));
  const nouns = all.filter((word, at) =>
    writesNouns ? at > 0 && isCapital(word) : beforeNouns.has(all[at - 1]?.toLowerCase() ?? ""),
  );
  return { nouns: [...new Set([...pivots, ...nouns])], pivots };
}

interface Reading {
  /** The words that name the subject, where a request has others. */
  readonly subject?: string;
  /** Whether a word of two letters is a name: "HM". */
  readonly isInitials?: (word: string) => boolean;
  /** Whether a word is part of a name that the recording says: "order" of "limit order". */
  readonly isOwn?: (word: string) => boolean;
}

/**
 * Reads a question: its things, its names, and whose words it asks for.
 * @param labels the speakers of the recording
 */
export function parseQuestion(
  question: string,
  language: AssistantLanguage,
  labels: Iterable<string> = [],
  { subject = question, isInitials = () => false, isOwn = () => false }: Reading = {},
): Question {
  const { asking, vocabulary } = language;
  const about = stemsOf(asking.about, language);
  const relation = stemsOf(asking.relation, language);
  const grammar = new Set(asking.grammar.split(" "));
  // The stem of a name may be a small word: "Losada" and "los".
  const isGrammar = (word: string) => {
    const stem = vocabulary.stem(word);
    return grammar.has(word.toLowerCase()) || (word.length - stem.length <= LONGEST_ENDING && grammar.has(stem));
  };
  const all = splitWords(question);
  const speakers = findSpeakers(all, [...labels], language);
  const typed = splitWords(subject);
  const isAbout = (word: string): boolean => about.has(vocabulary.stem(word));
  // "A manic episode" is no episode of a podcast.
  const isNamed = (at: number): boolean => {
    const before = typed[at - 1];
    return before !== undefined && isTopical(before, language) && !isAbout(before) && !isGrammar(before);
  };
  const words = typed.filter(
    (word, at) =>
      isSign(word) ||
      isOwn(word) ||
      ((!isAbout(word) || isNamed(at)) && !isGrammar(word) && !speakers.words.has(bare(word))),
  );
  const topical = words.filter(
    (word) => isTopical(word, language) || isNumber(word) || isSign(word) || isInitials(word),
  );
  const things = topical.filter((word) => isOwn(word) || (!relation.has(vocabulary.stem(word)) && !isAbout(word)));
  // The more telling words where there are any: "How does it work?" is left with what it has.
  const telling =
    [things, topical, words.filter((word) => word.length > 3 && isSearchable(word))].find((some) => some.length > 0) ??
    [];
  const rootsIn = (some: readonly string[]): string[] => [...new Set(some.map((word) => toRoot(word, language)))];
  const isName = (word: string): boolean =>
    isNumber(word) || (language.naming?.capitals !== true && word !== all[0] && /^\p{Lu}/u.test(word));
  const terms = rootsIn(telling);
  const { nouns, pivots } = readNouns(all, isName, language);
  return {
    terms,
    words: telling.map(foldWord),
    named: new Set(rootsIn(telling.filter(isName))),
    nouns: new Map(
      nouns.map((word) => [toRoot(word, language), word] as const).filter(([root]) => terms.includes(root)),
    ),
    pivots: new Set(rootsIn(pivots).filter((root) => terms.includes(root))),
    hints: rootsIn(words.filter((word) => !telling.includes(word) && word.length > 3 && isSearchable(word))),
    ...readMany(all, typed, language),
    asksDuration: asksDuration(question, language.code),
    isVague: things.length === 0,
    isBroad: all.some((word) => isAbout(word) && !words.includes(word)),
    speakers: speakers.labels,
  };
}
