import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sampleReviewDays } from "../../samples/review-days.ts";
import { ReviewPlot } from "./ReviewPlot.tsx";

const meta = { component: ReviewPlot, args: { days: sampleReviewDays } } satisfies Meta<typeof ReviewPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PRC-04: screen readers get a table of the days with reviews. */
export const Default = {
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Reviews by day" });
    const withReviews = args.days.filter(({ reviews }) => reviews > 0);
    await expect(within(table).getAllByRole("row")).toHaveLength(withReviews.length + 1);
  },
} satisfies Story;
export const OneDay = {
  args: { days: sampleReviewDays.map((day, index) => ({ ...day, reviews: index === 29 ? 20 : 0 })) },
} satisfies Story;
