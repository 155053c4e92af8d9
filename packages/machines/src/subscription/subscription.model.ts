import { defineMachineModel } from "../machine-model.ts";
import { subscriptionMachine } from "./subscription.machine.ts";

const url = "https://billing.example/session";

export const subscriptionModel = defineMachineModel({
  name: "subscription",
  machine: subscriptionMachine,
  inputs: [
    { userId: "maya", returnedFromCheckout: false },
    { userId: "maya", returnedFromCheckout: true },
  ],
  events: [
    { type: "plan.chosen", duration: "month" },
    { type: "plan.chosen", duration: "semester" },
    { type: "plan.chosen", duration: "year" },
    { type: "portal.requested" },
    { type: "check.requested" },
    { type: "page.returned" },
    { type: "screen.left" },
  ],
  answers: {
    openCheckout: [{ url }],
    openPortal: [{ url }],
    readSubscription: [{ isSubscribed: true }, { isSubscribed: false }],
  },
  // The input matters only for the first state.
  getFacts: ({ duration, failure }) => ({ duration, failure }),
});
