import type { CheckoutDuration } from "@lectern/domain/checkout";
import { toFailureCode } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import type { FailedWork } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";
import type {
  CheckoutOrder,
  ForUser,
  HostedPage,
  SubscriptionContext,
  SubscriptionEvent,
  SubscriptionInput,
  SubscriptionTag,
  SubscriptionWork,
} from "./subscription.types.ts";

/** The types, ports, actions, guards and delays of the subscription machine. */
export const subscriptionSetup = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    input: {} as SubscriptionInput,
    tags: {} as SubscriptionTag,
  },
  actors: {
    openCheckout: promisePort<HostedPage, CheckoutOrder>("openCheckout"),
    openPortal: promisePort<HostedPage, ForUser>("openPortal"),
    readSubscription: promisePort<{ isSubscribed: boolean }, ForUser>("readSubscription"),
  },
  actions: {
    announceOpening: actionPort("announceOpening"),
    withdrawOpening: actionPort("withdrawOpening"),
    announceFailure: actionPort<FailedWork<SubscriptionWork>>("announceFailure"),
    announceSubscribed: actionPort("announceSubscribed"),
    leaveFor: actionPort<HostedPage>("leaveFor"),
    logFailure: actionPort<FailedWork<SubscriptionWork>>("logFailure"),
    rememberDuration: assign((_, duration: CheckoutDuration) => ({ duration })),
    rememberFailure: assign((_, { work, error }: FailedWork<SubscriptionWork>) => ({
      failure: { work, code: toFailureCode(error) },
    })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    returnedFromCheckout: ({ context }) => context.returnedFromCheckout,
    isSubscribed: (_, answer: { isSubscribed: boolean }) => answer.isSubscribed,
  },
  delays: {
    openingTimeout: 30_000,
    redirectTimeout: 10_000,
    webhookTimeout: 30_000,
    readTimeout: 8_000,
    betweenReads: 2_000,
  },
});
