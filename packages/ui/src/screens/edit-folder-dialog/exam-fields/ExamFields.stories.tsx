import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { ExamFields } from "./ExamFields.tsx";

const meta = {
  component: ExamFields,
  args: {
    draft: { date: "2026-12-12", name: "Final", target: "90" },
    errors: {},
    busy: false,
    onChange: fn(),
    onIncompleteChange: fn(),
  },
} satisfies Meta<typeof ExamFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoExam = { args: { draft: { date: "", name: "", target: "" } } } satisfies Story;
export const Wrong = {
  args: {
    draft: { date: "", name: "Final", target: "900" },
    errors: { date: "Choose a date from 2000 to 2199.", target: "Enter a whole number from 1 to 100." },
  },
} satisfies Story;
export const Busy = { args: { busy: true } } satisfies Story;
export const LongNameOnPhone = {
  args: { draft: { date: "2026-12-12", name: "Final examination of Human Biology, second date", target: "90" } },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;

/** UNT-06 */
export const Removed = {
  render: function Removed(args) {
    const [draft, setDraft] = useState(args.draft);
    return <ExamFields {...args} draft={draft} onChange={setDraft} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Exam" }));
    await expect(canvas.getByLabelText("Exam Date")).toHaveValue("");
    await expect(canvas.queryByLabelText("Exam Name (optional)")).toBeNull();
  },
} satisfies Story;
