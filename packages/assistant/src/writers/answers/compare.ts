import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { getDiscourse } from "../../languages/discourse.ts";
import { sumsUp } from "../../languages/recaps.ts";
import type { AssistantLanguage } from "../../languages/language.ts";
import type { Passage } from "../../lecture/passages.ts";
import { isTopical, spacedWords, splitWords, toRoot, toRoots } from "../../lecture/words.ts";
import { getLexicons, toTokens } from "../../questions/lexicon.ts";
import { parseQuestion, type Question } from "../../questions/parse-question.ts";
import { isMet, type Place } from "../../questions/retrieval.ts";
import { capitalised } from "../markdown.ts";
import { type Answered, type Quotation, quoteAll, toAnswer } from "./answer.ts";
import type { Context } from "./context.ts";
import { defines } from "./cues.ts";
import { fromPassages } from "./from-passages.ts";
import { quoteWide } from "./quoting.ts";

/** A question that sets two things side by side. */
interface Comparison {
  readonly text: string;
  readonly question: Question;
  /** What it is read by. */
  readonly questionLanguage: AssistantLanguage;
}

interface Side {
  readonly question: Question;
  /** What only this side has. */
  readonly own: readonly string[];
  /** As the recording says it, else as it was typed. */
  readonly name: string;
  readonly isSaid: boolean;
  /** Its words stand together: "schools abroad", and not three that stand sentences apart. */
  readonly isPhrase: boolean;
  /** It only says which of some things are meant, and they may be spoken of in other words: "those of current methods". */
  readonly isQualifier: boolean;
}

/** Of a side, by weight, what a place has to name. */
const NAMES_SIDE = 0.55;
/** What makes a sentence worth more: it has both sides, it sets things against each other, it says what one of them is. */
const BOTH = 0.5;
const CONTRAST = 0.2;
const DEFINES = 0.3;
/** Of words that may stand between the two sides, the last so many are tried. */
const MOST_BORDERS = 8;
/** In words: names of both sides that are no further apart are named together. */
const ONE_BREATH = 4;
/** In logarithms of odds: a place that is as good as the best. */
const NEARLY = 2;
/** Places that are looked at for one which has both sides, and how long it may be, in words. */
const LOOKED_AT = 8;
const LONGEST = 70;

const versus = /^\s*(?:vs\.?|versus)\s*$/iu;

/** A side without what is asked of it: "causation difference and his examples" is about causation. */
function dropAsking(side: string, { requests }: AssistantLanguage): string {
  if (requests === undefined) return side;
  const { words } = getLexicons(requests);
  const tokens = toTokens(side, requests.elides);
  const asks = tokens.filter((_, at) => {
    const tags = words.match(tokens, at)?.tags;
    return tags?.has("act:compare") === true || tags?.has("act:example") === true;
  });
  return asks.length === tokens.length
    ? side
    : asks.reduceRight((text, { from, to }) => `${text.slice(0, from)}${" ".repeat(to - from)}${text.slice(to)}`, side);
}

/** The shortest piece of a text that has all of these roots, as it is written there. */
function findName(text: string, terms: readonly string[], language: AssistantLanguage): string | undefined {
  const words = [...text.matchAll(spacedWords)].map(({ 0: word, index }) => ({
    word,
    index,
    root: toRoot(word, language),
  }));
  let best: string | undefined;
  for (const [at, { index, root }] of words.entries()) {
    if (!terms.includes(root)) continue;
    const missing = new Set(terms);
    for (const { word, index: start, root: other } of words.slice(at, at + terms.length + 2)) {
      missing.delete(other);
      if (missing.size > 0) continue;
      const name = text.slice(index, start + word.length);
      if (best === undefined || name.length < best.length) best = name;
      break;
    }
  }
  return best;
}

/** Whether some words stand directly beside a noun that is no part of what is compared. */
function isBesideOther(typed: string, own: readonly string[], terms: readonly string[], language: AssistantLanguage) {
  const words = splitWords(typed);
  const isOther = (word: string | undefined): boolean =>
    word !== undefined && isTopical(word, language) && !terms.includes(toRoot(word, language));
  return words.some(
    (word, at) => own.includes(toRoot(word, language)) && (isOther(words[at - 1]) || isOther(words[at + 1])),
  );
}

