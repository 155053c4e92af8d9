import { type Recording, toTitle } from "@lectern/domain/recording";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { retrySummary } from "@lectern/data/recordings/summary.mutations";
import { transcriptQueries } from "@lectern/data/recordings/transcript.queries";
import { IconButton } from "@lectern/ui/elements/icon-button";
import { addFolder, search } from "@lectern/ui/elements/icon/glyphs";
import {
  chat,
  check,
  customize,
  pencil,
  practice,
  summary,
  tag as tagGlyph,
  transcript as transcriptGlyph,
} from "@lectern/ui/elements/icon/screen-glyphs";
import type { InlineEditHandle } from "@lectern/ui/forms/inline-edit";
import { type FindHandle, RecordingView, type RecordingViewProps } from "@lectern/ui/screens/recording";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { renderDeletedCards } from "../../features/cards/deleted-cards.tsx";
import { LazyKeepLecture, LazyKeptNote, LazyNotKept } from "../../features/keeping/LazyKeeping.tsx";
import { useIsNotKept } from "../../features/keeping/use-is-not-kept.ts";
import { useFiling } from "../../features/filing/use-filing.tsx";
import { useTagging } from "../../features/tags/use-tagging.tsx";
import { useMarkRead } from "../../flows/use-mark-read.ts";
import { useTags } from "../../flows/use-tags.ts";
import { usePageCommands } from "../../commands/page-commands.ts";
import { useDocumentTitle } from "../../platform/document-title.ts";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { ExportMenu } from "../../features/export/ExportMenu.tsx";
import { pollWhileProcessing } from "../../features/arrivals/arrivals.ts";
import { getBackLink } from "../../features/back-link/back-link.ts";
import { useReadAloudBar } from "../../features/reading/use-read-aloud.tsx";
import { useReadingDialog } from "../../features/reading/use-reading-dialog.tsx";
import { AssistedRecording } from "./AssistedRecording.tsx";
import { LazyCardByHand } from "./LazyCardByHand.tsx";
import { getReadingPosition, saveReadingPosition } from "../../features/reading/reading-position.ts";
import {
  canBeSearched,
  isTextShown,
  parseMoment,
  toRecordingState,
  toSummaryRetryState,
} from "./recording.view-state.ts";
import { useReadingMark } from "./use-reading-mark.ts";
import { useRecordingTab } from "./use-recording-tab.ts";

const tabCommands = [
  { tab: "summary", label: "Show the summary", glyph: summary },
  { tab: "customize", label: "Customize the notes", glyph: customize },
  { tab: "chat", label: "Chat about this recording", glyph: chat },
  { tab: "transcript", label: "Show the transcript", glyph: transcriptGlyph },
] as const;

