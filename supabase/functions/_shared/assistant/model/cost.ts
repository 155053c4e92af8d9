import { countBytes } from "../../bytes.ts";
import type { Turn } from "@lectern/assistant/writer/answers/read-conversation.ts";
import type { Source } from "@lectern/transcript/source.ts";

/**
 * About how many tokens a model makes of a text: three bytes of UTF-8 each. Chinese and Japanese have that, English has
 * four or five, so that what is counted is rather too much than too little.
 */
export const countTokens = (text: string): number => Math.ceil(countBytes(text) / 3);

/** In tokens: the instructions of any prompt. */
const INSTRUCTIONS = 1_000;
/** In tokens: "[1:02:03] " and the end of a line. */
const MOMENT = 5;
/** In tokens: a part ends with a sentence, which makes it up to so much longer. */
const LONGEST_OVERRUN = 1_500;
/** The factor by which line numbers make a transcript longer. */
const NUMBERING = 1.1;
/** Bounds the requests for the notes of one lecture. */
const MOST_PARTS = 24;

export type Budget = ReturnType<typeof toBudget>;

/** Divides what a model reads and writes at once (OPENAI_CONTEXT_TOKENS), in tokens. */
export function toBudget(window: number) {
  /** `share(3_000, 4)` is a fourth of the window, 3,000 at most. */
  const share = (mostTokens: number, divisor: number) => Math.min(mostTokens, Math.floor(window / divisor));
  const notes = share(3_000, 4);
  const points = share(900, 8);
  const reading = share(6_000, 3);
  return {
    window,
    /** The end of the conversation before a question. */
    history: share(2_000, 16),
    /** The recording's summary, in a question's prompt. */
    summary: share(6_000, 8),
    /** One part of a recording that is read in parts; more where it would have more than `mostParts`. */
    part: share(8_000, 2),
    mostParts: Math.min(MOST_PARTS, Math.floor((window - INSTRUCTIONS - notes) / points)),
    notes,
    points,
    answer: share(1_500, 5),
    cards: share(3_000, 4),
    /** The reading of a lecture for its outline: the text that is read at once, and what the model writes. */
    reading: { read: window - INSTRUCTIONS - reading, write: reading },
  };
}

/** Counts the parts in which a recording is read for notes: one if it fits whole. */
export function countParts(tokens: number, budget: Budget): number {
  if (tokens <= budget.window - INSTRUCTIONS - budget.notes - LONGEST_OVERRUN) return 1;
  return Math.min(budget.mostParts, Math.ceil(tokens / budget.part));
}

/** The highest cost of a transcript's notes, read and written, in tokens; 0 if a model can't read it to its end. */
export function costOfNotes(transcript: string, window: number): number {
  const budget = toBudget(window);
  const transcriptTokens = Math.ceil(countTokens(transcript) * NUMBERING);
  const parts = countParts(transcriptTokens, budget);
  if (transcriptTokens / parts > window - INSTRUCTIONS - budget.points - LONGEST_OVERRUN) return 0;
  // The points of a part are written, and read again to write the notes.
  const partsCost = parts > 1 ? parts * (INSTRUCTIONS + 2 * budget.points) : 0;
  return transcriptTokens + partsCost + INSTRUCTIONS + budget.notes;
}

/** The beginning of a text, within so many tokens. */
const truncate = (text: string, tokens: number): string =>
  countTokens(text) <= tokens
    ? text
    : new TextDecoder().decode(new TextEncoder().encode(text).slice(0, tokens * 3 - 3));

/** Takes items from the end, as many as fit. */
function takeLast<Item>(items: readonly Item[], toText: (item: Item) => string, mostTokens: number): Item[] {
  let tokens = 0;
  return items
    .toReversed()
    .filter((item) => (tokens += countTokens(toText(item)) + MOMENT) <= mostTokens)
    .toReversed();
}

const countAll = (texts: readonly string[]): number =>
  texts.reduce((tokens, text) => tokens + countTokens(text) + MOMENT, 0);

/** The questions of known cards that fit into a request for others, and the tokens that are left for the recording. */
export function fitCards(fronts: readonly string[], window: number) {
  const budget = toBudget(window);
  const lastFronts = takeLast(fronts, (front) => front, budget.history);
  return { fronts: lastFronts, passages: window - INSTRUCTIONS - budget.cards - countAll(lastFronts) };
}

/** The context that fits beside the recording's passages, and the tokens left for these. */
export function fitQuestion(
  question: string,
  { summary, history }: { readonly summary: string; readonly history: readonly Turn[] },
  window: number,
) {
  const budget = toBudget(window);
  const turns = takeLast(history, ({ content }) => content, budget.history);
  const short = truncate(summary, budget.summary);
  const otherTexts = [short, question, ...turns.map(({ content }) => content)];
  return {
    summary: short,
    history: turns,
    /** All texts that a model is told beside the passages. */
    beside: otherTexts,
    passages: Math.max(0, window - INSTRUCTIONS - budget.answer - countAll(otherTexts)),
  };
}

/**
 * The highest cost of a request about a whole recording, read and written, in tokens.
 *
 * @param otherTexts the texts that a model is told beside it, as `fitQuestion` and `fitCards` let them through
 */
export function estimateCost(
  { transcript, segments = [] }: Pick<Source, "transcript" | "segments">,
  otherTexts: readonly string[],
  { output, window }: { readonly output: "answer" | "cards"; readonly window: number },
): number {
  const lines = Math.ceil(countTokens(transcript) * NUMBERING) + segments.length * MOMENT;
  return Math.min(window, INSTRUCTIONS + lines + countAll(otherTexts) + toBudget(window)[output]);
}
