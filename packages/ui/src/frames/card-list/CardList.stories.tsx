import type { RecordingSummary } from "@lectern/domain/recording";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { RecordingCard } from "../../cards/recording-card/RecordingCard.tsx";
import { RecordingCardSkeleton } from "../../cards/recording-card-skeleton/RecordingCardSkeleton.tsx";
import { lectures, many } from "../../samples/recordings.ts";
import { CardList } from "./CardList.tsx";

const createLectures = (count: number) =>
  many(count).map((recording, index) => ({ ...recording, name: `Lecture ${index + 1}` }));

const meta = {
  component: CardList,
  args: {
    items: lectures,
    renderCard: (recording) => <RecordingCard recording={recording} href="#" onToggleFavorite={fn()} onDelete={fn()} />,
  },
} satisfies Meta<typeof CardList<RecordingSummary>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short = {} satisfies Story;

/**
 * Of many cards, the page contains those near the screen. Each has its position in the list, and the page is as long as
 * with all cards. The first cards are rendered at once, and stay when the code of the row window has loaded.
 */
export const Long = {
  // The number of rendered cards and the page's length depend on the text size.
  tags: ["no-rare-variants"],
  args: { items: createLectures(90) },
  play: async ({ canvas }) => {
    const first = canvas.getByRole("heading", { name: "Lecture 1" }).closest("li");
    await expect(first).toHaveAttribute("aria-setsize", "90");
    const row = first?.getBoundingClientRect().height ?? 0;
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(30 * row));
    // The reader begins to move, so rows below the screen are rendered too.
    window.dispatchEvent(new Event("scroll"));
    const last = () => canvas.getAllByRole("listitem").at(-1);
    await waitFor(() => expect(last()?.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight + row));
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(60);
    await expect(first).toBeInTheDocument();
  },
} satisfies Story;

/** Skeletons keep the room of cards that have not been read. They are asked for when half of the others were passed. */
export const Unread = {
  // The skeletons are far below the screen.
  tags: ["no-visual"],
  args: {
    items: createLectures(90),
    rest: 210,
    skeleton: <RecordingCardSkeleton />,
    onRestNeeded: fn(),
  },
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole("heading", { name: "Lecture 1" }).closest("li");
    await waitFor(() => expect(first).toHaveAttribute("aria-setsize", "300"));
    const row = first?.getBoundingClientRect().height ?? 0;
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(90 * row));
    await expect(args.onRestNeeded).not.toHaveBeenCalled();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(args.onRestNeeded).toHaveBeenCalledTimes(1));
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Lecture 1" })).toBeVisible());
  },
} satisfies Story;

/**
 * The focused card stays, however far the reader scrolls, and Tab continues to its neighbour. Not compared: the browser decides when
 * cards below the window leave the accessibility tree again.
 */
export const FocusFarAway = {
  tags: ["no-visual"],
  args: { items: createLectures(300) },
  play: async ({ canvas }) => {
    const link = () => canvas.getByRole("link", { name: "Open Recording Lecture 2" });
    await waitFor(() => expect(link().closest("li")).toHaveAttribute("aria-posinset", "2"));
    link().focus();
    window.scrollTo(0, 12_000);
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Lecture 90" })).not.toBeInTheDocument());
    await expect(link()).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Favorite Lecture 3" })).toHaveFocus();
    window.scrollTo(0, 0);
  },
} satisfies Story;
