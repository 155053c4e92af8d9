import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent } from "storybook/test";
import { folder, longFolder } from "../../samples/folders.ts";
import { EditFolderDialog } from "./EditFolderDialog.tsx";

const meta = {
  component: EditFolderDialog,
  args: {
    state: { kind: "open" },
    folder,
    today: "2026-11-24",
    onClose: fn(),
    onSave: fn(),
    focusFallback: { current: null },
  },
} satisfies Meta<typeof EditFolderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open = {} satisfies Story;
/** FOL-10: an empty name does nothing; another is saved with description and colour. */
export const Editing = {
  play: async ({ args }) => {
    const name = await screen.findByRole("textbox", { name: "Folder Name" });
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, " Biology ");
    await userEvent.click(screen.getByRole("radio", { name: "Green" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: "Biology",
      description: folder.description,
      color: "#16A34A",
      exam: null,
      courseEnd: null,
    });
  },
} satisfies Story;
/** UNT-06: name and date are saved together; an invalid target is reported, and nothing is lost. */
export const SettingAnExam = {
  play: async ({ args }) => {
    const date = await screen.findByLabelText("Exam Date");
    await fireEvent.change(date, { target: { value: "2026-12-12" } });
    await userEvent.type(await screen.findByRole("textbox", { name: "Exam Name (optional)" }), "Midterm");
    const target = screen.getByRole("textbox", { name: "Target in % (optional)" });
    await userEvent.type(target, "900");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Write a whole number from 1 to 100.")).toBeInTheDocument();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(target);
    await userEvent.type(target, "90");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: folder.name, exam: { date: "2026-12-12", name: "Midterm", target: 90 } }),
    );
  },
} satisfies Story;
/** UNT-06: an exam is removed in the same dialog in which it is changed. */
export const RemovingAnExam = {
  args: { folder: { ...folder, exam: { date: "2026-12-12", name: "Midterm", target: 90 } } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Remove Exam" }));
    await expect(screen.getByLabelText("Exam Date")).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ exam: null }));
  },
} satisfies Story;
/** END-01: a day from tomorrow on; what is wrong is named, and the date is removed where it is changed. */
export const SettingACourseEnd = {
  play: async ({ args }) => {
    const date = await screen.findByLabelText("Last Day of Its Recordings");
    await fireEvent.change(date, { target: { value: "2026-11-24" } });
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Choose tomorrow or a later day.")).toBeInTheDocument();
    await expect(args.onSave).not.toHaveBeenCalled();
    await fireEvent.change(date, { target: { value: "2026-12-12" } });
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ courseEnd: "2026-12-12" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove Course End" }));
    await expect(date).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ courseEnd: null }));
  },
} satisfies Story;
export const WithDates = {
  args: {
    folder: { ...folder, exam: { date: "2026-12-12", name: "Midterm", target: 90 }, courseEnd: "2026-12-31" },
  },
} satisfies Story;
export const Saving = { args: { state: { kind: "saving" } } } satisfies Story;
export const LongText = { args: { folder: longFolder } } satisfies Story;
