import type { FailureCode } from "@lectern/domain/failure";

export interface FreeWeekInput {
  /** Null when nobody is signed in. */
  readonly userId: string | null;
}

/** Why a code was not redeemed (REF-03). */
export type RedemptionProblem =
  | { readonly kind: "missing" }
  | { readonly kind: "signed-out" }
  | {
      readonly kind: "failed";
      readonly code: FailureCode;
      /** The server's own sentence, if it gave one. */
      readonly detail: string | null;
    };

export interface FreeWeekContext extends FreeWeekInput {
  /** The code sent last, trimmed. */
  readonly code: string;
  readonly problem: RedemptionProblem | null;
}

export type FreeWeekEvent =
  | { type: "code.submitted"; code: string }
  /** The field was changed: what was wrong with it before is no longer said. */
  | { type: "code.edited" };

export type FreeWeekTag = "busy";

export type FreeWeekWork = "redeemCode";

export interface Redemption {
  readonly userId: string;
  readonly code: string;
}
