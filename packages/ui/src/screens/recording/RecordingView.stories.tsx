import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { more } from "../../elements/icon/glyphs.ts";
import { device } from "../../elements/icon/screen-glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { loadMomentChip } from "../../recording/markdown/MarkdownMoment.tsx";
import { loadMarkdown } from "../../recording/markdown/MarkdownLazy.tsx";
import { citedConversation, citedLines, conversation, longConversation } from "../../samples/chat.ts";
import { DraftProvider } from "../../theme/draft.ts";
import {
  lectureDetails,
  longTitle,
  recording,
  segments,
  summaryText,
  unbreakableTitle,
} from "../../samples/recordings.ts";
import { WaveScrubber } from "../../recording/wave-scrubber/WaveScrubber.tsx";
import { wide } from "../../recording/wide.ts";
import type { WavePlace } from "./recording.state.ts";
import { arabic } from "../../samples/right-to-left.ts";
import { loadPane, loadTabs, RecordingView } from "./RecordingView.tsx";
import type { ChatState, RecordingState, RecordingViewProps } from "./recording.state.ts";

const ready: Extract<RecordingState, { kind: "ready" }> = {
  kind: "ready",
  recording,
  transcript: { kind: "segments", segments, rest: "none" },
  title: { kind: "idle" },
};

const noTranscript: RecordingState = {
  ...ready,
  recording: { ...recording, hasTranscript: false },
  transcript: { kind: "none" },
};
const spokenText = segments.map(({ text }) => text).join("\n\n");

const meta = {
  parameters: { surface: "sheet" },
  component: RecordingView,
  // The Markdown renderer has loaded before the screenshot is taken.
  loaders: [async () => void (await Promise.all([loadMarkdown(), loadMomentChip(), loadTabs(), loadPane()]))],
  args: {
    state: ready,
    tab: "summary",
    onTabChange: fn(),
    backLink: { href: "#recordings", title: "Recordings" },
    onRename: fn(),
    onToggleFavorite: fn(),
    onDelete: fn(),
    customize: { notes: { kind: "none" }, initialStyle: "bullet", onGenerate: fn(), onSaveAgain: fn(), onCopy: fn() },
    chat: {
      chat: { kind: "idle", messages: [] },
      onSend: fn(),
      onAskAgain: fn(),
      onCopy: fn(),
      onCopyConversation: fn(),
      momentHref: (at) => `#at-${at}`,
    },
  },
} satisfies Meta<typeof RecordingView>;
export default meta;
type Story = StoryObj<typeof meta>;

const toChat = (chat: ChatState) => ({ ...meta.args.chat, chat });

const typedBefore = {
  read: (field: string) => (field === "question" ? "Why are there two pictures?" : undefined),
  write: () => undefined,
};

/** Holds the tab, as the URL does in the app. */
function WithTab(args: RecordingViewProps) {
  const [tab, setTab] = useState(args.tab);
  return <RecordingView {...args} tab={tab} onTabChange={setTab} />;
}

