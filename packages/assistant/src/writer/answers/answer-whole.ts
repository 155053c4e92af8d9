import type { OutlinePlace } from "@lectern/domain/outline.ts";
import type { Sentence } from "../../search/sentences.ts";
import type { TalkWish, Wish } from "../../words/asking-data.ts";
import { findLastQuoted } from "./answer-part.ts";
import { type CitedAnswer, listPoint, quote } from "./cite.ts";
import type { Context } from "./context.ts";
import { answerSubject } from "./find-passages.ts";
import type { Question } from "./question.ts";

interface Point extends OutlinePlace {
  readonly text: string;
  readonly isImportant?: true | undefined;
}

/** The number of points in an answer to a wish, unless the request names a number; for all other wishes `USUAL_POINTS_OTHERWISE`. */
const USUAL_POINTS: Readonly<Partial<Record<Wish, number>>> = { simple: 3, judge: 3, write: 8, quiz: 5, missed: 10 };
const USUAL_POINTS_OTHERWISE = 6;
const MOST_TERMS = 15;
/** The most examples or questions that are listed. */
const MOST_LISTED_SENTENCES = 6;
/** The share of a recording's sentences after which its ending begins, which is quoted as its conclusion. */
const ENDING_SHARE = 0.93;
/** A shorter question or example says too little to be read alone. */
const LEAST_LISTED_WORDS = 6;

/** A request about the whole. */
interface WholeRequest {
  readonly wish: Exclude<Wish, TalkWish>;
  readonly count: number | undefined;
  readonly question: Question;
}

/** Chooses points, in the recording's order: important ones for up to half of the number, and others evenly from everywhere. */
function choosePoints(points: readonly Point[], count: number): readonly Point[] {
  if (points.length <= count) return points;
  const important = points.filter(({ isImportant }) => isImportant === true).slice(0, Math.ceil(count / 2));
  const others = points.filter((point) => !important.includes(point));
  const wanted = count - important.length;
  const step = others.length / Math.max(1, wanted);
  const spread = Array.from({ length: wanted }, (_, at) => others[Math.floor((at + 0.5) * step)]!);
  return points.filter((point) => important.includes(point) || spread.includes(point));
}

const withoutRepeated = (points: readonly Point[]): Point[] => [
  ...new Map(points.map((point) => [point.text, point])).values(),
];

const toAnswer = (...paragraphs: readonly string[]): CitedAnswer => ({
  outcome: "answer",
  markdown: paragraphs.filter(Boolean).join("\n\n"),
});

/** The first sentence of a point begins at most so many lines after the point's place. */
const MOST_LINES_AFTER = 2;

/** Finds the sentence that a point begins with, or else the first one at its place. */
function findSentence(sentences: readonly Sentence[], { text, segment }: Point): Sentence | undefined {
  const near = sentences.filter(({ line }) => line >= segment && line <= segment + MOST_LINES_AFTER);
  return near.find((sentence) => text.includes(sentence.text)) ?? sentences.find(({ line }) => line >= segment);
}

function list({ sentences }: Context, points: readonly Point[]): string {
  return points.map((point) => listPoint(point.text, findSentence(sentences, point)?.index)).join("\n");
}

/** Lists the recording's thesis and points of its outline, below a heading. */
function listPoints(context: Context, { wish, count }: WholeRequest, heading = context.acts[wish].says): CitedAnswer {
  const { outline, phrases, sentences } = context;
  const { points, thesis } = outline();
  const wanted = count ?? USUAL_POINTS[wish] ?? USUAL_POINTS_OTHERWISE;
  const others = points.filter(({ segment }) => segment !== thesis?.segment);
  const chosen = thesis === null ? choosePoints(points, wanted) : [thesis, ...choosePoints(others, wanted - 1)];
  if (chosen.length === 0) return toAnswer(heading, quote(sentences, 0, findLastQuoted(context, 0)));
  const isFewer = count !== undefined && chosen.length < count;
  return toAnswer(heading, isFewer ? phrases.onlyPoints(chosen.length) : "", list(context, chosen));
}

