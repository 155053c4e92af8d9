import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { lecture, lectures, longTitle, many } from "../../../samples/recordings.ts";
import { AddRecordingsDialog } from "./AddRecordingsDialog.tsx";
import { framedInDocs } from "../../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: AddRecordingsDialog,
  args: {
    state: { kind: "ready", recordings: lectures.slice(0, 4) },
    onClose: fn(),
    onAdd: fn(),
    focusFallback: { current: null },
  },
} satisfies Meta<typeof AddRecordingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready = {} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = {
  args: { state: { kind: "failed" } },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load recordings");
  },
} satisfies Story;
/** FOL-06: the same text if all recordings are in this folder, and if there are none. */
export const Empty = {
  args: { state: { kind: "empty" } },
  play: async () => {
    await screen.findByText("There are no recordings to add.");
  },
} satisfies Story;
export const Adding = { args: { state: { kind: "adding", recordings: lectures.slice(0, 4) } } } satisfies Story;
export const Many = { args: { state: { kind: "ready", recordings: many(40) } } } satisfies Story;
export const LongTextNarrow = {
  args: { state: { kind: "ready", recordings: [longTitle] } },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;

/** FOL-06: the button shows the number, and is disabled at 0. */
export const Choosing = {
  play: async ({ args }) => {
    const add = await screen.findByRole("button", { name: "Add to Folder (0)" });
    await expect(add).toBeDisabled();
    const [first, , third] = screen.getAllByRole("checkbox");
    await userEvent.click(third as HTMLElement);
    await userEvent.click(first as HTMLElement);
    await userEvent.click(screen.getByRole("button", { name: "Add to Folder (2)" }));
    await expect(args.onAdd).toHaveBeenCalledWith([lecture.id, lectures[2]?.id]);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
