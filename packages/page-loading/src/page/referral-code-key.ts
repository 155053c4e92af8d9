/** The local storage key for a referral link's code, until its visitor signs in (AUT-11). */
export const REFERRAL_CODE_KEY = "pendingReferralCode";