/** Answers with the list that was found for the wish; if it is empty, with points of the outline. */
function listFound(context: Context, request: WholeRequest, found: string): CitedAnswer {
  const { says, none = context.acts.points.says } = context.acts[request.wish];
  return found === "" ? listPoints(context, request, none) : toAnswer(says, found);
}

const listChapters = (context: Context): string =>
  list(
    context,
    context.outline().chapters.map((chapter) => ({ ...chapter, text: chapter.title })),
  );

/** Lists the sentences that pass a test, such as examples or questions. */
const listSentences = ({ sentences }: Context, { count }: WholeRequest, isListed: (text: string) => boolean): string =>
  sentences
    .filter(({ text, terms }) => terms.length >= LEAST_LISTED_WORDS && isListed(text))
    .slice(0, count ?? MOST_LISTED_SENTENCES)
    .map(({ text, index }) => listPoint(text, index))
    .join("\n");

/** Passages on the subject of a request that only a model could fulfil, or on the whole. */
function offerPassages(context: Context, request: WholeRequest): CitedAnswer {
  if (!request.question.subject.some(({ isSaid }) => isSaid)) return listPoints(context, request);
  return toAnswer(context.acts[request.wish].says, answerSubject(context, request.question).markdown);
}

const refuse = ({ acts }: Context, { wish }: WholeRequest): CitedAnswer => ({
  outcome: "absent",
  markdown: acts[wish].says,
});

type Answering = (context: Context, request: WholeRequest) => CitedAnswer;

/** The answer to each wish; points of the outline answer one that isn't here. */
const answers: Readonly<Partial<Record<WholeRequest["wish"], Answering>>> = {
  quiz: offerPassages,
  write: offerPassages,
  translate: refuse,
  rephrase: refuse,
  topics: (context, request) => listFound(context, request, listChapters(context)),
  missed: (context, request) => {
    const chapters = listChapters(context);
    if (chapters === "") return listPoints(context, request);
    const points = listPoints(context, request, context.acts.points.says);
    return toAnswer(context.acts.missed.says, chapters, points.markdown);
  },
  terms: (context, request) => {
    const defined = context
      .outline()
      .terms.flatMap(({ definition, segment, start }) =>
        definition === undefined ? [] : [{ segment, start, text: definition }],
      );
    return listFound(context, request, list(context, defined.slice(0, request.count ?? MOST_TERMS)));
  },
  exam: (context, request) => {
    const { tasks, dates, points } = context.outline();
    const important = points.filter(({ isImportant }) => isImportant === true);
    return listFound(context, request, list(context, withoutRepeated([...tasks, ...dates, ...important])));
  },
  tasks: (context) => {
    const { tasks, dates } = context.outline();
    const found = list(context, withoutRepeated([...tasks, ...dates]));
    const { says, none = says } = context.acts.tasks;
    return found === "" ? toAnswer(none) : toAnswer(says, found);
  },
  examples: (context, request) =>
    listFound(
      context,
      request,
      listSentences(context, request, (text) => context.words.cues?.example.test(text) === true),
    ),
  questions: (context, request) =>
    listFound(
      context,
      request,
      listSentences(context, request, (text) => text.endsWith("?")),
    ),
  conclusion: (context) => {
    const { sentences, acts } = context;
    const first = Math.min(sentences.length - 1, Math.floor(sentences.length * ENDING_SHARE));
    return toAnswer(acts.conclusion.says, quote(sentences, first, findLastQuoted(context, first)));
  },
};

/** Answers what is asked of the whole, from the stored outline; of what only a model could do, says so. */
export const answerWhole = (context: Context, request: WholeRequest): CitedAnswer =>
  (answers[request.wish] ?? listPoints)(context, request);
