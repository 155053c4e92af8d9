import { type ReactNode, useContext } from "react";
import type { ChatMessage } from "@lectern/domain/chat";
import { writeDoubts } from "@lectern/domain/citations";
import { Button } from "../../elements/button/Button.tsx";
import { copy } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { SettlingWait } from "../../illustrations/settling/SettlingWait.tsx";
import { CitedMarkdown } from "../cited-markdown/CitedMarkdown.tsx";
import { NotHelpful } from "../not-helpful/NotHelpful.tsx";
import { LectureLanguage } from "../lecture-language.ts";
import * as styles from "./ChatThread.css.ts";

export interface ChatThreadProps {
  /** The messages in chronological order. */
  readonly messages: readonly ChatMessage[];
  /** Whether an answer is loading. */
  readonly waiting: boolean;
  /** The part of the next answer that has arrived, as Markdown (AST-10). */
  readonly arriving?: string | undefined;
  /** The part that had arrived of an answer that failed before its end (TUT-08). */
  readonly broken?: string | undefined;
  /** Called with a suggested question below the last answer. Without it, no suggestions are shown. */
  readonly onAsk?: ((question: string) => void) | undefined;
  /** Without it, the conversation is for reading only. */
  readonly onCopy?: ((answer: string) => void) | undefined;
  /** Has the last answer go on, if it ended at a limit of length (TUT-08). Without it, no answer can. */
  readonly onContinue?: (() => void) | undefined;
  /** Renders a quiz in place of its `text`, which has all questions and answers. */
  readonly renderQuiz?: ((message: ChatMessage, text: ReactNode) => ReactNode) | undefined;
  /** The address of other lectures that may answer the last question, if this one doesn't. */
  readonly elsewhereHref?: string | undefined;
  /** The address of how to ask in an assistant elsewhere (CON-01), offered below the last answer. */
  readonly connectHref?: string | undefined;
  /** The address for searching all lectures for the last question, offered when its answer is marked as not helpful. */
  readonly searchHref?: string | undefined;
  /** Asks for other passages than the last answer's. Without it, no answer can be marked as not helpful. */
  readonly onAskElsewhere?: (() => void) | undefined;
  /**
   * Returns the address of a time in the transcript, in seconds from the recording's start. `recording`: its id, if an
   * answer is about several.
   */
  readonly momentHref: (seconds: number, recording?: string) => string;
}

type AnswerProps = Pick<ChatThreadProps, "onCopy" | "momentHref" | "searchHref" | "onAskElsewhere" | "onContinue"> &
  Pick<ChatThreadProps, "renderQuiz"> & { readonly message: ChatMessage };

/** TUT-01: an answer's citations are in its text. */
function Answer(props: AnswerProps) {
  const { message, renderQuiz, onCopy, momentHref, searchHref, onAskElsewhere, onContinue } = props;
  const { content, segments, checks, cards, fallback } = message;
  const language = useContext(LectureLanguage);
  const text = (
    <div lang={language}>
      <CitedMarkdown lines={segments} checks={checks} momentHref={momentHref}>
        {content}
      </CitedMarkdown>
    </div>
  );
  return (
    <>
      <div className={styles.answer}>
        {cards === undefined || renderQuiz === undefined ? text : renderQuiz(message, text)}
      </div>
      {fallback !== undefined && (
        <Text color="muted" size="label" className={styles.quotingNote}>
          {fallback === "budget" ? "We've reached today's AI limit" : "AI isn't available right now"}, so this answer
          quotes the lecture&apos;s own sentences.
        </Text>
      )}
      {message.isCut === true && onContinue !== undefined && (
        <div className={styles.cutOff}>
          <Text color="muted" size="label">
            The answer hit the length limit.
          </Text>
          <Button variant="quiet" size="small" flush="start" onClick={onContinue}>
            Continue
          </Button>
        </div>
      )}
      {onCopy !== undefined && (
        <div className={styles.grounds}>
          <Button
            variant="quiet"
            size="small"
            flush="start"
            aria-label="Copy Answer"
            onClick={() => onCopy(writeDoubts(content, checks))}
          >
            <Icon glyph={copy} size="small" />
            <span>Copy</span>
          </Button>
          {onAskElsewhere !== undefined && <NotHelpful searchHref={searchHref} onAskElsewhere={onAskElsewhere} />}
        </div>
      )}
    </>
  );
}

