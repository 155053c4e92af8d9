import { type Answered, segmentsOf } from "../answer-question.ts";
import { type Lecture, momentOf, type Passage, passagesOf } from "../passages.ts";
import { askedOf, searchOf } from "../retrieval.ts";
import type { Writer } from "../writing.ts";
import type { Model } from "./model.ts";
import { notesPrompt, pointsPrompt, questionPrompt } from "./prompts.ts";

/** A token is about four characters. */
const CHARACTERS_A_PROMPT = 48_000;
const CHARACTERS_A_PART = 24_000;
const MOST_PARTS = 24;
const PARTS_AT_ONCE = 4;
const NOTES_TOKENS = 3_000;
const POINTS_TOKENS = 900;
const ANSWER_TOKENS = 900;

const lineOf = ({ text, start }: Passage): string => (start === undefined ? text : `[${momentOf(start)}] ${text}`);

const cost = (passage: Passage): number => lineOf(passage).length + 1;

/** The passages in runs of about the same length, none longer than a part may be unless there would be too many. */
function partsOf(passages: readonly Passage[]): string[] {
  const lines = passages.map(({ text }) => text);
  const length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  const size = Math.max(CHARACTERS_A_PART, Math.ceil(length / MOST_PARTS));
  const parts: string[] = [];
  let part = "";
  for (const line of lines) {
    if (part !== "" && part.length + line.length > size) {
      parts.push(part);
      part = "";
    }
    part += `${line}\n`;
  }
  if (part !== "") parts.push(part);
  return parts;
}

/** The whole when it fits; else what the question is about, each passage with its neighbours, as much as fits. */
function relevantTo(question: string, passages: readonly Passage[]): Passage[] {
  if (passages.reduce((sum, passage) => sum + cost(passage), 0) <= CHARACTERS_A_PROMPT) return [...passages];
  const chosen = new Set<number>();
  let left = CHARACTERS_A_PROMPT;
  const take = (index: number) => {
    const passage = passages[index];
    if (passage === undefined || chosen.has(index) || cost(passage) > left) return;
    chosen.add(index);
    left -= cost(passage);
  };
  for (const { index } of searchOf(passages).find(askedOf(question))) {
    for (let near = index - 2; near <= index + 2; near += 1) take(near);
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
      model.complete(pointsPrompt(part, from + at + 1, parts.length), POINTS_TOKENS),
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
    return model.complete(notesPrompt(style, text), NOTES_TOKENS);
  },
  answer: async (question: string, lecture: Lecture, summary: string): Promise<Answered> => {
    const passages = relevantTo(question, passagesOf(lecture));
    const message = await model.complete(
      questionPrompt({
        question,
        text: passages.map(lineOf).join("\n"),
        summary,
        hasTimes: passages.some(({ start }) => start !== undefined),
      }),
      ANSWER_TOKENS,
    );
    return { message, segments: segmentsOf(citedIn(message, passages)).slice(0, 12) };
  },
});
