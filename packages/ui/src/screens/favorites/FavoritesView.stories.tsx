import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { CardDetails } from "../../cards/card-details/CardDetails.tsx";
import { lecture, lectureDetails, lectures, longTitle, many, unbreakableTitle } from "../../samples/recordings.ts";
import { loadListParts } from "../recordings/recording-list/RecordingList.tsx";
import { FavoritesView } from "./FavoritesView.tsx";

const favorites = lectures.slice(0, 3).map((one) => ({ ...one, isFavorite: true }));

const meta = {
  parameters: { surface: "sheet" },
  component: FavoritesView,
  loaders: [async () => void (await loadListParts())],
  args: {
    onRetry: fn(),
    state: { kind: "ready", recordings: favorites },
    query: "",
    onQueryChange: fn(),
    recordingHref: (id) => `#${id}`,
    onToggleFavorite: fn(),
    onDelete: fn(),
    renderDetails: () => <CardDetails details={lectureDetails} />,
    options: { order: "date", layout: "cards", onOrderChange: fn(), onLayoutChange: fn() },
  },
} satisfies Meta<typeof FavoritesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready = {} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
export const Empty = { args: { state: { kind: "empty" } } } satisfies Story;
export const NoMatch = { args: { state: { kind: "no-match", query: "botany" }, query: "botany" } } satisfies Story;
export const LongText = {
  args: { state: { kind: "ready", recordings: [longTitle, { ...unbreakableTitle, id: "b" }] } },
} satisfies Story;
export const Many = {
  args: { state: { kind: "ready", recordings: many(24).map((one) => ({ ...one, isFavorite: true })) } },
} satisfies Story;
export const AsList = {
  args: {
    options: { order: "name", layout: "lines", onOrderChange: fn(), onLayoutChange: fn() },
  },
} satisfies Story;

/** Removing the star removes the card, and the heading gets the focus. */
export const Unstarring = {
  render: function Unstarring(args) {
    const [rows, setRows] = useState(favorites);
    return (
      <FavoritesView
        {...args}
        state={{ kind: "ready", recordings: rows }}
        onToggleFavorite={(id) => setRows((now) => now.filter((row) => row.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Favorite ${lecture.name}` }));
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
} satisfies Story;
