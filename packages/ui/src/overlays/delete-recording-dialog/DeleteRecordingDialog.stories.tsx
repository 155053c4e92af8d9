import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { DeleteRecordingDialog } from "./DeleteRecordingDialog.tsx";

const meta = {
  component: DeleteRecordingDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), focusOnCancel: { current: null } },
} satisfies Meta<typeof DeleteRecordingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** REC-06: the exact words. */
export const Default = {
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(dialog).toHaveAccessibleDescription(
      "This action cannot be undone. This will permanently delete your recording.",
    );
    await expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Cancel", "Delete"]);
  },
} satisfies Story;
