import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import type { Claim } from "@lectern/domain/claim.ts";
import { getLanguage } from "../languages/language.ts";
import { toRoots } from "../lecture/words.ts";
import { parseQuestion, type Question } from "../questions/parse-question.ts";
import type { RequestInConversation } from "../questions/read-conversation.ts";
import type { Act } from "../languages/requests/request-words.ts";
import { joinPassages } from "../writers/answers/answer.ts";
import type { Context } from "../writers/answers/context.ts";
import { createReading } from "../writers/answers/context.ts";
import { fromPassages } from "../writers/answers/from-passages.ts";
import { type Excerpt, toExcerpts } from "./excerpts.ts";
import { readRequestOf, type UnitQuestion } from "./read-unit-question.ts";
import type { FoundInUnit, UnitAnswer } from "./unit.ts";
import { getUnitPhrases } from "./unit-phrases.ts";
import { listSaying, notFound, toClosing } from "./closing.ts";
import { createDayWriter, inOrder, type Quoted, toUnitAnswer } from "./write-answer.ts";

/** Lectures that an answer quotes, and sentences of one where it quotes no other. */
const MOST_LECTURES = 6;
const MOST_OF_ONE = 2;
const MOST_CLOSEST = 3;
/** Of what the best quotation names, by weight, another lecture's must name so much. */
const NEARLY_AS_MUCH = 0.8;
/** Of what is asked about, by weight, the closest passages must name so much. */
const CLOSE = 0.6;
/** Of what is asked about, by weight, an answer must name so much: in many lectures some words are said by chance. */
const SURE = 0.5;
/** Of what the likeliest lecture says all in all, by weight, another must say so much to be asked; and how many are. */
const LIKELY = 0.6;
const MOST_ASKED = 8;
/** Of a side of a comparison, by weight, a lecture must name so much. */
const SIDE = 0.55;
/** In passages: so near to each other stand the words of a first mention. */
const MENTION = 2;
/** Lectures that are listed with a moment. */
const MOST_LISTED = 17;

/** A lecture's quotations for a question, and how much of it they name. */
interface Candidate extends Excerpt {
  readonly claims: readonly Claim[];
  readonly isAnswer: boolean;
  /** By the weights of the words, 0 to 1. */
  readonly named: number;
}

/** How much a word tells in this unit: what few of the lectures say tells more; a name or a number tells most. */
function createWeigher(excerpts: readonly Excerpt[], question: Question): (root: string) => number {
  const weights = new Map(
    question.terms.map((root) => {
      const uses = excerpts.filter(({ context }) => context.search.count(root) > 0).length;
      const factor = (question.named.has(root) ? 1.5 : 1) * (question.carried?.has(root) === true ? 0.5 : 1);
      return [root, Math.log(1 + (excerpts.length + 1) / (uses + 0.5)) * factor] as const;
    }),
  );
  return (root) => weights.get(root) ?? 0;
}

/** The words of a question as a context has them: a term may be met by another form of it. */
function measureNamed(text: string, question: Question, context: Context, weigh: (root: string) => number): number {
  const roots = new Set(toRoots(text, context.language));
  const all = context.search.seek(question);
  let [named, whole] = [0, 0];
  for (const [at, word] of all.entries()) {
    const root = question.terms[at] ?? "";
    const weight = weigh(root);
    whole += weight;
    const credit = Math.max(
      0,
      ...[...word.roots].map(([form, share]) => (roots.has(form) ? share : 0)),
      ...word.phrases.map((phrase) => (phrase.roots.every((form) => roots.has(form)) ? phrase.credit : 0)),
    );
    named += weight * credit;
  }
  return whole === 0 ? 0 : named / whole;
}

/** How often a lecture speaks of a question's things, as far as it was found. */
const countUses = ({ context }: Excerpt, { terms }: Question): number =>
  terms.reduce((sum, term) => sum + context.search.count(term), 0);

/** The lectures that say most of what is asked about, all in all: in others no sentence can. */
function chooseLikely(excerpts: readonly Excerpt[], question: Question, weigh: (root: string) => number): Excerpt[] {
  const rated = excerpts.map((excerpt) => {
    const text = excerpt.context.passages.map((passage) => passage.text).join(" ");
    return { excerpt, said: measureNamed(text, question, excerpt.context, weigh) };
  });
  const most = Math.max(0, ...rated.map(({ said }) => said));
  return rated
    .filter(({ said }) => said > 0 && said >= most * LIKELY)
    .toSorted((a, b) => b.said - a.said || countUses(b.excerpt, question) - countUses(a.excerpt, question))
    .slice(0, MOST_ASKED)
    .map(({ excerpt }) => excerpt);
}

