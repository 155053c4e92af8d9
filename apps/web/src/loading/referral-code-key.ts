/** Local storage's key for the code of a referral link, until its visitor signs in (AUT-11). */
export const REFERRAL_CODE_KEY = "pendingReferralCode";
