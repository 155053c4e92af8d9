import type { SummaryStyle } from "../domain/summary-style.ts";
import type { Answered } from "../domain/assistant/answer-question.ts";
import type { Lecture } from "../domain/assistant/source.ts";

/** Who writes: a model where there is a key for one, else the recording itself. */
export interface Writer {
  /** Markdown. */
  notes(style: SummaryStyle, lecture: Lecture): Promise<string>;
  /** @param summary what is already known of the recording; may be empty */
  answer(question: string, lecture: Lecture, summary: string): Promise<Answered>;
}
