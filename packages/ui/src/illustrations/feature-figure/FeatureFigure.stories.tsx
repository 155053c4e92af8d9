import type { Meta, StoryObj } from "@storybook/react-vite";
import { FeatureFigure } from "./FeatureFigure.tsx";

const meta = {
  component: FeatureFigure,
  args: { figure: "recording" },
} satisfies Meta<typeof FeatureFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Library = { args: { figure: "library" } } satisfies Story;
export const Information = { args: { figure: "information" } } satisfies Story;
export const Chat = { args: { figure: "chat" } } satisfies Story;
