import { type Answered, toAnswer } from "./answers/answer.ts";
import { type Context, createContext } from "./answers/context.ts";
import { forExam, ofRange, ofSpeakers, overview } from "./answers/from-lecture.ts";
import { quiz } from "./answers/quiz.ts";
import { compare } from "./answers/compare.ts";
import { fromPassages, withinPassages } from "./answers/from-passages.ts";
import { readAskedLanguage } from "../languages/asked-language.ts";
import type { AssistantLanguage } from "../languages/language.ts";
import { parseQuestion, type Question } from "../questions/parse-question.ts";
import { hasPronoun, type Intent, isFollowUp, readIntent, withoutIntent } from "../questions/read-intent.ts";
import { readRange } from "../questions/read-range.ts";
import type { Source } from "../lecture/source.ts";

/** One line of the conversation before a question. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

interface ParsedQuestion {
  readonly question: Question;
  readonly intent: Intent;
  /** What the question was read by. */
  readonly questionLanguage: AssistantLanguage;
}

/** Reads a question on its own, in the language that it is asked in. */
function read(text: string, { language, speakers }: Context): ParsedQuestion {
  const questionLanguage = readAskedLanguage(text, language);
  const intent = readIntent(text, questionLanguage);
  return {
    question: parseQuestion(withoutIntent(text, intent, questionLanguage), questionLanguage, speakers),
    intent,
    questionLanguage,
  };
}

/** The last question before this one that asked about something. */
function lastSubject(history: readonly Turn[], context: Context): ParsedQuestion | undefined {
  for (const { role, content } of history.toReversed()) {
    if (role !== "user") continue;
    const before = read(content, context);
    if (before.question.terms.length > 0) return before;
  }
  return undefined;
}

/** A question of so few things that says "it" is about the one before: "How much of it is needed?" */
const FEW = 1;

/** A question as it is meant in its conversation: "and the second one?" is about what was asked before. */
function inConversation(text: string, history: readonly Turn[], context: Context): ParsedQuestion {
  const alone = read(text, context);
  const { question, intent, questionLanguage } = alone;
  const points =
    isFollowUp(text, questionLanguage) || (question.terms.length <= FEW && hasPronoun(text, questionLanguage));
  if (!points && !(intent === "simpler" && question.terms.length === 0)) return alone;
  const before = lastSubject(history, context);
  if (before === undefined) return alone;
  const carried = before.question.terms.filter((term) => !question.terms.includes(term));
  return {
    question: {
      ...question,
      terms: [...question.terms, ...carried],
      named: new Set([...question.named, ...before.question.named]),
      carried: new Set(question.terms.length === 0 ? [] : carried),
    },
    intent: intent === "plain" ? before.intent : intent,
    questionLanguage,
  };
}

/**
 * Answers in the recording's own words, with the moment where there are times; says so when the recording does not
 * speak of what was asked. No clock, no chance, no network.
 * @param history the conversation before the question, the oldest first
 */
export function answerQuestion(text: string, source: Source, history: readonly Turn[] = []): Answered {
  const context = createContext(source);
  const { phrasebook } = context.language;
  if (read(text, context).intent === "thanks") return toAnswer("answer", [phrasebook.thanks]);
  const named = readRange(text);
  if (named !== undefined) {
    const { question: within, intent } = read(named.rest, context);
    const end = context.passages.at(-1)?.end;
    if (within.isVague) return ofRange(context, named.range);
    if (named.range.kind === "time" && end !== undefined) {
      const [from, to] = named.range.toSeconds(end);
      if (from < end) return fromPassages(withinPassages(context, from, to), within, intent);
    }
  }
  const { question, intent, questionLanguage } = inConversation(text, history, context);
  if (intent === "quiz") return quiz(context, question);
  if (intent === "exam") return forExam(context);
  if (question.terms.length === 0) {
    return question.speakers.size > 0 ? ofSpeakers(context, question) : overview(context);
  }
  return intent === "compare"
    ? compare(context, { text, question, questionLanguage })
    : fromPassages(context, question, intent);
}
