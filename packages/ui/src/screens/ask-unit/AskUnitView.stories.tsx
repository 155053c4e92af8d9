import type { ChatMessage, CitedLine } from "@lectern/domain/chat";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { loadMarkdown } from "../../recording/markdown/MarkdownLazy.tsx";
import { loadMomentChip } from "../../recording/markdown/MarkdownMoment.tsx";
import { lectures as samples, many } from "../../samples/recordings.ts";
import { AskUnitView, type AskUnitViewProps } from "./AskUnitView.tsx";

const lectures = samples.slice(0, 4).toReversed();
const [first, second, third] = lectures;
const all = (list: AskUnitViewProps["lectures"]) => new Set(list.map(({ id }) => id));

const cite = (recordingId: string, start: number, text: string): CitedLine => ({
  text,
  line: 12,
  start,
  end: start + 8,
  recordingId,
});
const lines = [
  cite(first!.id, 742, "A nucleophile gives both electrons of the new bond."),
  cite(second!.id, 95, "Remember the nucleophile of last week: here it comes from behind."),
  cite(third!.id, 1840, "Double the nucleophile, and the rate stays where it was."),
];
const toPoint = ({ text, recordingId, start }: CitedLine): string =>
  `- ${text} [transcript](/dashboard/library/recording/${recordingId}?tab=transcript&t=${start})`;
const messages: readonly ChatMessage[] = [
  { id: "q", role: "user", content: "What is a nucleophile?", timestamp: "2025-10-02T16:10:00Z" },
  {
    id: "a",
    role: "assistant",
    content: `${lines.map(toPoint).join("\n")}\n\nMentioned in 3 of 4 lectures, first on October 4.`,
    timestamp: "2025-10-02T16:10:02Z",
    segments: lines,
  },
];
const asked = messages.slice(0, 1);

/** Holds the draft and the choice, as the app does. */
function Stateful(props: AskUnitViewProps) {
  const [draft, setDraft] = useState(props.draft);
  const [chosen, setChosen] = useState(props.chosen);
  const choose = (ids: ReadonlySet<string>) => {
    props.onChoose(ids);
    setChosen(ids);
  };
  return <AskUnitView {...props} draft={draft} onDraftChange={setDraft} chosen={chosen} onChoose={choose} />;
}

const meta = {
  component: AskUnitView,
  loaders: [async () => void (await Promise.all([loadMarkdown(), loadMomentChip()]))],
  parameters: { surface: "sheet" },
  render: (args) => <Stateful {...args} />,
  args: {
    chat: { kind: "idle", messages: [] },
    lectures,
    chosen: all(lectures),
    mostChosen: 200,
    starters: ["What is a nucleophile?", "Why does the rate stay where it was?"],
    draft: "",
    onDraftChange: fn(),
    onChoose: fn(),
    onUse: fn(),
    onSend: fn(),
    onAskAgain: fn(),
    onCopy: fn(),
    onCopyConversation: fn(),
    momentHref: (seconds, recording) => `#${recording}-${seconds}`,
  },
} satisfies Meta<typeof AskUnitView>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * UNT-01: nothing was asked yet. Starter questions appear when the field is focused, and a chosen one is sent
 * unchanged.
 */
export const Empty = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Ask about these 4 lectures" });
    await expect(field).toBeEnabled();
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.click(field);
    await expect(args.onUse).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "What is a nucleophile?" }));
    await expect(args.onSend).toHaveBeenCalledWith("What is a nucleophile?");
  },
} satisfies Story;

/** UNT-01: each sentence links to its lecture's moment; the last line counts the lectures. */
export const Answered = {
  args: { chat: { kind: "idle", messages } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: / · 12:22, transcript$/ });
    await expect(link).toHaveAttribute("href", `#${first!.id}-742`);
    await expect(canvas.getAllByRole("link", { name: /, transcript$/ })).toHaveLength(3);
    await expect(canvas.getByText("Mentioned in 3 of 4 lectures, first on October 4.")).toBeVisible();
  },
} satisfies Story;
export const Waiting = { args: { chat: { kind: "waiting", messages: asked } } } satisfies Story;
export const Receiving = {
  args: { chat: { kind: "receiving", messages: asked, text: lines.slice(0, 2).map(toPoint).join("\n") } },
} satisfies Story;
/** OFF-03: what is typed stays, and nothing is asked. */
export const Offline = {
  args: { isOffline: true, draft: "What is a nucleophile?" },
  play: ({ canvas }) => expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled(),
} satisfies Story;
/** A limit is reached: the server's sentence says when to ask again. */
export const Failed = {
  args: {
    chat: {
      kind: "failed",
      messages: asked,
      reason: "You've reached the limit of 10 questions a minute. Please try again in 20 seconds.",
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please try again in 20 seconds");
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onAskAgain).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
/** UNT-01: no lecture answers the question. */
export const Absent = {
  args: {
    chat: {
      kind: "idle",
      messages: [asked[0]!, { ...messages[1]!, content: "None of these 4 lectures mentions that.", segments: [] }],
    },
  },
} satisfies Story;

/** UNT-01: once the field is used, the lectures have checkboxes; if none is checked, nothing can be asked. */
export const ChoosingLectures = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Choose Lectures" }));
    const boxes = await canvas.findAllByRole("checkbox");
    await expect(boxes).toHaveLength(5);
    await userEvent.click(boxes[1]!);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Ask about 3 of 4 lectures" })).toBeEnabled());
    await expect(args.onChoose).toHaveBeenCalledWith(all(lectures.slice(1)));
    await userEvent.click(canvas.getByRole("checkbox", { name: "All lectures" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "All lectures" }));
    await waitFor(() => expect(canvas.getByRole("textbox")).toBeDisabled());
    await expect(canvas.getByPlaceholderText("Choose a lecture to ask about")).toBeVisible();
  },
} satisfies Story;
export const OneLecture = {
  args: { lectures: lectures.slice(0, 1), chosen: all(lectures.slice(0, 1)) },
} satisfies Story;
export const TooMany = {
  args: { lectures: many(24), chosen: all(many(24)), mostChosen: 20 },
  play: ({ canvas }) => expect(canvas.getByPlaceholderText("Choose up to 20 of these 24 lectures")).toBeVisible(),
} satisfies Story;
export const LongNarrow = {
  args: {
    chat: { kind: "idle", messages },
    lectures: lectures.map((lecture) => ({
      ...lecture,
      name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and its long history since the beginning of it all",
    })),
  },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
