import { failureCodeOf, isFailure } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import type { FailedWork } from "../failing.ts";
import { actionPort, promisePort } from "../port.ts";
import type {
  FreeWeekContext,
  FreeWeekEvent,
  FreeWeekInput,
  FreeWeekTag,
  FreeWeekWork,
  Redemption,
  RedemptionProblem,
} from "./free-week.types.ts";

/** A session that the backend refuses is nobody signed in, as far as the person is concerned (REF-03). */
function problemOf(error: unknown): RedemptionProblem {
  const code = failureCodeOf(error);
  if (code === "unauthenticated") return { kind: "signed-out" };
  return { kind: "failed", code, detail: isFailure(error) && code !== "timeout" ? (error.detail ?? null) : null };
}

/** Everything the machine is made of but its states. */
export const freeWeekSetup = setup({
  types: {
    context: {} as FreeWeekContext,
    events: {} as FreeWeekEvent,
    input: {} as FreeWeekInput,
    tags: {} as FreeWeekTag,
  },
  actors: {
    redeemCode: promisePort<void, Redemption>("redeemCode"),
  },
  actions: {
    announceProblem: actionPort<RedemptionProblem>("announceProblem"),
    announceRedeemed: actionPort("announceRedeemed"),
    logFailure: actionPort<FailedWork<FreeWeekWork>>("logFailure"),
    rememberCode: assign((_, code: string) => ({ code: code.trim(), problem: null })),
    rememberProblem: assign((_, problem: RedemptionProblem) => ({ problem })),
    rememberFailure: assign((_, { error }: FailedWork) => ({ problem: problemOf(error) })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    isBlank: (_, code: string) => code.trim() === "",
    isSignedOut: ({ context }) => context.userId === null,
  },
  delays: { redemptionPatience: 30_000 },
});
