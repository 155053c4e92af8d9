/** The recording minutes left to a student without a subscription. */
export interface RecordingMinutes {
  /** Left this week. */
  readonly weekly: number;
  readonly bonus: number;
  /** ISO 8601 with zone: until then recording uses no minutes. Null unless a free week is active. */
  readonly freeWeekEnd: string | null;
}

export interface Subscription {
  readonly isSubscribed: boolean;
  /** ISO 8601 with zone: the next billing date; for a cancelled plan, the day on which access ends. */
  readonly endDate: string | null;
  readonly isCancelled: boolean;
}

export interface Referrals {
  readonly code: string;
  /** The code that the student redeemed. */
  readonly referredByCode: string | null;
  /** How many friends redeemed the student's code. */
  readonly count: number;
  readonly isFreeWeek: boolean;
  /** ISO 8601 with zone. */
  readonly freeWeekEnd: string | null;
  /** Whether a provider or a mail link has confirmed the address. Only then can the student redeem a code. */
  readonly isAddressConfirmed: boolean;
}
