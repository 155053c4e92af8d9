import type { Meta, StoryObj } from "@storybook/react-vite";
import { screenshot } from "../../samples/screenshot.ts";
import { PreviewItem } from "./PreviewItem.tsx";

const meta = {
  component: PreviewItem,
  args: {
    title: "A lecture, read in minutes",
    description: "The summary comes first; the transcript is one tab away.",
    imageUrl: screenshot,
    side: "start",
  },
} satisfies Meta<typeof PreviewItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const OtherSide = { args: { side: "end" } } satisfies Story;
/** PUB-04 */
export const WithoutImage = { args: { imageUrl: "" } } satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
