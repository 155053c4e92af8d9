import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToolCard } from "./ToolCard.tsx";

const meta = {
  component: ToolCard,
  args: { tool: "transcription" },
} satisfies Meta<typeof ToolCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const ComingSoon = { args: { tool: "enhancement" } } satisfies Story;
