import type { Meta, StoryObj } from "@storybook/react-vite";
import { SettingUp } from "./SettingUp.tsx";

const meta = {
  component: SettingUp,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SettingUp>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
