import type { Meta, StoryObj } from "@storybook/react-vite";
import { Upsell } from "./Upsell.tsx";

const meta = {
  component: Upsell,
  args: { href: "#subscription", children: "Subscribers tell us what to build next." },
} satisfies Meta<typeof Upsell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
