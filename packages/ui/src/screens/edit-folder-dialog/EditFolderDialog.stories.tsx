import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { folder, longFolder } from "../../samples/folders.ts";
import { EditFolderDialog } from "./EditFolderDialog.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: EditFolderDialog,
  args: {
    state: { kind: "open" },
    folder,
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
      color: "#67904F",
    });
  },
} satisfies Story;
export const Saving = { args: { state: { kind: "saving" } } } satisfies Story;
export const LongText = { args: { folder: longFolder } } satisfies Story;
