import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { lecture, longTitle } from "../../samples/recordings.ts";
import { RenameDialog } from "./RenameDialog.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: RenameDialog,
  args: { open: true, name: lecture.name, onClose: fn(), onRename: fn(), focusFallback: { current: null } },
} satisfies Meta<typeof RenameDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open = {} satisfies Story;
/** RDT-02: the typed text becomes the name; it may be empty. */
export const Renaming = {
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox", { name: "Title" });
    await userEvent.clear(field);
    await userEvent.keyboard("{Enter}");
    await expect(args.onRename).toHaveBeenCalledWith("");
    await userEvent.type(field, "Cells");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onRename).toHaveBeenCalledWith("Cells");
  },
} satisfies Story;
export const LongTitle = { args: { name: longTitle.name } } satisfies Story;
