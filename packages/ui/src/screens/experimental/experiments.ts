import type { ExperimentalCardProps } from "../../cards/experimental-card/ExperimentalCard.tsx";
import { chapters, languages, voice } from "../../elements/icon/screen-glyphs.ts";

type Experiment = Omit<ExperimentalCardProps, "enabled" | "onChange">;

/** TLS-02, in the specification's order. */
export const experiments = {
  voice: {
    title: "Voice Commands",
    description: "Start, stop and mark a recording by saying so.",
    glyph: voice,
    stage: "alpha",
  },
  translation: {
    title: "Real-time Translation",
    description: "Read a lecture in your language while it is given in another.",
    glyph: languages,
    stage: "beta",
  },
  chapters: {
    title: "Smart Chapters",
    description: "Finds where a lecture turns to its next topic, and names it.",
    glyph: chapters,
    stage: "alpha",
  },
} as const satisfies Record<string, Experiment>;

export type ExperimentName = keyof typeof experiments;
export const experimentNames = Object.keys(experiments) as ExperimentName[];
