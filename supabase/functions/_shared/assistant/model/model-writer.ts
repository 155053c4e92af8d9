import { type Answered, segmentsOf } from "../../domain/assistant/answers/answer.ts";
import { gradeMessage } from "../../domain/assistant/support/claims.ts";
import { getLanguage } from "../../domain/assistant/languages/language.ts";
import { momentOf, type Passage, passagesOf } from "../../domain/assistant/passages.ts";
import { parseQuestion } from "../../domain/assistant/parse-question.ts";
import { createSearch } from "../../domain/assistant/retrieval.ts";
import type { Lecture } from "../../domain/assistant/source.ts";
import type { Known, Writer } from "../writing.ts";
import { budget, recentTurns, tokensOf } from "./cost.ts";
import type { Model } from "./model.ts";
import { notesPrompt, pointsPrompt, questionPrompt } from "./prompts.ts";

const PARTS_AT_ONCE = 4;
/** Places that a question is about, each with its neighbours: more than fit. */
const MOST_PLACES = 200;

const lineOf = ({ text, start }: Passage): string => (start === undefined ? text : `[${momentOf(start)}] ${text}`);

/**
 * The passages in runs of about the same length, `budget.mostParts` at most: each goes to the part in which it begins.
 */
function partsOf(passages: readonly Passage[]): string[] {
  const lines = passages.map(({ text }) => ({ line: `${text}\n`, tokens: tokensOf(text) }));
  const whole = lines.reduce((sum, { tokens }) => sum + tokens, 0);
  const parts = Array.from({ length: Math.min(budget.mostParts, Math.ceil(whole / budget.part)) }, () => "");
  let read = 0;
  for (const { line, tokens } of lines) {
    parts[Math.floor((read * parts.length) / whole)]! += line;
    read += tokens;
  }
  return parts.filter((part) => part !== "");
}

/** The whole when it fits; else what the question is about, each passage with its neighbours, as much as fits. */
function relevantTo(question: string, passages: readonly Passage[], code: string): Passage[] {
  const costs = passages.map((passage) => tokensOf(lineOf(passage)));
  if (costs.reduce((sum, cost) => sum + cost, 0) <= budget.passages) return [...passages];
  const language = getLanguage(code);
  const chosen = new Set<number>();
  let left: number = budget.passages;
  const take = (index: number) => {
    const cost = costs[index];
    if (cost === undefined || chosen.has(index) || cost > left) return;
    chosen.add(index);
    left -= cost;
  };
  const speakers = passages.flatMap(({ speaker }) => speaker ?? []);
  const asked = parseQuestion(question, language, new Set(speakers));
  for (const { first, last } of createSearch(passages, language).find(asked, { most: MOST_PLACES })) {
    for (let near = first - 2; near <= last + 2; near += 1) take(near);
  }
  // What is left goes evenly over the whole, for questions about all of it.
  const step = Math.max(1, Math.ceil(passages.length / 200));
  for (let index = 0; index < passages.length && chosen.size < passages.length; index += step) take(index);
  return passages.filter((_, index) => chosen.has(index));
}

/** The passages whose moments an answer names. */
function citedIn(message: string, passages: readonly Passage[]): Passage[] {
  const moments = new Set(Array.from(message.matchAll(/\[(\d{1,2}(?::\d{2}){1,2})\]/g), ([, moment]) => moment));
  return passages.filter(({ start }) => start !== undefined && moments.has(momentOf(start)));
}

async function pointsOf(model: Model, parts: readonly string[]): Promise<string> {
  const points: string[] = [];
  for (let from = 0; from < parts.length; from += PARTS_AT_ONCE) {
    const some = parts.slice(from, from + PARTS_AT_ONCE);
    const asked = some.map((part, at) =>
      model.complete(pointsPrompt(part, from + at + 1, parts.length), budget.points),
    );
    // oxlint-disable-next-line no-await-in-loop -- a few at once, so that a long lecture is not taken for an attack
    points.push(...(await Promise.all(asked)));
  }
  return points.join("\n");
}

/** Has a model write. Long recordings are read in parts; what it is told of one is data and no instruction. */
export const modelWriter = (model: Model): Writer => ({
  notes: async (style, lecture) => {
    const parts = partsOf(passagesOf(lecture));
    const text = parts.length > 1 ? await pointsOf(model, parts) : (parts[0] ?? "");
    return model.complete(notesPrompt(style, text), budget.notes);
  },
  answer: async (question: string, lecture: Lecture, { summary, history }: Known): Promise<Answered> => {
    const passages = relevantTo(question, passagesOf(lecture), lecture.language);
    const message = await model.complete(
      questionPrompt({
        question,
        text: passages.map(lineOf).join("\n"),
        summary,
        history: recentTurns(history),
        hasTimes: passages.some(({ start }) => start !== undefined),
      }),
      budget.answer,
    );
    const claims = gradeMessage(message, lecture.segments ?? passagesOf(lecture));
    return { outcome: "answer", message, claims, segments: segmentsOf(citedIn(message, passages)).slice(0, 12) };
  },
});
