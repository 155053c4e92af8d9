import type { Meta, StoryObj } from "@storybook/react-vite";
import { PreviewItem } from "./PreviewItem.tsx";

/** Drawn here, so that a story loads nothing. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="#e8e2d3"/><rect x="80" y="80" width="700" height="40" fill="#3a4572"/><rect x="80" y="160" width="1000" height="20" fill="#8a8470"/><rect x="80" y="200" width="900" height="20" fill="#8a8470"/></svg>',
)}`;

const meta = {
  component: PreviewItem,
  args: {
    title: "A lecture, read in minutes",
    description: "The summary stands first; the transcript is one tab away.",
    imageUrl: picture,
    side: "start",
  },
} satisfies Meta<typeof PreviewItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const OtherSide = { args: { side: "end" } } satisfies Story;
/** PUB-04 */
export const WithoutImage = { args: { imageUrl: undefined } } satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
