/** Minutes of recording left, for those who do not subscribe. */
export interface RecordingMinutes {
  /** Left this week. */
  readonly weekly: number;
  readonly bonus: number;
}

export interface Subscription {
  readonly isSubscribed: boolean;
  /** ISO 8601 with zone: the next billing date, or access until then when cancelled. */
  readonly endDate: string | null;
  readonly isCancelled: boolean;
}

export interface Referrals {
  readonly code: string;
  /** The code this person redeemed. */
  readonly referredByCode: string | null;
  /** Friends who redeemed this person's code. */
  readonly count: number;
  readonly isFreeWeek: boolean;
  /** ISO 8601 with zone. */
  readonly freeWeekEnd: string | null;
}
