import { profileKeys } from "@lectern/data/profiles/profiles.queries";
import { applyReferralCode } from "@lectern/data/referrals/referrals.api";
import { freeWeekMachine, type Redemption } from "@lectern/machines/free-week/free-week.machine";
import { toast } from "@lectern/ui/overlays/toaster";
import { useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { CODE_APPLIED, problemCopy, referralLogLines } from "../copy/referral-copy.ts";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

export type FreeWeekActor = ActorRefFrom<typeof freeWeekMachine>;

/** Fills every port of the free-week machine. */
export const wiredFreeWeek = ({ client, queryClient, report, userId }: FlowPorts) => {
  const readProfileAnew = () => void queryClient.invalidateQueries({ queryKey: profileKeys.all(userId) });
  return freeWeekMachine.provide({
    actors: {
      redeemCode: fromPromise<void, Redemption>(({ input }) => applyReferralCode(client, input)),
    },
    actions: {
      announceProblem: (_, problem) => {
        const { title, description } = problemCopy(problem);
        toast.error(title, { description });
        // After a lost answer the code may have been redeemed all the same: the profile tells.
        if (problem.kind === "failed") readProfileAnew();
      },
      announceRedeemed: () => {
        toast.success(CODE_APPLIED);
        readProfileAnew();
      },
      logFailure: (_, { work, error }) => report(referralLogLines[work], error),
    },
  });
};

/** Redeeming a code, for as long as the referrals page is shown. */
export function useFreeWeek(): FreeWeekActor {
  const ports = useFlowPorts();
  return useFlow(
    useMemo(() => wiredFreeWeek(ports), [ports]),
    { userId: ports.userId },
  );
}
