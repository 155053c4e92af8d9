import { type CardWords, getCardWords } from "../cards/words/card-words.ts";
import { rateDefinition } from "./definitions.ts";
import type { Digest } from "./digest.ts";
import { canName } from "./phrases.ts";
import { isQuestion, standsAlone, wholeness } from "./ranking.ts";
import { hasBorders } from "./self-contained.ts";
import { getSpeechHabits } from "@lectern/transcript/languages/speech.ts";
import { findToldTerms } from "./told-terms.ts";
import { getTellingCues } from "../languages/telling-cues.ts";
import { countUses, type Sentence } from "../lecture/sentences.ts";
import { isTopical, spacedWords, toWords } from "../lecture/words.ts";

/** A term and what the recording says that it is. */
export interface Definition {
  readonly term: string;
  /** Its stems. */
  readonly key: string;
  readonly sentence: Sentence;
  /** The sentence, or the one before it with it where it leans on that: "… This is called a moraine." */
  readonly text: string;
  /** How well it is defined, beside the others. */
  readonly worth: number;
}

/** In words. */
const SHORTEST = 5;
const LONGEST = 38;
const LONGEST_JOINED = 60;
const isReadable = ({ length }: Sentence): boolean => length >= SHORTEST && length <= LONGEST;

/** So many of a short recording, and one more for so many words of a longer one. */
const MOST = { least: 6, most: 14, wordsEach: 1200 } as const;
/** In words: a term is no longer. */
const LONGEST_TERM = 3;
/** A term is used in so many sentences, or it is named in passing; one that "is called" so may be named once. */
const LEAST_USES = 2;
/** Below it, a sentence says something of a term and not what it is. */
const DEFINES = 0.8;
/** In characters: what may stand before a term that begins its sentence. */
const LONGEST_BEFORE = 12;
/** In terms: a sentence that names with fewer, "Plan A is called chaining.", is read with the next where that goes on. */
const SAYS_LITTLE = 3;
const LEAST_RATE = 0.6;
/** How much surer it is that a card can be made of a term than that a cue stands beside it. */
const TOLD = 3;
/** A definition has so many terms beside the one that it defines. */
const LEAST_TERMS = 2;
/** "I", "you": a definition has few of them. */
const MOST_PERSONS = 2;
const copula = /^\s+(?:is|are|ist|sind|est|sont|es|son|é|são)\s+(?:(?:just|nur|simplement|solo|só)\s+)?/iu;
/** What is defined no better is left out. */
const LEAST_WORTH = 0.2;
/** In sentences: of a shorter recording all are shown. */
const SHORT = 60;
/** A name that many say is what the recording is about, and hardly ever what it defines. */
const FREQUENT = 0.12;

interface Found {
  readonly text: string;
  readonly rate: number;
  /** It is named, "… called a moraine", and not "A moraine is …". */
  readonly isNaming: boolean;
  /** It is named, and nothing is said of it: "something called a moraine". */
  readonly isBare: boolean;
}

