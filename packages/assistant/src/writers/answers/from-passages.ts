import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { getDiscourse } from "../../languages/discourse.ts";
import { getReplies } from "../../languages/replies.ts";
import { listed } from "../markdown.ts";
import { isPlural } from "../../languages/plurals.ts";
import { parseQuestion, type Question } from "../../questions/parse-question.ts";
import type { Request } from "../../questions/read-request.ts";
import type { Act } from "../../languages/requests/request-words.ts";
import { createSearch, type Place } from "../../questions/retrieval.ts";
import type { Passage } from "../../lecture/passages.ts";
import { type Answered, joinPassages, listAll, type Outcome, type Quotation, quoteAll, toAnswer } from "./answer.ts";
import type { Context } from "./context.ts";
import { cueFor } from "./cues.ts";
import { gradePlaces, isUnsaid } from "./grade-places.ts";
import { announces, type GatheredList, gatherList, rateListing } from "./gather-list.ts";
import { findLead } from "./lead-with.ts";
import { findNearestQuestions } from "./nearest-questions.ts";
import { findNumberedRun } from "./numbered-run.ts";
import { quoteAnnounced, quoteItem, quotePlaces } from "./quoting.ts";

const MOST_QUOTES = 2;
/** Places beside those, for two that are read as one. */
const SPARE = 2;
/** In logarithms of odds: a place that is so much less likely than the best is noise beside it. */
const LESS = 3;
/** Of a question for a summary, a discussion. */
const MOST_OF_DISCUSSION = 6;
const MOST_CLOSEST = 4;
/** These ask for one thing, whatever else their words may mean. */
const precise: ReadonlySet<Act> = new Set(["define", "who", "when", "where", "howMany", "list"]);
/** "What are the building blocks of language?" */
const mayList: ReadonlySet<Act> = new Set(["define", "plain"]);
/** These are answered by a sentence of their form, and by no other. */
const answersByForm: ReadonlySet<Act> = new Set(["define", "when", "howMany"]);
const FORM = 0.4;
/** Places that are looked at for a list. */
const MOST_LOOKED_AT = 5;

function absent({ digest, language: { phrasebook } }: Context): Answered {
  const subjects = digest.subjects.slice(0, 3).map(({ text }) => escapeMarkdown(text));
  const instead = subjects.length === 0 ? "" : ` ${phrasebook.speaksOf(listed(subjects, phrasebook.and))}`;
  return toAnswer("absent", [phrasebook.notFound + instead]);
}

const MOST_NAMED = 3;

/** Says which things of a question the recording never names; "" where it names all. */
function sayUnsaid({ search, language }: Context, question: Question): string {
  const unsaid = search
    .seek(question)
    .filter(isUnsaid)
    .flatMap(({ root }) => question.nouns.get(root) ?? [])
    .slice(0, MOST_NAMED);
  const words = unsaid.map((word) => `*${escapeMarkdown(word.replace(/['’]s$/, ""))}*`);
  return words.length === 0 ? "" : getReplies(language.code).neverSaid(listed(words, language.phrasebook.and));
}

/** A list that the recording announces, each item with its moment. */
function answerList({ passages, language }: Context, { announcement, announced, items, told }: GatheredList): Answered {
  const phrases = getDiscourse(language.code)?.phrases;
  const found = told?.items.length ?? items.length;
  if (found === 0) {
    const quotation = quoteAnnounced(passages, announcement);
    return toAnswer("answer", [language.phrasebook.says, quoteAll([quotation])], [quotation]);
  }
  const quotations =
    told?.items ?? items.map((at, n) => quoteItem(passages, { at, next: items[n + 1] ?? passages.length }, language));
  const isAll = announced === undefined || found >= announced;
  const opening = isAll ? phrases?.items(found) : phrases?.someItems(found, announced);
  const introduction = items.includes(announcement)
    ? []
    : [told?.introduction ?? joinPassages([passages[announcement]!])];
  return toAnswer(
    "answer",
    [opening ?? language.phrasebook.says, quoteAll(introduction), listAll(quotations)],
    [...introduction, ...quotations],
  );
}

/** The row of as many things as a question counts that the recording numbers; undefined where it has none. */
function answerNumbered(context: Context, { count }: Question): Answered | undefined {
  const items = count === undefined ? undefined : findNumberedRun(context.passages, count, context.language);
  return items === undefined
    ? undefined
    : answerList(context, { announcement: items[0]!, announced: undefined, items });
}

