import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyPage } from "./EmptyPage.tsx";

const meta = {
  component: EmptyPage,
  args: { drawing: "recordings" },
} satisfies Meta<typeof EmptyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Search = { args: { drawing: "search" } } satisfies Story;
export const Waiting = { args: { drawing: "waiting" } } satisfies Story;
export const Failed = { args: { drawing: "failed" } } satisfies Story;
export const Favorites = { args: { drawing: "favorites" } } satisfies Story;
export const Folders = { args: { drawing: "folders" } } satisfies Story;
export const Guides = { args: { drawing: "guides" } } satisfies Story;
export const Chat = { args: { drawing: "chat" } } satisfies Story;
