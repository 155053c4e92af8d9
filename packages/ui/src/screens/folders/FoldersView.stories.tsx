import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { folders, longFolder, manyFolders, unbreakableFolder } from "../../samples/folders.ts";
import { FoldersView } from "./FoldersView.tsx";
import type { CreateFolderState } from "./folders.state.ts";

const meta = {
  parameters: { surface: "sheet" },
  component: FoldersView,
  args: {
    onRetry: fn(),
    state: { kind: "ready", folders },
    today: "2025-10-02",
    dialog: { kind: "closed" },
    onDialogOpenChange: fn(),
    onCreate: fn(),
    onEdit: fn(),
    folderHref: (id) => `#${id}`,
  },
} satisfies Meta<typeof FoldersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready = {} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
export const Empty = {
  args: { state: { kind: "empty" } },
  play: async ({ args, canvas }) => {
    const [, inEmptyState] = canvas.getAllByRole("button", { name: "New Folder" });
    await userEvent.click(inEmptyState as HTMLElement);
    await expect(args.onDialogOpenChange).toHaveBeenCalledWith(true);
  },
} satisfies Story;
export const DialogOpen = { args: { dialog: { kind: "open" } } } satisfies Story;
export const DialogCreating = { args: { dialog: { kind: "creating" } } } satisfies Story;
export const LongText = {
  args: { state: { kind: "ready", folders: [longFolder, { ...unbreakableFolder, id: "b" }] } },
} satisfies Story;
export const Many = { args: { state: { kind: "ready", folders: manyFolders(24) } } } satisfies Story;
export const LongTextNarrow = { ...LongText, globals: { viewport: { value: "narrow" } } } satisfies Story;

/** FOL-02: closing resets the fields, and the button gets the focus. */
export const Creating = {
  render: function Creating(args) {
    const [dialog, setDialog] = useState<CreateFolderState>({ kind: "closed" });
    return (
      <FoldersView
        {...args}
        dialog={dialog}
        onDialogOpenChange={(open) => setDialog({ kind: open ? "open" : "closed" })}
        onCreate={(folder) => {
          args.onCreate(folder);
          setDialog({ kind: "closed" });
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "New Folder" });
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole("textbox", { name: "Folder Name" }), "Botany");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onCreate).not.toHaveBeenCalled();

    await userEvent.click(button);
    await expect(await screen.findByRole("textbox", { name: "Folder Name" })).toHaveValue("");
    await userEvent.keyboard("Botany{Enter}");
    await expect(args.onCreate).toHaveBeenCalledWith({ name: "Botany", description: "", color: "#3B82F6" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
} satisfies Story;
