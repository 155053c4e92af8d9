import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "forms/checkbox/Checkbox",
  component: Checkbox,
  args: { checked: false, onChange: fn(), children: "Constitutional law seminar" },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Checked = { args: { checked: true } } satisfies Story;
export const Disabled = { args: { disabled: true } } satisfies Story;

export const ByKeyboardAndByLabel = {
  render: function ByKeyboardAndByLabel(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Constitutional law seminar" });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("Constitutional law seminar"));
    await expect(box).not.toBeChecked();
  },
} satisfies Story;
