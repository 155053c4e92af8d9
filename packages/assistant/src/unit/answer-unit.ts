import { getLanguage } from "../languages/language.ts";
import { createReading } from "../writers/answers/context.ts";
import type { Act } from "../languages/requests/request-words.ts";
import { toRoots } from "../lecture/words.ts";
import type { Question } from "../questions/parse-question.ts";
import {
  ask,
  type Asked,
  askEach,
  countUses,
  type Candidate,
  createWeigher,
  measureNamed,
  NEARLY_AS_MUCH,
  quote,
} from "./ask-lectures.ts";
import { listSaying, notFound, toClosing } from "./closing.ts";
import { compareInUnit, readSides } from "./compare-in-unit.ts";
import { narrowToCompounds, toExcerpts } from "./excerpts.ts";
import { findFirstMention } from "./find-first-mention.ts";
import { findCompounds, readRequestOf, type UnitQuestion } from "./read-unit-question.ts";
import type { FoundInUnit, UnitAnswer } from "./unit.ts";
import { getUnitPhrases } from "./unit-phrases.ts";
import { createDayWriter, inOrder, toUnitAnswer } from "./write-answer.ts";

/** Lectures that an answer quotes, and sentences of one where it quotes no other. */
const MOST_LECTURES = 6;
const MOST_OF_ONE = 2;
/** Of what something is, or why: more says less. */
const MOST_EXPLAINING = 4;
const explaining: ReadonlySet<Act> = new Set<Act>(["define", "why", "how", "explain"]);
const MOST_CLOSEST = 3;
/** Of what one lecture says about a thing, or lists. */
const MOST_SAID = 3;
/** These ask for a fact, which a sentence about the thing need not have. */
const needsFact: ReadonlySet<Act> = new Set<Act>(["when", "howMany", "who", "where", "list"]);
/** Of the lectures that were found, so many name what all of them are about. */
const EVERYWHERE = 0.8;
/** So many names make a sentence one that is asked for. */
const LEAST_NAMES = 2;
/** Of what is asked about, by weight, the closest passages must name so much. */
const CLOSE = 0.6;
/** Of what is asked about, by weight, an answer must name so much: in many lectures some words are said by chance. */
const SURE = 0.5;
/** Lectures that are listed with a moment. */
const MOST_LISTED = 17;

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
  const explains = ({ isAnswer, named, claims }: Candidate): boolean =>
    isAnswer && named >= NEARLY_AS_MUCH && claims[0]?.text !== mention.text;
  // The lecture that speaks of it most explains it, if none defines it.
  const [most] = excerpts.toSorted((a, b) => countUses(b, request.subject) - countUses(a, request.subject));
  const explained =
    ask(excerpts, request.subject, "define").find(explains) ??
    (most && ask([most], request.subject, "define").find(explains));
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

/** What is listed stands in one lecture, and "how many" or "when" is asked of each lecture that a question names. */
const isListed = ({ request: { act, subject } }: Asked): boolean => act === "list" || subject.asksForMany === true;

/** Names of a question that are said in one sentence: it may answer, whatever the lecturer's words for the rest. */
const hasAllNames = ({ claims, context }: Candidate, { named, terms }: Question): boolean => {
  const roots = new Set(toRoots(claims[0]?.text ?? "", context.language));
  return named.size >= LEAST_NAMES && terms.filter((term) => named.has(term)).every((term) => roots.has(term));
};

/** What lectures say of something, where a question asks for no more: each has it, or names it. */
const asksWhatIsSaid = ({ question, request: { act } }: Asked): boolean =>
  !needsFact.has(act) && (question.isNarrowed || question.asksWhatIsSaid || question.asksDoing);

/** "Despair, according to Kierkegaard", in a course on Kierkegaard: whom nearly all lectures name tells no place from another. */
function withoutSource({ question: { source }, request: { subject }, excerpts }: Asked): Question {
  const [first] = excerpts;
  if (source === undefined || first === undefined) return subject;
  const [root = ""] = toRoots(source, first.context.language);
  const naming = excerpts.filter(({ context }) => context.search.count(root) > 0).length;
  const terms = subject.terms.filter((term) => term !== root);
  if (terms.length === 0 || naming < excerpts.length * EVERYWHERE) return subject;
  return { ...subject, terms, named: new Set(terms.filter((term) => subject.named.has(term))) };
}