/** In letters: endings change. */
const ENDING = 3;
const toBeginning = (word: string): string => word.slice(0, Math.max(3, word.length - ENDING));

/** "Shallow and deep processing": the noun at the end belongs to both, where the recording says it of the first too. */
function shareHead(
  left: Question,
  right: Question,
  isSaid: (text: RegExp) => boolean,
): { readonly left: Question; readonly right: Question } {
  const [own] = left.words;
  const [head, word] = [right.terms.at(-1), right.words.at(-1)];
  if (left.words.length !== 1 || right.terms.length !== 2 || own === undefined) return { left, right };
  if (head === undefined || word === undefined || left.terms.includes(head)) return { left, right };
  if (!isSaid(new RegExp(`(?<![\\p{L}])${toBeginning(own)}\\p{L}{0,6}[ -]${toBeginning(word)}`, "iu")))
    return { left, right };
  return { left: { ...left, terms: [...left.terms, head], words: [...left.words, word] }, right };
}

/** The two sides of a comparison; undefined when it does not name two things. */
function readSides(
  { text, questionLanguage }: Comparison,
  { speakers, passages, search }: Context,
): readonly [Side, Side] | undefined {
  const { requests } = questionLanguage;
  const borders = requests === undefined ? [] : [...text.matchAll(requests.between)];
  const toSide = (typed: string, question: Question, other: Question): Side => {
    const own = question.terms.filter((term) => !other.terms.includes(term));
    const sought = search.seek(question);
    const ownSought = sought.filter((_, at) => own.includes(question.terms[at]!));
    const phrase = findName(typed, question.terms, questionLanguage);
    const name = phrase ?? question.words.join(" ");
    const lower = name.toLowerCase();
    const sayer = passages.find(({ spoken }) => spoken.toLowerCase().includes(lower))?.spoken;
    const at = sayer?.toLowerCase().indexOf(lower) ?? 0;
    return {
      question,
      own,
      name: sayer?.slice(at, at + name.length) ?? name,
      isSaid: ownSought.length > 0 && ownSought.every(isMet),
      isPhrase: phrase !== undefined,
      isQualifier: isBesideOther(typed, own, question.terms, questionLanguage),
    };
  };
  // "Correlation vs causation difference and his examples": "versus" stands between two sides and nowhere else.
  const surest = borders.filter(({ 0: word }) => versus.test(word));
  for (const border of [...surest, ...borders.slice(-MOST_BORDERS).toReversed()]) {
    const typed = [text.slice(0, border.index), text.slice(border.index + border[0].length)].map((side) =>
      dropAsking(side, questionLanguage),
    ) as [string, string];
    const [left, right] = typed.map((side) => parseQuestion(side, questionLanguage, speakers)) as [Question, Question];
    const head = shareHead(left, right, (text) => passages.some(({ spoken }) => text.test(spoken)));
    const [first, second] = [toSide(typed[0], head.left, head.right), toSide(typed[1], head.right, head.left)];
    if (first.own.length > 0 && second.own.length > 0 && !left.isVague && !right.isVague) return [first, second];
  }
  return undefined;
}

