import type { Glyph } from "../../elements/icon/glyphs.ts";
import { customize, idea, notes, unlimited } from "../../elements/icon/screen-glyphs.ts";
import { NoteCard } from "../note-card/NoteCard.tsx";

interface PremiumFeature {
  readonly title: string;
  readonly description: string;
  readonly glyph: Glyph;
}

/** SUB-03: four. */
const features = {
  time: {
    title: "Unlimited Recording",
    description: "Every lecture of the week, to its last minute.",
    glyph: unlimited,
  },
  notes: {
    title: "Notes in Every Style",
    description: "Bullet points, a paragraph, an outline or an essay, as often as you like.",
    glyph: notes,
  },
  customization: {
    title: "Customization",
    description: "Icons and colors that make a library your own.",
    glyph: customize,
  },
  requests: {
    title: "Feature Requests",
    description: "Tell us what to build next. The form is for subscribers alone.",
    glyph: idea,
  },
} as const satisfies Record<string, PremiumFeature>;

export type PremiumFeatureName = keyof typeof features;
export const premiumFeatureNames = Object.keys(features) as PremiumFeatureName[];

export interface PremiumFeatureCardProps {
  readonly feature: PremiumFeatureName;
  readonly headingLevel?: 2 | 3;
}

/** One thing that comes with a subscription. */
export function PremiumFeatureCard({ feature, headingLevel = 3 }: PremiumFeatureCardProps) {
  return <NoteCard {...features[feature]} headingLevel={headingLevel} />;
}
