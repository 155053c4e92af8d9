import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { EmptyState } from "../../../feedback/empty-state/EmptyState.tsx";
import { EmptyPage } from "../../../illustrations/empty-page/EmptyPage.tsx";
import { lectures } from "../../../samples/recordings.ts";
import { loadListParts, RecordingList } from "./RecordingList.tsx";

const meta = {
  component: RecordingList,
  loaders: [async () => void (await loadListParts())],
  args: {
    onRetry: fn(),
    state: { kind: "ready", recordings: lectures.slice(0, 3) },
    query: "",
    onQueryChange: fn(),
    noun: { one: "recording", many: "recordings" },
    empty: <EmptyState title="No recordings" drawing={<EmptyPage drawing="recordings" />} />,
    noMatch: <EmptyState title="No recordings found" drawing={<EmptyPage drawing="search" />} />,
    recordingHref: (id) => `#${id}`,
    onToggleFavorite: fn(),
    onDelete: fn(),
    options: { order: "date", layout: "cards", onOrderChange: fn(), onLayoutChange: fn() },
    titleRef: { current: null },
  },
} satisfies Meta<typeof RecordingList>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
