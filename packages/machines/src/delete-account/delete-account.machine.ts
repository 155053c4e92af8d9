import type { DeletionReceipt } from "@lectern/domain/export/receipt";
import { type FailureCode, toFailureCode } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import { type FailedWork, rememberError, rememberTimeout } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";

export interface DeleteAccountInput {
  readonly userId: string;
}

interface DeleteAccountContext {
  readonly userId: string;
  readonly failure: FailureCode | null;
  /** Lists what was deleted; null before the deletion. */
  readonly receipt: DeletionReceipt | null;
}

type DeleteAccountEvent =
  | { type: "deletion.requested" }
  | { type: "deletion.confirmed" }
  | { type: "deletion.cancelled" }
  | { type: "receipt.closed" };

/** `open`: the dialog is shown. `busy`: it can't be closed. */
type DeleteAccountTag = "open" | "busy";

type DeleteAccountWork = "deleteAccount";

const deleteAccountSetup = setup({
  types: {
    context: {} as DeleteAccountContext,
    events: {} as DeleteAccountEvent,
    input: {} as DeleteAccountInput,
    tags: {} as DeleteAccountTag,
  },
  actors: {
    deleteAccount: promisePort<DeletionReceipt, DeleteAccountInput>("deleteAccount"),
  },
  actions: {
    announceFailure: actionPort("announceFailure"),
    signOut: actionPort("signOut"),
    logFailure: actionPort<FailedWork<DeleteAccountWork>>("logFailure"),
    rememberFailure: assign((_, { error }: FailedWork) => ({ failure: toFailureCode(error) })),
    forgetFailure: assign({ failure: null }),
    rememberReceipt: assign((_, receipt: DeletionReceipt) => ({ receipt })),
  },
  delays: { deletionTimeout: 30_000 },
});

/**
 * Account deletion: requested, confirmed in a dialog and carried out (SET-04). Then the receipt shows, and closing it
 * signs the user out (EXP-04).
 */
export const deleteAccountMachine = deleteAccountSetup.createMachine({
  id: "delete-account",
  context: ({ input }) => ({ userId: input.userId, failure: null, receipt: null }),
  initial: "idle",
  states: {
    idle: { on: { "deletion.requested": "confirming" } },

    confirming: {
      tags: "open",
      exit: "forgetFailure",
      initial: "asking",
      on: {
        "deletion.confirmed": "deleting",
        "deletion.cancelled": "idle",
      },
      states: { asking: {}, failed: {} },
    },

    deleting: {
      tags: ["open", "busy"],
      invoke: {
        id: "deleteAccount",
        src: "deleteAccount",
        input: ({ context }) => ({ userId: context.userId }),
        onDone: {
          target: "deleted",
          actions: { type: "rememberReceipt", params: ({ event }) => event.output },
        },
        onError: {
          target: "confirming.failed",
          actions: [...rememberError("deleteAccount"), "announceFailure"],
        },
      },
      after: {
        deletionTimeout: {
          target: "confirming.failed",
          actions: [...rememberTimeout("deleteAccount"), "announceFailure"],
        },
      },
    },

    /** The account is deleted. The receipt shows until the user closes it. */
    deleted: {
      tags: "open",
      on: { "receipt.closed": { target: "leaving", actions: "signOut" } },
    },

    leaving: { type: "final", tags: ["open", "busy"] },
  },
});
