import { type Glyph, search } from "../../elements/icon/glyphs.ts";
import { enhance, layers, practice, share, transcript } from "../../elements/icon/screen-glyphs.ts";

export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly glyph: Glyph;
  readonly status: "Available" | "Coming Soon";
  readonly isExport?: boolean;
}

/** TLS-01, the available ones first. */
export const tools = [
  {
    title: "AI Transcription",
    description: "Every recording as text, with timestamps.",
    glyph: transcript,
    status: "Available",
  },
  {
    title: "Share & Export",
    description: "Save or send summaries, notes and transcripts.",
    glyph: share,
    status: "Available",
    isExport: true,
  },
  {
    title: "Audio Enhancement",
    description: "Less background noise, clearer voices.",
    glyph: enhance,
    status: "Coming Soon",
  },
  {
    title: "Batch Processing",
    description: "Summarize many recordings at once.",
    glyph: layers,
    status: "Coming Soon",
  },
] as const satisfies readonly Tool[];

interface AvailableCard {
  readonly title: string;
  readonly description: string;
  readonly glyph: Glyph;
  readonly to: "recordings" | "practice" | "search" | "export";
}

/** The parts of the product that work while the tools are off. */
export const availableToday = [
  {
    title: "Transcripts and Summaries",
    description: "Every lecture as text, with timestamps.",
    glyph: transcript,
    to: "recordings",
  },
  {
    title: "Search",
    description: "Find any sentence in your lectures.",
    glyph: search,
    to: "search",
  },
  {
    title: "Flashcards",
    description: "Make cards from a lecture and review them before the exam.",
    glyph: practice,
    to: "practice",
  },
  {
    title: "Export Your Library",
    description: "Take your whole library with you.",
    glyph: share,
    to: "export",
  },
] as const satisfies readonly AvailableCard[];
