import type { RecommendationCardProps } from "../../cards/recommendation-card/RecommendationCard.tsx";
import { addFolder } from "../../elements/icon/glyphs.ts";
import { transcript } from "../../elements/icon/screen-glyphs.ts";

/** SHL-08 */
export const recommendations = {
  transcription: {
    title: "Try AI Transcription",
    description: "See what can be done with what was said.",
    glyph: transcript,
  },
  folders: {
    title: "Organize Your Recordings",
    description: "A folder for each course keeps a semester in order.",
    glyph: addFolder,
  },
} as const satisfies Record<string, Omit<RecommendationCardProps, "href">>;
