import { Badge } from "../../elements/badge/Badge.tsx";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { enhance, layers, share, transcript } from "../../elements/icon/screen-glyphs.ts";
import { NoteCard } from "../note-card/NoteCard.tsx";

interface Tool {
  readonly title: string;
  readonly description: string;
  readonly glyph: Glyph;
  readonly standing: "Available" | "Coming Soon";
}

/** TLS-01, in the specification's order. */
const tools = {
  transcription: {
    title: "AI Transcription",
    description: "Every recording becomes text, with the moment each sentence was said.",
    glyph: transcript,
    standing: "Available",
  },
  enhancement: {
    title: "Audio Enhancement",
    description: "Takes the room out of a recording, and leaves the voice.",
    glyph: enhance,
    standing: "Coming Soon",
  },
  batch: {
    title: "Batch Processing",
    description: "Works through many recordings in one go.",
    glyph: layers,
    standing: "Coming Soon",
  },
  sharing: {
    title: "Share & Export",
    description: "Takes a summary or a transcript out of the library, to those you study with.",
    glyph: share,
    standing: "Available",
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;
export const toolNames = Object.keys(tools) as ToolName[];

export interface ToolCardProps {
  readonly tool: ToolName;
}

/** What can be done with recordings, and whether it can be done yet. It has no action (product decision 5). */
export function ToolCard({ tool }: ToolCardProps) {
  const { standing, ...words } = tools[tool];
  return (
    <NoteCard
      {...words}
      standing={<Badge tone={standing === "Available" ? "positive" : "neutral"}>{standing}</Badge>}
    />
  );
}
