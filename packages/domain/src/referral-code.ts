/** Signs that are not seen: soft hyphens, zero-width signs, marks of direction. */
const INVISIBLE_SIGNS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** From the first letter or digit to the last. */
const BETWEEN_SIGNS = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;

/**
 * Takes the referral code out of what a person pastes: a whole link, a code in quotation marks or before a full stop, in
 * full-width or with invisible signs. Other text is returned as it is, for the server to refuse.
 */
export function readReferralCode(text: string): string {
  const seen = text.normalize("NFKC").replaceAll(INVISIBLE_SIGNS, "");
  const [, linked] = /(?:\/r\/|[?&]code=)([^/?#&\s]+)/.exec(seen) ?? [];
  return BETWEEN_SIGNS.exec(linked ?? seen)?.[0] ?? "";
}
