import { subscriptionModel } from "@lectern/machines/subscription/subscription.model";
import { PricingView } from "@lectern/ui/screens/pricing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { type StateArgs, StateGallery, playEachState } from "../../testing/StateGallery.tsx";
import { toPricingState } from "./pricing.view-state.ts";

const meta = {
  args: { state: "" },
  parameters: { surface: "sheet", machine: subscriptionModel.name },
} satisfies Meta<StateArgs>;
export default meta;

/** The flow's states on the plans' pages; a student does not return to them from checkout. */
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
          state={toPricingState({ data: false, isError: false }, snapshot)}
          onChoose={fn()}
          onOpenPortal={fn()}
          frame={{ within: "shell" }}
        />
      )}
    </StateGallery>
  ),
  play: playEachState(async (view, words) => {
    const busy = words.startsWith("opening");
    await expect(view.querySelectorAll("button[aria-busy=true], button[aria-disabled=true]").length > 0).toBe(busy);
  }),
} satisfies StoryObj<typeof meta>;
