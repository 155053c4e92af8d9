import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import type { TalkWish, Wish } from "../../words/asking-data.ts";
import { KNOWN_LANGUAGES_ONLY } from "../../words/asking.ts";
import { answerPart } from "./answer-part.ts";
import { answerWhole } from "./answer-whole.ts";
import { type Answered, type CitedAnswer, quoteFrom, toAnswered } from "./cite.ts";
import { compare } from "./compare.ts";
import { type Context, createContext, type Source } from "./context.ts";
import { answerSubject } from "./find-passages.ts";
import { type Conversation, readConversation, toQuestion, type Turn } from "./read-conversation.ts";
import { readRequest, type Request } from "./read-request.ts";

/** Remarks to the assistant, which get a fixed reply in the recording's language. */
const talkWishes: ReadonlySet<Wish> = new Set<Wish>(["thanks", "greeting", "help", "complaint"]);
const isTalkWish = (wish: Wish): wish is TalkWish => talkWishes.has(wish);

/** Quotes an item of the last answer again, or what was said after it. Undefined if the request asks for neither. */
function continueLastAnswer(context: Context, request: Request, { places }: Conversation): CitedAnswer | undefined {
  const { sentences, phrases } = context;
  if (places.length === 0) return undefined;
  // "The second one" asks for an item of the answer, "the second law" for a law.
  const isItem =
    request.ordinal !== undefined && request.subject.every(({ word }) => context.words.isGeneralWord(word));
  if (isItem && request.ordinal !== undefined) {
    const place = places.at(request.ordinal === "last" ? -1 : request.ordinal);
    // After a single quotation, "the second one" asks for what follows it.
    if (place === undefined && places.length > 1)
      return { outcome: "absent", markdown: phrases.onlyItems(places.length) };
    if (place !== undefined && places.length > 1)
      return { outcome: "answer", markdown: quoteFrom(sentences, place.first) };
  }
  if (!request.asksMore && !isItem) return undefined;
  const next = places.at(-1)!.last + 1;
  if (next >= sentences.length) return { outcome: "absent", markdown: phrases.noMore };
  return { outcome: "answer", markdown: quoteFrom(sentences, next) };
}

function answerRequest(context: Context, request: Request, before: Conversation): CitedAnswer {
  const { wish, range, sides, count } = request;
  if (wish !== undefined && isTalkWish(wish)) return { outcome: "answer", markdown: context.acts[wish].reply };
  const question = toQuestion(request, before.request);
  if (range !== undefined)
    return answerPart(context, range, { ...question, subject: wish === undefined ? request.subject : [] });
  const continued = continueLastAnswer(context, request, before);
  if (continued !== undefined) return continued;
  if (sides !== undefined && wish === undefined) {
    const compared = compare(context, request, sides);
    if (compared !== undefined) return compared;
  }
  // "Any examples?" after an answer asks for those of its subject.
  const hasAnswer = before.request !== undefined && before.places.length > 0;
  const isAboutLast = hasAnswer && (wish === "examples" || wish === "simple");
  if (wish !== undefined && !isAboutLast) return answerWhole(context, { wish, count, question });
  if (question.subject.length === 0) return answerWhole(context, { wish: "summary", count, question });
  return answerSubject(context, question);
}

const showCorrections = ({ phrases }: Context, { corrections }: Request): string[] =>
  corrections.length === 0 ? [] : [phrases.showing(corrections.map((word) => `*${escapeMarkdown(word)}*`).join(", "))];

/**
 * Answers a question in the recording's own words, with the moment where there are times; says so when none of the
 * question's words was spoken. The same question gets the same answer.
 *
 * @param history the conversation before the question, the oldest first
 */
export function answerQuestion(text: string, source: Source, history: readonly Turn[] = []): Answered {
  const context = createContext(source);
  const { sentences, search, phrases } = context;
  if (sentences.length === 0) return { outcome: "absent", message: phrases.noSentences, segments: [] };
  const request = readRequest(text, search);
  const before: Conversation =
    history.length === 0 ? { request: undefined, places: [] } : readConversation(history, context);
  const { outcome, markdown } = answerRequest(context, request, before);
  const languages = context.words.isKnown || history.length > 0 ? [] : [KNOWN_LANGUAGES_ONLY];
  const paragraphs = [...showCorrections(context, request), markdown, ...languages];
  return toAnswered({ outcome, markdown: paragraphs.join("\n\n") }, sentences);
}
