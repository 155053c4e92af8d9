import { hasAntecedents } from "../cards/material.ts";
import { type CardWords, getCardWords } from "../cards/words/card-words.ts";
import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import type { AssistantLanguage } from "../languages/language.ts";
import { atStart } from "../languages/patterns.ts";
import { getSpeechHabits } from "@lectern/transcript/languages/speech.ts";
import { getTellingCues } from "../languages/telling-cues.ts";
import { isEnded, type Sentence } from "../lecture/sentences.ts";
import { spacedWords } from "../lecture/words.ts";
import type { Digest } from "./digest.ts";
import { isQuestion, standsAlone, wholeness } from "./ranking.ts";

/** What a sentence's worth is multiplied by for each thing that it needs beside itself, or lacks. */
const LESS = {
  /** "this", "here", "as we saw" */
  contextual: 0.55,
  /** "I" */
  personal: 0.5,
  /** A pronoun before any noun. */
  dangling: 0.5,
  /** It goes on with another sentence, or tells the listeners to do something. */
  badStart: 0.4,
  /** It was broken off. */
  unfinished: 0.4,
  /** It says nothing of anything. */
  verbless: 0.5,
  /** It has hardly a word of the subject: "The brightness of light is what's important." */
  empty: 0.6,
  /** Where it ends is a guess. */
  unended: 0.85,
  /** "very", "something", "if": a case, or a judgement */
  unsettled: 0.85,
} as const;

/** In terms. */
const LEAST_TERMS = 4;

/** How well a sentence can be read with none beside it, from 0 to 1; 1 in languages whose words aren't known. */
export function rateSelfContained(sentence: Sentence, digest: Pick<Digest, "language">): number {
  const words = getCardWords(digest.language.code);
  if (words === undefined) return 1;
  const { text } = sentence;
  let rate = 1;
  if (words.contextual.test(text)) rate *= LESS.contextual;
  if (words.personal.test(text)) rate *= LESS.personal;
  if (!hasAntecedents(text, { words, digest })) rate *= LESS.dangling;
  if (words.badStart.test(text)) rate *= LESS.badStart;
  if (words.unfinished.test(text.replace(/(?<!\W)\W+$/u, ""))) rate *= LESS.unfinished;
  if (!words.finite.test(text)) rate *= LESS.verbless;
  if (sentence.terms.size < LEAST_TERMS) rate *= LESS.empty;
  if (!isEnded(sentence)) rate *= LESS.unended;
  if (words.unsettled.test(text)) rate *= LESS.unsettled;
  return rate;
}

/** What a clause begins with that another has to follow: "When the ice melts, …". */
const dependent: Readonly<Record<KnownLanguage, RegExp>> = {
  en: atStart(
    "(?:even |just |only |especially )?(?:when|whenever|if|because|although|though|while|whereas|unless|until|as long as|as soon as|so that|given that|by \\p{L}+ing|being|having|which|who|whose|that|where|than|to)",
  ),
  de: atStart(
    "wenn|weil|denn|wie|obwohl|dass|ob|sobald|solange|falls|indem|nachdem|bevor|sodass|um|wo(?!\\p{L})|außer|hätte|wäre|etwa|wobei|wodurch|was(?= \\p{L}+ (?:als|ist))|welche[rsnm]?",
  ),
  es: atStart(
    "una vez que|cuando|si|porque|aunque|mientras|para que|como|ya que|dado que|puesto que|que|donde|cuy[oa]s?",
  ),
  fr: atStart(
    "quand|lorsque|lorsqu['’]\\p{L}+|si|s['’]ils?|parce|puisque|bien que|alors que|tandis que|afin|comme|en \\p{L}+ant|que|qui|dont|où",
  ),
  pt: atStart("uma vez que|quando|se|porque|embora|enquanto|para que|como|já que|dado que|que|onde|cuj[oa]s?"),
};

/** Whether a clause needs another beside it. */
export const isDependent = (clause: string, code: string): boolean =>
  isKnownLanguage(code) && dependent[code].test(clause);

/** In words. */
const SHORTEST_CLAUSE = 3;

type Subjects = Pick<Digest, "language" | "subjects">;

/** In words: the longest name, before its verb. */
const NAME = 3;
/** In words: where no full stop tells its end, a longer sentence is several. */
const LONGEST_UNENDED = 24;

