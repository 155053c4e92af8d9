import { subscriptionModel } from "@lectern/machines/subscription/subscription.model";
import type { ReachableState } from "@lectern/machines/reachable-states";
import { PricingView } from "@lectern/ui/screens/pricing";
import type { Meta } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { billingFailures, OPENING_CHECKOUT } from "../../copy/billing-copy.ts";
import { type GalleryToast, showAllStates, type StateArgs } from "../../testing/StateGallery.tsx";
import { toPricingState } from "../../features/pricing/pricing.view-state.ts";

const meta = {
  parameters: { surface: "sheet", machine: subscriptionModel.name },
} satisfies Meta<StateArgs>;
export default meta;

/** The flow's states on the plans' pages. A student does not return to these pages from a checkout. */
const model = {
  ...subscriptionModel,
  inputs: subscriptionModel.inputs.filter(({ returnedFromCheckout }) => !returnedFromCheckout),
};

/** SUB-02, SUB-03: only a toast shows a failure. */
function toToast({ snapshot }: ReachableState<typeof model.machine>): GalleryToast | undefined {
  if (snapshot.matches("openingCheckout")) return { kind: "loading", words: OPENING_CHECKOUT };
  const { failure } = snapshot.context;
  const words = failure === null ? undefined : billingFailures[failure.work];
  return words === undefined ? undefined : { kind: "error", words };
}

/** SUB-01, SUB-02: one at a time, since a page of plans is long and there are many states. */
export const AllStates = showAllStates(
  model,
  ({ snapshot }) => (
    <PricingView
      state={toPricingState({ data: false, isError: false }, snapshot)}
      onChoose={fn()}
      onOpenPortal={fn()}
      frame={{ within: "shell" }}
    />
  ),
  {
    see: async (view, words) => {
      const busy = words.startsWith("opening");
      await expect(view.querySelectorAll("button[aria-busy=true], button[aria-disabled=true]").length > 0).toBe(busy);
      // SUB-02: the toast shows the failure.
      if (words.startsWith("choosing.failed"))
        await expect(screen.getByText(/^Failed to .* Please try again\.$/)).toBeVisible();
    },
    toToast,
  },
);
