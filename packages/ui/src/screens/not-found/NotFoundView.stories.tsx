import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFoundView } from "./NotFoundView.tsx";

const meta = {
  component: NotFoundView,
  parameters: { layout: "fullscreen" },
  args: { paths: { home: "#", dashboard: "#dashboard" } },
} satisfies Meta<typeof NotFoundView>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
