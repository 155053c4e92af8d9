import { rateDefinition } from "../../chapters/definitions.ts";
import type { AssistantLanguage } from "../../languages/language.ts";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { capitalised, listed } from "../markdown.ts";
import { parseQuestion, type Question } from "../../questions/parse-question.ts";
import type { Passage } from "../../lecture/passages.ts";
import { standsAlone } from "../../chapters/ranking.ts";
import type { Intent } from "../../questions/read-intent.ts";
import { createSearch, type Place, type Search } from "../../questions/retrieval.ts";
import { foldText } from "../../support/fold.ts";
import { toRoot, spacedWords, splitWords } from "../../lecture/words.ts";
import { type Answered, toAnswer, joinPassages, listAll, type Quotation, quoteAll } from "./answer.ts";
import type { Context } from "./context.ts";

const MOST_QUOTES = 3;
const MOST_ITEMS = 6;
/** What names less than this share of what was asked is not even close, */
const CLOSE = 0.1;
/** and one thing of several is not, if that is less than this share: "world" of the world cup. */
const CLOSE_BY_ONE = { ofFew: 0.45, ofMany: 0.2 } as const;
const FEW_THINGS = 3;
/** What is said in no more passages is said in passing. */
const PASSING = 3;
/** In words: a quotation shorter than this takes the sentence after it along, which often goes on with the answer. */
const SHORT_QUOTE = 25;
/** In words: with its neighbours, a quotation is no longer. */
const LONG_QUOTE = 70;

const wordsIn = (run: readonly Passage[]): number => run.reduce((sum, { text }) => sum + text.split(" ").length, 0);

/** A place as it can be read: with the sentence that it leans on, and what follows where it is short. */
function readable(passages: readonly Passage[], { first, last }: Place, language: AssistantLanguage): Quotation {
  const from = first > 0 && !standsAlone(passages[first]!, language) ? first - 1 : first;
  const to = wordsIn(passages.slice(from, last + 1)) < SHORT_QUOTE ? last + 1 : last;
  const whole = passages.slice(from, to + 1);
  return joinPassages(wordsIn(whole) <= LONG_QUOTE ? whole : passages.slice(first, last + 1));
}

/** A heading may stand in a transcript twice. */
const distinct = (quotations: readonly Quotation[]): Quotation[] =>
  quotations.filter(({ text }, at) => quotations.findIndex((other) => other.text === text) === at);

/** How well a sentence says what these terms are, 0 to 1. Those in a row are one name: "critical line". */
function defines(text: string, terms: readonly string[], language: AssistantLanguage): number {
  const names: { from: number; to: number }[] = [];
  for (const { 0: word, index } of text.matchAll(spacedWords)) {
    if (!terms.includes(toRoot(word, language))) continue;
    const last = names.at(-1);
    if (last !== undefined && text.slice(last.to, index).trim() === "") last.to = index + word.length;
    else names.push({ from: index, to: index + word.length });
  }
  return Math.max(0, ...names.map(({ from, to }) => rateDefinition(text, from, to, language)));
}

/** What a sentence has to show to be of use to a question, beside its words. */
function cueFor(intent: Intent, terms: readonly string[], language: AssistantLanguage) {
  const { cues, judging, naming } = language;
  if (cues === undefined) return undefined;
  // What the question says itself is no answer to it.
  const isNew = (word: string) => !terms.includes(toRoot(word, language));
  const byIntent: Partial<Record<Intent, (passage: Passage) => number>> = {
    define: ({ text }) => defines(text, terms, language),
    why: ({ text }) => Number(cues.reason.test(text)) / 2,
    when: ({ text }) => Number(cues.time.test(text)),
    howMany: ({ text }) => Number(foldText(text).some(({ word, isNumber }) => isNumber && isNew(word))),
    simpler: ({ text }) => Number(judging.explaining?.test(text) === true) / 2,
    ...(naming?.capitals !== true && {
      who: ({ text }) => Number(foldText(text).some(({ word, isName }) => isName && isNew(word))) / 2,
    }),
  };
  return byIntent[intent];
}

/** Without such a sentence the question is not answered: a moment, a number. */
const needsCue: ReadonlySet<Intent> = new Set(["when", "howMany"]);

/** Whether what is to be summarised or discussed is said in passing only. */
const isPassing = ({ terms, named, isBroad }: Question, search: Search): boolean =>
  isBroad && terms.length === 1 && !named.has(terms[0]!) && search.count(terms[0]!) <= PASSING;

/** Whether a place is about what was asked, and does not only share a word with it or one that looks alike. */
function isClose({ coverage, matches }: Place, { terms, isBroad }: Question): boolean {
  if (matches >= 2) return true;
  if (isBroad || terms.length > FEW_THINGS) return coverage >= CLOSE_BY_ONE.ofMany;
  return terms.length === 1 || (matches >= 1 && coverage >= CLOSE_BY_ONE.ofFew);
}

function absent({ digest, language: { phrasebook } }: Context): Answered {
  const subjects = digest.subjects.slice(0, 3).map(({ text }) => escapeMarkdown(text));
  const instead = subjects.length === 0 ? "" : ` ${phrasebook.speaksOf(listed(subjects, phrasebook.and))}`;
  return toAnswer("absent", [phrasebook.notFound + instead]);
}

