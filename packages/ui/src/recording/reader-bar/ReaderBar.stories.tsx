import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { recording, segments } from "../../samples/recordings.ts";
import {
  loadReaderBar,
  loadTabs,
  RecordingView,
  type RecordingViewProps,
} from "../../screens/recording/RecordingView.tsx";
import { loadMarkdown } from "../markdown/MarkdownLazy.tsx";
import { ReaderBar } from "./ReaderBar.tsx";

const hour = Array.from({ length: 80 }, (_, index) => ({
  ...(segments[index % segments.length] as (typeof segments)[number]),
  start: index * 45,
  end: index * 45 + 45,
}));

/** The bar on its page, where it sticks with the tabs. */
function Page(view: Partial<RecordingViewProps>) {
  const [tab, setTab] = useState(view.tab ?? "transcript");
  return (
    <RecordingView
      state={{
        kind: "ready",
        recording,
        transcript: { kind: "segments", segments: hour, rest: "none" },
        title: { kind: "idle" },
      }}
      backLink={{ href: "#recordings", title: "Recordings" }}
      onRetry={fn()}
      onRename={fn()}
      onToggleFavorite={fn()}
      onDelete={fn()}
      {...view}
      tab={tab}
      onTabChange={setTab}
    />
  );
}

const meta = {
  component: ReaderBar,
  // Nothing sticks in a window as low as one with text twice as large.
  tags: ["no-rare-variants"],
  parameters: { surface: "sheet" },
  loaders: [async () => void (await Promise.all([loadMarkdown(), loadTabs(), loadReaderBar()]))],
  render: ({ onRead }) => <Page onRead={onRead} />,
  args: { recording, text: hour, transcript: { current: null }, onRead: fn(), onOpenFind: fn() },
} satisfies Meta<typeof ReaderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** RDT-11: when scrolled, title, remaining time and find are above the tabs. */
export const Stuck = {
  play: async ({ args, canvas }) => {
    window.scrollTo(0, 1200);
    await canvas.findByRole("button", { name: "Find in Transcript" });
    await expect(canvas.getByText(/^[0-9]+ min left$/)).toBeVisible();
    await waitFor(() => expect(args.onRead).toHaveBeenCalled());
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(canvas.getByRole("tablist").getBoundingClientRect().top).toBeLessThan(6 * rem);
  },
} satisfies Story;

/** RDT-11: find by keyboard, with the number of the line and of all lines. */
export const Finding = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 1200);
    await userEvent.click(await canvas.findByRole("button", { name: "Find in Transcript" }));
    const field = await canvas.findByRole("searchbox", { name: "Find in transcript" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("seat");
    const count = canvas.getByRole("status");
    await expect(count).toHaveTextContent(/^1 of [0-9]+$/);
    // ACC-06: Safari's Enter at the end of a composition.
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(count).toHaveTextContent(/^1 of [0-9]+$/);
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(count).toHaveTextContent(/^3 of [0-9]+$/);
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    await expect(count).toHaveTextContent(/^2 of [0-9]+$/);
    await expect(field).toHaveFocus();
    await expect(canvas.getAllByText("seat", { selector: "mark" })[0]).toBeVisible();
    // Simulates the reader's input. Otherwise the found line would be held in view when the window's height changes.
    await fireEvent.wheel(window);
  },
} satisfies Story;
export const FindingOnPhone = { ...Finding, globals: { viewport: { value: "phone" } } } satisfies Story;

/** RDT-11: words that the lecture doesn't contain. */
export const NotFound = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 1200);
    await userEvent.click(await canvas.findByRole("button", { name: "Find in Transcript" }));
    await userEvent.keyboard("photosynthesis");
    await expect(canvas.getByRole("status")).toHaveTextContent("Not found");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("searchbox", { name: "Find in transcript" })).toBeNull();
  },
} satisfies Story;

/** RDT-11: a recording that was read before in this session. */
export const ContinueReading = {
  render: () => <Page continueAt={988} tab="summary" lecture={{ momentHref: (seconds) => `#at-${seconds}` }} />,
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Continue at 16:28" })).toHaveAttribute("href", "#at-988"),
} satisfies Story;
