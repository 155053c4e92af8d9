import { countBytes } from "../../bytes.ts";
import type { Turn } from "@lectern/assistant/writer/answers/read-conversation.ts";
import type { Source } from "@lectern/transcript/source.ts";

/**
 * About how many tokens a model makes of a text: three bytes of UTF-8 each. Chinese and Japanese have that, English has
 * four or five, so that what is counted is rather too much than too little.
 */
export const countTokens = (text: string): number => Math.ceil(countBytes(text) / 3);

/** What every prompt says beside the recording. */
const INSTRUCTIONS = 1_000;
/** "[1:02:03] " and the line's end. */
const MOMENT = 5;
/** Parts end with a sentence, and are as much longer. */
const UNEVEN = 1_500;
/** A transcript in lines is as many times longer. */
const SPREAD = 1.1;
const MOST_PARTS = 24;

export type Budget = ReturnType<typeof toBudget>;

/** Divides what a model reads and writes at once (OPENAI_CONTEXT_TOKENS), in tokens. */
export function toBudget(window: number) {
  const share = (most: number, part: number) => Math.min(most, Math.floor(window / part));
  const notes = share(3_000, 4);
  const points = share(900, 8);
  const reading = share(6_000, 3);
  return {
    window,
    /** Of the conversation before a question: its end. */
    history: share(2_000, 16),
    /** Of the recording's summary, to a question. */
    summary: share(6_000, 8),
    /** Of a recording that is read in parts, one of them, unless that made more than `mostParts`. */
    part: share(8_000, 2),
    mostParts: Math.min(MOST_PARTS, Math.floor((window - INSTRUCTIONS - notes) / points)),
    notes,
    points,
    answer: share(1_500, 5),
    cards: share(3_000, 4),
    /** Of a lecture that is read once: what is read of it, and what is written about it. */
    reading: { read: window - INSTRUCTIONS - reading, write: reading },
  };
}

/** Into how many parts a recording goes of which notes are written; one where it fits whole. */
export function countParts(tokens: number, budget: Budget): number {
  if (tokens <= budget.window - INSTRUCTIONS - budget.notes - UNEVEN) return 1;
  return Math.min(budget.mostParts, Math.ceil(tokens / budget.part));
}

/** The highest cost of a transcript's notes, read and written, in tokens; 0 if a model can't read it to its end. */
export function costOfNotes(transcript: string, window: number): number {
  const budget = toBudget(window);
  const read = Math.ceil(countTokens(transcript) * SPREAD);
  const parts = countParts(read, budget);
  if (read / parts > window - INSTRUCTIONS - budget.points - UNEVEN) return 0;
  // The points of a part are written, and read again to write the notes.
  const ofParts = parts > 1 ? parts * (INSTRUCTIONS + 2 * budget.points) : 0;
  return read + ofParts + INSTRUCTIONS + budget.notes;
}

/** The beginning of a text, within so many tokens. */
const cut = (text: string, tokens: number): string =>
  countTokens(text) <= tokens
    ? text
    : new TextDecoder().decode(new TextEncoder().encode(text).slice(0, tokens * 3 - 3));

/** The last of these texts that a model is told. */
function takeLast<Item>(items: readonly Item[], toText: (item: Item) => string, most: number): Item[] {
  let tokens = 0;
  return items
    .toReversed()
    .filter((item) => (tokens += countTokens(toText(item)) + MOMENT) <= most)
    .toReversed();
}

const sum = (texts: readonly string[]): number =>
  texts.reduce((tokens, text) => tokens + countTokens(text) + MOMENT, 0);

/** The known questions that a request for cards tells, and the room beside them for the recording, in tokens. */
export function fitCards(known: readonly string[], window: number) {
  const budget = toBudget(window);
  const told = takeLast(known, (front) => front, budget.history);
  return { known: told, passages: window - INSTRUCTIONS - budget.cards - sum(told) };
}

/** The context that fits beside the recording's passages, and the tokens left for these. */
export function fitQuestion(
  question: string,
  { summary, history }: { readonly summary: string; readonly history: readonly Turn[] },
  window: number,
) {
  const budget = toBudget(window);
  const turns = takeLast(history, ({ content }) => content, budget.history);
  const short = cut(summary, budget.summary);
  const beside = [short, question, ...turns.map(({ content }) => content)];
  return {
    summary: short,
    history: turns,
    /** All texts that a model is told beside the passages. */
    beside,
    passages: Math.max(0, window - INSTRUCTIONS - budget.answer - sum(beside)),
  };
}

/**
 * The highest cost of a request about a whole recording, read and written, in tokens.
 *
 * @param beside the texts that a model is told beside it, as `fitQuestion` and `fitCards` let them through
 */
export function costOf(
  { transcript, segments = [] }: Pick<Source, "transcript" | "segments">,
  beside: readonly string[],
  { written, window }: { readonly written: "answer" | "cards"; readonly window: number },
): number {
  const lines = Math.ceil(countTokens(transcript) * SPREAD) + segments.length * MOMENT;
  return Math.min(window, INSTRUCTIONS + lines + sum(beside) + toBudget(window)[written]);
}
