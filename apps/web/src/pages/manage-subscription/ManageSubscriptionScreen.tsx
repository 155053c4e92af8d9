import { profileQueries } from "@lectern/data/profiles/profiles";
import { isChecking } from "@lectern/machines/subscription/subscription.selectors";
import { ManageSubscriptionView } from "@lectern/ui/screens/manage-subscription";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useSubscription } from "../../flows/subscription.ts";
import { useUser } from "../../flows/use-user.ts";
import { hadConfetti, rememberConfetti } from "../../platform/confetti.ts";
import { toManageState, toPortalState } from "./manage-subscription.view-state.ts";

export function ManageSubscriptionScreen() {
  const { client, id: userId } = useUser();
  const [searchParams, setSearchParams] = useSearchParams();
  const subscription = useSubscription({ returnedFromCheckout: searchParams.get("checkout") === "success" });
  const snapshot = useSelector(subscription, (current) => current);
  const read = useQuery({
    ...profileQueries(client, userId).subscription(),
    // After a checkout the flow itself polls the subscription.
    enabled: !isChecking(snapshot),
  });
  const [openedAt] = useState(() => new Date());
  const [isConfettiOver, setConfettiOver] = useState(() => hadConfetti(userId));

  const state = toManageState(read, snapshot, openedAt);
  const isSubscribed = state.kind === "active" || state.kind === "cancelled";
  const isActive = state.kind === "active";
  useEffect(() => {
    if (isActive) rememberConfetti(userId);
  }, [isActive, userId]);
  useEffect(() => {
    // The payment has arrived. Without removing the parameter, every later visit would wait for a payment.
    if (isSubscribed) setSearchParams({}, { replace: true });
  }, [isSubscribed, setSearchParams]);
  if (state.kind === "not-subscribed") return <Navigate to={paths.subscription} replace />;
  return (
    <ManageSubscriptionView
      state={state}
      portal={toPortalState(snapshot)}
      onOpenPortal={() => subscription.send({ type: "portal.requested" })}
      onCheckAgain={() =>
        snapshot.can({ type: "check.requested" }) ? subscription.send({ type: "check.requested" }) : void read.refetch()
      }
      celebrating={!isConfettiOver && isSubscribed}
      onCelebrated={() => setConfettiOver(true)}
    />
  );
}
