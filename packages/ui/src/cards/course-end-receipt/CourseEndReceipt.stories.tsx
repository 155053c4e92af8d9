import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CourseEndReceipt } from "./CourseEndReceipt.tsx";

const meta = {
  component: CourseEndReceipt,
  args: {
    title: "Organic Chemistry",
    moment: "Dec 13, 12:00 PM",
    contents: { recordings: 12, cards: 40, reviews: 300, tags: 15 },
    busy: false,
    onDismiss: fn(),
  },
} satisfies Meta<typeof CourseEndReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** END-01 */
export const Default = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss: Organic Chemistry has ended" }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Dismissing = { args: { busy: true } } satisfies Story;
