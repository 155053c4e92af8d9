import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OfflineNotice } from "./OfflineNotice.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: OfflineNotice,
  args: { offline: true },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: ({ canvas }) =>
    expect(canvas.getByRole("status")).toHaveTextContent("You're offline. This is the last saved version"),
} satisfies Story;
export const Kept = {
  args: { isKept: true },
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("You're offline. Showing saved lectures."),
} satisfies Story;
export const Refused = {
  args: { isRefused: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole("status")).toHaveTextContent(
      "You're offline, so nothing was changed. Connect to the internet and try again.",
    ),
} satisfies Story;
