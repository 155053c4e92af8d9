import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { TextArea } from "./TextArea.tsx";

const meta = {
  component: TextArea,
  args: { label: "Message", value: "", onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Hint = { args: { hint: "What did you do, and what happened?" } } satisfies Story;
export const Wrong = {
  args: { error: "Write a few words first." },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox", { name: "Message" });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription("Write a few words first.");
  },
} satisfies Story;

export const Grows = {
  render: function Grows(args) {
    const [value, setValue] = useState("");
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox", { name: "Message" });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, "one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six");
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
  },
} satisfies Story;

/** Near the limit the field shows how many characters are left. */
export const NearlyFull = { args: { value: "Lectures and labs ".repeat(16), maxLength: 300 } } satisfies Story;
