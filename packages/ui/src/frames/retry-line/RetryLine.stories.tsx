import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RetryLine } from "./RetryLine.tsx";

const meta = {
  component: RetryLine,
  args: { noun: "recordings", onRetry: fn() },
} satisfies Meta<typeof RetryLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Narrow = { args: { noun: "study guides" }, globals: { viewport: { value: "narrow" } } } satisfies Story;
