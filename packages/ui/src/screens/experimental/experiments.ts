import type { ExperimentalCardProps } from "../../cards/experimental-card/ExperimentalCard.tsx";
import { chapters, idea, languages, voice } from "../../elements/icon/screen-glyphs.ts";

type Experiment = Omit<ExperimentalCardProps, "enabled" | "onChange">;

/** TLS-02, in the specification's order. */
export const experiments = {
  voice: {
    title: "Voice Commands",
    description: "Start, stop and bookmark a recording with your voice.",
    glyph: voice,
    stage: "alpha",
  },
  translation: {
    title: "Real-time Translation",
    description: "Read a live lecture in your own language.",
    glyph: languages,
    stage: "beta",
  },
  chapters: {
    title: "Smart Chapters",
    description: "Finds where the topic changes and names each part.",
    glyph: chapters,
    stage: "alpha",
  },
} as const satisfies Record<string, Experiment>;

export type ExperimentName = keyof typeof experiments;
export const experimentNames = Object.keys(experiments) as ExperimentName[];

/** The cards of the page while experiments are off. */
export const availableToday = {
  chapters: {
    title: "Smart Chapters",
    description: "Turn on Experimental features in Settings to see each lecture's chapters.",
    glyph: chapters,
  },
  feedback: {
    title: "Suggest a Feature",
    description: "Tell us what you'd like to try next.",
    glyph: idea,
  },
} as const;
