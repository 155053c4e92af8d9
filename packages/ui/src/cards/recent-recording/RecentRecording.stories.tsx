import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveTextContent("October 2, 2025");
  },
} satisfies Story;
export const LongTitle = { args: { recording: longTitle } } satisfies Story;
export const Loading = { render: () => <RecentRecordingSkeleton /> } satisfies Story;
