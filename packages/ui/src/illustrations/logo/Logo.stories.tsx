import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./Logo.tsx";

const meta = {
  title: "illustrations/logo/Logo",
  component: Logo,
} satisfies Meta<typeof Logo>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
