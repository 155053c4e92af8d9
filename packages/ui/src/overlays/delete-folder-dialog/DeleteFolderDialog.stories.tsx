import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { DeleteFolderDialog } from "./DeleteFolderDialog.tsx";

const meta = {
  component: DeleteFolderDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), focusOnCancel: { current: null } },
} satisfies Meta<typeof DeleteFolderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Product decision 16: the words of REC-06 with another noun. */
export const Default = {
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(dialog).toHaveAccessibleDescription(
      "This action cannot be undone. This will permanently delete your folder.",
    );
    await expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Cancel", "Delete"]);
  },
} satisfies Story;
