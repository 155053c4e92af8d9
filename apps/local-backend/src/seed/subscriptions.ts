/** The state of each demo account in private.accounts, as SQL by column. */
export const accountStates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Has invited one friend, and has used some of the week's minutes.
  "free@lectern.test": {
    referral_code: "'MAYAC7K2'",
    referral_count: "1",
    recording_time: "41",
    recording_time_week: "private.week_of(private.moment())",
    bonus_recording_time: "20",
  },
  "pro@lectern.test": {
    referral_code: "'JNAHW4T5'",
    referred_by_code: "'MAYAC7K2'",
    bonus_recording_time: "20",
    is_subscribed: "true",
    subscription_end_date: "now() + interval '112 days'",
  },
  "cancelling@lectern.test": {
    referral_code: "'SFAL9NGR'",
    is_subscribed: "true",
    subscription_plan_cancelled: "true",
    subscription_end_date: "now() + interval '20 days'",
  },
  "empty@lectern.test": { referral_code: "'THEK3NKW'" },
};
