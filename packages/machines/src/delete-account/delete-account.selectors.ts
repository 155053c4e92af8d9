import type { DeletionReceipt } from "@lectern/domain/export/receipt";
import type { FailureCode } from "@lectern/domain/failure";
import type { SnapshotFrom } from "xstate";
import type { deleteAccountMachine } from "./delete-account.machine.ts";

export type DeleteAccountSnapshot = SnapshotFrom<typeof deleteAccountMachine>;

/** The dialog is shown. */
export const isOpen = (snapshot: DeleteAccountSnapshot): boolean => snapshot.hasTag("open");

/** The account is being deleted, or the user is being signed out. */
export const isDeleting = (snapshot: DeleteAccountSnapshot): boolean => snapshot.hasTag("busy");

export const getReceipt = (snapshot: DeleteAccountSnapshot): DeletionReceipt | null => snapshot.context.receipt;

export const getFailure = (snapshot: DeleteAccountSnapshot): FailureCode | null => snapshot.context.failure;
