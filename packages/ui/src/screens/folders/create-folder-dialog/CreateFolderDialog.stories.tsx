import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { CreateFolderDialog } from "./CreateFolderDialog.tsx";
import { framedInDocs } from "../../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: CreateFolderDialog,
  args: { state: { kind: "open" }, onClose: fn(), onCreate: fn(), focusFallback: { current: null } },
} satisfies Meta<typeof CreateFolderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open = {} satisfies Story;
export const Creating = { args: { state: { kind: "creating" } } } satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;

/** FOL-02: spaces alone are no name; Enter in the name creates the folder. */
export const Filling = {
  play: async ({ args }) => {
    const name = await screen.findByRole("textbox", { name: "Folder Name" });
    await userEvent.type(name, "   {Enter}");
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(name, "Organic Chemistry");
    await userEvent.type(screen.getByRole("textbox", { name: "Description" }), "Lectures and labs");
    await userEvent.click(screen.getByRole("radio", { name: "Green" }));
    await userEvent.type(name, "{Enter}");
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: "Organic Chemistry",
      description: "Lectures and labs",
      color: "#67904F",
    });
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
