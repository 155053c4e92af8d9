import type { Meta, StoryObj } from "@storybook/react-vite";
import { SettlingWait } from "./SettlingWait.tsx";

const meta = {
  component: SettlingWait,
} satisfies Meta<typeof SettlingWait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
