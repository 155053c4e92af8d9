import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  component: EmptyState,
  args: { title: "No recordings", children: "Recordings can only be created on the mobile app", drawing: "recordings" },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Searching = {
  args: { title: "No recordings found", children: "No recordings match your search criteria", drawing: "search" },
} satisfies Story;
export const WithoutWords = {
  args: { title: "No summary available", children: undefined, drawing: "waiting" },
} satisfies Story;