/** Answers with the passages on the things that a question asks about. */
export function fromPassages(context: Context, question: Question, intent: Intent): Answered {
  const { passages, search, language } = context;
  const { phrasebook } = language;
  const cue = cueFor(intent, question.terms, language);
  const isList = intent === "list";
  const most = isList ? MOST_ITEMS : MOST_QUOTES;
  const places = search.find(question, { most, ...(cue && { prefers: cue }) });
  const near = places.filter(({ coverage }) => coverage >= CLOSE);
  if (!near.some((place) => isClose(place, question))) return absent(context);
  const hasCue = ({ first, last }: Place) =>
    cue === undefined || passages.slice(first, last + 1).some((passage) => cue(passage) > 0);
  const needs = needsCue.has(intent) && !question.isBroad;
  const isAnswer = near.some((place) => place.isAnswer && (!needs || hasCue(place))) && !isPassing(question, search);
  const quotations = distinct(near.map((place) => readable(passages, place, language)));
  if (!isAnswer) return toAnswer("closest", [phrasebook.closest, quoteAll(quotations)], quotations);
  if (isList) {
    const inOrder = quotations.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
    return toAnswer("answer", [phrasebook.says, listAll(inOrder)], inOrder);
  }
  if (intent === "simpler") return toAnswer("answer", [phrasebook.simpler, quoteAll(quotations)], quotations);
  const hasMoment = quotations[0]?.start !== undefined;
  const opening = hasMoment && phrasebook.saysAt !== "" ? `${phrasebook.saysAt} ` : phrasebook.says;
  const text = quoteAll(quotations);
  return toAnswer("answer", hasMoment ? [opening + text] : [opening, text], quotations);
}

/** A question that sets two things side by side. */
interface Comparison {
  readonly text: string;
  readonly question: Question;
  /** What it is read by. */
  readonly questionLanguage: AssistantLanguage;
}

/** The two sides of a comparison; undefined when it does not name two things. */
function readSides(
  { text, questionLanguage }: Comparison,
  { speakers }: Context,
): readonly [Question, Question] | undefined {
  const { intents } = questionLanguage;
  const borders = intents === undefined ? [] : [...text.matchAll(intents.between)];
  for (const border of borders.toReversed()) {
    const sides = [text.slice(0, border.index), text.slice(border.index + border[0].length)] as const;
    const [left, right] = sides.map((side) => parseQuestion(side, questionLanguage, speakers)) as [Question, Question];
    if (left.terms.length > 0 && right.terms.length > 0 && left.terms.join() !== right.terms.join())
      return [left, right];
  }
  return undefined;
}

/** Two things side by side: where both are spoken of, and else what is said of each. */
export function compare(context: Context, comparison: Comparison): Answered {
  const { text, question } = comparison;
  const { passages, search, language } = context;
  const { phrasebook } = language;
  const sides = readSides(comparison, context);
  if (sides === undefined) return fromPassages(context, question, "plain");
  const [together] = search.find(question, { most: 1 });
  const isTogether = together !== undefined && together.isAnswer && together.coverage > 0.9;
  const nameOf = ({ terms }: Question): string => {
    const own = splitWords(text).filter((word) => terms.includes(toRoot(word, language)));
    return own.filter((word, at) => own.indexOf(word) === at).join(" ");
  };
  const found = sides.map((side) => {
    const [place] = search.find(side, {
      most: 1,
      prefers: ({ text: passage }) => defines(passage, side.terms, language),
    });
    return { name: escapeMarkdown(nameOf(side)), place: place?.isAnswer === true ? place : undefined };
  });
  if (!isTogether && found.every(({ place }) => place === undefined)) return fromPassages(context, question, "plain");
  const quotations: Quotation[] = [];
  const quote = (place: Place): string => {
    const quotation = readable(passages, place, language);
    quotations.push(quotation);
    return quoteAll([quotation]);
  };
  const paragraphs = [isTogether ? phrasebook.says : phrasebook.apart, isTogether ? quote(together) : ""];
  for (const { name, place } of found) {
    const isSaid = isTogether && place !== undefined && place.first >= together.first && place.first <= together.last;
    if (place === undefined) {
      // Where both are spoken of together, neither is missing.
      if (!isTogether) paragraphs.push(phrasebook.nothingAbout(name));
    } else if (!isSaid) paragraphs.push(phrasebook.about(capitalised(name)), quote(place));
  }
  const isWhole = isTogether || found.every(({ place }) => place !== undefined);
  return toAnswer(isWhole ? "answer" : "closest", paragraphs, quotations);
}

/** The same question, asked of a part of the recording only. */
export function withinPassages(context: Context, from: number, to: number): Context {
  const passages = context.passages.filter(({ start = 0 }) => start >= from && start < to);
  return {
    lecture: context.lecture,
    language: context.language,
    speakers: context.speakers,
    passages,
    search: createSearch(passages, context.language),
    get digest() {
      return context.digest;
    },
  };
}
