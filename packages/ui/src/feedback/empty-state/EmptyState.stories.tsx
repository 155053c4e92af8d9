import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  component: EmptyState,
  args: {
    title: "No recordings",
    children: "Recordings can only be created on the mobile app",
    drawing: <EmptyPage drawing="recordings" />,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Searching = {
  args: {
    title: "No recordings found",
    children: "No recordings match your search criteria",
    drawing: <EmptyPage drawing="search" />,
  },
} satisfies Story;
export const WithoutWords = {
  args: { title: "No summary available", children: undefined, drawing: <EmptyPage drawing="waiting" /> },
} satisfies Story;
