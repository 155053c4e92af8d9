import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotBuiltYet } from "./NotBuiltYet.tsx";

const meta = {
  component: NotBuiltYet,
  args: { title: "Chat", level: 2 },
} satisfies Meta<typeof NotBuiltYet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
