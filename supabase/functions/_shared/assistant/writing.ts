import type { SummaryStyle } from "../domain/summary-style.ts";
import type { Turn } from "../domain/assistant/answer-question.ts";
import type { Answered } from "../domain/assistant/answers/answer.ts";
import type { Lecture } from "../domain/assistant/source.ts";

/** What is known beside a recording. */
export interface Known {
  /** Of the recording; may be empty. */
  readonly summary: string;
  /** The conversation before the question, the oldest first. */
  readonly history: readonly Turn[];
}

/** Who writes: a model where there is a key for one, else the recording itself. */
export interface Writer {
  /** Markdown. */
  notes(style: SummaryStyle, lecture: Lecture): Promise<string>;
  answer(question: string, lecture: Lecture, known: Known): Promise<Answered>;
}
