import type { Meta, StoryObj } from "@storybook/react-vite";
import { toControls } from "../../samples/controls.ts";
import { message } from "./FieldMessage.css.ts";
import { FieldMessage } from "./FieldMessage.tsx";

const meta = {
  component: FieldMessage,
  argTypes: toControls(message),
  args: { children: "Three images at most." },
} satisfies Meta<typeof FieldMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Caution = {
  args: { tone: "caution", children: "The images are deleted after this date." },
} satisfies Story;
export const Critical = {
  args: { tone: "critical", children: "Write an address that we can answer." },
} satisfies Story;
