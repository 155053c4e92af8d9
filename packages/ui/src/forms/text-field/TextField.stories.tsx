import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TextField } from "./TextField.tsx";

const meta = {
  component: TextField,
  args: { label: "Folder Name", value: "", onChange: fn(), hint: "As it is called in the syllabus." },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Wrong = {
  args: { label: "Email", type: "email", value: "maya@", error: "This is not a whole address." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Email" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("This is not a whole address.");
  },
} satisfies Story;

export const Typing = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Folder Name" }), "B");
    await expect(args.onChange).toHaveBeenCalledWith("B");
  },
} satisfies Story;
