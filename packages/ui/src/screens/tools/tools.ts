import type { Glyph } from "../../elements/icon/glyphs.ts";
import { enhance, layers, share, transcript } from "../../elements/icon/screen-glyphs.ts";

export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly glyph: Glyph;
  readonly status: "Available" | "Coming Soon";
  readonly isExport?: boolean;
}

/** TLS-01, in the specification's order. */
export const tools = [
  {
    title: "AI Transcription",
    description: "Every recording becomes text, with the moment each sentence was said.",
    glyph: transcript,
    status: "Available",
  },
  {
    title: "Audio Enhancement",
    description: "Takes the room out of a recording, and leaves the voice.",
    glyph: enhance,
    status: "Coming Soon",
  },
  {
    title: "Batch Processing",
    description: "Works through many recordings in one go.",
    glyph: layers,
    status: "Coming Soon",
  },
  {
    title: "Share & Export",
    description: "Takes a summary or a transcript out of the library, to those you study with.",
    glyph: share,
    status: "Available",
    isExport: true,
  },
] as const satisfies readonly Tool[];
