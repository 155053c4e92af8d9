import type { KnownCard, ProposedCard } from "@lectern/domain/cards.ts";
import type { SummaryStyle } from "@lectern/domain/summary-style.ts";
import type { Answered } from "@lectern/assistant/writer/answers/cite.ts";
import type { Turn } from "@lectern/assistant/writer/answers/read-conversation.ts";
import type { Lecture, Source } from "@lectern/transcript/source.ts";

/** Given to a writer beside a recording and a question. */
export interface AnswerContext {
  /** Of the recording; may be empty. */
  readonly summary: string;
  /** The conversation before the question, the oldest first. */
  readonly history: readonly Turn[];
  /** Marks the recording's beginning and end for a model: the same for each question on it, and secret. */
  readonly boundary: string;
  /** The part of an interrupted answer that the student has seen, if the answer is to go on. */
  readonly begun?: string | undefined;
}

/** Stands where a text was cut off. */
export const CUT = "[…]";

export const TOO_LONG = "This recording is too long for AI.";

/** Takes a piece of the text as it is written. */
export type OnText = (piece: string) => void;

export interface WrittenAnswer extends Answered {
  /** It ended at the model's limit of length. */
  readonly isCut?: boolean;
  /** Reads its citations again (TUT-05). Absent if it has none. */
  readonly check?: () => Promise<readonly number[]>;
  /** What the second reading found. */
  readonly checks?: readonly number[];
  /** The questions of a quiz. */
  readonly cards?: readonly KnownCard[];
}

/** A card that the recording has, dismissed ones among them. */
export type StandingCard = KnownCard & { readonly isEdited: boolean };

export interface CardsOptions {
  /** The cards that the recording has: the new ones ask other things. */
  readonly existing: readonly StandingCard[];
  readonly boundary: string;
}

/** A writer of notes and answers: a model where there is one, else the recording's own sentences. */
export interface Writer {
  /** Markdown. `focus`: a person's wish for them, which only a model follows. */
  notes(style: SummaryStyle, lecture: Lecture, onText?: OnText, focus?: string): Promise<string>;
  answer(question: string, lecture: Lecture, context: AnswerContext, onText?: OnText): Promise<WrittenAnswer>;
  /** Only a model writes cards. `source`: the recording as it is stored, whose lines the places of cards count. */
  readonly cards?: (source: Source, options: CardsOptions) => Promise<ProposedCard[]>;
}
