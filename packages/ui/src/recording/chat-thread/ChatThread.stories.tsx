import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { conversation, longConversation, unbreakableQuestion } from "../../samples/chat.ts";
import { loadMarkdown } from "../markdown/MarkdownLazy.tsx";
import { ChatThread } from "./ChatThread.tsx";

const meta = {
  component: ChatThread,
  // The Markdown renderer has loaded before the screenshot is taken.
  loaders: [async () => void (await loadMarkdown())],
  args: { messages: conversation, waiting: false, onCopy: fn(), momentHref: (seconds) => `#at-${seconds}` },
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
/** An answer can be copied, and leads to the moments that it rests on. */
export const CopiedAndFollowed = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole("button", { name: "Copy answer" });
    await userEvent.click(first as HTMLElement);
    await expect(args.onCopy).toHaveBeenCalledWith(conversation[1]?.content);
    await expect(canvas.getByRole("link", { name: "Transcript at 1:01:15" })).toHaveAttribute("href", "#at-3675");
  },
} satisfies Story;
export const Waiting = { args: { messages: conversation.slice(0, 3), waiting: true } } satisfies Story;
export const Many = { args: { messages: longConversation } } satisfies Story;
export const UnbreakableNarrow = {
  args: { messages: [unbreakableQuestion] },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
