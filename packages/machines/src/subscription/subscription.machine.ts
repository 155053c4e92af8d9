import type { CheckoutDuration } from "@lectern/domain/checkout";
import { noteFailure, threw, wasLate } from "../failing.ts";
import { subscriptionSetup } from "./subscription.setup.ts";
import type { HostedPage, SubscriptionContext, SubscriptionWork } from "./subscription.types.ts";
import { waitingForWebhook } from "./waiting-for-webhook.state.ts";

type Opening = Extract<SubscriptionWork, "openCheckout" | "openPortal">;

const tellFailure = <Params>(params: Params) => [...noteFailure(params), { type: "announceFailure", params }] as const;

const backAfterError = (work: Opening) =>
  ({ target: "#subscription.choosing.failed", actions: tellFailure(threw(work)) }) as const;
const backAfterSilence = (work: Opening) =>
  ({ target: "#subscription.choosing.failed", actions: tellFailure(wasLate(work)) }) as const;

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

const comeBack = { "page.returned": "#subscription.choosing", "screen.left": "#subscription.choosing" } as const;

/** Money is handled at Stripe: the ways there, and the wait for its news afterwards (SUB-02, SUB-03). */
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
      on: comeBack,
      states: {
        asking: {
          invoke: {
            id: "openCheckout",
            src: "openCheckout",
            input: orderOf,
            onDone: leave,
            onError: backAfterError("openCheckout"),
          },
          after: { openingPatience: backAfterSilence("openCheckout") },
        },
        leaving: { after: { redirectPatience: backAfterSilence("openCheckout") } },
      },
    },

    openingPortal: {
      tags: "leaving",
      initial: "asking",
      on: comeBack,
      states: {
        asking: {
          invoke: {
            id: "openPortal",
            src: "openPortal",
            input: ({ context }) => ({ userId: context.userId }),
            onDone: leave,
            onError: backAfterError("openPortal"),
          },
          after: { openingPatience: backAfterSilence("openPortal") },
        },
        leaving: { after: { redirectPatience: backAfterSilence("openPortal") } },
      },
    },

    waitingForWebhook,

    subscribed: { entry: "announceSubscribed", on: { "portal.requested": "openingPortal" } },

    late: { on: { "check.requested": "waitingForWebhook", "portal.requested": "openingPortal" } },
  },
});

function orderOf({ context: { userId, duration } }: { context: SubscriptionContext }) {
  if (duration === null) throw new Error("a checkout without a plan");
  return { userId, duration };
}
