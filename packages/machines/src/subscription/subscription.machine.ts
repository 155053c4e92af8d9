import type { CheckoutDuration } from "@lectern/domain/checkout";
import { rememberError, rememberTimeout, toFailedWork, toTimedOutWork } from "../failure-actions.ts";
import { subscriptionSetup } from "./subscription.setup.ts";
import type { HostedPage, SubscriptionContext, SubscriptionWork } from "./subscription.types.ts";
import { waitingForWebhook } from "./waiting-for-webhook.state.ts";

type Opening = Extract<SubscriptionWork, "openCheckout" | "openPortal">;

const failWithError = (work: Opening) =>
  ({
    target: "#subscription.choosing.failed",
    actions: [...rememberError(work), { type: "announceFailure", params: toFailedWork(work) }],
  }) as const;
const failWithTimeout = (work: Opening) =>
  ({
    target: "#subscription.choosing.failed",
    actions: [...rememberTimeout(work), { type: "announceFailure", params: toTimedOutWork(work) }],
  }) as const;

const leave = {
  target: "leaving",
  actions: { type: "leaveFor", params: ({ event }: { event: { output: HostedPage } }) => event.output },
} as const;

const choosePlan = {
  target: "#subscription.openingCheckout",
  actions: {
    type: "rememberDuration",
    params: ({ event }: { event: { duration: CheckoutDuration } }) => event.duration,
  },
} as const;

const returnToPlans = { "page.returned": "#subscription.choosing", "screen.left": "#subscription.choosing" } as const;

/** Opens Stripe's pages, and waits for the webhook after a checkout (SUB-02, SUB-03, SUB-05). */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: "subscription",
  context: ({ input }) => ({ ...input, duration: null, failure: null }),
  initial: "arriving",
  states: {
    arriving: {
      always: [{ guard: "returnedFromCheckout", target: "waitingForWebhook" }, { target: "choosing" }],
    },

    choosing: {
      initial: "ready",
      on: { "plan.chosen": choosePlan, "portal.requested": "openingPortal" },
      states: { ready: {}, failed: { exit: "forgetFailure" } },
    },

    openingCheckout: {
      tags: "leaving",
      entry: "announceOpening",
      exit: "withdrawOpening",
      initial: "asking",
      on: returnToPlans,
      states: {
        asking: {
          invoke: {
            id: "openCheckout",
            src: "openCheckout",
            input: toCheckoutOrder,
            onDone: leave,
            onError: failWithError("openCheckout"),
          },
          after: { openingTimeout: failWithTimeout("openCheckout") },
        },
        leaving: { after: { redirectTimeout: failWithTimeout("openCheckout") } },
      },
    },

    openingPortal: {
      tags: "leaving",
      initial: "asking",
      on: returnToPlans,
      states: {
        asking: {
          invoke: {
            id: "openPortal",
            src: "openPortal",
            input: ({ context }) => ({ userId: context.userId }),
            onDone: leave,
            onError: failWithError("openPortal"),
          },
          after: { openingTimeout: failWithTimeout("openPortal") },
        },
        leaving: { after: { redirectTimeout: failWithTimeout("openPortal") } },
      },
    },

    waitingForWebhook,

    subscribed: { entry: "announceSubscribed", on: { "portal.requested": "openingPortal" } },

    late: { on: { "check.requested": "waitingForWebhook", "portal.requested": "openingPortal" } },
  },
});

function toCheckoutOrder({ context: { userId, duration } }: { context: SubscriptionContext }) {
  if (duration === null) throw new Error("a checkout without a plan");
  return { userId, duration };
}
