import type { Meta, StoryObj } from "@storybook/react-vite";
import { SettingUpView } from "./SettingUpView.tsx";

const meta = {
  component: SettingUpView,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SettingUpView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
