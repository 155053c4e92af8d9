import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  component: VisuallyHidden,
  args: { children: "Words for those who listen" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Live = {
  args: { live: true, children: "3 recordings found" },
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("3 recordings found"),
} satisfies Story;