const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** German words that end as verbs do and are none. */
const noGermanVerb =
  /^(?:ge\p{Ll}+t|jetzt|erst|zuerst|zunächst|selbst|oft|gut|weit|seit|fast|echt|leicht|bereit|insgesamt|überhaupt|vielleicht|recht|direkt|komplett|konkret|abstrakt|zwischen|gegen|neben|wegen|\p{Ll}*zu\p{Ll}+en)$/u;

/** Whether words have a German verb by its form: "frisst", or "tragen" behind a noun. */
const hasGermanVerb = (part: string, { functionWord }: CardWords): boolean => {
  const all = part.match(spacedWords) ?? [];
  return all.some((word, at) => {
    if (!/^\p{Ll}{3,}$/u.test(word) || functionWord.test(word) || noGermanVerb.test(word)) return false;
    return word.endsWith("t") || (word.endsWith("en") && /^\p{Lu}/u.test(all[at - 1] ?? ""));
  });
};

/** Without what has a verb's ending and is none: small words, adverbs, and what stands behind an article. */
const withoutNouns = (part: string, { article, functionWord, finite }: CardWords): string => {
  const all = part.match(spacedWords) ?? [];
  const isNoVerb = (word: string, at: number) =>
    functionWord.test(word) || /mente?$/iu.test(word) || article.test(all[at - 1] ?? "");
  return all.filter((word, at) => finite.test(word) || !isNoVerb(word, at)).join(" ");
};

/** Whether words state something; no infinitive does, and no noun of a language that gives them capitals. */
function states(part: string, { code, naming }: AssistantLanguage, words: CardWords): boolean {
  if (naming?.capitals === true)
    return words.finite.test(part.replaceAll(/(?<![\p{L}])\p{Lu}[\p{L}-]{0,60}/gu, " ")) || hasGermanVerb(part, words);
  const verbs = code === "en" ? part.replaceAll(/(?<![\p{L}])to \p{L}{1,30}/giu, " ") : withoutNouns(part, words);
  return words.finite.test(verbs) || getTellingCues(code)?.stating.test(verbs) === true;
}

/** A German main clause behind another: its verb, and then its subject. */
const verbFirst = /^\p{Ll}+(?:t|en|te|ten)\s/u;
/** A German relative clause: "…, die man darf", with its verb at its end. */
const relative =
  /^(?:(?:(?:in|an|auf|aus|bei|mit|nach|von|vor|zu|über|unter|durch|für|gegen|ohne|um) )?(?:der|die|das|den|dem|dessen|deren|denen)|wo|wohin|woher) .*\s\p{Ll}+[.!]?$/u;

/** Whether a sentence has a clause of its own: what follows the comma where it begins with "when", else what stands before it. */
function hasMainClause(text: string, language: AssistantLanguage, words: CardWords): boolean {
  const { code } = language;
  const isGerman = language.naming?.capitals === true;
  const needsOther = (part: string) => isDependent(part, code) || (isGerman && relative.test(part));
  const parts = text.split(/,\s+/);
  if (needsOther(text)) {
    const joined = new RegExp(`^(?:${words.and})\\s`, "iu");
    const isMain = (part: string) => countWords(part) >= SHORTEST_CLAUSE && !joined.test(part) && !needsOther(part);
    // "…, the glacier leaves stones": what begins with an article there has its verb, whether we know it or not; in German the
    // verb comes first.
    const hasVerb = (part: string) =>
      countWords(part) > SHORTEST_CLAUSE &&
      (isGerman ? verbFirst.test(part) : words.functionWord.test(part.split(" ", 1)[0]!));
    return parts.slice(1).some((part) => isMain(part) && (states(part, language, words) || hasVerb(part)));
  }
  const own = parts.filter((part) => !needsOther(part)).join(", ");
  const head = own.slice(0, words.subordinate.exec(own)?.index);
  if (countWords(head) < SHORTEST_CLAUSE || states(head, language, words)) return states(own, language, words);
  // "The field, which he founded, is …": its verb comes behind the clause inside it.
  return (own.match(new RegExp(words.finite, "giu"))?.length ?? 0) > 1;
}

const demonstratives: Readonly<Record<KnownLanguage, string>> = {
  en: "this|that|these|those",
  de: "dies(?:e|er|es|en|em)",
  es: "[eé]st[eao]s?|[eé]s[eao]s?",
  fr: "ce|cet|cette|ces",
  pt: "est[ea]s?|ess[ea]s?",
};

