import { profileKeys } from "@lectern/data/profiles/profiles";
import { applyReferralCode } from "@lectern/data/referrals/referrals.api";
import { freeWeekMachine, type Redemption } from "@lectern/machines/free-week/free-week.machine";
import { toast } from "@lectern/ui/overlays/toaster";
import { useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

export type FreeWeekActor = ActorRefFrom<typeof freeWeekMachine>;

/** One id for every toast about a code, so that each replaces the previous one. */
const REDEMPTION_TOAST = "redemption";

/** Provides every port of the free-week machine. */
export const provideFreeWeekPorts = ({ client, queryClient, report, userId }: FlowPorts) => {
  const invalidateProfile = () => void queryClient.invalidateQueries({ queryKey: profileKeys.all(userId) });
  return freeWeekMachine.provide({
    actors: {
      redeemCode: fromPromise<void, Redemption>(({ input }) => applyReferralCode(client, input)),
    },
    actions: {
      announceProblem: (_, problem) => {
        // The field itself shows that it is empty.
        if (problem.kind === "missing") return;
        const title =
          problem.kind === "signed-out" ? "Please sign in to apply a referral code" : "Failed to apply referral code";
        // The server's own sentence.
        const description = (problem.kind === "failed" && problem.detail) || undefined;
        toast.error(title, { id: REDEMPTION_TOAST, description });
        // If the response was lost, the code may have been redeemed. The profile tells.
        if (problem.kind === "failed") invalidateProfile();
      },
      announceRedeemed: () => {
        // Clears the description of an earlier failure too.
        toast.success("Referral code applied!", { id: REDEMPTION_TOAST, description: undefined });
        invalidateProfile();
      },
      logFailure: (_, { error }) => report("Error applying referral code", error),
    },
  });
};

/** The redemption of a code. The flow ends when the component unmounts. */
export function useFreeWeek(): FreeWeekActor {
  const ports = useFlowPorts();
  return useFlow(
    useMemo(() => provideFreeWeekPorts(ports), [ports]),
    { userId: ports.userId },
  );
}
