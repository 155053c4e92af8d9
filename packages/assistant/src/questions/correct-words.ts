import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import type { AssistantLanguage } from "../languages/language.ts";
import { toRoot } from "../lecture/words.ts";
import type { LectureWords } from "./lecture-words.ts";
import { getLexicons, type Token, toTokens } from "./lexicon.ts";
import { isEnglishRoot, looksEnglish } from "./related/related-words.ts";
import { toPhoneticKey } from "./phonetic-key.ts";
import { countErrors } from "./typing-errors.ts";

/** A word of a request that was read as another. */
export interface Correction {
  readonly typed: string;
  readonly read: string;
  /** It is a word to ask with, and no subject. */
  readonly isAsking: boolean;
}

interface Corrected {
  readonly text: string;
  readonly corrections: readonly Correction[];
}

/** Longer texts were pasted, and their words are left as they are. */
const MOST_TOKENS = 60;
const MOST_UNKNOWN = 12;

/** How many letters of a word may be wrong, by its length. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 11 ? 2 : 3);
/** What an error costs, in logarithms of uses. */
const ERROR = 4;
/** A word to ask with counts as one that is said so often. */
const ASKING_USES = 30;
/** In errors: a word that sounds the same. */
const SOUND = 1;
const LEAST_KEY = 3;
/** In letters: a word that is no longer has one error at most. */
const SHORT = 6;
/** In letters: in a longer word the first letter may be wrong. */
const LONG = 8;
/** In letters: what a stemmer takes off a word that is right. */
const LONGEST_SUFFIX = 3;
/** In letters: a longer run is no word. */
const LONGEST = 40;
/** In letters: a shorter word to ask with is no other one, unless letters are swapped. */
const LEAST_ASKING = 6;
const LEAST_BEGINNING = 5;
const LONGEST_ENDING = 5;
/** In letters: a word to ask with that is so long may have two errors. */
const VERY_LONG = 11;

interface Candidate {
  readonly form: string;
  readonly isAsking: boolean;
  readonly score: number;
}

const abbreviation = /^\p{Lu}{2,5}$/u;

/** Whether two words differ in their ending alone: one is no misspelling of the other. */
const isVariant = (a: string, b: string): boolean => {
  const stem = Math.max(4, Math.min(a.length, b.length) - 2);
  return a.slice(0, stem) === b.slice(0, stem);
};

/** What all participles of a language share, and what is left of one. */
const participles: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(\p{L}{2,}?)(?:ed|ing)$/u,
  de: /^ge(\p{L}{2,}?)(?:t|en)$/u,
  es: /^(\p{L}{2,}?)(?:[ai]d[oa]s?|ando|iendo)$/u,
  fr: /^(\p{L}{2,}?)(?:ee?s?|ant)$/u,
  pt: /^(\p{L}{2,}?)(?:[ai]d[oa]s?|[aei]ndo)$/u,
};

/** Whether two words are forms of different verbs: "gezeigt" and "gemeint" are alike only where all participles are. */
function isOtherVerb(word: string, candidate: string, errors: number, code: KnownLanguage | undefined): boolean {
  const pattern = code === undefined ? undefined : participles[code];
  const core = pattern?.exec(word)?.[1];
  return core !== undefined && pattern!.test(candidate) && errors > allowedErrors(core.length);
}

const toSortedLetters = (word: string): string => Array.from(word).toSorted().join("");

const undouble = (word: string): string => word.replaceAll(/(\p{L})\1/gu, "$1");

