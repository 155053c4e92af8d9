import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: ConfirmDialog,
  args: {
    open: true,
    title: "Are you sure?",
    description: "This action cannot be undone. This will permanently delete your recording.",
    confirmLabel: "Delete",
    onOpenChange: fn(),
    onConfirm: fn(),
    focusOnCancel: { current: null },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;

/** An alternative between the two, which loses nothing. */
export const Otherwise = {
  args: {
    title: "Sign out?",
    description: "3 reviews haven't synced yet. Signing out removes them from this device.",
    confirmLabel: "Sign Out",
    cancelLabel: "Stay",
    otherwise: { label: "Send and Sign Out", onSelect: fn() },
  },
  play: async ({ args: { otherwise, ...args } }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Send and Sign Out" }));
    await expect(otherwise?.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
} satisfies Story;

/** Cancel has the focus; Tab stays inside. */
export const ByKeyboard = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole("button", { name: "Cancel" });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
} satisfies Story;

/** Without `focusOnCancel`, the element that had the focus gets it back. */
export const FocusReturns = {
  render: function Asking({ title, description, confirmLabel, onConfirm }) {
    const [open, setOpen] = useState(false);
    const dialog = { title, description, confirmLabel, onConfirm };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ask</Button>
        <ConfirmDialog {...dialog} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Ask" });
    await userEvent.click(button);
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
} satisfies Story;
