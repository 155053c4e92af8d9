import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { longFolder } from "../../samples/folders.ts";
import { CourseEndNotice } from "./CourseEndNotice.tsx";

const meta = {
  component: CourseEndNotice,
  args: {
    title: "Organic Chemistry",
    day: "December 12",
    daysLeft: 14,
    contents: { recordings: 12, cards: 40, reviews: 300, tags: 15 },
    exporting: <Button>Export Folder</Button>,
    onChangeDate: fn(),
    onSaveCalendar: fn(),
  },
} satisfies Meta<typeof CourseEndNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** END-01: counts, an export, and the date. */
export const FourteenDays = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/12 recordings with 40 cards, 300 reviews and 15 tags will be permanently deleted/),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Export Folder" })).toBeVisible();
    const change = canvas.getByRole("button", { name: "Change Date" });
    await userEvent.click(change);
    await expect(args.onChangeDate).toHaveBeenCalledWith(change);
  },
} satisfies Story;
export const LastDay = { args: { daysLeft: 0 } } satisfies Story;
export const NotCounted = { args: { contents: undefined } } satisfies Story;
export const LongBefore = { args: { daysLeft: 60, day: "January 23, 2027" } } satisfies Story;
export const LongTextOnPhone = {
  args: { title: longFolder.name, daysLeft: 1, href: "#folder" },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
