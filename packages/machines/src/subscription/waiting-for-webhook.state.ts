import { logError } from "../failure-actions.ts";
import { subscriptionSetup } from "./subscription.setup.ts";

/**
 * A checkout succeeded, and Stripe's webhook reaches the backend some time later. The profile is read every 2 s until it
 * says that the user subscribes, for 30 s at most. A read that fails counts as one that says "not yet".
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