/** AST-03: suggested questions below an uncertain answer. */
function Suggestions({
  questions,
  onAsk,
}: {
  readonly questions: readonly string[];
  onAsk: (question: string) => void;
}) {
  const language = useContext(LectureLanguage);
  return (
    <ul className={styles.suggestionList} aria-label="Questions this recording answers">
      {questions.map((suggestion) => (
        <li key={suggestion} lang={language}>
          <Button size="small" onClick={() => onAsk(suggestion)}>
            <bdi>{suggestion}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Says that the conversation isn't stored (RDT-15). Below the field, so that no bar covers a part of it. */
export function NotKept({ onCopyConversation }: { readonly onCopyConversation: () => void }) {
  return (
    <p className={styles.notKept}>
      This chat isn't saved.{" "}
      <button type="button" className={styles.copyAll} onClick={onCopyConversation}>
        Copy Conversation
      </button>
    </p>
  );
}

/** Questions and answers. Screen readers announce new ones. */
export function ChatThread(props: ChatThreadProps) {
  const {
    messages,
    waiting,
    arriving,
    broken = "",
    onAsk,
    onCopy,
    renderQuiz,
    elsewhereHref,
    connectHref,
    searchHref,
    onAskElsewhere,
    onContinue,
    momentHref,
  } = props;
  const isBusy = waiting || arriving !== undefined;
  const isLast = (id: string): boolean => id === messages.at(-1)?.id && !isBusy;
  const language = useContext(LectureLanguage);
  return (
    <div role="log" aria-label="Conversation">
      <ol className={styles.thread}>
        {messages.map((message) => (
          <li key={message.id} className={styles.entry} data-role={message.role}>
            <VisuallyHidden>{message.role === "user" ? "You asked:" : "Answer:"}</VisuallyHidden>
            {message.role === "user" ? (
              <p className={styles.question} dir="auto">
                {message.content}
              </p>
            ) : (
              <Answer
                message={message}
                renderQuiz={renderQuiz}
                onCopy={onCopy}
                momentHref={momentHref}
                {...(isLast(message.id) && { searchHref, onAskElsewhere, onContinue })}
              />
            )}
            {isLast(message.id) && onAsk !== undefined && (message.suggestions ?? []).length > 0 && (
              <Suggestions questions={message.suggestions ?? []} onAsk={onAsk} />
            )}
            {message.id === messages.at(-1)?.id && elsewhereHref !== undefined && (
              <p className={styles.elsewhere}>
                <Link href={elsewhereHref}>Search All Lectures</Link>
              </p>
            )}
            {isLast(message.id) && message.role === "assistant" && connectHref !== undefined && (
              <Text size="label" className={styles.elsewhere}>
                <Link href={connectHref}>Ask in ChatGPT, Claude or VS Code instead</Link>
              </Text>
            )}
          </li>
        ))}
        {arriving !== undefined && (
          // Announced when it is complete.
          <li className={styles.entry} data-role="assistant" aria-live="off" aria-busy="true">
            <div className={styles.answer}>
              <div lang={language}>
                <CitedMarkdown momentHref={momentHref}>{arriving}</CitedMarkdown>
              </div>
            </div>
          </li>
        )}
        {broken !== "" && (
          <li className={styles.entry} data-role="assistant">
            <div className={styles.answer}>
              <div lang={language}>
                <CitedMarkdown momentHref={momentHref}>{broken}</CitedMarkdown>
              </div>
            </div>
          </li>
        )}
        {waiting && (
          <li className={styles.thinking}>
            <SettlingWait />
            Thinking...
          </li>
        )}
      </ol>
    </div>
  );
}
