import { provePaths } from "../testing/prove-paths.ts";
import { subscriptionWorld } from "./subscription.world.ts";

provePaths(subscriptionWorld, {
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
