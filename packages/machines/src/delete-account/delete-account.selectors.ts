import type { FailureCode } from "@lectern/domain/failure";
import type { SnapshotFrom } from "xstate";
import type { deleteAccountMachine } from "./delete-account.machine.ts";

export type DeleteAccountSnapshot = SnapshotFrom<typeof deleteAccountMachine>;

/** The question shows. */
export const isOpen = (snapshot: DeleteAccountSnapshot): boolean => snapshot.hasTag("open");

/** The account is being deleted, or is gone and the way home has begun. */
export const isDeleting = (snapshot: DeleteAccountSnapshot): boolean => snapshot.hasTag("busy");

export const failureOf = (snapshot: DeleteAccountSnapshot): FailureCode | null => snapshot.context.failure;

export const canConfirm = (snapshot: DeleteAccountSnapshot): boolean => snapshot.can({ type: "deletion.confirmed" });
export const canCancel = (snapshot: DeleteAccountSnapshot): boolean => snapshot.can({ type: "deletion.cancelled" });
