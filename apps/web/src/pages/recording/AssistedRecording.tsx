import { writerQuery } from "@lectern/data/assistant/writer";
import { outlineQueries } from "@lectern/data/recordings/outline.queries";
import { searchQueries, toSearchQuestion } from "@lectern/data/search/search";
import { findKeyPassagesName } from "@lectern/domain/key-passages";
import { areTimed } from "@lectern/domain/outline";
import type { Recording } from "@lectern/domain/recording";
import { RecordingView, type RecordingViewProps } from "@lectern/ui/screens/recording";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { paths } from "../../paths.ts";
import { copyFormatted } from "../../platform/copy-text.ts";
import { useChat } from "../../flows/chat.ts";
import { useOnline } from "@lectern/browser/use-online";
import { useDrafts } from "../../flows/use-drafts.ts";
import { useNotes } from "../../flows/notes.ts";
import { useClientFlags } from "../../flows/use-client-flags.ts";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { getUnanswered, toConnectHref } from "../../features/chat/chat.view-state.ts";
import { useChatView } from "../../features/chat/use-chat-view.ts";
import type { UsedCorrections } from "../../features/corrections/use-corrections.tsx";
import { createLazyComponent } from "../../features/lazy-component.tsx";
import { LazyKeepQuiz } from "./LazyKeepQuiz.tsx";
import { toDraftsProps, toNotesState } from "./customize.view-state.ts";
import { useAlsoSaid } from "./use-also-said.ts";
import { useDefaultStyle } from "./use-default-style.ts";
import { useTermLines } from "./use-term-lines.ts";

/** A lecture's wave, whose code and row are loaded after its transcript. */
const LazyWave = createLazyComponent(async () => (await import("./LectureWave.tsx")).LectureWave);

interface AssistedRecordingProps {
  readonly recording: Recording;
  readonly view: RecordingViewProps;
  readonly corrections: Pick<UsedCorrections, "lines" | "onSpeaker">;
}

const notesCopy = { copied: "Notes copied", failed: "Error copying the notes" };

/** Finds other lectures that may answer the last question, if this one doesn't. */
function useElsewhere(recordingId: string, question: string | undefined): string | undefined {
  const { client, id: userId } = useUser();
  const { data } = useQuery({
    ...searchQueries(client, userId).find(toSearchQuestion(question ?? "")),
    enabled: question !== undefined,
  });
  if (question === undefined) return undefined;
  return data?.results.some(({ id }) => id !== recordingId) === true ? paths.searchFor(question) : undefined;
}

/** A loaded recording with the flows of its tabs, which run while the page is mounted. */
export function AssistedRecording({ recording, view, corrections }: AssistedRecordingProps) {
  const { report, client } = useServices();
  const { id: userId } = useUser();
  const [{ smartChapters }] = useClientFlags();
  const isOnline = useOnline();
  const drafts = useDrafts(`recording ${recording.id}`);
  const input = { recordingId: recording.id, hasTranscript: recording.hasTranscript };
  const notes = useNotes(input);
  const chat = useChat(input);
  const notesSnapshot = useSelector(notes, (snapshot) => snapshot);
  const { messages, view: chatView } = useChatView(chat, recording.id);
  const notesState = toNotesState(notesSnapshot, recording.notes, isOnline);
  const hasFallenBack = findKeyPassagesName(recording.summary ?? "") !== undefined;
  const isRead = view.tab === "summary" && recording.status === "completed" && !hasFallenBack;
  const { data: isOld = false } = useQuery({
    ...outlineQueries(client, userId).isReadByEarlierVersion(recording.id),
    enabled: isRead && recording.summary !== null,
  });
  const defaultStyle = useDefaultStyle(view.tab === "customize");
  const { data: writer, isLoading: isReadingWriter } = useQuery({
    ...writerQuery(client, userId),
    enabled: view.tab === "customize" || view.tab === "chat" || (view.tab === "summary" && (hasFallenBack || isOld)),
  });
  const hasModel = writer !== undefined && writer.model !== null;
  const lastQuestion = messages.findLast(({ role }) => role === "user")?.content;
  const elsewhereHref = useElsewhere(recording.id, getUnanswered(messages));
  const { tab, state } = view;
  const { id, status } = recording;
  const alsoSaid = useAlsoSaid(recording, tab === "summary" && recording.summary !== null);
  // With Smart Chapters, chapters are also headings in the transcript (RDT-12). They are stored with the summary.
  const isOutlined = status === "completed" && (tab === "transcript" || tab === "chat" || smartChapters);
  // The page can be read without an outline, so its absence is not an error.
  const outline = useQuery({ ...outlineQueries(client, userId).outline(id), enabled: isOutlined }).data ?? undefined;
  // Chapters link into the whole transcript.
  const isWhole = state.kind === "ready" && state.transcript.kind === "segments" && state.transcript.rest === "none";
  const chapters = isWhole && outline !== undefined && areTimed(outline.chapters) ? outline.chapters : undefined;
  const segments = isWhole && tab === "transcript" && outline !== undefined ? state.transcript.segments : undefined;
  const renderLine = useTermLines(recording, segments, chapters, corrections.lines);
  const momentHref = useCallback((seconds: number) => paths.recordingMoment(id, seconds), [id]);

  return (
    <DraftProvider value={drafts}>
      <RecordingView
        {...view}
        summaryRetry={
          view.summaryRetry && { ...view.summaryRetry, canRewrite: hasModel, canReadAgain: hasModel && isOld }
        }
        lecture={{
          momentHref,
          renderWave: (place) => <LazyWave recordingId={id} momentHref={momentHref} {...place} />,
          alsoSaid,
          chapters,
          hasHeadings: smartChapters,
          renderLine,
          onSpeaker: corrections.onSpeaker,
        }}
        customize={{
          notes: notesState,
          initialStyle: defaultStyle,
          hasFocus: isReadingWriter ? "unknown" : hasModel,
          onGenerate: (style, focus) => notes.send({ type: "notes.requested", style, stored: recording.notes, focus }),
          onSaveAgain: () => notes.send({ type: "save.requested" }),
          onCopy: (text) => void copyFormatted(text, notesCopy, report),
          drafts: toDraftsProps(notesSnapshot, (event) => notes.send(event)),
        }}
        chat={{
          ...chatView,
          starters: outline?.questions,
          elsewhereHref,
          connectHref: toConnectHref(writer, messages),
          searchHref: lastQuestion === undefined ? undefined : paths.searchFor(lastQuestion),
          canQuiz: hasModel,
          renderQuiz: (message, text) => (
            <LazyKeepQuiz
              recordingId={id}
              message={message}
              cards={message.cards ?? []}
              onAdvance={() => chat.send({ type: "quiz.advanced", id: message.id })}
            >
              {text}
            </LazyKeepQuiz>
          ),
          momentHref,
        }}
      />
    </DraftProvider>
  );
}
