import type { FailureCode } from "@lectern/domain/failure";

export interface DeleteAccountInput {
  readonly userId: string;
}

export interface DeleteAccountContext {
  readonly userId: string;
  readonly failure: FailureCode | null;
}

export type DeleteAccountEvent =
  | { type: "deletion.requested" }
  | { type: "deletion.confirmed" }
  | { type: "deletion.cancelled" };

/** `open`: the dialog shows. `busy`: it can't be closed. */
export type DeleteAccountTag = "open" | "busy";

export type DeleteAccountWork = "deleteAccount";
