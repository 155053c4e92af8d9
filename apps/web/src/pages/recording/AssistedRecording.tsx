import type { Recording } from "@lectern/domain/recording";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import { RecordingView, type RecordingViewProps } from "@lectern/ui/screens/recording";
import { useSelector } from "@xstate/react";
import { answerCopy, notesCopy } from "../../copy/assistant-copy.ts";
import { paths } from "../../paths.ts";
import { toQuestionEvent, useChat } from "../../flows/chat.ts";
import { copyText } from "../../platform/copy-text.ts";
import { useNotes } from "../../flows/notes.ts";
import { useServices } from "../../services.ts";
import { toChatState } from "./chat.view-state.ts";
import { toNotesState } from "./customize.view-state.ts";

interface AssistedRecordingProps {
  readonly recording: Recording;
  readonly defaultStyle: SummaryStyle;
  readonly view: RecordingViewProps;
}

/** A recording that was read, with the two flows of its tabs, which run as long as the page is mounted. */
export function AssistedRecording({ recording, defaultStyle, view }: AssistedRecordingProps) {
  const { report } = useServices();
  const input = { recordingId: recording.id, hasTranscript: recording.hasTranscript };
  const notes = useNotes(input);
  const chat = useChat(input);
  const notesSnapshot = useSelector(notes, (snapshot) => snapshot);
  const chatSnapshot = useSelector(chat, (snapshot) => snapshot);

  return (
    <RecordingView
      {...view}
      customize={{
        notes: toNotesState(notesSnapshot, recording.notes),
        initialStyle: defaultStyle,
        onGenerate: (style) => notes.send({ type: "notes.requested", style }),
        onSaveAgain: () => notes.send({ type: "save.requested" }),
        onCopy: (text) => void copyText(text, notesCopy, report),
      }}
      chat={{
        chat: toChatState(chatSnapshot),
        onSend: (question) => chat.send(toQuestionEvent(question)),
        onAskAgain: () => chat.send({ type: "answer.requested" }),
        onCopy: (text) => void copyText(text, answerCopy, report),
        momentHref: (seconds) => paths.recordingMoment(recording.id, seconds),
      }}
    />
  );
}