const quoted = /["“”„«»][^"“”„«»]{1,200}["“”„«»]/gu;

/** Corrects typing errors in requests about one lecture. */
export type Corrector = (text: string, language: AssistantLanguage) => Corrected;

/**
 * Makes a corrector of requests: a word that neither the lecture nor a language of asking has is read as the one that it is
 * likeliest to be, by the logarithm of its uses less a price for each wrong letter. What stands in quotation marks stays.
 */
export function createCorrector(lecture: AssistantLanguage, collect: () => LectureWords): Corrector {
  return (text, language) => {
    const { requests, vocabulary } = language;
    const splits = requests?.elides === true;
    const tokens = toTokens(text, splits);
    if (tokens.length > MOST_TOKENS || requests === undefined) return { text, corrections: [] };
    const { asking, questioning, words: lexicon } = getLexicons(requests);
    const kept = Array.from(text.matchAll(quoted), ({ 0: some, index }) => [index, index + some.length] as const);
    const isKept = ({ from }: Token): boolean => kept.some(([start, end]) => from >= start && from < end);
    const { grammar, about, relation } = language.asking;
    const own = new Set(`${grammar} ${about} ${relation}`.split(" ").map(vocabulary.stem));
    const isAsking = ({ word, typed }: Token): boolean =>
      own.has(vocabulary.stem(typed)) ||
      asking.words.has(word) ||
      vocabulary.isStopWord(typed) ||
      lexicon.match([{ word, typed, from: 0, to: 0 }], 0) !== undefined;
    const open = tokens.filter(
      (token) =>
        token.word.length > 2 &&
        token.word.length <= LONGEST &&
        !abbreviation.test(token.typed) &&
        !/\p{N}/u.test(token.word) &&
        !isKept(token),
    );
    if (open.every(isAsking)) return { text, corrections: [] };
    const { words, pairs, roots, looksOdd } = collect();
    const isSaid = ({ word, typed }: Token): boolean => words.has(word) || roots.has(toRoot(typed, lecture));
    // A word of English is what it is, said or not; "expirement" only has the stem of one.
    const isWord = ({ word }: Token): boolean => {
      const root = language.code === "en" ? vocabulary.stem(word) : "";
      return word.length - root.length <= LONGEST_SUFFIX && isEnglishRoot(root);
    };
    const unsaid = open.filter((token) => !isAsking(token) && !isSaid(token));
    // "Seling" has the stem of a word, and is "selling" of a lecture that says so.
    const lacksDouble = ({ word }: Token): boolean =>
      [...words.keys()].some((said) => said.length === word.length + 1 && undouble(said) === undouble(word));
    const unknown = unsaid.filter((token) => !isWord(token) || lacksDouble(token));
    const corrections = new Map<
      Token,
      { readonly read: string; readonly isAsking: boolean; readonly tokens: number }
    >();
    for (const [at, token] of tokens.entries()) {
      const next = tokens[at + 1];
      // "back propagation" of a lecture that says "backpropagation".
      const joined = next === undefined ? undefined : words.get(token.word + next.word);
      if (joined !== undefined && !isKept(token) && (unsaid.includes(token) || unsaid.includes(next!)))
        corrections.set(token, { read: joined.form, isAsking: false, tokens: 2 });
      // Accents are put back: stems depend on them.
      const said = words.get(token.word);
      if (
        said !== undefined &&
        !isKept(token) &&
        said.form.length === token.typed.length &&
        said.form.toLowerCase() !== token.typed.toLowerCase() &&
        !isAsking(token)
      )
        corrections.set(token, { read: said.form, isAsking: true, tokens: 1 });
    }
    if (unknown.length <= MOST_UNKNOWN) {
      for (const token of unknown) {
        if (corrections.has(token) || corrections.get(tokens[tokens.indexOf(token) - 1]!)?.tokens === 2) continue;
        const best = findBest(token.word, isWord(token));
        if (best !== undefined) corrections.set(token, { read: best.form, isAsking: best.isAsking, tokens: 1 });
      }
    }
    return apply();

    function findBest(word: string, isEnglish: boolean): Candidate | undefined {
      const code = isKnownLanguage(language.code) ? language.code : undefined;
      const key = code === undefined ? "" : toPhoneticKey(word, code);
      const most = allowedErrors(word.length);
      const odd = looksOdd(word);
      let best: Candidate | undefined;
      const consider = (candidate: string, uses: number, form: string, isAskingWord: boolean): void => {
        if (candidate.length < (isAskingWord ? 3 : 4) || Math.abs(candidate.length - word.length) > Math.max(most, 2))
          return;
        const errors = countErrors(word, candidate, 3);
        const soundsAlike =
          key.length >= LEAST_KEY &&
          errors <= (key.length > LEAST_KEY && !isAskingWord ? 3 : 2) &&
          candidate.length > 3 &&
          toPhoneticKey(candidate, code!) === key;
        const isTurned =
          errors === 1 && word.length === candidate.length && word[0] === candidate[1] && word[1] === candidate[0];
        const isAnagram = errors === 1 && toSortedLetters(candidate) === toSortedLetters(word);
        if (isAskingWord) {
          // A word to ask with is taken for meant only where it is nearly right: many others resemble it.
          const isShort = word.length < LEAST_ASKING;
          const isSwapped =
            isAnagram &&
            (word[0] === candidate[0] || (isTurned && isShort)) &&
            (!isShort || questioning.words.has(candidate));
          const isNearly =
            word.length >= LEAST_ASKING && word[0] === candidate[0] && errors <= (word.length >= VERY_LONG ? 2 : 1);
          const isOther = errors > 1 || word.length === candidate.length;
          if (!isSwapped && (!isNearly || isVariant(word, candidate) || (isOther && !odd))) return;
        } else {
          const hasFirst =
            word[0] === candidate[0] || isTurned || (word.length >= LONG && (soundsAlike || errors === 1));
          if (!hasFirst || (errors > most && !soundsAlike)) return;
          // "Cart" is no "card", "waves" is no "Wales": a word of the language that the lecture lacks looks like one of its words
          // by another letter or by its ending; a misspelt one rather lacks a letter, or looks odd.
          // So is one with a letter more that is not a doubled one: "pricking" is no "picking".
          if (
            word.length > candidate.length &&
            undouble(word) !== undouble(candidate) &&
            !soundsAlike &&
            (!odd || (code === "en" && looksEnglish(vocabulary.stem(word))))
          )
            return;
          const isOther = errors > 1 || word.length === candidate.length;
          if (errors > 1 && isOtherVerb(word, candidate, errors, code)) return;
          // "Equaton" is no other form of "equation": English has no such word.
          if (errors > 0 && isVariant(word, candidate) && (code !== "en" || isEnglish)) return;
          if (errors > 0 && isOther && !isAnagram && !odd) return;
          // A short word that the lecture lacks is rather a word of its own than one with two errors, or another letter.
          if (word.length <= SHORT && (errors > 1 || (isOther && !isAnagram && !soundsAlike))) return;
        }
        const cost = soundsAlike ? Math.min(errors, SOUND) : errors;
        const score = Math.log(uses) - ERROR * cost;
        if (best === undefined || score > best.score) best = { form, isAsking: isAskingWord, score };
      };
      for (const beginning of asking.beginnings) {
        // "Zusamenfassung" begins as "zusammenfass" with a letter left out.
        for (const length of [beginning.length - 1, beginning.length, beginning.length + 1]) {
          const own = word.slice(0, length);
          if (
            length < LEAST_BEGINNING ||
            own.length < length ||
            word.length > length + LONGEST_ENDING ||
            countErrors(own, beginning, 1) > 1
          )
            continue;
          if (own[0] === beginning[0] && own.at(-1) === beginning.at(-1))
            consider(beginning + word.slice(length), ASKING_USES, beginning + word.slice(length), true);
        }
      }
      for (const one of asking.words) consider(one, ASKING_USES, one, true);
      for (const [one, { form, uses }] of words) if (!vocabulary.isStopWord(form)) consider(one, uses, form, false);
      if (word.length >= LONG) {
        for (const [one, { form, uses }] of pairs) {
          if (one === word || (Math.abs(one.length - word.length) <= 1 && countErrors(word, one, 1) <= 1))
            consider(one, uses, form, false);
        }
      }
      return best;
    }

    function apply(): Corrected {
      const made: Correction[] = [];
      let result = "";
      let last = 0;
      for (let at = 0; at < tokens.length; at += 1) {
        const correction = corrections.get(tokens[at]!);
        if (correction === undefined) continue;
        const { from } = tokens[at]!;
        const { to } = tokens[at + correction.tokens - 1]!;
        result += text.slice(last, from) + correction.read;
        made.push({ typed: text.slice(from, to), read: correction.read, isAsking: correction.isAsking });
        last = to;
        at += correction.tokens - 1;
      }
      return { text: result + text.slice(last), corrections: made };
    }
  };
}
