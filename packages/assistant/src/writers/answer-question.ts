import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { getReplies } from "../languages/replies.ts";
import { readInConversation, type RequestInConversation, type Turn } from "../questions/read-conversation.ts";
import type { Source } from "@lectern/transcript/lecture.ts";
import { type Answered } from "./answers/answer.ts";
import { type Context, getContext, createReading } from "./answers/context.ts";
import { goOn } from "./answers/from-conversation.ts";
import { compare } from "./answers/compare.ts";
import { answerAnnounced, fromPassages, withinPassages } from "./answers/from-passages.ts";
import { ofRange, ofSpeakers } from "./answers/from-part.ts";
import { quiz } from "./answers/quiz.ts";
import { answerWhole } from "./answers/whole/answer-whole.ts";

export type { Turn } from "../questions/read-conversation.ts";

/** An answer to what was read, without the line on how it was read. */
function answerRequest(context: Context, request: RequestInConversation): Answered {
  const { act, scope, form, range, text, language } = request;
  // A noun of another language can't be the one that the lecture counts.
  const isForeign = language.asking !== context.language.asking && request.subject.mayAskForMany === true;
  const subject = {
    ...request.subject,
    ...(isForeign && { asksForMany: true }),
    doubts: request.corrections.filter(({ isAsking }) => !isAsking).length,
  };
  const inForm = act === "explain" || form.isSimple ? "explain" : act;
  if (request.following !== undefined) {
    const answer = goOn(context, request);
    if (answer !== undefined) return answer;
  }
  if (range !== undefined) {
    const end = context.passages.at(-1)?.end;
    if (subject.terms.length === 0 || subject.isVague) return ofRange(context, range, form);
    if (range.kind === "time" && end !== undefined) {
      const [from, to] = range.toSeconds(end);
      if (from < end) return fromPassages(withinPassages(context, from, to), subject, inForm);
    }
    return fromPassages(context, subject, inForm);
  }
  if (scope === "speaker") return ofSpeakers(context, subject);
  const announced = scope === "whole" ? answerAnnounced(context, request) : undefined;
  if (announced !== undefined) return announced;
  if (scope === "whole")
    return answerWhole(
      context,
      request.following === "rewrite" && request.before !== undefined
        ? { ...request.before, form: { ...request.before.form, ...form } }
        : request,
    );
  if (act === "quiz") return quiz(context, subject);
  return act === "compare"
    ? compare(context, { text, question: subject, questionLanguage: language })
    : fromPassages(context, subject, inForm);
}

/** What misspelt words were read as. */
function showCorrections(answer: Answered, { corrections }: RequestInConversation, context: Context): Answered {
  const shown = corrections.filter(({ isAsking }) => !isAsking).map(({ read }) => `*${escapeMarkdown(read)}*`);
  if (shown.length === 0) return answer;
  const line = getReplies(context.language.code).readAs([...new Set(shown)].join(", "));
  return { ...answer, message: `${answer.message}\n\n${line}` };
}

/**
 * Answers in the recording's own words, with the moment where there are times; says so when the recording does not
 * speak of what was asked. No clock, no chance, no network.
 * @param history the conversation before the question, the oldest first
 */
export function answerQuestion(text: string, source: Source, history: readonly Turn[] = []): Answered {
  const context = getContext(source);
  const request = readInConversation(text, history, createReading(context));
  return showCorrections(answerRequest(context, request), request, context);
}
