import { subscriptionModel } from "@lectern/machines/subscription/subscription.model";
import { ManageSubscriptionView } from "@lectern/ui/screens/manage-subscription";
import type { Meta } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { showAllStates, type StateArgs } from "../../testing/StateGallery.tsx";
import { toManageState, toPortalState } from "./manage-subscription.view-state.ts";

const meta = {
  parameters: { surface: "sheet", machine: subscriptionModel.name },
} satisfies Meta<StateArgs>;
export default meta;

const now = new Date("2026-11-20T00:00:00Z");
const paid = { isSubscribed: true, isCancelled: false, endDate: "2026-12-20T00:00:00Z" };
const unread = { data: undefined, isError: false, isFetching: true };

/** The flow's states after a checkout. On this page no plan can be chosen. */
const model = {
  ...subscriptionModel,
  inputs: subscriptionModel.inputs.filter(({ returnedFromCheckout }) => returnedFromCheckout),
  events: subscriptionModel.events.filter(({ type }) => type !== "plan.chosen"),
};

/** SUB-03, SUB-05: rows are known once the flow has read them. */
export const AllStates = showAllStates(model, ({ snapshot }) => {
  const known = snapshot.matches("subscribed") || toPortalState(snapshot).kind === "opening";
  const state = toManageState(known ? { ...unread, data: paid } : unread, snapshot, now);
  // The subscription is unknown before a read has ended.
  if (state.kind === "not-subscribed") throw new Error("a student without a subscription is redirected");
  return (
    <ManageSubscriptionView
      state={state}
      portal={toPortalState(snapshot)}
      onOpenPortal={fn()}
      onCheckAgain={fn()}
      celebrating={false}
    />
  );
});
