import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { CourseEndField } from "./CourseEndField.tsx";

const meta = {
  component: CourseEndField,
  args: { day: "2026-12-12", busy: false, onChange: fn(), onIncompleteChange: fn() },
} satisfies Meta<typeof CourseEndField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDay = {} satisfies Story;
export const Wrong = { args: { error: "Choose a date after today." } } satisfies Story;

/** END-01 */
export const Removed = {
  render: function Removed(args) {
    const [day, setDay] = useState(args.day);
    return <CourseEndField {...args} day={day} onChange={setDay} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Course End Date" }));
    await expect(canvas.getByLabelText("Course End Date")).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: "Remove Course End Date" })).toBeNull();
  },
} satisfies Story;
