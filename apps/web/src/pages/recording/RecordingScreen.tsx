import { toTitle } from "@lectern/domain/recording";
import type { InlineEditHandle } from "@lectern/ui/forms/inline-edit";
import { type FindHandle, RecordingView, type RecordingViewProps } from "@lectern/ui/screens/recording";
import { useRef } from "react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { getBackLink } from "../../features/back-link/back-link.ts";
import { renderDeletedCards } from "../../features/cards/deleted-cards.tsx";
import { useCorrections } from "../../features/corrections/use-corrections.tsx";
import { LazyNotKept } from "../../features/keeping/LazyKeeping.tsx";
import { useIsNotKept } from "../../features/keeping/use-is-not-kept.ts";
import { useReadingPosition } from "../../features/reading/reading-position.ts";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { useDocumentTitle } from "../../platform/document-title.ts";
import { AssistedRecording } from "./AssistedRecording.tsx";
import { isTextShown, parseMoment, toRecordingState } from "./recording.view-state.ts";
import { useMarkWhenRead } from "./use-mark-when-read.ts";
import { useRecording } from "./use-recording.ts";
import { useRecordingFeatures } from "./use-recording-features.tsx";
import { useRecordingTab } from "./use-recording-tab.ts";

/** One recording. The route mounts a new screen for another recording, since a mutation's state belongs to one. */
export function RecordingScreen() {
  const { id = "" } = useParams();
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const [searchParams] = useSearchParams();
  const { recording, transcript, leaving, rename, title, setFavorite, remove, summaryRetry } = useRecording(id);
  const { tab, openTab, onTabChange } = useRecordingTab();
  const titleRef = useRef<InlineEditHandle>(null);
  const findRef = useRef<FindHandle>(null);
  const shown = leaving ?? recording.data;
  const corrections = useCorrections(leaving === undefined ? recording.data : undefined, transcript.data);
  const corrected = { data: corrections.transcript, isError: transcript.isError };
  const state = toRecordingState(recording, corrected, title, leaving);
  useDocumentTitle(recording.data && toTitle(recording.data.name));
  useMarkWhenRead(recording.data, isTextShown(state, tab));
  const features = useRecordingFeatures({
    id,
    recording: shown,
    isStaying: leaving === undefined,
    state,
    segments: transcript.data?.segments ?? [],
    corrections,
    tab,
    openTab,
    titleRef,
    findRef,
  });

  const view: RecordingViewProps = {
    state,
    tab,
    onTabChange,
    ...useReadingPosition(id, searchParams.has("t")),
    moment: parseMoment(searchParams.get("t")),
    visit,
    question: searchParams.get("q") ?? undefined,
    backLink: getBackLink(userId),
    libraryHref: paths.recordings,
    onRetry: () => void recording.refetch(),
    summaryRetry,
    onRename: rename,
    titleRef,
    findRef,
    onToggleFavorite: (isFavorite) => setFavorite.mutate(isFavorite),
    cardsHref: paths.recordingCards(id),
    deletedWith: renderDeletedCards(id),
    onDelete: () => remove(() => void navigate(paths.recordings, { replace: true })),
    ...features.view,
  };
  if (useIsNotKept(recording)) return <LazyNotKept subject="this lecture" />;
  if (shown === undefined) return <RecordingView {...view} actions={undefined} keptNote={undefined} />;
  return (
    <>
      <AssistedRecording
        // The key restarts the flows if a transcript arrives later.
        key={String(shown.hasTranscript)}
        recording={shown}
        view={view}
        corrections={corrections}
      />
      {features.bars}
      {features.overlays}
    </>
  );
}
