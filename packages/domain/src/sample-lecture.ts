import type { ProposedCard } from "./cards.ts";
import type { CitedLine } from "./chat.ts";
import type { Chapter } from "./outline.ts";
import type { TranscriptSegment } from "./recording.ts";

/** A question about the sample lecture, with its answer. */
export interface SampleAnswer {
  readonly question: string;
  /** Markdown, whose citations are links such as `[12:24](#t=744)`. */
  readonly answer: string;
  readonly lines: readonly CitedLine[];
}

/** The lecture that a visitor reads at /sample: one of the demo content, with what is derived from it (DAY-01). */
export interface SampleLecture {
  readonly name: string;
  readonly minutes: number;
  readonly language: string;
  readonly segments: readonly TranscriptSegment[];
  readonly chapters: readonly Chapter[];
  /** Markdown, whose citations are links such as `[12:24](#t=744)`, as in the answers. */
  readonly summary: string;
  readonly notes: string;
  readonly cards: readonly ProposedCard[];
  readonly answers: readonly SampleAnswer[];
}
