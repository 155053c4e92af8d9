import type { Meta, StoryObj } from "@storybook/react-vite";
import { AuthLoadingView } from "./AuthLoadingView.tsx";

const meta = {
  component: AuthLoadingView,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AuthLoadingView>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
