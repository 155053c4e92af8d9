import type { Meta, StoryObj } from "@storybook/react-vite";
import { toControls } from "../../samples/controls.ts";
import { spinner } from "./Spinner.css.ts";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "elements/spinner/Spinner",
  component: Spinner,
  argTypes: toControls(spinner),
  args: { label: "Loading" },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Large = { args: { size: "large" } } satisfies Story;
