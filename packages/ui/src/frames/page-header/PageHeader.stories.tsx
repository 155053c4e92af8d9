import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageHeader } from "./PageHeader.tsx";

const meta = {
  component: PageHeader,
  args: { title: "Recordings", note: "Recordings can only be created on the mobile app" },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const LongTitle = {
  args: { title: "Comparative Constitutional Interpretation in Post-War European Courts" },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