/** AST-05: the summary is below the recording's name, without the title stored in an older summary. */
export const Ready = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(recording.name);
    await expect(await canvas.findByRole("heading", { level: 2, name: "What decides between them" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Nucleophilic substitution in two pictures" })).toBeNull();
  },
} satisfies Story;
/** ACC-01: the reading settings are opened from the header. */
export const WithTextSize = {
  args: { onOpenReading: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reading" }));
    await expect(args.onOpenReading).toHaveBeenCalledOnce();
  },
} satisfies Story;
export const WithTextSizeOnPhone = {
  args: { onOpenReading: fn() },
  globals: { viewport: { value: "phone" } },
} satisfies Story;
/** As many controls as a recording has. */
export const WithEveryControl = {
  args: {
    cardsHref: "#cards",
    onOpenReading: fn(),
    actions: (
      <>
        <IconButton glyph={device} label="Save Offline" />
        <IconButton glyph={more} label="More" />
      </>
    ),
  },
} satisfies Story;
/** In one row, beside the back link. */
export const WithEveryControlNarrow = {
  ...WithEveryControl,
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    // Text twice as large has no room.
    if (matchMedia("(max-width: 15em)").matches) return;
    const names = [/^Favorite/, "Reading", "Save Offline", "More"];
    const tops = names.map((name) => canvas.getByRole("button", { name }).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
} satisfies Story;
/** Links to its cards: in the header, and below the summary. */
export const WithCards = {
  args: { cardsHref: "#cards", lecture: { momentHref: (at) => `#at-${at}`, alsoSaid: [] } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement)
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href") === "#cards");
    await expect(links.map((link) => link.textContent)).toEqual(["Cards", "Make flashcards from this lecture"]);
  },
} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" }, onRetry: fn() } } satisfies Story;
/** RDT-03: one that was deleted leads to the library. */
export const Gone = {
  args: { state: { kind: "failed", isGone: true }, libraryHref: "#recordings", onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Go to Recordings" })).toHaveAttribute("href", "#recordings");
    await expect(canvas.queryByRole("button", { name: "Try Again" })).not.toBeInTheDocument();
  },
} satisfies Story;

const noSummary = { ...ready, recording: { ...recording, summary: null } };

/** ARR-02, SRV-13: the assistant gave up; the page says what is available and what to do. */
export const NoSummary = {
  args: { state: noSummary, summaryRetry: { state: { kind: "idle" }, onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No summary available" })).toBeVisible();
    await expect(canvas.getByText(/generate notes from it under Customize/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.summaryRetry?.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
const keyPassages = { ...recording, summary: "## Key passages\n\n- There are two ways to take a seat. [0:21](#t=21)" };
/** TUT-04: the summary fell back to the lecture's own sentences. */
export const SummaryFellBack = {
  args: {
    state: { ...ready, recording: keyPassages },
    summaryRetry: { state: { kind: "idle" }, onRetry: fn(), canRewrite: true },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Write with AI" }));
    await expect(args.summaryRetry?.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
/** TUT-04: it stays while a model writes. */
export const SummaryBeingRewritten = {
  args: {
    state: { ...ready, recording: { ...keyPassages, status: "processing" } },
    summaryRetry: { state: { kind: "idle" }, onRetry: fn(), canRewrite: true },
  },
} satisfies Story;
/** COR-01: a model writes it again, since words of the lecture were corrected. */
export const SummaryBeingWrittenAgain = {
  args: { state: { ...ready, recording: { ...recording, status: "processing" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/AI is writing this summary again/)).toBeVisible();
  },
} satisfies Story;
/** TUT-04: a model read the lecture by an earlier version. */
export const ReadByEarlierVersion = {
  args: { summaryRetry: { state: { kind: "idle" }, onRetry: fn(), canReadAgain: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Update with AI" }));
    await expect(args.summaryRetry?.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
/** TUT-04: the model reads it again. */
export const BeingReadAgain = {
  args: { summaryRetry: { state: { kind: "reading" }, onRetry: fn(), canReadAgain: true } },
} satisfies Story;
/** TUT-04: as often as a day allows. */
export const ReadingAgainFailed = {
  args: {
    summaryRetry: {
      state: { kind: "failed", reason: "You've hit today's retry limit. Please try again in 3 hours." },
      onRetry: fn(),
      canReadAgain: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Couldn't start the update.");
  },
} satisfies Story;
/** SRV-13: a retry of the summary is pending. */
export const SummaryRetryPending = {
  args: { state: noSummary, summaryRetry: { state: { kind: "pending" }, onRetry: fn() } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Try Again" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.summaryRetry?.onRetry).not.toHaveBeenCalled();
  },
} satisfies Story;
/** SRV-13: with the server's own sentence, which says how long to wait. */
export const SummaryRetryFailed = {
  args: {
    state: noSummary,
    summaryRetry: {
      state: { kind: "failed", reason: "You've hit today's retry limit. Please try again in 3 hours." },
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Couldn't request the summary. You've hit today's retry limit. Please try again in 3 hours.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.summaryRetry?.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
/** ARR-02: a recording in progress says so. */
export const SummaryBeingWritten = {
  args: { state: { ...ready, recording: { ...recording, summary: null, status: "processing" } } },
  play: ({ canvas }) => expect(canvas.getByText("Transcript ready. Writing your summary…")).toBeVisible(),
} satisfies Story;
export const Transcript = { args: { tab: "transcript" } } satisfies Story;
export const TranscriptLoading = {
  args: { tab: "transcript", state: { ...ready, transcript: { kind: "loading" } } },
} satisfies Story;
export const TranscriptWithoutTimes = {
  args: { tab: "transcript", state: { ...ready, transcript: { kind: "text", text: spokenText } } },
} satisfies Story;
export const TranscriptFailed = {
  args: { tab: "transcript", state: { ...ready, transcript: { kind: "failed" } } },
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("Couldn't load the transcript"),
} satisfies Story;
/** The transcript's first part is shown; the rest failed to load. */
export const TranscriptCutShort = {
  args: { tab: "transcript", state: { ...ready, transcript: { kind: "segments", segments, rest: "failed" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/two ways to take a seat/)).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Couldn't load the rest of the transcript");
  },
} satisfies Story;
/** The transcript's first part is shown while the rest is loading. */
export const TranscriptOpening = {
  args: { tab: "transcript", state: { ...ready, transcript: { kind: "segments", segments, rest: "loading" } } },
  play: ({ canvas }) => expect(canvas.getByText(/two ways to take a seat/)).toBeVisible(),
} satisfies Story;
/** A moment after the opening is shown when the rest has loaded, not before. */
export const TranscriptMomentAhead = {
  args: {
    tab: "transcript",
    moment: 7200,
    state: { ...ready, transcript: { kind: "segments", segments, rest: "loading" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading transcript")).toBeInTheDocument();
    await expect(canvas.queryByText(/two ways to take a seat/)).toBeNull();
  },
} satisfies Story;
export const TranscriptAtMoment = {
  args: { tab: "transcript", moment: 25 },
  // On a phone the bar comes and goes with the scroll position, which the page holds at the moment.
  globals: { viewport: { value: "desktop" } },
} satisfies Story;
const lecture = {
  momentHref: (seconds: number) => `#at-${seconds}`,
  renderWave: (place: WavePlace) => <WaveScrubber wave={lectureDetails.wave ?? ""} onSeek={fn()} {...place} />,
  chapters: [
    { title: "Substitution", start: 0 },
    { title: "Two ways to take a seat", start: 25 },
  ],
};
/** AST-04 */
export const TranscriptWithChapters = {
  args: { tab: "transcript", lecture },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    // Their code is loaded when they are shown.
    const chapters = await canvas.findByRole("navigation", { name: "Chapters" }, { timeout: 10_000 });
    // With text twice as large, a desktop's window is narrow too.
    if (!matchMedia(wide).matches) await userEvent.click(within(chapters).getByRole("button", { name: "Chapters" }));
    await expect(within(chapters).getAllByRole("link")).toHaveLength(2);
    await expect(canvas.queryByRole("heading", { level: 2 })).toBeNull();
  },
} satisfies Story;
export const TranscriptWithChaptersOnPhone = {
  args: { tab: "transcript", lecture: { ...lecture, hasHeadings: true } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("navigation", { name: "Chapters" });
    await expect(canvas.getByRole("heading", { level: 2, name: "Two ways to take a seat" })).toBeVisible();
  },
} satisfies Story;
const pointsWithTimes = `${citedLines.map(({ text, start }) => `- ${text}${start === null ? "" : ` [0:21](#t=${Math.floor(start)})`}`).join("\n")}\n- A point of a line that is not known. [12:34](#t=754)`;
/** RDT-13 */
export const SummaryWithTimes = {
  args: {
    state: { ...ready, recording: { ...recording, summary: pointsWithTimes } },
    lecture,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Transcript at 0:21" })).toHaveAttribute("href", "#at-21");
    await expect(canvas.getByRole("link", { name: "Transcript at 12:34" })).toHaveAttribute("href", "#at-754");
  },
} satisfies Story;
const desktop = { viewport: { value: "desktop" } };
/** RDT-12: the point's words are marked beside the summary, and the focus stays at the point. */
export const TwoPanes = {
  tags: ["no-rare-variants"],
  args: SummaryWithTimes.args,
  globals: desktop,
  play: async ({ args, canvas }) => {
    const pane = within(canvas.getByRole("region", { name: "Transcript" }));
    const time = canvas.getByRole("link", { name: "Transcript at 0:21" });
    await userEvent.click(time);
    const line = pane.getByText(/two ways to take a seat/);
    await waitFor(() => expect(line).toHaveAttribute("aria-current", "location"));
    await expect(line).toBeVisible();
    await expect(time).toHaveFocus();
    await expect(time).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Transcript at 12:34" })).not.toHaveAttribute("aria-current");
    await expect(args.onTabChange).not.toHaveBeenCalled();
  },
} satisfies Story;
/** RDT-12, TLS-02: with Smart Chapters, the transcript beside a tab has headings too. */
export const TwoPanesSmartChapters = {
  tags: ["no-rare-variants"],
  args: { lecture: { ...lecture, hasHeadings: true } },
  globals: desktop,
  play: async ({ canvas }) => {
    const pane = within(canvas.getByRole("region", { name: "Transcript" }));
    await expect(pane.getAllByRole("heading", { level: 3 }).length).toBeGreaterThan(1);
  },
} satisfies Story;
/** RDT-12: a sentence of an answer in the transcript, beside the question. */
export const TwoPanesChat = {
  tags: ["no-rare-variants"],
  args: { tab: "chat", chat: toChat({ kind: "idle", messages: citedConversation }) },
  globals: desktop,
  play: async ({ canvas }) => {
    const pane = within(canvas.getByRole("region", { name: "Transcript" }));
    await userEvent.click((await canvas.findAllByRole("link", { name: /^Transcript at/ }))[0] as HTMLElement);
    await waitFor(() => expect(pane.getByText(/two ways to take a seat/)).toHaveAttribute("aria-current", "location"));
    const [chosen] = canvas.getAllByRole("link", { name: /^Transcript at/ });
    await expect(chosen).toHaveAttribute("aria-current", "true");
    // The pane shows the line, so that nothing lies over the conversation.
    await waitFor(() => expect(document.querySelector("[data-radix-popper-content-wrapper]")).toBeNull());
    await expect(canvas.getByRole("tab", { name: "Chat" })).toHaveAttribute("aria-selected", "true");
  },
} satisfies Story;
export const TwoPanesTranscriptLoading = {
  tags: ["no-rare-variants"],
  args: { state: { ...ready, transcript: { kind: "loading" } } },
  globals: desktop,
  play: ({ canvas }) =>
    expect(
      within(canvas.getByRole("region", { name: "Transcript" })).getByText("Loading transcript"),
    ).toBeInTheDocument(),
} satisfies Story;
export const TwoPanesNoTranscript = {
  tags: ["no-rare-variants"],
  args: { state: noTranscript },
  globals: desktop,
  play: ({ canvas }) =>
    expect(
      within(canvas.getByRole("region", { name: "Transcript" })).getByText("No transcript available"),
    ).toBeVisible(),
} satisfies Story;
export const NoTranscript = { args: { tab: "transcript", state: noTranscript } } satisfies Story;

const customize = { initialStyle: "outline", onGenerate: fn(), onSaveAgain: fn(), onCopy: fn() } as const;

/** RDT-04, RDT-05 */
export const Customize = {
  args: { tab: "customize", customize: { ...customize, notes: { kind: "none" } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("radio", { name: /^Outline/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /^Essay/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Generate Notes" }));
    await expect(args.customize?.onGenerate).toHaveBeenCalledWith("essay", undefined);
  },
} satisfies Story;
/** RDT-04: a model can follow a wish of the student's own. */
export const CustomizeWithFocus = {
  args: { tab: "customize", customize: { ...customize, hasFocus: true, notes: { kind: "none" } } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Focus (optional)" }), " the proofs ");
    await userEvent.click(canvas.getByRole("button", { name: "Generate Notes" }));
    await expect(args.customize?.onGenerate).toHaveBeenCalledWith("outline", "the proofs");
  },
} satisfies Story;
export const NoNotes = {
  args: { tab: "customize", customize: { ...customize, notes: { kind: "none" } } },
  play: ({ canvas }) => expect(canvas.getByText("No notes generated yet.")).toBeVisible(),
} satisfies Story;
export const NotesGenerating = {
  args: {
    tab: "customize",
    customize: { ...customize, initialStyle: "essay", notes: { kind: "generating", notes: null } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Generate Notes" }));
    await expect(args.customize?.onGenerate).not.toHaveBeenCalled();
  },
} satisfies Story;
export const NotesGeneratingAgain = {
  args: { tab: "customize", customize: { ...customize, notes: { kind: "generating", notes: summaryText } } },
} satisfies Story;
export const NotesReady = {
  args: { tab: "customize", customize: { ...customize, notes: { kind: "ready", notes: summaryText } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy Notes" }));
    await expect(args.customize?.onCopy).toHaveBeenCalledWith(summaryText);
  },
} satisfies Story;
const drafts = {
  drafts: [
    { style: null, notes: "# Before" },
    { style: "essay", notes: "# Told" },
    { style: "outline", notes: summaryText },
  ],
  onChoose: fn(),
  onUndo: fn(),
} as const;
/** RDT-14: several drafts, with Undo after the last generation. */
export const NotesWithDrafts = {
  args: { tab: "customize", customize: { ...customize, notes: { kind: "ready", notes: summaryText }, drafts } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Outline", pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Essay", pressed: false }));
    await expect(args.customize?.drafts?.onChoose).toHaveBeenCalledWith("# Told");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(args.customize?.drafts?.onUndo).toHaveBeenCalledTimes(1);
  },
} satisfies Story;

/** RDT-14: nothing can be chosen until the new notes are written, and the old ones stay. */
export const GeneratingOverDrafts = {
  args: { tab: "customize", customize: { ...customize, notes: { kind: "generating", notes: summaryText }, drafts } },
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: "Essay", pressed: false }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.customize?.drafts?.onChoose).not.toHaveBeenCalled();
  },
} satisfies Story;
/** Notes that failed to be stored can be stored again. */
export const NotesUnsaved = {
  args: {
    tab: "customize",
    customize: { ...customize, notes: { kind: "failed", notes: summaryText, isUnsaved: true, reason: null } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Again" }));
    await expect(args.customize?.onSaveAgain).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const NotesFailed = {
  args: {
    tab: "customize",
    customize: {
      ...customize,
      notes: {
        kind: "failed",
        notes: null,
        isUnsaved: false,
        reason: "You've reached the limit of 10 questions a minute. Please try again in 34 seconds.",
      },
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole("alert")).toHaveTextContent("Failed to generate notes. You've reached the limit"),
} satisfies Story;
/** RDT-04: there is no transcript to write from. */
export const CustomizeWithoutTranscript = {
  args: { tab: "customize", state: noTranscript },
  play: ({ canvas }) => expect(canvas.getByRole("button", { name: "Generate Notes" })).toBeDisabled(),
} satisfies Story;

/** RDT-06: nothing has been asked yet. */
export const Chat = {
  args: { tab: "chat", chat: toChat({ kind: "idle", messages: [] }) },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText("Feel free to ask AI more specific questions about your recording here."),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox"), "  {Enter}");
    await expect(args.chat?.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox"), "Why?{Enter}");
    await expect(args.chat?.onSend).toHaveBeenCalledWith("Why?");
  },
} satisfies Story;
export const ChatAnswered = {
  args: { tab: "chat", chat: toChat({ kind: "idle", messages: conversation }) },
} satisfies Story;
/** An answer that is not helpful leads to other passages. */
export const ChatNotHelpful = {
  args: { tab: "chat", chat: { ...ChatAnswered.args.chat, searchHref: "#search" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Not Helpful" }));
    await expect(canvas.getByRole("link", { name: "Search All Lectures" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show Other Passages" }));
    await expect(args.chat?.onSend).toHaveBeenLastCalledWith(
      "That didn't help. What else does the recording say about it?",
    );
  },
} satisfies Story;
export const ChatWaiting = {
  args: { tab: "chat", chat: toChat({ kind: "waiting", messages: conversation.slice(0, 3) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Thinking...")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Sending..." })).toBeDisabled();
  },
} satisfies Story;
/** AST-10: the beginning of an answer has arrived. */
export const ChatReceiving = {
  args: {
    tab: "chat",
    chat: toChat({
      kind: "receiving",
      messages: conversation.slice(0, 3),
      text: "The lecture **does not** say so [1:01:15](#t=3675), but",
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Thinking...")).toBeNull();
    await expect(canvas.getByText("does not")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Sending..." })).toBeDisabled();
  },
} satisfies Story;
/** TUT-01: citations in answers. */
export const ChatCited = {
  args: { tab: "chat", chat: toChat({ kind: "idle", messages: citedConversation }) },
} satisfies Story;
/** RDT-15, ASK-02: suggested questions, the last about the whole lecture. */
export const ChatStarters = {
  args: {
    tab: "chat",
    chat: {
      ...meta.args.chat,
      starters: [
        "What does “nucleophile” mean?",
        "Why is “carbocation” important?",
        "What does the lecture say about the bus?",
      ],
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Why is “carbocation” important?" }));
    await expect(args.chat?.onSend).toHaveBeenCalledWith("Why is “carbocation” important?");
    await userEvent.click(canvas.getByRole("button", { name: "What are the main points?" }));
    await expect(args.chat?.onSend).toHaveBeenLastCalledWith("What are the main points?");
  },
} satisfies Story;
export const ChatStartersOnPhone = {
  args: ChatStarters.args,
  globals: { viewport: { value: "phone" } },
} satisfies Story;
/** Waits for the answer before it fails, as the app does. */
function Failing(args: RecordingViewProps) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFailed(true));
    return () => clearTimeout(timer);
  }, []);
  if (hasFailed || args.chat === undefined) return <RecordingView {...args} />;
  const { messages } = args.chat.chat;
  return <RecordingView {...args} chat={{ ...args.chat, chat: { kind: "waiting", messages } }} />;
}
export const ChatFailed = {
  render: (args) => <Failing {...args} />,
  args: { tab: "chat", chat: toChat({ kind: "failed", messages: conversation.slice(0, 3), reason: null }) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to get response");
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.chat?.onAskAgain).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
/** TUT-08: what was shown of an answer that broke off stays, and it can go on. DAY-04: the composer covers none of it. */
export const ChatBroken = {
  render: (args) => <Failing {...args} />,
  args: {
    tab: "chat",
    chat: {
      ...ChatFailed.args.chat,
      chat: {
        kind: "failed",
        messages: conversation.slice(0, 3),
        text: "The lecture gives two reasons [1:01:15](#t=3675). The first is that the leaving group",
        reason: "The answer was cut off.",
      },
      onContinue: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    const begun = await canvas.findByText(/The lecture gives two reasons/);
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent("Failed to get response. The answer was cut off.");
    // With text twice as large, a phone has no room for the question and all of the failure.
    if (!matchMedia("(min-width: 20em)").matches) return;
    await waitFor(() =>
      expect(alert.getBoundingClientRect().bottom).toBeLessThan(
        canvas.getByRole("textbox").getBoundingClientRect().top,
      ),
    );
    await expect(begun.getBoundingClientRect().top).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.chat?.onContinue).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const ChatMany = {
  args: { tab: "chat", chat: toChat({ kind: "idle", messages: longConversation }) },
} satisfies Story;
export const ChatWithoutTranscript = {
  args: { tab: "chat", state: noTranscript },
  play: ({ canvas }) => expect(canvas.getByRole("textbox", { name: "Ask about your recording" })).toBeDisabled(),
} satisfies Story;

/** OFF-01: since when a lecture is kept, and the button that keeps it. */
export const Kept = {
  args: {
    keptNote: <span> · Available offline · {"Nov\u00A023,\u00A06:04\u00A0PM"}</span>,
    actions: <IconButton glyph={device} label="Save Offline" aria-pressed />,
  },
} satisfies Story;
/** OFF-03: what was typed before the reload is in the field again, and asking needs the network. */
export const ChatOffline = {
  args: { tab: "chat", chat: { ...meta.args.chat, isOffline: true } },
  render: (args) => (
    <DraftProvider value={typedBefore}>
      <RecordingView {...args} />
    </DraftProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox")).toHaveValue("Why are there two pictures?");
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
  },
} satisfies Story;
/** The typed text and the chosen style survive switching tabs. */
export const DraftsKept = {
  args: { tab: "chat" },
  render: (args) => <WithTab {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Half a quest");
    await userEvent.click(canvas.getByRole("tab", { name: "Customize" }));
    await userEvent.click(canvas.getByRole("radio", { name: /^Essay/ }));
    await userEvent.click(canvas.getByRole("tab", { name: "Chat" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("Half a quest");
    await userEvent.click(canvas.getByRole("tab", { name: "Customize" }));
    await expect(canvas.getByRole("radio", { name: /^Essay/ })).toBeChecked();
  },
} satisfies Story;

/** A name that failed to save opens again with the typed text. */
export const TitleFailed = {
  args: { state: { ...ready, title: { kind: "failed", draft: "Organic Chemistry, lecture 14: SN1 and SN2" } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Title" });
    await expect(field).toHaveValue("Organic Chemistry, lecture 14: SN1 and SN2");
    await expect(field).not.toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
} satisfies Story;

export const LongTitle = {
  args: { state: { ...ready, recording: { ...recording, name: longTitle.name } } },
} satisfies Story;
export const UnbreakableTitle = {
  args: { state: { ...ready, recording: { ...recording, name: unbreakableTitle.name } } },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
export const Untitled = { args: { state: { ...ready, recording: { ...recording, name: "" } } } } satisfies Story;

export const TitleByKeyboard = {
  play: async ({ args, canvas }) => {
    const edit = () => canvas.getByRole("button", { name: "Edit Title" });
    const field = () => canvas.getByRole("textbox", { name: "Title" });

    await userEvent.click(edit());
    await expect(field()).toHaveFocus();
    await userEvent.clear(field());
    await userEvent.type(field(), "Never mind{Escape}");
    await waitFor(() => expect(edit()).toHaveFocus());
    await expect(args.onRename).not.toHaveBeenCalled();

    await userEvent.click(edit());
    await userEvent.clear(field());
    await userEvent.type(field(), "SN1 and SN2{Enter}");
    await waitFor(() => expect(edit()).toHaveFocus());
    await expect(args.onRename).toHaveBeenCalledTimes(1);
    await expect(args.onRename).toHaveBeenLastCalledWith("SN1 and SN2", recording.name);

    await userEvent.click(edit());
    await userEvent.clear(field());
    await userEvent.tab();
    await expect(args.onRename).toHaveBeenLastCalledWith("", recording.name);

    await userEvent.click(edit());
    await userEvent.keyboard("{Enter}");
    await expect(args.onRename).toHaveBeenCalledTimes(2);
  },
} satisfies Story;

export const TabsByKeyboard = {
  render: (args) => <WithTab {...args} />,
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole("tab").map((tab) => tab.textContent);
    await expect(tabs).toEqual(["Summary", "Customize", "Chat", "Transcript"]);
    await userEvent.click(canvas.getByRole("tab", { name: "Summary" }));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Transcript" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Transcript" })).toBeVisible();
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Customize" })).toHaveAttribute("aria-selected", "true");
  },
} satisfies Story;

/** On a phone, Delete is in the menu of the page's actions. */
export const Deleting = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Delete Recording" });
    await userEvent.click(button);
    await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
} satisfies Story;

const toReady = ({ recording: own, segments: lines }: typeof arabic): RecordingState => ({
  ...ready,
  recording: own,
  transcript: { kind: "segments", segments: lines, rest: "none" },
});
const getDirection = (element: Element): string => getComputedStyle(element).direction;

/** TRN-03: each line runs as it is written, and code and times stay in their order. */
export const ArabicSummary = {
  args: { state: toReady(arabic), lecture },
  play: async ({ canvas, canvasElement }) => {
    const point = canvas.getByText(/تنخفض السرعة/);
    await expect(getDirection(point)).toBe("rtl");
    await expect(getDirection(point.parentElement as Element)).toBe("rtl");
    await expect(getDirection(canvas.getByText(/a word from another lecture/))).toBe("ltr");
    await expect(getDirection(canvasElement.querySelector("pre") as Element)).toBe("ltr");
    await expect(point.closest("[lang]")).toHaveAttribute("lang", "ar");
  },
} satisfies Story;
/** TRN-03: a question in Latin letters stays left to right, with its speaker. */
export const ArabicTranscript = {
  args: { state: toReady(arabic), tab: "transcript" },
  play: async ({ canvas }) => {
    await expect(getDirection(canvas.getByText(/السرعة هي الأهم/))).toBe("rtl");
    await expect(getDirection(canvas.getByText(/Is that the same/))).toBe("ltr");
  },
} satisfies Story;
/** TRN-03: the text of a recording without times, line by line. */
export const ArabicTranscriptWithoutTimes = {
  args: {
    state: {
      ...ready,
      recording: arabic.recording,
      transcript: { kind: "text", text: arabic.segments.map(({ text }) => text).join("\n\n") },
    },
    tab: "transcript",
  },
} satisfies Story;
/** TRN-03 */
export const ArabicChat = {
  args: { state: toReady(arabic), tab: "chat", chat: toChat({ kind: "idle", messages: arabic.messages }) },
  play: async ({ canvas }) => {
    const [asked] = canvas.getAllByText(arabic.question);
    await expect(getDirection(asked as Element)).toBe("rtl");
    await expect(getDirection(await canvas.findByText(/الماء السريع/))).toBe("rtl");
    await userEvent.type(canvas.getByRole("textbox"), arabic.question);
    await expect(getDirection(canvas.getByRole("textbox"))).toBe("rtl");
  },
} satisfies Story;
/** TRN-03 */
export const ArabicNotes = {
  args: {
    state: toReady(arabic),
    tab: "customize",
    customize: { ...customize, notes: { kind: "ready", notes: arabic.recording.summary ?? "" } },
  },
} satisfies Story;