/** The term that a sentence defines, and how well it does. */
function findTerm({ text }: Sentence, { language, candidates }: Digest): Found {
  const telling = getTellingCues(language.code);
  let best: Found = { text: "", rate: 0, isNaming: false, isBare: false };
  // "… is a beautiful thing": it says what one thinks of it.
  const judgesOnly = (after: string): boolean =>
    telling?.judgement.test(after) === true &&
    !toWords(after).some(
      (word) =>
        isTopical(word, language) &&
        !telling.judgement.test(word) &&
        !telling.emptyNoun.test(word) &&
        !telling.noTerm.test(word),
    );
  const isUnfit = (before: string, after: string): boolean =>
    telling !== undefined &&
    (telling.predicate.test(before) ||
      telling.conditional.test(before) ||
      telling.within.test(before) ||
      judgesOnly(after) ||
      // "Sin duda, es un contrato": what stands before the comma is not what the contract is.
      (after.trimStart().startsWith(",") && !telling.alsoDefines.test(after)) ||
      telling.renames.test(after) ||
      (before.trimEnd().includes(" ") && telling.follows.test(after)) ||
      (before.length > LONGEST_BEFORE && !after.startsWith(",") && telling.definite.test(before)));
  const tryTerm = (from: number, to: number, isCandidate: boolean) => {
    const before = text.slice(0, from);
    const isFirst = before.length <= LONGEST_BEFORE;
    // "An eigenvector of a matrix is …" is read as "An eigenvector is …".
    const [belonging = ""] = (isFirst && telling?.belonging.exec(text.slice(to))) || [];
    const own = rateDefinition(text, from, to, language);
    const graded = own > 0 || belonging === "" ? own : rateDefinition(text, from, to + belonging.length - 1, language);
    const isNaming = graded < 1;
    const after = text.slice(own > 0 ? to : to + Math.max(0, belonging.length - 1));
    // What names a term says that it is one; what goes on with "is" may be any word.
    if (!isNaming && (!isCandidate || isUnfit(before, after))) return;
    const isFact = !isNaming && telling?.past.test(after) === true;
    const isResult = !isNaming && telling?.follows.test(after) === true;
    const rate = graded < DEFINES || isFact ? 0 : graded * (isFirst ? 1.3 : 0.9) * (isResult ? 0.6 : 1);
    if (rate <= best.rate) return;
    const [prefix = ""] = telling?.prefix?.exec(before) ?? [];
    const isBare = isNaming && telling?.barelyNames.test(before) === true;
    best = { text: text.slice(from - prefix.length, to), rate, isNaming, isBare };
  };
  let run: RegExpExecArray[] = [];
  const isCandidate = (words: readonly RegExpExecArray[]) =>
    candidates.has(words.map(([word]) => language.vocabulary.stem(word)).join(" "));
  // "Semantisches Gedächtnis": where nouns have capitals, only nouns name.
  const beginsWithAdjective = (words: readonly RegExpExecArray[]) =>
    telling?.noTerm.test(words[0]![0]) === true || (language.naming?.capitals === true && !isCandidate(words));
  const finish = () => {
    while (run.length > 1 && beginsWithAdjective(run)) run = run.slice(1);
    const [first] = run;
    const last = run.at(-1);
    if (first !== undefined && last !== undefined && run.length <= LONGEST_TERM) {
      // A term in quotation marks is all that they hold: "cadena de bloques".
      const isQuoted = /["“«„]$/u.test(text.slice(0, first.index));
      const quoted = isQuoted ? /^[^"”»“]{1,40}(?=["”»“])/u.exec(text.slice(first.index)) : null;
      const end = quoted === null ? last.index + last[0].length : first.index + quoted[0].length;
      const words = run.map(([word]) => word);
      const isName = quoted !== null || isCandidate(run);
      const link = quoted === null ? telling?.linking.exec(text.slice(end)) : null;
      if (link) {
        const [next = ""] = text.slice(end + link[0].length).match(/^[\p{L}\p{N}'’-]+/u) ?? [];
        if (isTopical(next, language) || /^\d/.test(next))
          tryTerm(first.index, end + link[0].length + next.length, true);
      }
      if (canName(words, telling)) tryTerm(first.index, end, isName);
    }
    run = [];
  };
  for (const word of text.matchAll(spacedWords)) {
    const last = run.at(-1);
    if (last !== undefined && word.index > last.index + last[0].length + 1) finish();
    if (isTopical(word[0], language)) run.push(word);
    else finish();
  }
  finish();
  return best;
}

/** The words of a definition, with a neighbour where it leans on that; undefined where both together are too long or unfit. */
function toDefinition(sentence: Sentence, { text: term, isNaming, isBare }: Found, digest: Digest): string | undefined {
  const { sentences, language, asides } = digest;
  const isFit = (other: Sentence | undefined): other is Sentence =>
    other !== undefined && !asides.has(other) && !isQuestion(other) && other.length + sentence.length <= LONGEST_JOINED;
  if (!standsAlone(sentence, language)) {
    const after = sentences[sentence.index + 1];
    // "This is called inflation. That means that …"
    if (isNaming && isFit(after) && getTellingCues(language.code)?.meaning.test(after.text) === true)
      return `${sentence.text} ${after.text}`;
    if (isBare) return undefined;
    const before = sentences[sentence.index - 1];
    return isNaming && isFit(before) && standsAlone(before, language) ? `${before.text} ${sentence.text}` : undefined;
  }
  if (!isBare && !(isNaming && sentence.terms.size <= SAYS_LITTLE)) return sentence.text;
  const next = sentences[sentence.index + 1];
  const alone = isBare ? undefined : sentence.text;
  if (!isFit(next) || next.length < SHORTEST) return alone;
  const goesOn = next.text.toLowerCase().includes(term.toLowerCase()) || !standsAlone(next, language);
  return goesOn ? `${sentence.text} ${next.text}` : alone;
}

/** Whether what a sentence says of its term is no definition: who someone is, what something is doing, or which of several. */
function isNoDefinition(
  { text }: Sentence,
  { text: term }: Found,
  words: CardWords | undefined,
  code: string,
): boolean {
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  // "The structure of things is such that …"
  const [belonging = " "] = getTellingCues(code)?.belonging.exec(text.slice(at + term.length)) ?? [];
  const behind = at + term.length + belonging.length - 1;
  const [verb = ""] = copula.exec(text.slice(behind)) ?? [];
  const before = text.slice(text.lastIndexOf(",", at) + 1, at).match(spacedWords) ?? [];
  if (verb === "" || words === undefined) return false;
  const said = text.slice(behind + verb.length);
  return (
    words.noDefinition.test(said) || /^\p{L}+ing\s/u.test(said) || before.some((word) => !words.functionWord.test(word))
  );
}

/** Whether a sentence says a term twice: "A margin is the margin that …" */
function repeats({ text }: Sentence, term: string): boolean {
  const lower = text.toLowerCase();
  const first = lower.indexOf(term.toLowerCase());
  return lower.includes(term.toLowerCase(), first + 1);
}

const found = new WeakMap<Digest, readonly Definition[]>();

/** The terms of a recording that it defines, in the order of their definitions. They are found once for each digest. */
export function findDefinitions(digest: Digest): readonly Definition[] {
  const known = found.get(digest) ?? readDefinitions(digest);
  found.set(digest, known);
  return known;
}

function readDefinitions(digest: Digest): Definition[] {
  const { sentences, language, scores, asides } = digest;
  if (language.cues === undefined) return [];
  const telling = getTellingCues(language.code);
  const uses = countUses(sentences);
  const habits = getSpeechHabits(language.code);
  const words = getCardWords(language.code);
  const best = new Map<string, Definition>();
  const writesNouns = language.naming?.capitals === true && sentences.some(({ text }) => /\p{Ll} \p{Lu}/u.test(text));
  const toStems = (term: string) =>
    toWords(term)
      .filter((word) => isTopical(word, language))
      .map(language.vocabulary.stem);
  const countUsed = (stems: readonly string[]) => Math.min(...stems.map((stem) => uses.get(stem) ?? 0));
  const add = (term: string, sentence: Sentence, text: string, rate: number) => {
    const stems = toStems(term);
    if (stems.length === 0 || !hasBorders(sentence, digest)) return;
    // "Qualitativen" is no noun of German.
    if (writesNouns && !/\p{Lu}/u.test(term)) return;
    const used = countUsed(stems);
    const isFrequent = stems.length === 1 && used > sentences.length * FREQUENT;
    const points = text.match(telling?.pointing ?? /$^/g)?.length ?? 0;
    const worth =
      rate *
      Math.sqrt(scores[sentence.index]!) *
      Math.log(1 + used) *
      (stems.length > 1 ? 1.5 : 1) *
      (isFrequent ? 0.5 : 1) *
      0.85 ** points;
    const key = stems.join(" ");
    const form = digest.names.find((phrase) => phrase.key === key)?.text ?? term;
    // A sentence's first word has a capital that is not the term's.
    const shown = /^\p{Ll}/u.test(form) ? term.charAt(0).toLowerCase() + term.slice(1) : term;
    if (worth > (best.get(key)?.worth ?? 0)) best.set(key, { key, term: shown, sentence, text, worth });
  };
  for (const { term, sentence, text, quality } of findToldTerms(digest)) {
    if (telling === undefined || canName(term.split(" "), telling)) add(term, sentence, text, TOLD * quality);
  }
  for (const sentence of sentences) {
    if (!isReadable(sentence) || asides.has(sentence) || isQuestion(sentence)) continue;
    const found = findTerm(sentence, digest);
    const { text: term, rate } = found;
    if (rate < LEAST_RATE) continue;
    const isNamed = found.isNaming && !found.isBare;
    if (countUsed(toStems(term)) < (isNamed ? 1 : LEAST_USES) || repeats(sentence, term)) continue;
    const text = toDefinition(sentence, found, digest);
    if (text === undefined) continue;
    const others = toWords(text).filter((word) => isTopical(word, language) && !term.includes(word)).length;
    if (
      others < (isNamed && text === sentence.text && sentences.length < SHORT ? 1 : LEAST_TERMS) ||
      wholeness(sentence, habits) < 1
    )
      continue;
    if (telling?.talking.test(text) === true || (found.isNaming && words?.personal.test(text) === true)) continue;
    if (!found.isNaming && isNoDefinition(sentence, found, words, language.code)) continue;
    // "… is the more recent iteration of this."
    const [last = ""] = text.match(spacedWords)?.slice(-1) ?? [];
    if (!found.isNaming && words?.contextual.test(last) === true) continue;
    if ((text.match(language.judging.person ?? /$^/g)?.length ?? 0) > MOST_PERSONS) continue;
    add(term, sentence, text, rate);
  }
  const length = sentences.reduce((sum, one) => sum + one.length, 0);
  const most = Math.min(MOST.most, MOST.least + Math.floor(length / MOST.wordsEach));
  return [...best.values()]
    .filter(({ worth }) => worth >= LEAST_WORTH || sentences.length < SHORT)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .toSorted((a, b) => a.sentence.index - b.sentence.index);
}
