import type { NoteCardProps } from "../../cards/note-card/NoteCard.tsx";
import { addFolder } from "../../elements/icon/glyphs.ts";
import { transcript } from "../../elements/icon/screen-glyphs.ts";

/** SHL-08 */
export const recommendations = {
  transcription: {
    title: "Try AI Transcription",
    description: "See what you can do with a transcript.",
    glyph: transcript,
  },
  folders: {
    title: "Organize Your Recordings",
    description: "Make a folder for each course.",
    glyph: addFolder,
  },
} as const satisfies Record<string, NoteCardProps>;
