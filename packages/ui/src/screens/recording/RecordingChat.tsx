import { QUESTION_MAX_CHARACTERS, QUIZ_QUESTION } from "@lectern/domain/chat";
import { useRef } from "react";
import { Text } from "../../elements/text/Text.tsx";
import { words } from "../../feedback/empty-state/EmptyState.css.ts";
import { FieldMessage } from "../../forms/field-message/FieldMessage.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { ChatThread, NotKept } from "../../recording/chat-thread/ChatThread.tsx";
import { ChatThreadFailure } from "../../recording/chat-thread/ChatThreadFailure.tsx";
import { useLatestInView } from "../../recording/chat-thread/use-latest-in-view.ts";
import { Composer } from "../../recording/composer/Composer.tsx";
import { StarterQuestions } from "../../recording/starter-questions/StarterQuestions.tsx";
import * as styles from "./RecordingChat.css.ts";
import { useToWindowEnd } from "./use-to-window-end.ts";
import type { ChatTabProps } from "./recording.state.ts";

export type RecordingChatProps = ChatTabProps & {
  /** Without a transcript, no question can be asked. */
  readonly hasTranscript: boolean;
  /** The typed text that is not sent yet. */
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
};

/** Asks for other passages. The assistant understands it as a remark about its last answer. */
const NOT_HELPFUL = "That didn't help. What else does the recording say about it?";

/** Requests about a whole lecture, offered beside its own questions. */
const wholeLecture = ["What are the main points?", "What matters for the exam?", "What are the key terms?"];

function NothingAsked() {
  return (
    <div className={styles.invitation}>
      <EmptyPage drawing="chat" />
      <div className={words}>
        <Text color="secondary">Feel free to ask AI more specific questions about your recording here.</Text>
      </div>
    </div>
  );
}

/** RDT-06. */
export function RecordingChat(props: RecordingChatProps) {
  const { chat, isOffline = false, onSend, canQuiz, starters = [], hasTranscript, draft } = props;
  const broken = chat.kind === "failed" ? chat.text : undefined;
  const waiting = chat.kind === "waiting";
  const arriving = chat.kind === "receiving" ? chat.text : undefined;
  const { thread, end } = useLatestInView(chat.messages, arriving, chat.kind === "failed");
  const isEmpty = chat.messages.length === 0;
  const region = useRef<HTMLDivElement>(null);
  useToWindowEnd(region);
  return (
    <div ref={region} className={styles.chat}>
      <div ref={thread} className={styles.conversation}>
        {isEmpty ? (
          <NothingAsked />
        ) : (
          <ChatThread
            {...props}
            messages={chat.messages}
            waiting={waiting}
            arriving={arriving}
            broken={broken}
            onAsk={onSend}
            onAskElsewhere={chat.kind === "idle" ? () => onSend(NOT_HELPFUL) : undefined}
          />
        )}
        {chat.kind === "failed" && <ChatThreadFailure {...props} reason={chat.reason} broken={broken} />}
        <div ref={end} className={styles.threadEnd} />
      </div>
      {isEmpty && hasTranscript && !isOffline && (
        <StarterQuestions
          questions={starters}
          general={canQuiz === true ? [QUIZ_QUESTION, ...wholeLecture] : [...wholeLecture, "Summarize the recording"]}
          onAsk={onSend}
        />
      )}
      <div className={styles.foot}>
        <Composer
          label="Ask about your recording"
          placeholder="Ask about your recording..."
          value={draft}
          onChange={props.onDraftChange}
          maxLength={QUESTION_MAX_CHARACTERS}
          sending={waiting || arriving !== undefined}
          disabled={!hasTranscript}
          isOffline={isOffline}
          onSend={onSend}
        />
        {!isEmpty && <NotKept onCopyConversation={props.onCopyConversation} />}
        {hasTranscript && isOffline && (
          <FieldMessage>You need to be online to ask. Your question is saved here.</FieldMessage>
        )}
        {!hasTranscript && <FieldMessage>No transcript available</FieldMessage>}
        {draft.length >= QUESTION_MAX_CHARACTERS && (
          <FieldMessage>A question can have {QUESTION_MAX_CHARACTERS.toLocaleString("en-US")} characters</FieldMessage>
        )}
      </div>
    </div>
  );
}
