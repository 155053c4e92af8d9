import { Toaster, toast } from "@lectern/ui/overlays/toaster";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { offerKeeping } from "./offer-keeping.ts";

const meta = {
  title: "keeping/KeepingOffer",
  component: Toaster,
  beforeEach: () => () => {
    toast.dismiss();
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** OFF-01: on the third day of use, until it is answered. */
export const Offer = {
  play: async () => {
    offerKeeping(fn());
    await expect(await screen.findByRole("button", { name: "Settings" })).toBeInTheDocument();
  },
} satisfies Story;
