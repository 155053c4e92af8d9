import type { FreeWeek } from "@lectern/domain/free-week";

/** REF-03, REF-04. A redemption that failed goes back to `idle` with what was typed; the app's toast says so. */
export type RedeemState =
  | { readonly kind: "idle" }
  /** An empty code was sent: the field says "Please enter a referral code" until it is edited. */
  | { readonly kind: "missing" }
  | { readonly kind: "applying" }
  /** The address of the account is not confirmed: a mail link, Google or Apple has to come first (SRV-09). */
  | { readonly kind: "unconfirmed" }
  | { readonly kind: "redeemed"; readonly code: string };

export type ReferralsState =
  | { readonly kind: "loading" }
  /** The profile could not be read; logged only (product decision 23). */
  | { readonly kind: "failed" }
  | {
      readonly kind: "ready";
      /** The person's own code. */
      readonly code: string;
      readonly redeem: RedeemState;
      readonly freeWeek: FreeWeek;
    };

export interface ReferralsViewProps {
  readonly state: ReferralsState;
  /** Of `?code=`: fills the redeem input (REF-02). */
  readonly initialCode?: string | undefined;
  /** The app copies and says "Code copied!". */
  readonly onCopyCode: (code: string) => void;
  /** The app copies the link that fills in this code, and says "Link copied!". */
  readonly onCopyLink: (code: string) => void;
  /** What was typed, trimmed; empty too, which answers with `missing`. */
  readonly onApply: (code: string) => void;
  /** The code was edited, so what is said about it holds no longer. */
  readonly onEdit: () => void;
  /** Where a link by mail can be requested. */
  readonly mailLinkHref: string;
}