/** The first quotation under the thing itself where it has one, and apart from it what else is said. */
function answerWithQuotations(
  { language, search }: Context,
  question: Question,
  { intent, quotations }: { readonly intent: Act; readonly quotations: readonly Quotation[] },
): Answered {
  const { phrasebook } = language;
  const [first, ...others] = quotations;
  if (first === undefined) return toAnswer("absent", [phrasebook.notFound]);
  const hasMoment = first.start !== undefined && phrasebook.saysAt !== "";
  const phrases = getDiscourse(language.code)?.phrases;
  // What is nowhere said cannot stand beside the value.
  const terms = question.terms.filter((term) => search.count(term) > 0);
  const lead = findLead(first.text, { ...question, terms }, intent, language);
  const opening =
    intent === "explain" ? `${phrasebook.simpler}\n\n` : hasMoment ? `${phrasebook.saysAt} ` : `${phrasebook.says}\n\n`;
  const more = hasMoment && others.length === 1 ? `${phrases?.alsoAt ?? ""} ` : `${phrases?.also ?? ""}\n\n`;
  return toAnswer(
    "answer",
    [
      lead === undefined ? "" : `**${escapeMarkdown(lead)}**`,
      (opening + quoteAll([first])).trim(),
      others.length === 0 ? "" : `${more}${others.length === 1 ? quoteAll(others) : listAll(others)}`.trim(),
    ],
    quotations,
  );
}

/** The best place with the form of an answer first, where it is nearly as good: a definition, a moment, a number. */
function putForm(places: readonly Place[]): readonly Place[] {
  const shown = places.find(({ features, score }) => features.preference >= FORM && score >= places[0]!.score - LESS);
  return shown === undefined || places[0]!.features.preference >= FORM
    ? places
    : [shown, ...places.filter((place) => place !== shown)];
}

/** What a question asks to define: not what it carries on from the one before. */
const toDefined = ({ terms, carried }: Question, search: Context["search"]): string[] => [
  ...search.shorten(terms),
  ...terms.filter((term) => carried?.has(term) !== true),
];

/** Where passages speak of a question, the likeliest first, and whether they answer it. */
interface FoundPlaces {
  readonly places: readonly Place[];
  readonly grade: Outcome;
}

interface FindOptions {
  readonly intent: Act;
  /** How many places, at most. */
  readonly most: number;
  readonly isList?: boolean;
  /** Passages where the answer is rather looked for. */
  readonly near?: ReadonlySet<number> | undefined;
}

/** Finds the places of passages that a question asks about. */
function findPlaces(
  { search, language }: Context,
  question: Question,
  { intent, most, isList = false, near }: FindOptions,
): FoundPlaces {
  const cue = isList
    ? (passage: Passage) => rateListing(passage, question, language)
    : cueFor(intent, intent === "define" ? { ...question, terms: toDefined(question, search) } : question, language);
  const found = search.find(question, { most, prefers: cue, near });
  const places = answersByForm.has(intent) && !isList ? putForm(found) : found;
  return { places, grade: gradePlaces(found, { question, intent, search }) };
}

/** Answers with the passages on the things that a question asks about. */
export function fromPassages(context: Context, question: Question, intent: Act, near?: ReadonlySet<number>): Answered {
  const { language } = context;
  const { phrasebook } = language;
  const isList = intent === "list" || (mayList.has(intent) && question.asksForMany === true);
  const isDiscussion = question.isBroad && !precise.has(intent);
  const most = isDiscussion ? MOST_OF_DISCUSSION : MOST_QUOTES;
  const { places, grade } = findPlaces(context, question, {
    intent,
    most: isList ? MOST_LOOKED_AT : most + SPARE,
    isList,
    near,
  });
  const suggest = () => findNearestQuestions(context, question, places[0]);
  const numbered = isList && grade !== "answer" ? answerNumbered(context, question) : undefined;
  if (numbered !== undefined) return numbered;
  if (grade === "absent") return { ...absent(context), suggestions: suggest() };
  const announcing = isList ? places : places.slice(0, most);
  const list = isList || mayList.has(intent) ? gatherList(context, question, announcing, isList) : undefined;
  if (list !== undefined) return answerList(context, list);
  const shown = places.filter(({ score }) => isDiscussion || score >= places[0]!.score - LESS);
  const mostShown = grade === "answer" ? most : Math.min(most, MOST_CLOSEST);
  const quotations = quotePlaces(context.passages, shown, language, mostShown);
  if (grade === "closest") {
    const closest = toAnswer(
      "closest",
      [sayUnsaid(context, question), phrasebook.closest, quoteAll(quotations)],
      quotations,
    );
    return { ...closest, suggestions: suggest() };
  }
  return answerWithQuotations(context, question, { intent, quotations });
}

/** Asked so, a request of the whole may mean things that the lecture counts: "what are the two lessons?" */
const mayCount: ReadonlySet<Act> = new Set([
  "points",
  "list",
  "why",
  "plain",
  "define",
  "terms",
  "topics",
  "conclusion",
]);

/** The list that a lecture announces in the very number and noun of a request without a subject; undefined where it has none. */
export function answerAnnounced(context: Context, { act, words, language }: Request): Answered | undefined {
  const { passages } = context;
  if (!mayCount.has(act) || language.asking !== context.language.asking || !words.isCounting) return undefined;
  const typed = words.tokens.map(({ typed: word }) => word).join(" ");
  const question = parseQuestion(typed, language, [], { isOwn: (word) => isPlural(word, language) });
  if (question.count === undefined || question.terms.length === 0) return undefined;
  const at = passages.findIndex(({ text }) => announces(text, question, context.language));
  if (at === -1) return answerNumbered(context, question);
  const list = gatherList(context, question, [{ first: at, last: at }]);
  return answerList(context, list ?? { announcement: at, announced: undefined, items: [] });
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
