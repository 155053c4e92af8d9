import type { Meta, StoryObj } from "@storybook/react-vite";
import { Upsell } from "./Upsell.tsx";

const meta = {
  title: "cards/upsell/Upsell",
  component: Upsell,
  args: {
    title: "Pro Feature",
    href: "#subscription",
    linkLabel: "Upgrade to Pro",
    children: "Subscribers tell us what to build next.",
  },
} satisfies Meta<typeof Upsell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
