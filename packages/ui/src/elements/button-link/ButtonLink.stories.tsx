import type { Meta, StoryObj } from "@storybook/react-vite";
import { toControls } from "../../samples/controls.ts";
import { button } from "../button/Button.css.ts";
import { ButtonLink } from "./ButtonLink.tsx";

const meta = {
  component: ButtonLink,
  argTypes: toControls(button),
  args: { href: "#", children: "Go to Dashboard", variant: "primary" },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Secondary = { args: { variant: "secondary", children: "Go Home" } } satisfies Story;
