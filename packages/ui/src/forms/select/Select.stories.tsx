import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Select } from "./Select.tsx";

const meta = {
  title: "forms/select/Select",
  component: Select,
  args: {
    label: "Category",
    placeholder: "Choose a category",
    options: [
      { value: "recording", label: "Recording" },
      { value: "ui", label: "User interface" },
      { value: "other", label: "Other" },
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Category" }), "User interface");
    await expect(args.onChange).toHaveBeenCalledWith("ui");
  },
} satisfies Story;
export const Chosen = { args: { value: "ui" } } satisfies Story;
