import { subscriptionModel } from "@lectern/machines/subscription/subscription.model";
import { PricingView } from "@lectern/ui/screens/pricing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { type StateArgs, StateGallery, seeStateByState } from "../../testing/StateGallery.tsx";
import { pricingState } from "./pricing.view-state.ts";

const meta = {
  args: { state: "" },
  parameters: { surface: "sheet", machine: subscriptionModel.name },
} satisfies Meta<StateArgs>;
export default meta;

/** What the flow can be in on the pages of plans, which nobody opens on the way back from a checkout. */
const model = {
  ...subscriptionModel,
  inputs: subscriptionModel.inputs.filter(({ returnedFromCheckout }) => !returnedFromCheckout),
};

/** SUB-01, SUB-02: one by one, since a page of plans is long and there are many. */
export const AllStates = {
  render: ({ state }: StateArgs) => (
    <StateGallery key={state} model={model} oneAtATime chosen={state}>
      {({ snapshot }) => (
        <PricingView
          state={pricingState({ data: false, isError: false }, snapshot)}
          onChoose={fn()}
          onOpenPortal={fn()}
          frame={{ within: "shell" }}
        />
      )}
    </StateGallery>
  ),
  play: seeStateByState(async (view, words) => {
    const busy = words.startsWith("opening");
    await expect(view.querySelectorAll("button[aria-busy=true], button[aria-disabled=true]").length > 0).toBe(busy);
  }),
} satisfies StoryObj<typeof meta>;
