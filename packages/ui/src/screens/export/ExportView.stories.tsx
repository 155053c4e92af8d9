import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ExportView } from "./ExportView.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: ExportView,
  args: {
    state: { kind: "choosing" },
    open: true,
    subject: "Your library",
    formats: ["everything", "markdown", "text", "srt", "vtt", "json"],
    place: "disk",
    onExport: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onClose: fn(),
    focusFallback: { current: null },
  },
} satisfies Meta<typeof ExportView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** EXP-01: the first format is preselected; another can be chosen. */
export const Choosing = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Export" });
    await expect(dialog).toHaveAccessibleDescription("Your library");
    await userEvent.click(screen.getByRole("radio", { name: /^Markdown/ }));
    await userEvent.click(screen.getByRole("button", { name: "Export" }));
    await expect(args.onExport).toHaveBeenCalledWith("markdown");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const OneRecording = {
  args: {
    subject: "Microeconomics: price elasticity, and what a very long title does to a dialog that is narrow",
    formats: [
      "markdown",
      "docx",
      "text",
      "srt",
      "vtt",
      "json",
      "everything",
      "anki",
      "cards-csv",
      "cards-markdown",
      "cards-print",
    ],
    onPrint: fn(),
  },
} satisfies Story;
/** Three formats at first; the others with one press. */
export const MoreFormats = {
  args: OneRecording.args,
  play: async () => {
    await expect(await screen.findAllByRole("radio")).toHaveLength(3);
    await userEvent.click(screen.getByRole("button", { name: "More Formats" }));
    await expect(screen.getAllByRole("radio")).toHaveLength(11);
    await waitFor(() => expect(screen.getByRole("radio", { name: /^SRT/ })).toHaveFocus());
  },
} satisfies Story;
export const InMemory = {
  args: {
    limit: "This browser keeps ZIP files in memory until they're saved, up to 1 GB (about 2,000 hours of lectures).",
  },
} satisfies Story;
export const Preparing = { args: { state: { kind: "preparing" } } } satisfies Story;

/** EXP-02: shows n of m; only Cancel ends it. */
export const Writing = {
  args: { state: { kind: "writing", done: 1_240, total: 1_812 } },
  play: async ({ args }) => {
    const bar = await screen.findByRole("progressbar", { name: "1,240 of 1,812" });
    await waitFor(() => expect(bar).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const WritingOne = { args: { state: { kind: "writing", done: 0, total: 1 } } } satisfies Story;
export const Finishing = { args: { state: { kind: "finishing" } } } satisfies Story;
export const Failed = {
  args: { state: { kind: "failed", done: 1_240 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const TooLarge = { args: { state: { kind: "stopped", reason: "too-large" } } } satisfies Story;
export const Unwritable = { args: { state: { kind: "stopped", reason: "unwritable" } } } satisfies Story;
export const WithoutCards = { args: { state: { kind: "stopped", reason: "no-cards" } } } satisfies Story;
export const WithoutTimes = { args: { state: { kind: "stopped", reason: "no-times" } } } satisfies Story;
export const Done = { args: { state: { kind: "done" } } } satisfies Story;

/** EXP-03 */
export const DoneToShare = {
  args: { state: { kind: "done" }, place: "downloads", onShare: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Share" }));
    await expect(args.onShare).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Narrow = { ...OneRecording, globals: { viewport: { value: "narrow" } } } satisfies Story;
