import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import {
  citedConversation,
  conversation,
  doubtedAnswer,
  longConversation,
  quizCards,
  unbreakableQuestion,
} from "../../samples/chat.ts";
import { arabic } from "../../samples/right-to-left.ts";
import { rightToLeftPage } from "../../samples/right-to-left-page.tsx";
import { KeepCards } from "../keep-cards/KeepCards.tsx";
import { loadMarkdown } from "../markdown/MarkdownLazy.tsx";
import { loadMomentChip } from "../markdown/MarkdownMoment.tsx";
import { Quiz } from "../quiz/Quiz.tsx";
import { ChatThread } from "./ChatThread.tsx";

const meta = {
  component: ChatThread,
  // The Markdown renderer has loaded before the screenshot is taken.
  loaders: [async () => void (await Promise.all([loadMarkdown(), loadMomentChip()]))],
  args: {
    messages: conversation,
    waiting: false,
    onCopy: fn(),
    momentHref: (seconds) => `#at-${seconds}`,
  },
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
/** An answer can be copied, and links to the moments that it is based on. */
export const CopiedAndFollowed = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole("button", { name: "Copy Answer" });
    await userEvent.click(first as HTMLElement);
    await expect(args.onCopy).toHaveBeenCalledWith(conversation[1]?.content);
    await expect(canvas.getByRole("link", { name: "Transcript at 1:01:15" })).toHaveAttribute("href", "#at-3675");
  },
} satisfies Story;
/** TUT-01, TUT-03: quotations and sentences with their citations, and what goes beyond the lecture. */
export const Cited = {
  args: { messages: citedConversation },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: "Transcript at 0:21" })).toHaveLength(2);
    const [link] = canvas.getAllByRole("link", { name: "Transcript at 1:01:15" });
    await expect(link).toHaveAccessibleDescription("“Double the nucleophile, and the rate stays where it was.”");
    await expect(canvas.getByText("Beyond your lecture").closest("blockquote")).toHaveAttribute("data-beyond");
  },
} satisfies Story;
/** A page from right to left. */
export const RightToLeft = {
  args: { messages: [...arabic.messages, ...citedConversation.slice(0, 2)] },
  decorators: [rightToLeftPage],
} satisfies Story;
export const CitedOnPhone = { ...Cited, globals: { viewport: { value: "phone" } } } satisfies Story;
/** AST-10: an answer that is still arriving. Its lines are not known yet, but its citations work. */
export const Arriving = {
  args: {
    messages: citedConversation.slice(0, 3),
    arriving:
      "The lecture doesn't say who **came up** with it. It tells the comparison at the start [0:21](#t=21), and",
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Thinking...")).toBeNull();
    await expect(canvas.getByText("came up")).toBeVisible();
  },
} satisfies Story;
/** TUT-08: what had arrived of an answer that failed stays. */
export const Broken = {
  args: { messages: citedConversation.slice(0, 3), broken: "The lecture doesn't say who came up with it. It tells" },
} satisfies Story;
/** SRV-09: the model's daily budget is used up, and the answer uses the lecture's own sentences. */
export const Quoting = {
  args: { messages: citedConversation.slice(0, 2).map((message) => ({ ...message, fallback: "budget" as const })) },
  play: ({ canvas }) => expect(canvas.getByText(/reached today's AI limit/)).toBeVisible(),
} satisfies Story;
/** CON-01: no model writes here, and a line says where one does. */
export const WithoutModel = {
  args: { messages: citedConversation, connectHref: "/connect" },
  play: async ({ canvas }) => {
    const [link, ...others] = canvas.getAllByRole("link", { name: "Ask in ChatGPT, Claude or VS Code instead" });
    await expect([link?.getAttribute("href"), others]).toEqual(["/connect", []]);
  },
} satisfies Story;
export const WithoutModelOnPhone = { ...WithoutModel, globals: { viewport: { value: "phone" } } } satisfies Story;
/** TUT-08: an answer that ended at the model's limit of length. */
export const Cut = {
  args: {
    messages: citedConversation.slice(0, 2).map((message) => ({ ...message, isCut: true })),
    onContinue: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const CutOnPhone = { ...Cut, globals: { viewport: { value: "phone" } } } satisfies Story;
/** TUT-08: the operator's account at the model's service is empty. */
export const Unavailable = {
  args: {
    messages: citedConversation.slice(0, 2).map((message) => ({ ...message, fallback: "unavailable" as const })),
  },
  play: ({ canvas }) => expect(canvas.getByText(/AI isn't available right now, so this answer quotes/)).toBeVisible(),
} satisfies Story;
/** AST-03: the question has no certain answer, so it suggests questions that the lecture answers. */
export const Uncertain = {
  args: {
    messages: citedConversation
      .slice(0, 2)
      .map((message) =>
        message.role === "user"
          ? message
          : { ...message, suggestions: ["What does “carbocation” mean?", "What does “leaving group” mean?"] },
      ),
    onAsk: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "What does “leaving group” mean?" }));
    await expect(args.onAsk).toHaveBeenCalledWith("What does “leaving group” mean?");
  },
} satisfies Story;
/** TUT-05: a second reading doubts one sentence; copying says so too. */
export const Doubted = {
  args: { messages: [conversation[0]!, doubtedAnswer] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findAllByText("The linked line doesn't say this.")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Copy Answer" }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining("#t=3675) (The linked line"));
  },
} satisfies Story;
export const DoubtedOnPhone = { ...Doubted, globals: { viewport: { value: "phone" } } } satisfies Story;
/** PRC-08: a quiz asks its questions in place of the text that has the answers too. */
export const InQuiz = {
  args: {
    messages: [
      ...conversation.slice(0, 2),
      { ...conversation[0]!, id: "quiz", content: "Quiz me" },
      { ...conversation[1]!, id: "questions", content: "1. Why?\n   Because.", cards: quizCards },
    ],
    renderQuiz: ({ cards = [] }) => (
      <Quiz cards={cards} step={1} toSource={() => ({ href: "#at-3675", seconds: 3675 })} onAdvance={fn()}>
        <KeepCards state={{ kind: "offered" }} count={cards.length} cardsHref="#cards" onKeep={fn()} />
      </Quiz>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: "Keep as Cards" })).toHaveLength(1);
    await expect(canvas.queryByText("Because.")).not.toBeInTheDocument();
  },
} satisfies Story;
export const Waiting = { args: { messages: conversation.slice(0, 3), waiting: true } } satisfies Story;
export const Many = { args: { messages: longConversation } } satisfies Story;
export const UnbreakableNarrow = {
  args: { messages: [unbreakableQuestion] },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
