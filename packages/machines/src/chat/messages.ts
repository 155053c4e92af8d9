import type { ChatMessage } from "@lectern/domain/chat";

type Asked = Pick<ChatMessage, "id" | "content" | "timestamp">;

export const toQuestion = ({ event: { id, content, timestamp } }: { event: Asked }): ChatMessage => ({
  id,
  content,
  timestamp,
  role: "user",
});

export const isQuiz = ({ cards = [] }: ChatMessage): boolean => cards.length > 0;

/** Each question of a quiz has two steps: it is asked, and its answer is shown. */
export const advanceQuiz = ({ step = 0, cards = [], ...message }: ChatMessage): ChatMessage => ({
  ...message,
  cards,
  step: (step + 1) % (2 * cards.length),
});
