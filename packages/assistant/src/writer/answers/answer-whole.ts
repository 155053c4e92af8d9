import type { OutlinePlace } from "@lectern/domain/outline.ts";
import type { Sentence } from "../../search/sentences.ts";
import type { ModelWish, TalkWish, WholeWish, Wish } from "../../words/request-data.ts";
import { findEnd } from "./answer-part.ts";
import { type CitedAnswer, listPoint, quote } from "./cite.ts";
import type { Context } from "./context.ts";
import { answerSubject } from "./find-passages.ts";
import type { Question } from "./question.ts";

interface Point extends OutlinePlace {
  readonly text: string;
  readonly isImportant?: true | undefined;
}

/** How many points an answer has unless a number is asked for. */
const USUAL_POINTS: Readonly<Partial<Record<Wish, number>>> = { simple: 3, judge: 3, write: 8, quiz: 5, missed: 10 };
const OTHERWISE = 6;
const MOST_TERMS = 15;
/** Examples and questions that are listed, and where an ending begins, as a share of the recording. */
const MOST_LISTED = 6;
const ENDING = 0.93;
/** In words: a question or an example that says enough to be read alone. */
const LEAST_WORDS = 6;

/** A request about the whole. */
interface WholeRequest {
  readonly wish: WholeWish | ModelWish;
  readonly count: number | undefined;
  readonly question: Question;
}

/** The wanted number of points, important ones first, and of the others some from everywhere; in the recording's order. */
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

/** In lines: how far behind its place a point's first sentence may begin. */
const NEAR = 2;

/** Finds the sentence that a point begins with, or else the first one at its place. */
function findSentence(sentences: readonly Sentence[], { text, segment }: Point): Sentence | undefined {
  const near = sentences.filter(({ line }) => line >= segment && line <= segment + NEAR);
  return near.find((sentence) => text.includes(sentence.text)) ?? sentences.find(({ line }) => line >= segment);
}

function list({ sentences }: Context, points: readonly Point[]): string {
  return points.map((point) => listPoint(point.text, findSentence(sentences, point)?.index)).join("\n");
}

function listPoints(context: Context, { wish, count }: WholeRequest, heading: string): CitedAnswer {
  const { outline, phrases, sentences } = context;
  const chosen = choosePoints(outline().points, count ?? USUAL_POINTS[wish] ?? OTHERWISE);
  if (chosen.length === 0) return toAnswer(heading, quote(sentences, 0, findEnd(context, 0)));
  const isFewer = count !== undefined && chosen.length < count;
  return toAnswer(heading, isFewer ? phrases.onlyPoints(chosen.length) : "", list(context, chosen));
}

function listChapters(context: Context): string {
  return list(
    context,
    context.outline().chapters.map((chapter) => ({ ...chapter, text: chapter.title })),
  );
}

function listTerms(context: Context, request: WholeRequest): CitedAnswer {
  const { outline, phrases } = context;
  const defined = outline().terms.flatMap(({ definition, segment, start }) =>
    definition === undefined ? [] : [{ segment, start, text: definition }],
  );
  if (defined.length === 0) return listPoints(context, request, phrases.noTerms);
  return toAnswer(phrases.terms, list(context, defined.slice(0, request.count ?? MOST_TERMS)));
}

/** Sentences of the recording that do something, else its points. */
function listSentences(
  context: Context,
  request: WholeRequest,
  { heading, isListed }: { readonly heading: string; readonly isListed: (text: string) => boolean },
): CitedAnswer {
  const chosen = context.sentences
    .filter(({ text, terms }) => terms.length >= LEAST_WORDS && isListed(text))
    .slice(0, request.count ?? MOST_LISTED);
  if (chosen.length === 0) return listPoints(context, request, context.phrases.points);
  return toAnswer(heading, chosen.map(({ text, index }) => listPoint(text, index)).join("\n"));
}

/** A sentence that says what needs a model, and passages on the subject of the request or on the whole. */
function offerPassages(context: Context, request: WholeRequest, sentence: string): CitedAnswer {
  if (!request.question.subject.some(({ isSaid }) => isSaid)) return listPoints(context, request, sentence);
  return toAnswer(sentence, answerSubject(context, request.question).markdown);
}

type Answering = (context: Context, request: WholeRequest) => CitedAnswer;

const answers: Readonly<Record<WholeWish | ModelWish, Answering>> = {
  summary: (context, request) => listPoints(context, request, context.phrases.points),
  points: (context, request) => listPoints(context, request, context.phrases.points),
  simple: (context, request) => listPoints(context, request, context.phrases.simple),
  topics: (context, request) => {
    const chapters = listChapters(context);
    return chapters === ""
      ? listPoints(context, request, context.phrases.points)
      : toAnswer(context.phrases.topics, chapters);
  },
  missed: (context, request) => {
    const { phrases } = context;
    const chapters = listChapters(context);
    if (chapters === "") return listPoints(context, request, phrases.missed);
    return toAnswer(phrases.missed, chapters, listPoints(context, request, phrases.points).markdown);
  },
  terms: listTerms,
  exam: (context, request) => {
    const { tasks, dates, points } = context.outline();
    const found = withoutRepeated([...tasks, ...dates, ...points.filter(({ isImportant }) => isImportant === true)]);
    if (found.length === 0) return listPoints(context, request, context.phrases.noExam);
    return toAnswer(context.phrases.exam, list(context, found));
  },
  tasks: (context) => {
    const { tasks, dates } = context.outline();
    const found = withoutRepeated([...tasks, ...dates]);
    return found.length === 0
      ? toAnswer(context.phrases.noTasks)
      : toAnswer(context.phrases.tasks, list(context, found));
  },
  examples: (context, request) =>
    listSentences(context, request, {
      heading: context.phrases.examples,
      isListed: (text) => context.words.cues?.example.test(text) === true,
    }),
  questions: (context, request) =>
    listSentences(context, request, {
      heading: context.phrases.questions,
      isListed: (text) => text.endsWith("?"),
    }),
  conclusion: (context) => {
    const { sentences, phrases } = context;
    const first = Math.min(sentences.length - 1, Math.floor(sentences.length * ENDING));
    return toAnswer(phrases.conclusion, quote(sentences, first, findEnd(context, first)));
  },
  quiz: (context, request) => offerPassages(context, request, context.phrases.noQuiz),
  write: (context, request) => offerPassages(context, request, context.phrases.noWriting),
  judge: (context, request) => listPoints(context, request, context.phrases.noJudging),
  translate: ({ phrases }) => ({ outcome: "absent", markdown: phrases.noTranslation }),
  rephrase: ({ phrases }) => ({ outcome: "absent", markdown: phrases.noRephrasing }),
};

/** Answers what is asked of the whole, from the stored outline; of what only a model could do, says so. */
export const answerWhole = (context: Context, request: WholeRequest): CitedAnswer =>
  answers[request.wish](context, request);

/** The reply to what is no question about the recording. */
export function replyTo({ phrases }: Context, wish: TalkWish): CitedAnswer {
  const replies = { thanks: phrases.thanks, greeting: phrases.greeting, help: phrases.help, complaint: phrases.sorry };
  return { outcome: "answer", markdown: replies[wish] };
}
