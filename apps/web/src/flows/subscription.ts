import { openCheckout, openPortal } from "@lectern/data/billing/billing.api";
import { getSubscription, profileKeys } from "@lectern/data/profiles/profiles";
import { subscriptionMachine } from "@lectern/machines/subscription/subscription.machine";
import type { CheckoutOrder, ForUser, HostedPage } from "@lectern/machines/subscription/subscription.types";
import { toast } from "@lectern/ui/overlays/toaster";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { billingFailures, billingLogLines, OPENING_CHECKOUT } from "../copy/billing-copy.ts";
import { announcePlan } from "./share-plan.ts";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>;

export type SubscriptionPorts = FlowPorts & {
  readonly location: Pick<Location, "assign">;
  readonly storage: Pick<Storage, "setItem" | "removeItem">;
};

/** One id for all notices about opening, so that they can be dismissed. */
const OPENING_TOAST = "opening-checkout";
/** One id for all failures. A later attempt dismisses them. */
const FAILURE_TOAST = "billing-failure";

/** Provides every port of the subscription machine. */
export const provideSubscriptionPorts = ({
  client,
  queryClient,
  report,
  userId,
  location,
  storage,
}: SubscriptionPorts) =>
  subscriptionMachine.provide({
    actors: {
      openCheckout: fromPromise<HostedPage, CheckoutOrder>(({ input }) => openCheckout(client, input)),
      openPortal: fromPromise<HostedPage, ForUser>(({ input }) => openPortal(client, input.userId)),
      // It bypasses the cache, where a hanging read would delay the next one. Its result is put into the cache.
      readSubscription: fromPromise<{ isSubscribed: boolean }, ForUser>(async ({ input, signal }) => {
        const subscription = await getSubscription(client, input.userId);
        if (!signal.aborted) queryClient.setQueryData(profileKeys.subscription(input.userId), subscription);
        return subscription;
      }),
    },
    actions: {
      announceOpening: () => {
        toast.dismiss(FAILURE_TOAST);
        toast.loading(OPENING_CHECKOUT, { id: OPENING_TOAST });
      },
      withdrawOpening: () => void toast.dismiss(OPENING_TOAST),
      announceFailure: (_, { work }) => {
        const words = billingFailures[work];
        if (words !== undefined) toast.error(words, { id: FAILURE_TOAST });
      },
      announceSubscribed: () => {
        announcePlan(storage, userId);
        void queryClient.invalidateQueries({ queryKey: profileKeys.all(userId) });
      },
      leaveFor: (_, { url }) => location.assign(url),
      logFailure: (_, { work, error }) => report(billingLogLines[work], error),
    },
  });

/** Opens checkout and portal, and waits for Stripe's webhook. The flow ends when the component unmounts. */
export function useSubscription({ returnedFromCheckout }: { readonly returnedFromCheckout: boolean }) {
  const ports = useFlowPorts();
  const machine = useMemo(
    () => provideSubscriptionPorts({ ...ports, location: window.location, storage: localStorage }),
    [ports],
  );
  const actor: SubscriptionActor = useFlow(machine, { userId: ports.userId, returnedFromCheckout });

  // In a layout effect, which runs before useFlow's effect stops the actor: it dismisses the notice and prevents a
  // later navigation.
  useLayoutEffect(() => () => actor.send({ type: "screen.left" }), [actor]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: "page.returned" });
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [actor]);

  return actor;
}
