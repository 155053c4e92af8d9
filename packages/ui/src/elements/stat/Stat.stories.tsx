import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stat } from "./Stat.tsx";

const meta = {
  title: "elements/stat/Stat",
  component: Stat,
  args: { label: "Total Recordings", value: 42 },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const WithNote = {
  args: { label: "Recording time", value: 37, unit: "minutes left this week", note: "+20 bonus" },
} satisfies Story;
