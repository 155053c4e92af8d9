import { createQuoteFinder } from "../../search/place-quote.ts";
import type { Context } from "./context.ts";
import type { Question } from "./question.ts";
import { readRequest, type Request, type RequestSearch } from "./read-request.ts";

/** One line of the conversation before a question. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** The conversation before a question. */
export interface Conversation {
  /** The last request that had a subject. */
  readonly request: Request | undefined;
  /** The last answer's quotations and points, in order; each is where it was spoken. */
  readonly places: readonly { readonly first: number; readonly last: number }[];
}

/** "> A moraine is …", "- A moraine is …", "2. A moraine is …" */
const quotationOrPoint = /^(?:> |- |\d{1,2}\. )(.+)$/gmu;
/** " [12:30](#t=750)" */
const link = /(?<!\s)\s*\[[^\][]{1,60}\]\(#[a-z]{1,4}=\d{1,6}\)$/u;
/** The backslash of "\*", and "**". */
const markdownSigns = /\\(?=[^\s\p{L}\p{N}])|\*\*/gu;

/** A question with a pronoun and more words than this has a subject of its own. */
const MOST_WORDS_BESIDE_PRONOUN = 2;
/** The last questions of the conversation, among which one with a subject is looked for. */
const MOST_QUESTIONS = 4;

/** The last request of a conversation that had a subject. */
export function findLastRequest(history: readonly Turn[], search: RequestSearch): Request | undefined {
  const questions = history.filter(({ role }) => role === "user").slice(-MOST_QUESTIONS);
  for (const { content } of questions.toReversed()) {
    const request = readRequest(content, search);
    if (request.subject.length > 0) return request;
  }
  return undefined;
}

/** Reads what the conversation was about, and where its last answer stands in the recording. */
export function readConversation(history: readonly Turn[], { search, sentences }: Context): Conversation {
  const answer = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const find = createQuoteFinder(sentences);
  const places = [...answer.matchAll(quotationOrPoint)].flatMap(
    ([, text = ""]) => find(text.replace(link, "").replaceAll(markdownSigns, "")) ?? [],
  );
  return { request: findLastRequest(history, search), places };
}

/** The question of a request, with the subject of the one before where it has none of its own or points at it. */
export function toQuestion(request: Request, before: Request | undefined): Question {
  const { text, subject, askedFor, kinds, hasPronoun } = request;
  const question = { text, subject, kinds, related: askedFor };
  if (before === undefined) return question;
  if (subject.length === 0) return { ...question, subject: before.subject };
  const hasName = subject.some(({ word }) => /^\p{Lu}/u.test(word));
  const pointsAtLast = hasPronoun && !hasName && subject.length <= MOST_WORDS_BESIDE_PRONOUN;
  if (!pointsAtLast) return question;
  // "Who ran it?" in a recording that never says "run" is a question about what "it" stands for.
  if (!subject.some(({ isSpoken }) => isSpoken))
    return { ...question, subject: before.subject, related: [...subject, ...askedFor] };
  return { ...question, related: [...before.subject, ...askedFor] };
}
