import type { CardStanding } from "@lectern/domain/practice";

/** The fields of a card that a student can change. */
export interface CardFields {
  readonly front?: string;
  readonly back?: string;
  readonly standing?: CardStanding;
  readonly isSuspended?: boolean;
}
