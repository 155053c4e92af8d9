import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { lecture, longTitle } from "../../samples/recordings.ts";
import { FolderRecordingCard } from "./FolderRecordingCard.tsx";

const meta = {
  component: FolderRecordingCard,
  args: { recording: lecture, href: "#", onRemove: fn() },
} satisfies Meta<typeof FolderRecordingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const NotFavorite = { args: { recording: { ...lecture, isFavorite: false } } } satisfies Story;
export const LongTitle = { args: { recording: longTitle } } satisfies Story;

export const Removing = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("img", { name: "Favorite" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `More options for ${lecture.name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Remove from Folder" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
} satisfies Story;

export const MarkingAsRead = {
  args: { readMark: { isRead: false, onChange: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `More options for ${lecture.name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Mark as Read" }));
    await expect(args.readMark?.onChange).toHaveBeenCalledWith(true);
  },
} satisfies Story;
export const MarkingAsNotRead = {
  args: { readMark: { isRead: true, onChange: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `More options for ${lecture.name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Mark as Unread" }));
    await expect(args.readMark?.onChange).toHaveBeenCalledWith(false);
  },
} satisfies Story;
