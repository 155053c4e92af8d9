import type { NoteCardProps } from "../../cards/note-card/NoteCard.tsx";
import { customize, idea, notes, unlimited } from "../../elements/icon/screen-glyphs.ts";

/** The four benefits of a subscription (SUB-03). */
export const premiumFeatures = [
  {
    title: "Unlimited Recording",
    description: "Every lecture, start to finish.",
    glyph: unlimited,
  },
  {
    title: "Notes in Every Style",
    description: "Bullet points, a paragraph, an outline or an essay, as often as you like.",
    glyph: notes,
  },
  {
    title: "Customization",
    description: "Icons and colors to make your library your own.",
    glyph: customize,
  },
  {
    title: "Feature Requests",
    description: "Tell us what to build next. Subscribers only.",
    glyph: idea,
  },
] as const satisfies readonly NoteCardProps[];
