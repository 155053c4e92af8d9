import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NotKeptView } from "./NotKeptView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: NotKeptView,
  args: {
    subject: "this lecture",
    libraryHref: "#library",
    lectures: [
      { id: "1", name: "Cells and tissue", href: "#1", savedAt: "2025-11-23T18:04:00Z" },
      { id: "2", name: "Osmosis", href: "#2", savedAt: "2025-11-22T09:30:00Z" },
    ],
  },
} satisfies Meta<typeof NotKeptView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: ({ canvas }) => expect(canvas.getByRole("link", { name: /^Cells and tissue/ })).toHaveAttribute("href", "#1"),
} satisfies Story;
export const NothingKept = {
  args: { lectures: [] },
  play: ({ canvas }) => expect(canvas.getByRole("link", { name: "your library" })).toHaveAttribute("href", "#library"),
} satisfies Story;
export const Looking = { args: { lectures: undefined } } satisfies Story;
