import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Preparing } from "./Preparing.tsx";

const meta = {
  title: "recording/preparing/Preparing",
  component: Preparing,
  args: { count: 1 },
} satisfies Meta<typeof Preparing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ARR-02: a line that is announced. */
export const Default = {
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Preparing 1 recording…"),
} satisfies Story;
export const Two = { args: { count: 2 } } satisfies Story;
/** Of more than three, only three are known. */
export const Several = { args: { count: 3 } } satisfies Story;
