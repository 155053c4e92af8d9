import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
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

/** The way back has the focus; Tab stays inside. */
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
