import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { folder, longFolder, unbreakableFolder } from "../../samples/folders.ts";
import { FolderCard } from "./FolderCard.tsx";

const meta = {
  component: FolderCard,
  args: { folder, today: "2025-10-02", href: "#", onEdit: fn() },
} satisfies Meta<typeof FolderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** FOL-01: a click anywhere on the card activates the link. */
export const Default = {
  play: async ({ canvas, canvasElement }) => {
    const { left, top, height } = canvas.getByRole("article").getBoundingClientRect();
    await expect(canvasElement.ownerDocument.elementFromPoint(left + 6, top + height / 2)).toBe(
      canvas.getByRole("link", { name: "Organic Chemistry" }),
    );
  },
} satisfies Story;
/** FOL-10: the menu opens the folder's editing, and passes its button for returning the focus. */
export const Editing = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: "More options for Organic Chemistry" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Edit Folder" }));
    await expect(args.onEdit).toHaveBeenCalledWith(trigger);
  },
} satisfies Story;
export const NoDescription = { args: { folder: { ...folder, description: "" } } } satisfies Story;
const exam = { date: "2025-10-20", name: "", target: null };
export const WithExam = { args: { folder: { ...folder, exam } } } satisfies Story;
/** An exam that is over isn't named. */
export const AfterExam = {
  args: { folder: { ...folder, exam }, today: "2025-10-21" },
  play: ({ canvas }) => expect(canvas.queryByText(/Exam/)).toBeNull(),
} satisfies Story;
export const Empty = { args: { folder: { ...folder, lectures: 0 } } } satisfies Story;
export const LongText = { args: { folder: longFolder } } satisfies Story;
export const Unbreakable = {
  args: { folder: unbreakableFolder },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
