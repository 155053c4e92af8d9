import { failureCodeOf } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import type { FailedWork } from "../failing.ts";
import { actionPort, promisePort } from "../port.ts";
import type {
  DeleteAccountContext,
  DeleteAccountEvent,
  DeleteAccountInput,
  DeleteAccountTag,
  DeleteAccountWork,
} from "./delete-account.types.ts";

/** Everything the machine is made of but its states. */
export const deleteAccountSetup = setup({
  types: {
    context: {} as DeleteAccountContext,
    events: {} as DeleteAccountEvent,
    input: {} as DeleteAccountInput,
    tags: {} as DeleteAccountTag,
  },
  actors: {
    deleteAccount: promisePort<void, DeleteAccountInput>("deleteAccount"),
  },
  actions: {
    announceFailure: actionPort("announceFailure"),
    logFailure: actionPort<FailedWork<DeleteAccountWork>>("logFailure"),
    rememberFailure: assign((_, { error }: FailedWork) => ({ failure: failureCodeOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  delays: { deletionPatience: 30_000 },
});
