import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";
import { framedInDocs } from "../../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: DeleteAccountDialog,
  args: {
    state: { kind: "confirming" },
    onConfirm: fn(),
    onCancel: fn(),
    onReceiptDownload: fn(),
    onReceiptClose: fn(),
    focusOnCancel: { current: null },
  },
} satisfies Meta<typeof DeleteAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole("button", { name: "Cancel" });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Yes, Delete My Account" }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
} satisfies Story;

/** The deletion can't be undone: nothing closes the dialog, and a second press does nothing. */
export const Deleting = {
  args: { state: { kind: "deleting" } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Yes, Delete My Account" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
} satisfies Story;

/** EXP-04: a receipt with date and counts; Done closes it. */
export const Deleted = {
  args: {
    state: {
      kind: "deleted",
      receipt: {
        deletedAt: "2026-03-02T12:00:00.000Z",
        counts: { recordings: 31, folders: 4, tags: 12, studyGuides: 1, cards: 212, reviews: 1480 },
      },
    },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Your account has been deleted" });
    await expect(dialog).toHaveAccessibleDescription(
      "Deleted on March 2, 2026: 31 recordings, 4 folders, 12 tags, 1 study guide, 212 cards and 1,480 reviews.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Download Receipt" }));
    await expect(args.onReceiptDownload).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await expect(args.onReceiptClose).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
} satisfies Story;
