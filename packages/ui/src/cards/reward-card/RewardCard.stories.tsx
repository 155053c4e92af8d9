import type { Meta, StoryObj } from "@storybook/react-vite";
import { RewardCard } from "./RewardCard.tsx";

const meta = {
  component: RewardCard,
  args: { reward: "yours", headingLevel: 2 },
} satisfies Meta<typeof RewardCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Theirs = { args: { reward: "theirs" } } satisfies Story;
export const Week = { args: { reward: "week" } } satisfies Story;
