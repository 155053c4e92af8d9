import type { Meta, StoryObj } from "@storybook/react-vite";
import { conversation, longConversation, unbreakableQuestion } from "../../samples/chat.ts";
import { ChatThread } from "./ChatThread.tsx";

const meta = {
  component: ChatThread,
  args: { messages: conversation, waiting: false },
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Waiting = { args: { messages: conversation.slice(0, 3), waiting: true } } satisfies Story;
export const Many = { args: { messages: longConversation } } satisfies Story;
export const UnbreakableNarrow = {
  args: { messages: [unbreakableQuestion] },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