/** Two things side by side: where both are set against each other, then what that lacks of each, as a block for each side. */
export function compare(context: Context, comparison: Comparison): Answered {
  const { passages, search, language } = context;
  const { phrasebook } = language;
  const sides = readSides(comparison, context);
  const isNone = (sides ?? []).some(({ isSaid, isPhrase }) => !isSaid && !isPhrase);
  if (sides === undefined || isNone || sides.every(({ isSaid }) => !isSaid)) {
    return fromPassages(context, comparison.question, "plain");
  }
  const contrast = getDiscourse(language.code)?.contrast;
  const owns = sides.map(({ question, own }) => search.seek({ ...question, terms: own }));
  const namesSide = (text: string, side: number): boolean => {
    const roots = new Set(toRoots(text, language));
    const said = owns[side]!.filter(
      (word) =>
        [...word.roots.keys()].some((root) => roots.has(root)) ||
        word.phrases.some((phrase) => phrase.roots.every((root) => roots.has(root))),
    );
    return said.length > 0 && said.length >= owns[side]!.length * NAMES_SIDE;
  };
  const hasSide = ({ first, last }: Place, side: number): boolean =>
    namesSide(
      passages
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(" "),
      side,
    );
  /** "Shallow and deep processing" are named in one breath: nothing is said of either. */
  const areApart = ({ text }: Passage): boolean => {
    const words = toRoots(text, language);
    const spots = owns.map((own) =>
      words.flatMap((root, at) => (own.some(({ roots }) => roots.has(root)) ? [at] : [])),
    );
    return spots[0]!.some((at) => spots[1]!.some((to) => Math.abs(at - to) > ONE_BREATH));
  };
  const opposes = ({ text }: Passage): boolean => contrast?.test(text) === true;
  // Two sentences in a row may have one side each by chance.
  const isContrast = ({ first, last }: Place): boolean => {
    const run = passages.slice(first, last + 1);
    // "You learned about the difference between …" says nothing of it.
    if (run.some(({ text }) => sumsUp(text, language.code))) return false;
    const both = run.filter(({ text }) => namesSide(text, 0) && namesSide(text, 1));
    if (both.length > 0) return both.some(areApart) || both.some(opposes) || run.length > both.length + 1;
    return run.some(opposes);
  };
  const rateContrast = ({ text }: Passage): number =>
    Number(namesSide(text, 0) && namesSide(text, 1)) * BOTH +
    Number(contrast?.test(text) === true) * CONTRAST +
    Math.max(...sides.map(({ question }) => defines(text, question.terms, language))) * DEFINES;
  const together = search
    .find(comparison.question, { most: LOOKED_AT, longest: LONGEST, prefers: rateContrast })
    .find((place) => hasSide(place, 0) && hasSide(place, 1) && isContrast(place));
  const isWithin = (place: Place) =>
    together !== undefined && place.first <= together.last && together.first <= place.last;

  const quotations: Quotation[] = [];
  const quoted: { readonly first: number; readonly last: number }[] = [];
  const quote = (place: Place): string => {
    const quotation = quoteWide(passages, place, language, quoted);
    quotations.push(quotation);
    quoted.push(quotation);
    return quoteAll([quotation]);
  };
  const paragraphs: string[] = together === undefined ? [phrasebook.apart] : [phrasebook.says, quote(together)];
  /** What is quoted tells something of this side alone, and does not only name it beside the other. */
  const isTold = (side: number): boolean =>
    quoted.some(({ first, last }) =>
      passages.slice(first, last + 1).some(({ text }) => namesSide(text, side) && !namesSide(text, 1 - side)),
    );
  /** A place apart from what is quoted that says a side's very name and nothing of the other. */
  const hasOwnPlace = (place: Place, side: number): boolean => {
    const { first, last } = place;
    const text = passages
      .slice(first, last + 1)
      .map(({ spoken }) => spoken.toLowerCase())
      .join(" ");
    const isApart = !quoted.some((other) => first <= other.last && other.first <= last);
    return isApart && !hasSide(place, 1 - side) && text.includes(sides[side]!.name.toLowerCase());
  };
  let isWhole = true;
  for (const [at, { question, name, isSaid, isQualifier }] of sides.entries()) {
    const escaped = escapeMarkdown(name);
    const definition = (text: string) => defines(text, question.terms, language);
    const found = search
      .find(question, { most: LOOKED_AT, prefers: ({ text }) => definition(text) })
      .filter((place) => hasSide(place, at) && place.features.coverage >= NAMES_SIDE);
    // Where the other stands beside it, it may only be named.
    const best = found.find((place) => !hasSide(place, 1 - at) && place.score >= found[0]!.score - NEARLY) ?? found[0];
    if (best === undefined || !isSaid) {
      isWhole = false;
      if (!isQualifier) paragraphs.push(phrasebook.nothingAbout(escaped));
      continue;
    }
    // Where both stand side by side, only a definition adds to it.
    const adds =
      together === undefined ||
      (best.features.preference > 0 && !isWithin(best)) ||
      (!isTold(at) && isTold(1 - at) && hasOwnPlace(best, at));
    const own = quoteWide(passages, best, language, []);
    const isQuoted = quotations.some(({ start, text }) => text === own.text && start === own.start);
    if (adds && !isQuoted) paragraphs.push(phrasebook.about(capitalised(escaped)), quote(best));
  }
  if (quotations.length === 0) return fromPassages(context, comparison.question, "plain");
  if (together === undefined && quotations.length === 1) paragraphs[0] = phrasebook.says;
  return toAnswer(isWhole ? "answer" : "closest", paragraphs, quotations);
}
