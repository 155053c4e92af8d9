import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FreeWeekProgress } from "./FreeWeekProgress.tsx";

const meta = {
  component: FreeWeekProgress,
  args: { friends: 3 },
} satisfies Meta<typeof FreeWeekProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Progress toward your free week" });
    await expect(bar).toHaveAttribute("aria-valuenow", "3");
    await expect(bar).toHaveAttribute("aria-valuetext", "3 of 7 friends");
  },
} satisfies Story;
export const NoFriends = { args: { friends: 0 } } satisfies Story;
export const AllFriends = { args: { friends: 7 } } satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
