import { FRIENDS_FOR_FREE_WEEK, REFERRAL_MINUTES } from "@lectern/domain/free-week";
import type { NoteCardProps } from "../../cards/note-card/NoteCard.tsx";
import { clock, friends, unlimited } from "../../elements/icon/screen-glyphs.ts";

/** The rewards of a referral, by recipient (REF-01). */
export const rewards = [
  {
    title: `${REFERRAL_MINUTES} bonus minutes for you`,
    description: "Each time a friend redeems your code.",
    glyph: clock,
  },
  {
    title: `${REFERRAL_MINUTES} bonus minutes for them`,
    description: "Extra recording time from day one.",
    glyph: friends,
  },
  {
    title: "A free week",
    description: `${FRIENDS_FOR_FREE_WEEK} friends earn you a week of unlimited recording.`,
    glyph: unlimited,
  },
] as const satisfies readonly NoteCardProps[];
