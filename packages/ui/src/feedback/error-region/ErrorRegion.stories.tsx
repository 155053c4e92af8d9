import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ErrorRegion } from "./ErrorRegion.tsx";

const meta = {
  component: ErrorRegion,
  args: { children: "Failed to load recording" },
} satisfies Meta<typeof ErrorRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load recording"),
} satisfies Story;
export const Retry = {
  args: { onRetry: fn() },
  decorators: [
    (Story) => (
      <main tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
} satisfies Story;
export const RetryNarrow = { args: { onRetry: fn() }, globals: { viewport: { value: "narrow" } } } satisfies Story;
