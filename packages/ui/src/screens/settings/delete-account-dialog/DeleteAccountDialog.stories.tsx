import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";

const meta = {
  component: DeleteAccountDialog,
  args: { state: { kind: "confirming" }, onConfirm: fn(), onCancel: fn(), focusOnCancel: { current: null } },
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

/** The work can't be taken back: nothing closes it, and a second press does nothing. */
export const Deleting = {
  args: { state: { kind: "deleting" } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Yes, Delete My Account" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
} satisfies Story;
