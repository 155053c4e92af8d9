import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { arrow } from "../../samples/arrow.ts";
import { RadioGroup } from "./RadioGroup.tsx";

type Style = "bullet" | "paragraph" | "outline";
const meta = {
  component: RadioGroup,
  args: {
    label: "Summary style",
    options: [
      { value: "bullet", label: "Bullet Points" },
      { value: "paragraph", label: "Paragraph" },
      { value: "outline", label: "Outline" },
    ],
    value: "bullet",
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup<Style>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const NothingChosen = { args: { value: undefined } } satisfies Story;

export const ByArrowKeys = {
  render: function ByArrowKeys(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Bullet Points" })).toHaveFocus();
    await arrow("ArrowRight", () => expect(canvas.getByRole("radio", { name: "Paragraph" })).toBeChecked());
    await arrow("ArrowLeft", () => expect(canvas.getByRole("radio", { name: "Bullet Points" })).toBeChecked());
    await arrow("ArrowLeft", () => expect(canvas.getByRole("radio", { name: "Outline" })).toBeChecked());
  },
} satisfies Story;
