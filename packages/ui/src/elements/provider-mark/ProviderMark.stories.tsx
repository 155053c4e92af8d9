import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProviderMark } from "./ProviderMark.tsx";

const meta = {
  component: ProviderMark,
  args: { provider: "google" },
} satisfies Meta<typeof ProviderMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Apple = { args: { provider: "apple" } } satisfies Story;
