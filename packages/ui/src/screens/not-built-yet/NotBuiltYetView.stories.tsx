import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotBuiltYetView } from "./NotBuiltYetView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: NotBuiltYetView,
  args: { title: "Folders" },
} satisfies Meta<typeof NotBuiltYetView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
