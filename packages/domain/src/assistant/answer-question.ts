import { type Answered, toAnswer } from "./answers/answer.ts";
import { type Context, createContext } from "./answers/context.ts";
import { forExam, ofRange, ofSpeakers, overview, quiz } from "./answers/from-lecture.ts";
import { compare, fromPassages, withinPassages } from "./answers/from-passages.ts";
import { parseQuestion, type Question } from "./parse-question.ts";
import { hasPronoun, type Intent, isFollowUp, readIntent, withoutIntent } from "./read-intent.ts";
import { readRange } from "./read-range.ts";
import type { Source } from "./source.ts";

/** One line of the conversation before a question. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

interface Asked {
  readonly question: Question;
  readonly intent: Intent;
}

/** The last question before this one that asked about something. */
function lastSubject(history: readonly Turn[], { language, speakers }: Context): Asked | undefined {
  for (const { role, content } of history.toReversed()) {
    if (role !== "user") continue;
    const question = parseQuestion(content, language, speakers);
    if (question.terms.length > 0) return { question, intent: readIntent(content, language) };
  }
  return undefined;
}

/** A question of so few things that says "it" is about the one before: "How much of it is needed?" */
const FEW = 1;

/** A question as it is meant in its conversation: "and the second one?" is about what was asked before. */
function inConversation(text: string, history: readonly Turn[], context: Context): Asked {
  const { language, speakers } = context;
  const intent = readIntent(text, language);
  const question = parseQuestion(withoutIntent(text, intent, language), language, speakers);
  const points = isFollowUp(text, language) || (question.terms.length <= FEW && hasPronoun(text, language));
  if (!points && !(intent === "simpler" && question.terms.length === 0)) return { question, intent };
  const before = lastSubject(history, context);
  if (before === undefined) return { question, intent };
  const carried = before.question.terms.filter((term) => !question.terms.includes(term));
  return {
    question: {
      ...question,
      terms: [...question.terms, ...carried],
      named: new Set([...question.named, ...before.question.named]),
      carried: new Set(question.terms.length === 0 ? [] : carried),
    },
    intent: intent === "plain" ? before.intent : intent,
  };
}

/**
 * Answers in the recording's own words, with the moment where there are times; says so when the recording does not
 * speak of what was asked. No clock, no chance, no network.
 * @param history the conversation before the question, the oldest first
 */
export function answerQuestion(text: string, source: Source, history: readonly Turn[] = []): Answered {
  const context = createContext(source);
  const { language, speakers } = context;
  const { phrasebook } = language;
  if (readIntent(text, language) === "thanks") return toAnswer("answer", [phrasebook.thanks]);
  const named = readRange(text);
  if (named !== undefined) {
    const within = parseQuestion(named.rest, language, speakers);
    const end = context.passages.at(-1)?.end;
    if (within.isVague) return ofRange(context, named.range);
    if (named.range.kind === "time" && end !== undefined) {
      const [from, to] = named.range.toSeconds(end);
      if (from < end) return fromPassages(withinPassages(context, from, to), within, readIntent(named.rest, language));
    }
  }
  const { question, intent } = inConversation(text, history, context);
  if (intent === "quiz") return quiz(context, question);
  if (intent === "exam") return forExam(context);
  if (question.terms.length === 0) {
    return question.speakers.size > 0 ? ofSpeakers(context, question) : overview(context);
  }
  return intent === "compare" ? compare(context, text, question) : fromPassages(context, question, intent);
}
