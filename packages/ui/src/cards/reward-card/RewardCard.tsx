import { FRIENDS_FOR_FREE_WEEK, REFERRAL_MINUTES } from "@lectern/domain/free-week";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { clock, friends, unlimited } from "../../elements/icon/screen-glyphs.ts";
import { NoteCard } from "../note-card/NoteCard.tsx";

interface Reward {
  readonly title: string;
  readonly description: string;
  readonly glyph: Glyph;
}

/** docs/product.md#constants */
const rewards = {
  yours: {
    title: `${REFERRAL_MINUTES} bonus minutes for you`,
    description: "Each time a friend redeems your code.",
    glyph: clock,
  },
  theirs: {
    title: `${REFERRAL_MINUTES} bonus minutes for them`,
    description: "They can record longer from the first day.",
    glyph: friends,
  },
  week: {
    title: "A free week",
    description: `${FRIENDS_FOR_FREE_WEEK} friends earn you a week of unlimited recording.`,
    glyph: unlimited,
  },
} as const satisfies Record<string, Reward>;

export type RewardName = keyof typeof rewards;
export const rewardNames = Object.keys(rewards) as RewardName[];

export interface RewardCardProps {
  readonly reward: RewardName;
  readonly headingLevel?: 2 | 3;
}

/** What a referral brings, and to whom (REF-01). */
export function RewardCard({ reward, headingLevel = 3 }: RewardCardProps) {
  return <NoteCard {...rewards[reward]} headingLevel={headingLevel} />;
}