/** Two things that a question sets side by side, each by what is said of it. */
function compareSides(asked: Asked): UnitAnswer | undefined {
  const sides = readSides(asked.request, asked.question);
  return sides && compareInUnit(asked, sides);
}

/** A question of two halves, of which what was found names none or one: each by what is said of it, where both are said. */
function answerHalves(asked: Asked, chosen: readonly Candidate[]): UnitAnswer | undefined {
  const sides = readSides(asked.request, asked.question);
  if (sides === undefined) return undefined;
  const roots = new Set(chosen.flatMap(({ claims, context }) => toRoots(claims[0]?.text ?? "", context.language)));
  const isWhole = sides.every(({ own }) => own.terms.some((term) => roots.has(term)));
  const compared = isWhole ? undefined : compareInUnit(asked, sides);
  return compared?.outcome === "answer" ? compared : undefined;
}

/** The lectures that answer a question about something, or the closest passages, or neither. */
function answerSubject(asked: Asked): UnitAnswer {
  const { question, request, excerpts } = asked;
  const { act, form, subject } = request;
  if (act === "compare" || question.asksRelation) {
    const compared = compareSides(asked);
    if (compared !== undefined) return compared;
  }
  const doubts = request.corrections.filter(({ isAsking }) => !isAsking).length;
  const intent = act === "explain" || form.isSimple ? "explain" : question.asksDoing ? "plain" : act;
  const isEach = question.isNarrowed && question.lectures.length <= MOST_LECTURES;
  const isSaid = asksWhatIsSaid(asked);
  const asks = { ...withoutSource(asked), doubts };
  const candidates = isEach
    ? excerpts.flatMap((excerpt) => ask([excerpt], asks, intent))
    : isListed(asked)
      ? askEach(excerpts, asks, intent)
      : ask(excerpts, asks, intent);
  const answers = candidates.filter(
    ({ isAnswer, named }) => (isAnswer && named >= SURE) || (isSaid && named >= NEARLY_AS_MUCH),
  );
  const most = answers[0]?.named ?? 0;
  const chosen = answers
    .filter((one) => isEach || one.named >= most * NEARLY_AS_MUCH)
    .slice(0, explaining.has(intent) && !isEach ? MOST_EXPLAINING : MOST_LECTURES);
  const halves = question.hasHalves ? answerHalves(asked, chosen) : undefined;
  if (halves !== undefined) return halves;
  if (chosen.length > 0) {
    const each = chosen.length > 1 ? 1 : isSaid || isListed(asked) ? MOST_SAID : MOST_OF_ONE;
    return toUnitAnswer("answer", [
      inOrder(chosen.flatMap((one) => quote(one, each))),
      toClosing(question, asked.found),
    ]);
  }
  const near = candidates.filter((one) => one.named >= CLOSE || hasAllNames(one, subject)).slice(0, MOST_CLOSEST);
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
  const all = toExcerpts(found.found, question.lectures);
  const language = getLanguage(question.language);
  const passages = all.flatMap(({ context }) => context.passages);
  const speakers = new Set(all.flatMap(({ context }) => [...context.speakers]));
  const request = readRequestOf(question, createReading({ language, passages, speakers }));
  if (request.subject.terms.length === 0) return undefined;
  // The other side of a comparison stands elsewhere.
  const hasSides = request.act === "compare" || question.asksRelation || question.hasHalves;
  const excerpts = hasSides ? all : narrowToCompounds(all, findCompounds(question.text));
  if (excerpts.length === 0) return notFound(question);
  const asked = { question, request, excerpts, found };
  if (question.kind === "first") return answerFirst(asked);
  if (question.kind === "which") return answerWhich(asked);
  return answerSubject(asked);
}
