import type { ChatMessage } from "@lectern/domain/chat";
import { copy } from "../../elements/icon/screen-glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { LazyMarkdown } from "../markdown/MarkdownLazy.tsx";
import { timestamp } from "../transcript/timestamp.ts";
import { answer, entry, grounds, momentList, question, thinking, thread } from "./ChatThread.css.ts";

export interface ChatThreadProps {
  /** In the order they were written. */
  readonly messages: readonly ChatMessage[];
  /** True while an answer is loading. */
  readonly waiting: boolean;
  readonly onCopy: (answer: string) => void;
  /** Where a moment of the transcript is; seconds from the recording's start. */
  readonly momentHref: (seconds: number) => string;
}

type AnswerProps = Pick<ChatThreadProps, "onCopy" | "momentHref"> & {
  readonly content: string;
  readonly segments: ChatMessage["segments"] | undefined;
};

function Answer({ content, segments = [], onCopy, momentHref }: AnswerProps) {
  const moments = [...new Set(segments.map(({ start }) => start))];
  return (
    <div className={answer}>
      <LazyMarkdown>{content}</LazyMarkdown>
      <div className={grounds}>
        {moments.length > 0 && (
          <ul className={momentList} aria-label="Where the recording says so">
            {moments.map((start) => (
              <li key={start}>
                <Link href={momentHref(start)} aria-label={`Transcript at ${timestamp(start)}`}>
                  {timestamp(start)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <IconButton glyph={copy} label="Copy answer" onClick={() => onCopy(content)} />
      </div>
    </div>
  );
}

/** Questions and answers. New ones are read aloud as they come. */
export function ChatThread({ messages, waiting, onCopy, momentHref }: ChatThreadProps) {
  return (
    <div role="log" aria-label="Conversation">
      <ol className={thread}>
        {messages.map(({ id, role, content, segments }) => (
          <li key={id} className={entry} data-role={role}>
            <VisuallyHidden>{role === "user" ? "You asked:" : "Answer:"}</VisuallyHidden>
            {role === "user" ? (
              <p className={question}>{content}</p>
            ) : (
              <Answer content={content} segments={segments} onCopy={onCopy} momentHref={momentHref} />
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
