import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorView } from "./ErrorView.tsx";

const meta = {
  component: ErrorView,
  parameters: { layout: "fullscreen" },
  args: { paths: { home: "#", dashboard: "#dashboard" } },
} satisfies Meta<typeof ErrorView>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