/** Asks each lecture that may answer. */
function ask(excerpts: readonly Excerpt[], question: Question, intent: Act): Candidate[] {
  const weigh = createWeigher(excerpts, question);
  return chooseLikely(excerpts, question, weigh)
    .map((excerpt) => {
      const { outcome, claims } = fromPassages(excerpt.context, question, intent);
      // Words of several quotations are not said together.
      const named = Math.max(0, ...claims.map(({ text }) => measureNamed(text, question, excerpt.context, weigh)));
      return { ...excerpt, claims, isAnswer: outcome === "answer", named };
    })
    .filter(({ claims }) => claims.length > 0)
    .toSorted((a, b) => b.named - a.named || countUses(b, question) - countUses(a, question));
}

const quote = ({ lecture, claims }: Candidate, most: number): Quoted[] =>
  claims.slice(0, most).map((claim) => ({ lecture, claim }));

/** The first sentences of a lecture that say as many of the words as any of it. */
function findFirstMention({ context }: Excerpt, question: Question): Claim | undefined {
  const { passages, search, language } = context;
  const sought = search.seek(question);
  const met = passages.map(({ text }) => {
    const roots = new Set(toRoots(text, language));
    return sought.flatMap((word, at) =>
      [...word.roots.keys()].some((root) => roots.has(root)) ||
      word.phrases.some((phrase) => phrase.roots.every((root) => roots.has(root)))
        ? [at]
        : [],
    );
  });
  let best: { readonly from: number; readonly to: number; readonly many: number } | undefined;
  for (let from = 0; from < passages.length; from += 1) {
    const words = new Set<number>();
    for (let to = from; to < Math.min(passages.length, from + MENTION); to += 1) {
      if (to > from && passages[to]!.heading !== undefined) break;
      for (const word of met[to]!) words.add(word);
      if (words.size > (best?.many ?? 0)) best = { from, to, many: words.size };
    }
  }
  if (best === undefined) return undefined;
  // The run may begin with a sentence that has none of the words.
  const from = met[best.from]!.length > 0 ? best.from : best.to;
  const { spoken, start, end } = joinPassages(passages.slice(from, best.to + 1));
  return {
    text: spoken,
    grade: "quoted",
    quote: spoken,
    ...(start !== undefined && end !== undefined && { start, end }),
  };
}

/** "The Milgram experiment and the doll experiment": what both have tells neither apart. */
const withoutShared = (side: Question, other: Question): Question => ({
  ...side,
  terms: side.terms.filter((term) => !other.terms.includes(term)),
});

/** The two sides of a comparison, where the text names two things that the lectures can be searched for. */
function readSides(request: RequestInConversation, question: UnitQuestion): readonly [Question, Question] | undefined {
  const language = getLanguage(question.language);
  const between = request.language.requests?.between;
  if (between === undefined) return undefined;
  const terms = new Set(request.subject.terms);
  const parse = (text: string): Question => {
    const side = parseQuestion(text, request.language);
    const own = side.terms.filter((term) => terms.has(term));
    return { ...side, terms: own };
  };
  const borders = [...request.text.matchAll(new RegExp(between.source, "giu"))];
  for (const border of borders.toReversed()) {
    const sides = [request.text.slice(0, border.index), request.text.slice(border.index + border[0].length)].map(parse);
    const [first, second] = sides;
    if (first === undefined || second === undefined || !language.isKnown) continue;
    const own = [withoutShared(first, second), withoutShared(second, first)] as const;
    if (own.every(({ terms }) => terms.length > 0)) return own;
  }
  return undefined;
}

interface Asked {
  readonly question: UnitQuestion;
  readonly request: RequestInConversation;
  readonly excerpts: readonly Excerpt[];
  readonly found: FoundInUnit;
}

/** Each side by the lecture that says most about it, and where it sets both against each other. */
function compareInUnit(
  { question, request, excerpts }: Asked,
  sides: readonly [Question, Question],
): UnitAnswer | undefined {
  const phrases = getUnitPhrases(question.language);
  const together = ask(excerpts, request.subject, "compare").find(
    ({ isAnswer, named }) => isAnswer && named >= NEARLY_AS_MUCH,
  );
  const best = sides.map((side) => {
    const candidates = ask(excerpts, side, "define").filter(({ named }) => named >= SIDE);
    return candidates.find(({ isAnswer }) => isAnswer) ?? candidates[0];
  });
  const isSaid = best.every((side) => side !== undefined);
  if (best.every((side) => side === undefined)) return undefined;
  const quoted = [...(together === undefined ? [] : [together]), ...best.flatMap((side) => side ?? [])].flatMap((one) =>
    quote(one, 1),
  );
  const distinct = quoted.filter(
    ({ lecture, claim }, at) =>
      quoted.findIndex((other) => other.lecture.id === lecture.id && other.claim.text === claim.text) === at,
  );
  const missing = sides.flatMap((side, at) =>
    best[at] === undefined ? [phrases.nothingAbout(escapeMarkdown(side.words.join(" ")))] : [],
  );
  return toUnitAnswer(isSaid ? "answer" : "closest", [inOrder(distinct), ...missing]);
}

