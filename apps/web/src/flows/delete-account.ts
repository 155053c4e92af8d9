import type { DeviceGuard } from "@lectern/device/device-guard";
import { deleteAccount } from "@lectern/data/account/account.api";
import { type DeletionReceipt, toReceiptText } from "@lectern/domain/export/receipt";
import { brand } from "@lectern/domain/brand";
import { toDay } from "@lectern/domain/dates";
import { getReceipt } from "@lectern/machines/delete-account/delete-account.selectors";
import { deleteAccountMachine, type DeleteAccountInput } from "@lectern/machines/delete-account/delete-account.machine";
import { toast } from "@lectern/ui/overlays/toaster";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { fromPromise } from "xstate";
import type { AuthActor } from "@lectern/machines/auth/auth.selectors";
import { toDeletionState } from "./deletion-state.ts";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { downloadFile } from "@lectern/browser/save-file";
import { useServices } from "./services.ts";
import { useFlow } from "./use-flow.ts";

export type DeleteAccountPorts = Pick<FlowPorts, "client" | "queryClient" | "report"> & {
  readonly auth: Pick<AuthActor, "send">;
  readonly device: Pick<DeviceGuard, "leave">;
};

const toReceiptFile = (receipt: DeletionReceipt): File =>
  new File([toReceiptText(receipt)], `${brand.name} receipt ${toDay(receipt.deletedAt)}.txt`, {
    type: "text/plain;charset=utf-8",
  });

/** Provides every port of the delete-account machine. */
export const provideDeleteAccountPorts = ({ client, queryClient, report, auth, device }: DeleteAccountPorts) =>
  deleteAccountMachine.provide({
    actors: {
      deleteAccount: fromPromise<DeletionReceipt, DeleteAccountInput>(async ({ input, signal }) => {
        // From here on another window may find the session gone, and remove it.
        auth.send({ type: "deletion.started" });
        const counts = await deleteAccount(client, input.userId).catch((error: unknown) => {
          auth.send({ type: "deletion.failed" });
          throw error;
        });
        // The receipt stays until it is closed. A read on window focus would find the session gone, and leave the page.
        queryClient.unmount();
        // The device's data about the account is removed before the receipt shows.
        await device.leave("deleted");
        // The request continues if the screen unmounts and stops the actor. Then no receipt is shown.
        if (signal.aborted) auth.send({ type: "sign-out.requested" });
        return { deletedAt: new Date().toISOString(), counts };
      }),
    },
    actions: {
      signOut: () => auth.send({ type: "sign-out.requested" }),
      announceFailure: () => void toast.error("Failed to delete account. Please try again."),
      logFailure: (_, { error }) => report("Error deleting account", error),
    },
  });

/** The account deletion's props of the settings screen (SET-04). */
export function useDeleteAccount() {
  const ports = useFlowPorts();
  const { auth, device } = useServices();
  const machine = useMemo(() => provideDeleteAccountPorts({ ...ports, auth, device }), [ports, auth, device]);
  const actor = useFlow(machine, { userId: ports.userId });
  useEffect(
    () => () => {
      // The account is deleted, so other dashboard pages would find nothing.
      if (actor.getSnapshot().matches("deleted")) auth.send({ type: "sign-out.requested" });
    },
    [actor, auth],
  );
  const deletion = toDeletionState(useSelector(actor, (snapshot) => snapshot));
  return {
    deletion,
    onDeletionRequest: () => actor.send({ type: "deletion.requested" }),
    onDeletionConfirm: () => actor.send({ type: "deletion.confirmed" }),
    onDeletionCancel: () => actor.send({ type: "deletion.cancelled" }),
    onReceiptDownload: () => {
      const receipt = getReceipt(actor.getSnapshot());
      if (receipt !== null) downloadFile(toReceiptFile(receipt));
    },
    onReceiptClose: () => actor.send({ type: "receipt.closed" }),
  };
}
