import type { ChatMessage } from "@lectern/domain/chat";
import { useEffect } from "react";
import { useDraft, useDraftStore } from "../../theme/draft.ts";

/**
 * The draft of a conversation's composer. A question that has no answer yet is kept like one that is typed: it is in the field
 * again after a reload, which ends the conversation.
 */
export function useQuestionDraft(messages: readonly ChatMessage[]): readonly [string, (draft: string) => void] {
  const store = useDraftStore();
  const [draft, setDraft] = useDraft("question", "");
  const last = messages.at(-1);
  const unanswered = last?.role === "user" ? last.content : undefined;
  useEffect(() => {
    if (draft === "") store?.write("question", unanswered);
  }, [store, draft, unanswered]);
  return [draft, setDraft];
}
