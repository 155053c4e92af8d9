import { noteFailure, threw, wasLate } from "../failing.ts";
import { freeWeekSetup } from "./free-week.setup.ts";
import type { FreeWeekContext, RedemptionProblem } from "./free-week.types.ts";

const codeOf = ({ event }: { event: { code: string } }): string => event.code;

const hasProblem = (kind: "missing" | "signed-out") =>
  ({
    target: "#free-week.entering.refused",
    actions: [
      { type: "rememberCode", params: codeOf },
      { type: "rememberProblem", params: (): RedemptionProblem => ({ kind }) },
    ],
  }) as const;

/** Redeeming a friend's code, the way to a free week (REF-03). How far somebody is on that way follows from rows. */
export const freeWeekMachine = freeWeekSetup.createMachine({
  id: "free-week",
  context: ({ input }) => ({ userId: input.userId, code: "", problem: null }),
  initial: "entering",
  states: {
    entering: {
      initial: "ready",
      on: {
        "code.submitted": [
          { guard: { type: "isBlank", params: codeOf }, ...hasProblem("missing") },
          { guard: "isSignedOut", ...hasProblem("signed-out") },
          { target: "redeeming", actions: { type: "rememberCode", params: codeOf } },
        ],
      },
      states: {
        ready: {},
        refused: {
          entry: { type: "announceProblem", params: ({ context }) => problemIn(context) },
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
          if (userId === null) throw new Error("redeeming for nobody");
          return { userId, code };
        },
        onDone: "redeemed",
        onError: { target: "entering.refused", actions: noteFailure(threw("redeemCode")) },
      },
      after: {
        redemptionPatience: { target: "entering.refused", actions: noteFailure(wasLate("redeemCode")) },
      },
    },

    redeemed: { entry: "announceRedeemed" },
  },
});

function problemIn({ problem }: FreeWeekContext): RedemptionProblem {
  if (problem === null) throw new Error("refused without a problem");
  return problem;
}
