import type { Meta, StoryObj } from "@storybook/react-vite";
import { Settling, SettlingLine } from "./Settling.tsx";

const meta = {
  title: "illustrations/settling/Settling",
  component: Settling,
  args: { seed: "sound becomes writing" },
} satisfies Meta<typeof Settling>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Line = { render: ({ seed }) => <SettlingLine seed={seed} /> } satisfies Story;
