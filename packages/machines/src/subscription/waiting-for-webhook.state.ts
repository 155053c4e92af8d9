import { threw } from "../failing.ts";
import { subscriptionSetup } from "./subscription.setup.ts";

/**
 * A checkout succeeded, and Stripe tells our backend of it in its own time: the profile is read again until it says so,
 * or until nobody would wait any longer. A read that fails is one that did not say so.
 */
export const waitingForWebhook = subscriptionSetup.createStateConfig({
  tags: "checking",
  initial: "reading",
  after: { webhookPatience: "#subscription.late" },
  states: {
    reading: {
      invoke: {
        id: "readSubscription",
        src: "readSubscription",
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          {
            guard: { type: "isSubscribed", params: ({ event }) => event.output },
            target: "#subscription.subscribed",
          },
          { target: "pausing" },
        ],
        onError: {
          target: "pausing",
          actions: { type: "logFailure", params: threw("readSubscription") },
        },
      },
      after: { readPatience: "pausing" },
    },
    pausing: { after: { betweenReads: "reading" } },
  },
});