/** A sentence without what points, inside it, at a subject of the whole: "… that this function is zero" can be read alone. */
function withoutKnown(text: string, { language, subjects }: Subjects): string {
  if (!isKnownLanguage(language.code) || subjects.length === 0) return text;
  const stems = new Set(subjects.flatMap(({ key }) => key.split(" ")));
  const pattern = new RegExp(`(?<=\\s)(?:${demonstratives[language.code]})\\s+(?=([\\p{L}-]{1,40}))`, "giu");
  return text.replace(pattern, (pointing, noun: string) => (stems.has(language.vocabulary.stem(noun)) ? "" : pointing));
}

/** Whether words whose borders are a guess begin as a sentence does: with a small word, or with a name and its verb. */
function begins({ text, length }: Sentence, { language, subjects }: Subjects, words: CardWords): boolean {
  if (length > LONGEST_UNENDED) return false;
  const { starters, openers } = getSpeechHabits(language.code);
  const all = text.match(spacedWords) ?? [];
  // "Actually dates to …" has lost its subject.
  const [first = "", ...others] = all.slice(openers.has(all[0]?.toLowerCase() ?? "") ? 1 : 0);
  if (words.functionWord.test(first) || starters.has(first.toLowerCase())) return true;
  const isSubject = subjects.some(({ key }) => key.split(" ").includes(language.vocabulary.stem(first)));
  return isSubject && others.slice(0, NAME).some((word) => words.finite.test(word));
}

const contraction = /['’](?:s|re|ve|d|ll)$/u;

/** Whether a second sentence begins inside words that no full stop divides: "… was lacking | Plato did not …". */
function restarts(text: string, { naming }: AssistantLanguage, words: CardWords): boolean {
  if (naming?.capitals === true) return false;
  const all = text.match(spacedWords) ?? [];
  return all.some((word, at) => {
    const before = all[at - 1] ?? "";
    if (at < SHORTEST_CLAUSE || words.functionWord.test(before)) return false;
    if (words.pronoun.test(word) && contraction.test(word)) return true;
    const isName =
      /^\p{Lu}\p{Ll}/u.test(word) && /^\p{Ll}/u.test(before) && words.finite.test(all.slice(0, at).join(" "));
    return (isName || words.pronoun.test(word)) && words.finite.test(all[at + 1] ?? "");
  });
}

/** Whether a sentence begins and ends as one does, where no full stop tells it. */
export function hasBorders(sentence: Sentence, digest: Subjects): boolean {
  const words = getCardWords(digest.language.code);
  if (words === undefined || isEnded(sentence)) return true;
  return begins(sentence, digest, words) && !restarts(sentence.text, digest.language, words);
}

/**
 * Whether a sentence is whole and says something with none beside it: it points at nothing, leans on no other, and speaks neither
 * of the talk nor of its speaker. In a language whose words aren't known, only whether it leans on another.
 */
export function isSelfContained(sentence: Sentence, digest: Subjects): boolean {
  const { language } = digest;
  if (!standsAlone(sentence, language) || isQuestion(sentence)) return false;
  const words = getCardWords(language.code);
  if (words === undefined) return true;
  const { text } = sentence;
  const telling = getTellingCues(language.code);
  const isUnfit =
    words.contextual.test(withoutKnown(text, digest)) ||
    words.personal.test(text) ||
    (words.badStart.test(text) && !isDependent(text, language.code));
  if (isUnfit || telling?.talking.test(text) === true || language.judging.inviting?.test(text) === true) return false;
  if ((text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)) return false;
  if (words.unfinished.test(text.replace(/(?<!\W)\W+$/u, ""))) return false;
  const habits = getSpeechHabits(language.code);
  if (!hasBorders(sentence, digest)) return false;
  return (
    wholeness(sentence, habits) === 1 &&
    hasAntecedents(text, { words, digest: { language } }) &&
    hasMainClause(text, language, words)
  );
}

/** With so few sentences that can be read alone, the others are points too. */
const FEW = 4;

const demanding = new WeakMap<object, boolean>();

/** Whether a recording has sentences enough that can be read alone. Found once for each list of sentences. */
export function hasSelfContained(digest: Pick<Digest, "sentences" | "asides" | "language" | "subjects">): boolean {
  const { sentences, asides } = digest;
  const known = demanding.get(sentences);
  if (known !== undefined) return known;
  let found = 0;
  for (const sentence of sentences) {
    if (found === FEW) break;
    if (!asides.has(sentence) && isSelfContained(sentence, digest)) found += 1;
  }
  demanding.set(sentences, found === FEW);
  return found === FEW;
}
