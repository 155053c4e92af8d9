import type { Meta, StoryObj } from "@storybook/react-vite";
import { toControls } from "../../samples/controls.ts";
import { logo } from "./Logo.css.ts";
import { Logo } from "./Logo.tsx";

const meta = {
  title: "illustrations/logo/Logo",
  component: Logo,
  argTypes: toControls(logo),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Large = { args: { size: "large" } } satisfies Story;
