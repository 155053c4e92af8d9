import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { samplePaths } from "../../samples/paths.ts";
import { Sidebar } from "./Sidebar.tsx";

const meta = {
  title: "frames/sidebar/Sidebar",
  component: Sidebar,
  args: {
    subscription: "not-subscribed",
    currentPath: samplePaths.home,
    paths: samplePaths,
    onSignOut: fn(),
    libraryOpen: true,
    onLibraryOpenChange: fn(),
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
/** The number of cards that are due today. */
export const CardsDue = {
  args: { due: 18 },
  play: async ({ canvas }) => {
    const practice = canvas.getByRole("link", { name: "Practice" });
    await expect(practice).toHaveAccessibleDescription("18 cards due today");
    await expect(getComputedStyle(practice, "::after").content).toContain("18");
  },
} satisfies Story;
export const LibraryCollapsed = { args: { libraryOpen: false } } satisfies Story;
/** A recording's page has no item of its own and belongs to Recordings. */
export const InARecording = {
  args: { currentPath: "#/dashboard/library/recording/1", currentItem: "recordings" },
} satisfies Story;