/** Whether the lectures that have most of the words have what the question is about, and not some other words of it. */
function isSaidAtAll({ excerpts, request }: Asked): boolean {
  const weigh = createWeigher(excerpts, request.subject);
  return excerpts.some(
    ({ context }) =>
      measureNamed(context.passages.map(({ text }) => text).join(" "), request.subject, context, weigh) >=
      NEARLY_AS_MUCH,
  );
}

/** "Where was X introduced?": the first mention, and where it is explained. */
function answerFirst(asked: Asked): UnitAnswer {
  const { question, request, excerpts } = asked;
  const [first] = listSaying(question, asked.found);
  const excerpt = excerpts.find(({ lecture }) => lecture.id === first?.id);
  const mention = excerpt && findFirstMention(excerpt, request.subject);
  if (excerpt === undefined || mention === undefined || !isSaidAtAll(asked)) return notFound(question);
  const phrases = getUnitPhrases(question.language);
  const day = createDayWriter(question.lectures, question.language)(excerpt.lecture.createdAt);
  const explained = ask(excerpts, request.subject, "define").find(
    ({ isAnswer, named, claims }) => isAnswer && named >= NEARLY_AS_MUCH && claims[0]?.text !== mention.text,
  );
  return toUnitAnswer("answer", [
    phrases.firstSaid(day),
    [{ lecture: excerpt.lecture, claim: mention }],
    ...(explained === undefined ? [] : [phrases.explained, quote(explained, 1)]),
    toClosing(question, asked.found),
  ]);
}

/** "Which lectures mention X?": each with its first moment. */
function answerWhich(asked: Asked): UnitAnswer {
  const { question, request, excerpts } = asked;
  if (!isSaidAtAll(asked)) return notFound(question);
  const saying = listSaying(question, asked.found);
  const ids = new Set(saying.map(({ id }) => id));
  const listed = excerpts
    .filter(({ lecture }) => ids.has(lecture.id))
    .flatMap((excerpt) => {
      const claim = findFirstMention(excerpt, request.subject);
      return claim === undefined ? [] : [{ lecture: excerpt.lecture, claim }];
    })
    .slice(0, MOST_LISTED);
  if (listed.length === 0) return notFound(question);
  const phrases = getUnitPhrases(question.language);
  return toUnitAnswer("answer", [
    phrases.mentionedIn(saying.length, question.lectures.length),
    inOrder(listed),
    saying.length > listed.length ? phrases.further(saying.length - listed.length) : "",
    toClosing(question, asked.found),
  ]);
}

/** The lectures that answer a question about something, or the closest passages, or neither. */
function answerSubject(asked: Asked): UnitAnswer {
  const { question, request, excerpts } = asked;
  const { act, form, subject } = request;
  if (act === "compare") {
    const sides = readSides(request, question);
    const compared = sides && compareInUnit(asked, sides);
    if (compared !== undefined) return compared;
  }
  const doubts = request.corrections.filter(({ isAsking }) => !isAsking).length;
  const candidates = ask(excerpts, { ...subject, doubts }, act === "explain" || form.isSimple ? "explain" : act);
  const isEach = question.isNarrowed && question.lectures.length <= MOST_LECTURES;
  const answers = candidates.filter(({ isAnswer, named }) => isAnswer && named >= SURE);
  const most = answers[0]?.named ?? 0;
  const chosen = answers.filter(({ named }) => isEach || named >= most * NEARLY_AS_MUCH).slice(0, MOST_LECTURES);
  if (chosen.length > 0) {
    const each = chosen.length === 1 ? MOST_OF_ONE : 1;
    return toUnitAnswer("answer", [
      inOrder(chosen.flatMap((one) => quote(one, each))),
      toClosing(question, asked.found),
    ]);
  }
  const near = candidates.filter(({ named }) => named >= CLOSE).slice(0, MOST_CLOSEST);
  if (near.length === 0) return notFound(question);
  return toUnitAnswer("closest", [
    getUnitPhrases(question.language).closest,
    inOrder(near.flatMap((one) => quote(one, 1))),
  ]);
}

/**
 * Answers a question about something in the lectures' own words, lecture by lecture in the order of their dates. Undefined for
 * a request that turns out to be about the lectures as wholes: its other words are never said.
 */
export function answerUnit(question: UnitQuestion, found: FoundInUnit): UnitAnswer | undefined {
  const excerpts = toExcerpts(found.found, question.lectures);
  const language = getLanguage(question.language);
  const passages = excerpts.flatMap(({ context }) => context.passages);
  const speakers = new Set(excerpts.flatMap(({ context }) => [...context.speakers]));
  const request = readRequestOf(question, createReading({ language, passages, speakers }));
  if (request.subject.terms.length === 0) return undefined;
  if (excerpts.length === 0) return notFound(question);
  const asked = { question, request, excerpts, found };
  if (question.kind === "first") return answerFirst(asked);
  if (question.kind === "which") return answerWhich(asked);
  return answerSubject(asked);
}
