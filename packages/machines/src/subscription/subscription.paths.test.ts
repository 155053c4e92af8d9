import { provePaths } from "../testing/prove-paths.ts";
import { subscriptionModel } from "./subscription.model.ts";

provePaths(subscriptionModel, {
  states: [
    "choosing.failed",
    "choosing.ready",
    "late",
    "openingCheckout.asking",
    "openingCheckout.leaving",
    "openingPortal.asking",
    "openingPortal.leaving",
    "subscribed",
    "waitingForWebhook.pausing",
    "waitingForWebhook.reading",
  ],
  resting: ["choosing.failed", "choosing.ready", "late", "subscribed"],
});
