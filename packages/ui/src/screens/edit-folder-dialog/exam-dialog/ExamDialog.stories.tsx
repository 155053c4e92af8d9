import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent } from "storybook/test";
import { ExamDialog } from "./ExamDialog.tsx";
import { framedInDocs } from "../../../samples/controls.ts";

const exam = { date: "2026-12-12", name: "Midterm", target: 90 };

const meta = {
  parameters: framedInDocs,
  component: ExamDialog,
  args: { state: { kind: "open" }, exam: null, onClose: fn(), onSave: fn(), focusFallback: { current: null } },
} satisfies Meta<typeof ExamDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open = {} satisfies Story;
/** UNT-06: an invalid target is reported, and nothing is lost. */
export const SettingAnExam = {
  play: async ({ args }) => {
    const date = await screen.findByLabelText("Exam Date");
    await fireEvent.change(date, { target: { value: exam.date } });
    await userEvent.type(await screen.findByRole("textbox", { name: "Exam Name (optional)" }), exam.name);
    const target = screen.getByRole("textbox", { name: "Target Score, Percent (optional)" });
    await userEvent.type(target, "900");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Enter a whole number from 1 to 100.")).toBeInTheDocument();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(target);
    await userEvent.type(target, "90");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith(exam);
  },
} satisfies Story;
/** UNT-06: an exam is removed in the same dialog in which it is changed. */
export const RemovingAnExam = {
  args: { exam },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Remove Exam" }));
    await expect(screen.getByLabelText("Exam Date")).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith(null);
  },
} satisfies Story;
export const Saving = { args: { exam, state: { kind: "saving" } } } satisfies Story;
export const ChangedElsewhere = { args: { exam, state: { kind: "changed" } } } satisfies Story;
export const OnPhone = { args: { exam }, globals: { viewport: { value: "phone" } } } satisfies Story;
