import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { lecture, longTitle } from "../../samples/recordings.ts";
import { RecentRecording, RecentRecordingSkeleton } from "./RecentRecording.tsx";

const meta = {
  component: RecentRecording,
  args: { recording: lecture, href: "#recording" },
} satisfies Meta<typeof RecentRecording>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SHL-12: the long date. */
export const Default = {
  play: ({ canvas }) => expect(canvas.getByRole("link")).toHaveTextContent("October 2, 2025"),
} satisfies Story;
export const LongTitle = { args: { recording: longTitle } } satisfies Story;
/** ARR-02: a recording in progress says so. */
export const InProgress = {
  args: { recording: { ...lecture, status: "processing" } },
  play: ({ canvas }) => expect(canvas.getByRole("link")).toHaveTextContent("Writing your summary…"),
} satisfies Story;
/** ARR-01: the arrival animation plays once over the row. */
export const Arriving = {
  args: { isArriving: true },
  play: async ({ canvas }) => {
    const overlay = canvas.getByRole("link").lastElementChild;
    await waitFor(() => expect(overlay).not.toBeVisible(), { timeout: 4000 });
  },
} satisfies Story;
export const Loading = { render: () => <RecentRecordingSkeleton /> } satisfies Story;
