import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: DeleteDialog,
  args: {
    noun: "recording",
    of: "Microeconomics: price elasticity",
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    focusOnCancel: { current: null },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(dialog).toHaveAccessibleDescription(
      `This action cannot be undone. This will permanently delete your ${args.noun}.`,
    );
    await waitFor(() => expect(screen.getByText(new RegExp(args.of))).toBeVisible());
    await expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Cancel", "Delete"]);
  },
} satisfies Meta<typeof DeleteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** REC-06, REC-12: the exact text, and a line with the name. */
export const Recording = {} satisfies Story;
export const Folder = {
  args: { noun: "folder", of: "Biology 101", kept: "Its recordings stay in your library." },
} satisfies Story;
export const StudyGuide = { args: { noun: "study guide", of: "Midterm review" } } satisfies Story;
