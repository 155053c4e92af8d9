import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ErrorRegion } from "./ErrorRegion.tsx";

const meta = {
  component: ErrorRegion,
  args: { children: "Failed to load recording" },
} satisfies Meta<typeof ErrorRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Aloud = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load recording");
  },
} satisfies Story;
