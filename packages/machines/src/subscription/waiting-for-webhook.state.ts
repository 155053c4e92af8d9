import { logError } from "../failure-actions.ts";
import { subscriptionSetup } from "./subscription.setup.ts";

/**
 * A checkout succeeded, and Stripe's webhook reaches the backend some time later. The machine reads the profile every 2
 * s until it shows a subscription, for at most 30 s. A failed read counts as "not yet".
 */
export const waitingForWebhook = subscriptionSetup.createStateConfig({
  tags: "checking",
  initial: "reading",
  after: { webhookTimeout: "#subscription.late" },
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
          actions: logError("readSubscription"),
        },
      },
      after: { readTimeout: "pausing" },
    },
    pausing: { after: { betweenReads: "reading" } },
  },
});
