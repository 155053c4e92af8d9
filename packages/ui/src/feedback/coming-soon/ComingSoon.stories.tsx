import type { Meta, StoryObj } from "@storybook/react-vite";
import { ComingSoon } from "./ComingSoon.tsx";

const meta = {
  component: ComingSoon,
  args: {
    title: "Tools Coming Soon",
    children: "You can switch this page on in Settings.",
  },
} satisfies Meta<typeof ComingSoon>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
