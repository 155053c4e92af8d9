import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "forms/switch/Switch",
  component: Switch,
  args: { label: "Tools", note: "Shows the tools page.", checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const On = { args: { checked: true } } satisfies Story;

export const ByKeyboard = {
  render: function ByKeyboard(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("switch", { name: "Tools" });
    await expect(control).toHaveAccessibleDescription("Shows the tools page.");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText("Tools"));
    await expect(control).not.toBeChecked();
  },
} satisfies Story;
