import { bytesOf } from "../../bytes.ts";
import type { Turn } from "../../domain/assistant/answer-question.ts";
import type { Source } from "../../domain/assistant/source.ts";

/**
 * About how many tokens a model makes of a text: three bytes of UTF-8 each. Chinese and Japanese have that, English has
 * four or five, so that what is counted is rather too much than too little.
 */
export const tokensOf = (text: string): number => Math.ceil(bytesOf(text) / 3);

/** In tokens. What a model is told at once leaves room for the rest in the 32,000 that docs/deploy.md asks of it. */
export const budget = {
  /** Of a recording, to a question. */
  passages: 16_000,
  /** Of the conversation before a question: its end. */
  history: 2_000,
  /** Of a recording that is read in parts, one of them, unless that made more than `mostParts`. */
  part: 8_000,
  mostParts: 24,
  /** What is written. */
  notes: 3_000,
  points: 900,
  answer: 900,
} as const;

/** What every prompt says beside the recording. */
const INSTRUCTIONS = 400;
/** "[1:02:03] " before a passage. */
const MOMENT = 4;

/** What notes of a transcript cost at most, read and written, in tokens. */
export function costOfNotes(transcript: string): number {
  const read = tokensOf(transcript);
  const parts = Math.min(budget.mostParts, Math.ceil(read / budget.part));
  // The points of a part are written, and read again to write the notes.
  const ofParts = parts > 1 ? parts * (INSTRUCTIONS + 2 * budget.points) : 0;
  return read + ofParts + INSTRUCTIONS + budget.notes;
}

/** The last turns of a conversation that a model is told, within `budget.history`. */
export function recentTurns(history: readonly Turn[]): Turn[] {
  const recent: Turn[] = [];
  let left: number = budget.history;
  for (const turn of history.toReversed()) {
    left -= tokensOf(turn.content) + MOMENT;
    if (left < 0) break;
    recent.unshift(turn);
  }
  return recent;
}

/** What an answer costs at most, read and written, in tokens. */
export function costOfAnswer(
  question: string,
  { transcript, segments = [] }: Source,
  { summary, history }: { readonly summary: string; readonly history: readonly Turn[] },
): number {
  const passages = Math.min(budget.passages, tokensOf(transcript) + segments.length * MOMENT);
  const told = recentTurns(history).reduce((sum, { content }) => sum + tokensOf(content) + MOMENT, 0);
  return passages + told + tokensOf(summary) + tokensOf(question) + INSTRUCTIONS + budget.answer;
}
