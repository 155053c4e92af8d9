import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { folder, folders, longFolder, manyFolders, unbreakableFolder } from "../../samples/folders.ts";
import { lecture, longTitle } from "../../samples/recordings.ts";
import { FilingDialog } from "./FilingDialog.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: FilingDialog,
  args: {
    state: { kind: "ready", folders },
    recording: { ...lecture, folderId: null },
    onClose: fn(),
    onFile: fn(),
    onCreate: fn(),
    focusFallback: { current: null },
  },
} satisfies Meta<typeof FilingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** REC-13: choosing a folder files the recording that the dialog names. */
export const Ready = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("dialog", { name: "Add to Folder" })).toHaveTextContent(lecture.name);
    await expect(screen.queryByRole("button", { name: "Remove from Folder" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Law" }));
    await expect(args.onFile).toHaveBeenCalledWith(folders[1]?.id);
  },
} satisfies Story;

/** REC-13: the current folder is marked, and the recording can be removed from it. */
export const InFolder = {
  args: { recording: { ...lecture, folderId: folder.id } },
  play: async ({ args }) => {
    const current = await screen.findByRole("button", { name: folder.name, pressed: true });
    await waitFor(() => expect(current).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Remove from Folder" }));
    await expect(args.onFile).toHaveBeenCalledWith(null);
  },
} satisfies Story;

/** REC-13: a new folder needs a name. */
export const NoFolders = {
  args: { state: { kind: "ready", folders: [] } },
  play: async ({ args }) => {
    const create = await screen.findByRole("button", { name: "Create and Add" });
    await userEvent.type(screen.getByRole("textbox", { name: "New Folder" }), "  ");
    await userEvent.click(create);
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole("textbox", { name: "New Folder" }), "Seminar");
    await userEvent.click(create);
    await expect(args.onCreate).toHaveBeenCalledWith("Seminar");
  },
} satisfies Story;

export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = {
  args: { state: { kind: "failed" } },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Couldn't load folders");
  },
} satisfies Story;
export const Creating = { args: { state: { kind: "creating", folders } } } satisfies Story;
export const Many = { args: { state: { kind: "ready", folders: manyFolders(30) } } } satisfies Story;
export const LongTextNarrow = {
  args: { state: { kind: "ready", folders: [longFolder, unbreakableFolder] }, recording: longTitle },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
