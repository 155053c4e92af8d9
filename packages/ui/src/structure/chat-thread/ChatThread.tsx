import type { ChatMessage } from "@lectern/domain/chat";
import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { Markdown } from "../markdown/Markdown.tsx";
import { answer, entry, question, thinking, thread } from "./ChatThread.css.ts";

export interface ChatThreadProps {
  /** In the order they were written. */
  readonly messages: readonly ChatMessage[];
  /** An answer is on its way. */
  readonly waiting: boolean;
}

/** Questions and answers. New ones are read aloud as they come. */
export function ChatThread({ messages, waiting }: ChatThreadProps) {
  return (
    <div role="log" aria-label="Conversation">
      <ol className={thread}>
        {messages.map(({ id, role, content }) => (
          <li key={id} className={entry} data-role={role}>
            <VisuallyHidden>{role === "user" ? "You asked:" : "Answer:"}</VisuallyHidden>
            {role === "user" ? (
              <p className={question}>{content}</p>
            ) : (
              <div className={answer}>
                <Markdown>{content}</Markdown>
              </div>
            )}
          </li>
        ))}
        {waiting && (
          <li className={thinking}>
            <Spinner />
            Thinking...
          </li>
        )}
      </ol>
    </div>
  );
}
