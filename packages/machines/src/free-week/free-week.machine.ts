import { type FailureCode, toFailureCode, toReason } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import { type FailedWork, rememberError, rememberTimeout } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";

interface FreeWeekInput {
  /** Null if the visitor is not signed in. */
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

interface FreeWeekContext extends FreeWeekInput {
  /** The latest code that was sent, trimmed. */
  readonly code: string;
  readonly problem: RedemptionProblem | null;
}

type FreeWeekEvent =
  | { type: "code.submitted"; code: string }
  /** The field changed, which clears its problem. */
  | { type: "code.edited" };

type FreeWeekWork = "redeemCode";

export interface Redemption {
  readonly userId: string;
  readonly code: string;
}

/** Maps a failure to a problem. A session that the backend refuses becomes "signed out" (REF-03). */
function toProblem(error: unknown): RedemptionProblem {
  const code = toFailureCode(error);
  if (code === "unauthenticated") return { kind: "signed-out" };
  return { kind: "failed", code, detail: toReason(error) };
}

const freeWeekSetup = setup({
  types: {
    context: {} as FreeWeekContext,
    events: {} as FreeWeekEvent,
    input: {} as FreeWeekInput,
    tags: {} as "busy",
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
    rememberFailure: assign((_, { error }: FailedWork) => ({ problem: toProblem(error) })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    isBlank: (_, code: string) => code.trim() === "",
    isSignedOut: ({ context }) => context.userId === null,
  },
  delays: { redemptionTimeout: 30_000 },
});

const getCode = ({ event }: { event: { code: string } }): string => event.code;

const refuse = (kind: "missing" | "signed-out") =>
  ({
    target: "#free-week.entering.refused",
    actions: [
      { type: "rememberCode", params: getCode },
      { type: "rememberProblem", params: (): RedemptionProblem => ({ kind }) },
    ],
  }) as const;

/**
 * Redeeming a friend's code, which counts towards the friend's free week (REF-03). This machine doesn't hold the state
 * of the free week: `toFreeWeek` of domain derives it from the profile.
 */
export const freeWeekMachine = freeWeekSetup.createMachine({
  id: "free-week",
  context: ({ input }) => ({ userId: input.userId, code: "", problem: null }),
  initial: "entering",
  states: {
    entering: {
      initial: "ready",
      on: {
        "code.submitted": [
          { guard: { type: "isBlank", params: getCode }, ...refuse("missing") },
          { guard: "isSignedOut", ...refuse("signed-out") },
          { target: "redeeming", actions: { type: "rememberCode", params: getCode } },
        ],
      },
      states: {
        ready: {},
        refused: {
          entry: { type: "announceProblem", params: ({ context }) => assertProblem(context) },
          on: { "code.edited": { target: "ready", actions: "forgetProblem" } },
        },
      },
    },

    redeeming: {
      tags: "busy",
      invoke: {
        id: "redeemCode",
        src: "redeemCode",
        input: ({ context: { userId, code } }) => {
          if (userId === null) throw new Error("redeeming without a user");
          return { userId, code };
        },
        onDone: "redeemed",
        onError: { target: "entering.refused", actions: rememberError("redeemCode") },
      },
      after: {
        redemptionTimeout: { target: "entering.refused", actions: rememberTimeout("redeemCode") },
      },
    },

    redeemed: { entry: "announceRedeemed" },
  },
});

function assertProblem({ problem }: FreeWeekContext): RedemptionProblem {
  if (problem === null) throw new Error("refused without a problem");
  return problem;
}
