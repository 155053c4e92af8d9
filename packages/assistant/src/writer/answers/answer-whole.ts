import type { OutlinePlace } from "@lectern/domain/outline.ts";
import type { Sentence } from "../../search/sentences.ts";
import type { TalkWish, Wish } from "../../words/asking-data.ts";
import { type CitedAnswer, listPoint, quoteFrom } from "./cite.ts";
import type { Context } from "./context.ts";
import { answerSubject } from "./find-passages.ts";
import type { Question } from "./question.ts";

interface Point extends OutlinePlace {
  readonly text: string;
  readonly isImportant?: true | undefined;
}

/** The number of points in an answer to a wish, unless the request names a number. */
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

/** Chooses points, in the recording's order: up to half of them important ones, and others evenly from everywhere. */
function choosePoints(points: readonly Point[], count: number): readonly Point[] {
  if (points.length <= count) return points;
  const important = points.filter(({ isImportant }) => isImportant === true).slice(0, Math.ceil(count / 2));
  const others = points.filter((point) => !important.includes(point));
  const missingCount = count - important.length;
  const step = others.length / Math.max(1, missingCount);
  const spread = Array.from({ length: missingCount }, (_, index) => others[Math.floor((index + 0.5) * step)]!);
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
function listPoints(context: Context, { wish, count }: WholeRequest, heading = context.acts[wish].reply): CitedAnswer {
  const { outline, phrases, sentences } = context;
  const { points, thesis } = outline();
  const pointCount = count ?? USUAL_POINTS[wish] ?? USUAL_POINTS_OTHERWISE;
  const others = points.filter(({ segment }) => segment !== thesis?.segment);
  const selection =
    thesis === null ? choosePoints(points, pointCount) : [thesis, ...choosePoints(others, pointCount - 1)];
  if (selection.length === 0) return toAnswer(heading, quoteFrom(sentences, 0));
  const isFewer = count !== undefined && selection.length < count;
  return toAnswer(heading, isFewer ? phrases.onlyPoints(selection.length) : "", list(context, selection));
}

/** Answers with the list that was found for the wish; if it is empty, with points of the outline. */
function answerWithList(context: Context, request: WholeRequest, markdownList: string): CitedAnswer {
  const { reply, none = context.acts.points.reply } = context.acts[request.wish];
  return markdownList === "" ? listPoints(context, request, none) : toAnswer(reply, markdownList);
}

const hasSpokenSubject = ({ question }: WholeRequest): boolean => question.subject.some((word) => word.isSpoken);

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
  if (!hasSpokenSubject(request)) return listPoints(context, request);
  return toAnswer(context.acts[request.wish].reply, answerSubject(context, request.question).markdown);
}

const refuse = ({ acts }: Context, { wish }: WholeRequest): CitedAnswer => ({
  outcome: "absent",
  markdown: acts[wish].reply,
});

type Answering = (context: Context, request: WholeRequest) => CitedAnswer;

/** The answer to each wish; points of the outline answer one that isn't here. */
const answers: Readonly<Partial<Record<WholeRequest["wish"], Answering>>> = {
  quiz: offerPassages,
  write: offerPassages,
  translate: refuse,
  rephrase: refuse,
  topics: (context, request) => answerWithList(context, request, listChapters(context)),
  missed: (context, request) => {
    const chapters = listChapters(context);
    if (chapters === "") return listPoints(context, request);
    const points = listPoints(context, request, context.acts.points.reply);
    return toAnswer(context.acts.missed.reply, chapters, points.markdown);
  },
  terms: (context, request) => {
    const defined = context
      .outline()
      .terms.flatMap(({ definition, segment, start }) =>
        definition === undefined ? [] : [{ segment, start, text: definition }],
      );
    return answerWithList(context, request, list(context, defined.slice(0, request.count ?? MOST_TERMS)));
  },
  exam: (context, request) => {
    const { tasks, dates, points } = context.outline();
    const important = points.filter(({ isImportant }) => isImportant === true);
    return answerWithList(context, request, list(context, withoutRepeated([...tasks, ...dates, ...important])));
  },
  tasks: (context, request) => {
    const { tasks, dates } = context.outline();
    const markdownList = list(context, withoutRepeated([...tasks, ...dates]));
    const { reply, none = reply } = context.acts.tasks;
    if (markdownList !== "") return toAnswer(reply, markdownList);
    // A lecture can speak of "the assignment" without giving a task.
    return hasSpokenSubject(request) ? answerSubject(context, request.question) : toAnswer(none);
  },
  examples: (context, request) =>
    answerWithList(
      context,
      request,
      listSentences(context, request, (text) => context.words.cues?.example.test(text) === true),
    ),
  questions: (context, request) =>
    answerWithList(
      context,
      request,
      listSentences(context, request, (text) => text.endsWith("?")),
    ),
  conclusion: (context) => {
    const { sentences, acts } = context;
    const first = Math.min(sentences.length - 1, Math.floor(sentences.length * ENDING_SHARE));
    return toAnswer(acts.conclusion.reply, quoteFrom(sentences, first));
  },
};

/** Answers what is asked of the whole, from the stored outline; of what only a model could do, says so. */
export const answerWhole = (context: Context, request: WholeRequest): CitedAnswer =>
  (answers[request.wish] ?? listPoints)(context, request);
