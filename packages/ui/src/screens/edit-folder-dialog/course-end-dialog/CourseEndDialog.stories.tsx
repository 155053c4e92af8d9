import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { CourseEndDialog } from "./CourseEndDialog.tsx";
import { framedInDocs } from "../../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: CourseEndDialog,
  args: {
    state: { kind: "open" },
    courseEnd: null,
    today: "2026-11-24",
    contents: { recordings: 2, cards: 6, reviews: 1, tags: 0 },
    onClose: fn(),
    onSave: fn(),
    focusFallback: { current: null },
  },
} satisfies Meta<typeof CourseEndDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (day: string) => {
  await fireEvent.change(await screen.findByLabelText("Course End Date", { selector: "input" }), {
    target: { value: day },
  });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
};

export const Open = {} satisfies Story;
/** END-01, DAY-05: a day from tomorrow on, which is set after the question with its counts. */
export const Asking = {
  play: async ({ args }) => {
    await ask("2026-11-24");
    await expect(await screen.findByText("Choose a date after today.")).toBeInTheDocument();
    await ask("2026-12-05");
    await screen.findByRole("dialog", { name: "Delete 2 recordings, 6 cards and 1 review after December 5?" });
    await expect(screen.getByRole("button", { name: "Back" })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Schedule Deletion" }));
    await expect(args.onSave).toHaveBeenCalledWith("2026-12-05");
  },
} satisfies Story;
/** DAY-05: Back keeps the day. */
export const Back = {
  play: async ({ args }) => {
    await ask("2026-12-05");
    await userEvent.click(await screen.findByRole("button", { name: "Back" }));
    await expect(screen.getByLabelText("Course End Date", { selector: "input" })).toHaveValue("2026-12-05");
    await expect(args.onSave).not.toHaveBeenCalled();
  },
} satisfies Story;
/** END-01: removing the date deletes nothing, so it isn't asked about. */
export const Removing = {
  args: { courseEnd: "2026-12-12" },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Remove Course End Date" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith(null);
  },
} satisfies Story;
export const AskingOfAnEmptyFolder = {
  args: { contents: { recordings: 0, cards: 0, reviews: 0, tags: 0 } },
  play: async () => {
    await ask("2026-12-05");
    await waitFor(() => expect(screen.getByText(/It's empty now/)).toBeVisible());
  },
} satisfies Story;
export const Counting = { args: { contents: undefined }, play: () => ask("2026-12-05") } satisfies Story;
export const NotCounted = { args: { contents: null }, play: () => ask("2026-12-05") } satisfies Story;
export const Saving = { args: { courseEnd: "2026-12-12", state: { kind: "saving" } } } satisfies Story;
export const ChangedElsewhere = { args: { courseEnd: "2026-12-12", state: { kind: "changed" } } } satisfies Story;
export const OnPhone = { ...Asking, globals: { viewport: { value: "phone" } } } satisfies Story;
