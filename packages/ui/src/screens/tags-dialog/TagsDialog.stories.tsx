import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { arabicTag, longTag, manyTags, tags } from "../../samples/tags.ts";
import { TagsDialog } from "./TagsDialog.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const counted = tags.map((tag, at) => ({ ...tag, recordings: at === 1 ? 1 : at * 7 }));

const meta = {
  parameters: framedInDocs,
  component: TagsDialog,
  args: {
    state: { kind: "ready", tags: counted },
    busyId: undefined,
    onClose: fn(),
    onSave: fn(() => Promise.resolve("saved" as const)),
    onDelete: fn(),
    focusFallback: { current: null },
  },
} satisfies Meta<typeof TagsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** UNT-04: the confirmation names the tag and the number of recordings, which are not deleted. */
export const Ready = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete Thermodynamics" }));
    const question = await screen.findByRole("alertdialog");
    await expect(question).toHaveTextContent("Thermodynamics. 14 recordings have it and will stay.");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole("button", { name: "Delete Lab" }));
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("1 recording has it");
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await expect(args.onDelete).toHaveBeenCalledWith("tag-2");
  },
} satisfies Story;

/** UNT-04: a name that another tag has is refused at the field. */
export const Editing = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Edit Lab" }));
    const name = await screen.findByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard("exam{Enter}");
    await expect(screen.getByText("Another tag has this name")).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, "  Laboratory ");
    await userEvent.click(screen.getByRole("radio", { name: "Green" }));
    await userEvent.type(name, "{Enter}");
    await expect(args.onSave).toHaveBeenCalledWith(
      { id: "tag-2", name: "Laboratory", color: "green" },
      expect.objectContaining({ name: "Lab" }),
    );
    await waitFor(() => expect(screen.getByRole("button", { name: "Edit Lab" })).toHaveFocus());
  },
} satisfies Story;

export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
export const NoTags = { args: { state: { kind: "ready", tags: [] } } } satisfies Story;
/** A tag that is being deleted. */
export const Busy = { args: { busyId: "tag-1" } } satisfies Story;
export const ManyOnPhone = {
  args: { state: { kind: "ready", tags: manyTags(200).map((tag) => ({ ...tag, recordings: 3 })) } },
  globals: { viewport: { value: "phone" } },
} satisfies Story;
export const LongTextNarrow = {
  args: { state: { kind: "ready", tags: [longTag, arabicTag].map((tag) => ({ ...tag, recordings: undefined })) } },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
