import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatCard, StatCardSkeleton } from "./StatCard.tsx";

const meta = {
  component: StatCard,
  args: { label: "Total Recordings", value: 42 },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Words = {
  args: { label: "Plan", value: "Premium", note: "Thanks for subscribing!" },
} satisfies Story;
export const Loading = { render: () => <StatCardSkeleton /> } satisfies Story;