/** One recording. The route mounts a new screen for another recording, since a mutation's state belongs to one. */
export function RecordingScreen() {
  const { id = "" } = useParams();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const user = useUser();
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const [searchParams] = useSearchParams();
  const queries = recordingQueries(client, user.id);
  const mutations = recordingMutations(client, user.id);

  const [leaving, setLeaving] = useState<Recording>();
  // A summary that is requested again is polled as long as the first one.
  const [updatesBefore, setUpdatesBefore] = useState(0);

  // A recording that is being deleted is not refetched, because that would fail.
  const isStaying = leaving === undefined;
  const recording = useQuery({
    ...queries.one(id),
    enabled: isStaying,
    refetchInterval: ({ state: { data, status, dataUpdateCount } }) =>
      pollWhileProcessing({
        isError: status === "error",
        requests: dataUpdateCount - updatesBefore,
        shown: data === undefined ? [] : [data],
      }),
  });
  // Read in parallel with the recording, and again if a transcript arrives later.
  const transcript = useQuery({
    ...transcriptQueries(client, user.id).transcript(id),
    enabled: isStaying && recording.data?.hasTranscript !== false,
  });
  const setFavorite = useMutation(mutations.setFavorite(id));
  const rename = useMutation(mutations.rename(id));
  const remove = useMutation(mutations.remove(id));
  const summaryRetry = useMutation(retrySummary(client, user.id, id));
  const { fileRecording, dialog } = useFiling();
  const { tagged } = useTags(isStaying && recording.data !== undefined);
  const { tagRecordings, dialog: taggingDialog } = useTagging();
  useDocumentTitle(recording.data && toTitle(recording.data.name));

  const { tab, openTab, onTabChange } = useRecordingTab();
  const title = useRef<InlineEditHandle>(null);
  const finder = useRef<FindHandle>(null);
  const state = toRecordingState(recording, transcript, rename, leaving);
  const reading = useReadingDialog();
  useReadingMark(recording.data, isTextShown(state, tab));
  const markRead = useMarkRead();
  const isRead = recording.data?.isRead === true;
  const canBeRead = state.kind === "ready" && tab !== "chat";
  const aloud = useReadAloudBar(canBeRead ? `${id}/${tab}` : undefined, recording.data?.language ?? undefined);
  usePageCommands([
    reading.command,
    aloud.command,
    ...tabCommands.map(({ tab: next, ...command }) => ({ ...command, id: next, run: () => openTab(next) })),
    {
      id: "practice",
      label: "Practice this recording",
      also: "cards flashcards quiz",
      glyph: practice,
      run: () => void navigate(paths.recordingCards(id)),
      isEnabled: recording.data !== undefined && isStaying,
    },
    {
      id: "tags",
      label: "Tags",
      also: "subject topic label",
      glyph: tagGlyph,
      run: () => tagRecordings(recording.data === undefined ? [] : [recording.data], null),
      isEnabled: recording.data !== undefined && isStaying,
    },
    {
      id: "mark-read",
      label: isRead ? "Mark as not read" : "Mark as read",
      also: "done finished unread",
      glyph: check,
      run: () => markRead(id, !isRead),
      isEnabled: recording.data?.status === "completed" && isStaying,
    },
    {
      id: "edit-title",
      label: "Edit title",
      glyph: pencil,
      run: () => title.current?.edit(),
      isEnabled: recording.data !== undefined && isStaying,
    },
    {
      id: "find",
      label: "Find in this lecture",
      glyph: search,
      isSearch: true,
      run: () => finder.current?.open(),
      isEnabled: canBeSearched(state),
    },
  ]);
  // Computed once, so that the offer does not change while the page is read.
  const [continueAt] = useState(() => (searchParams.has("t") ? undefined : getReadingPosition(id)));
  const onRead = useCallback((seconds: number) => saveReadingPosition(id, seconds), [id]);

  const view: RecordingViewProps = {
    state,
    tab,
    onTabChange,
    continueAt,
    onRead,
    moment: parseMoment(searchParams.get("t")),
    visit,
    question: searchParams.get("q") ?? undefined,
    backLink: getBackLink(user.id),
    libraryHref: paths.recordings,
    onRetry: () => void recording.refetch(),
    summaryRetry: {
      state: toSummaryRetryState(summaryRetry),
      onRetry: () => {
        const { dataUpdateCount = 0 } = queryClient.getQueryState(queries.one(id).queryKey) ?? {};
        setUpdatesBefore(dataUpdateCount);
        summaryRetry.mutate();
      },
    },
    onRename: (name) => rename.mutate(name),
    titleRef: title,
    findRef: finder,
    onOpenReading: reading.openReading,
    onReadAloud: aloud.onReadAloud,
    onToggleFavorite: (isFavorite) => setFavorite.mutate(isFavorite),
    tags: tagged?.get(id)?.map((tag) => ({ tag, href: paths.recordingsTagged(tag.id) })),
    cardsHref: paths.recordingCards(id),
    deletedWith: renderDeletedCards(id),
    onDelete: () => {
      setLeaving(recording.data);
      remove.mutate(undefined, {
        onSuccess: () => void navigate(paths.recordings, { replace: true }),
        onError: () => setLeaving(undefined),
      });
    },
  };
  const isNotKept = useIsNotKept(recording);
  const shown = leaving ?? recording.data;
  if (isNotKept) return <LazyNotKept subject="this lecture" />;
  if (shown === undefined) return <RecordingView {...view} />;
  const actions = (
    <>
      <IconButton
        glyph={addFolder}
        label="Add to folder"
        onClick={({ currentTarget }) => fileRecording(shown, currentTarget)}
      />
      <IconButton
        glyph={tagGlyph}
        label="Tags"
        onClick={({ currentTarget }) => tagRecordings([shown], currentTarget)}
      />
      <LazyKeepLecture recordingId={id} />
      <ExportMenu
        scope={{ kind: "recording", id, name: shown.name }}
        readMark={shown.status === "completed" ? { isRead, onChange: (next) => markRead(id, next) } : undefined}
        onReadAloud={canBeRead ? aloud.onReadAloud : undefined}
        onOpenReading={reading.openReading}
      />
    </>
  );
  return (
    <>
      <AssistedRecording
        // The key restarts the flows if a transcript arrives later.
        key={String(shown.hasTranscript)}
        recording={shown}
        view={{ ...view, actions, keptNote: <LazyKeptNote recordingId={id} /> }}
      />
      {aloud.bar}
      {dialog}
      {taggingDialog}
      {reading.dialog}
      {transcript.data !== undefined && transcript.data.segments.length > 0 && (
        <LazyCardByHand recordingId={id} language={shown.language ?? undefined} segments={transcript.data.segments} />
      )}
    </>
  );
}
