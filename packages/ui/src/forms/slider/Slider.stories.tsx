import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Slider } from "./Slider.tsx";

const meta = {
  title: "forms/slider/Slider",
  component: Slider,
  args: { label: "Text size", min: 80, max: 240, step: 10, value: 120, valueText: "120%", onChange: fn() },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const AtItsEnd = { args: { value: 240, valueText: "240%" } } satisfies Story;
export const Disabled = { args: { disabled: true } } satisfies Story;
export const LongLabel = {
  args: { label: "The space between one paragraph of the transcript and the next" },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;

export const ByKeyboard = {
  render: function ByKeyboard(args) {
    const [value, setValue] = useState(args.value);
    return <Slider {...args} value={value} valueText={`${value}%`} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Text size" });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute("aria-valuetext", "120%");
  },
} satisfies Story;
