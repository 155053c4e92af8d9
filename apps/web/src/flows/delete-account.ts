import { deleteAccount } from "@lectern/data/account/account.api";
import { deleteAccountMachine, type DeleteAccountInput } from "@lectern/machines/delete-account/delete-account.machine";
import { toast } from "@lectern/ui/overlays/toaster";
import type { DeletionState, SettingsViewProps } from "@lectern/ui/screens/settings";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import { accountLogLines, DELETION_FAILED } from "../copy/account-copy.ts";
import type { AuthActor } from "./auth.ts";
import { toDeletionState } from "../pages/settings/deletion-state.ts";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useServices } from "../services.ts";
import { useFlow } from "./use-flow.ts";

export type DeleteAccountPorts = Pick<FlowPorts, "client" | "report"> & { readonly auth: Pick<AuthActor, "send"> };

/** Provides every port of the delete-account machine. */
export const provideDeleteAccountPorts = ({ client, report, auth }: DeleteAccountPorts) =>
  deleteAccountMachine.provide({
    actors: {
      // The request goes on when the screen unmounts and stops the actor, so the sign-out follows here, not in the machine.
      deleteAccount: fromPromise<void, DeleteAccountInput>(async ({ input }) => {
        await deleteAccount(client, input.userId);
        auth.send({ type: "sign-out.requested" });
      }),
    },
    actions: {
      announceFailure: () => void toast.error(DELETION_FAILED),
      logFailure: (_, { work, error }) => report(accountLogLines[work], error),
    },
  });

export type DeleteAccountRegion = { readonly deletion: DeletionState } & Pick<
  SettingsViewProps,
  "onDeletionRequest" | "onDeletionConfirm" | "onDeletionCancel"
>;

/** Account deletion's part of the settings screen's props (SET-04). */
export function useDeleteAccount(): DeleteAccountRegion {
  const { client, report, userId } = useFlowPorts();
  const { auth } = useServices();
  const machine = useMemo(() => provideDeleteAccountPorts({ client, report, auth }), [client, report, auth]);
  const actor = useFlow(machine, { userId });
  const deletion = toDeletionState(useSelector(actor, (snapshot) => snapshot));
  return {
    deletion,
    onDeletionRequest: () => actor.send({ type: "deletion.requested" }),
    onDeletionConfirm: () => actor.send({ type: "deletion.confirmed" }),
    onDeletionCancel: () => actor.send({ type: "deletion.cancelled" }),
  };
}
