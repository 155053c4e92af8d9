import type { Meta, StoryObj } from "@storybook/react-vite";
import { Keys } from "./Keys.tsx";

const meta = {
  title: "elements/keys/Keys",
  component: Keys,
  args: { keys: ["Ctrl", "K"] },
} satisfies Meta<typeof Keys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Together = {} satisfies Story;
export const OneKey = { args: { keys: ["/"] } } satisfies Story;
