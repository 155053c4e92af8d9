import { noteFailure, threw, wasLate } from "../failing.ts";
import { deleteAccountSetup } from "./delete-account.setup.ts";

/** Asking, asking again, deleting, gone (SET-04). */
export const deleteAccountMachine = deleteAccountSetup.createMachine({
  id: "delete-account",
  context: ({ input }) => ({ userId: input.userId, failure: null }),
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
        onDone: "deleted",
        onError: {
          target: "confirming.failed",
          actions: [...noteFailure(threw("deleteAccount")), "announceFailure"],
        },
      },
      after: {
        deletionPatience: {
          target: "confirming.failed",
          actions: [...noteFailure(wasLate("deleteAccount")), "announceFailure"],
        },
      },
    },

    deleted: { type: "final", tags: ["open", "busy"] },
  },
});
