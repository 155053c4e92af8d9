import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "./Field.tsx";

const meta = {
  title: "forms/field/Field",
  component: Field,
  args: { label: "Semester", children: (control) => <output {...control}>Autumn</output> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  args: { hint: "As it is called in the syllabus." },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("status", { name: "Semester" });
    await expect(control).toHaveAccessibleDescription("As it is called in the syllabus.");
    await expect(control).not.toHaveAttribute("aria-invalid");
  },
} satisfies Story;

export const Wrong = {
  args: { hint: "As it is called in the syllabus.", error: "Autumn is over." },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("status", { name: "Semester" });
    await expect(control).toHaveAccessibleDescription("Autumn is over.");
    await expect(control).toBeInvalid();
  },
} satisfies Story;

export const NoWords = {
  play: ({ canvas }) =>
    expect(canvas.getByRole("status", { name: "Semester" })).not.toHaveAttribute("aria-describedby"),
} satisfies Story;
