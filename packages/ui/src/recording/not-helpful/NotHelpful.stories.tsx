import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { NotHelpful } from "./NotHelpful.tsx";

const meta = {
  component: NotHelpful,
  args: { onAskElsewhere: fn(), searchHref: "#search" },
} satisfies Meta<typeof NotHelpful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unmarked = {} satisfies Story;
export const Marked = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Not Helpful" }));
    await expect(canvas.getByRole("link", { name: "Search All Lectures" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show Other Passages" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Show Other Passages" }));
    await expect(args.onAskElsewhere).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const MarkedWithoutSearch = {
  args: { searchHref: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Not Helpful" }));
    await expect(canvas.queryByRole("link")).toBeNull();
  },
} satisfies Story;
