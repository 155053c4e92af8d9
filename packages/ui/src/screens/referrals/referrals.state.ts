import type { FreeWeek } from "@lectern/domain/free-week";

/**
 * REF-03, REF-04. After a failed redemption the state is `idle` again with the typed code, and the app shows a toast.
 */
export type RedeemState =
  | { readonly kind: "idle" }
  /** An empty code was submitted: the field shows "Please enter a referral code" until it is edited. */
  | { readonly kind: "missing" }
  | { readonly kind: "applying" }
  /** The account's address is not confirmed, which needs a mail link, Google or Apple (SRV-09). */
  | { readonly kind: "unconfirmed" }
  /** Applied during this visit. When the page is opened again, it is `redeemed`. */
  | { readonly kind: "applied"; readonly code: string }
  | { readonly kind: "redeemed"; readonly code: string };

export type ReferralsState =
  | { readonly kind: "loading" }
  /** The profile could not be read: one quiet line offers to try again (product decision 23). */
  | { readonly kind: "failed" }
  | {
      readonly kind: "ready";
      /** The student's own code. */
      readonly code: string;
      readonly redeem: RedeemState;
      readonly freeWeek: FreeWeek;
    };

export interface ReferralsViewProps {
  readonly state: ReferralsState;
  /** Loads the page again after a failed first read. */
  readonly onRetry: () => void;
  /** From `?code=`: the initial text of the code field (REF-02). */
  readonly initialCode?: string | undefined;
  /** The app copies the code and shows "Code copied!". */
  readonly onCopyCode: (code: string) => void;
  /** The app copies a link with this code, and shows "Link copied!". */
  readonly onCopyLink: (code: string) => void;
  /** Called with the typed code, trimmed; even if it is empty, which leads to `missing`. */
  readonly onApply: (code: string) => void;
  /** Called when the code is edited, which clears its message. */
  readonly onEdit: () => void;
  /** The page for requesting a mail link. */
  readonly mailLinkHref: string;
}
