import { type Recording, toTitle } from "@lectern/domain/recording";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { transcriptQueries } from "@lectern/data/recordings/transcript.queries";
import { userInfoQueries } from "@lectern/data/user-info/user-info.queries";
import { DEFAULT_SUMMARY_STYLE } from "@lectern/domain/summary-style";
import { IconButton } from "@lectern/ui/elements/icon-button";
import { addFolder } from "@lectern/ui/elements/icon/glyphs";
import { loadTabs, loadMarkdown, RecordingView, type RecordingViewProps } from "@lectern/ui/screens/recording";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { whenIdle } from "../../loading/when-idle.ts";
import { useFiling } from "../../features/filing/use-filing.tsx";
import { ignorePrefetchFailure } from "../../loading/stale-chunks.ts";
import { useDocumentTitle } from "../../platform/document-title.ts";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { ExportMenu } from "../../features/export/ExportMenu.tsx";
import { pollWhileProcessing } from "../../features/arrivals/arrivals.ts";
import { getWayBack } from "../../features/way-back/way-back.ts";
import { AssistedRecording } from "./AssistedRecording.tsx";
import { getPlace, rememberPlace } from "./reading-place.ts";
import { parseMoment, toRecordingState, parseRecordingTab } from "./recording.view-state.ts";
import { useIsByKey } from "./use-is-by-key.ts";
import { useTabScroll } from "./use-tab-scroll.ts";

// The Markdown renderer loads beside this code for tabs that show Markdown, and after the page for the transcript.
const opensWithWords = parseRecordingTab(new URLSearchParams(location.search).get("tab")) === "transcript";
void (opensWithWords ? whenIdle() : Promise.resolve()).then(() => ignorePrefetchFailure(loadMarkdown()));
void whenIdle().then(() => ignorePrefetchFailure(loadTabs()));

/** The state of a visit to a tab by an arrow key. The keys pass tabs on their way: those in a row are one entry. */
const BY_KEY = "by-key";

export function RecordingScreen() {
  const { id = "" } = useParams();
  // A key by recording: a mutation's state belongs to one recording.
  return <RecordingById key={id} id={id} />;
}

function RecordingById({ id }: { readonly id: string }) {
  const { client } = useServices();
  const user = useUser();
  const navigate = useNavigate();
  const { key: visit, state: visitState } = useLocation();
  const [searchParams, setSearchParams] = useSearchParams();
  const queries = recordingQueries(client, user.id);
  const mutations = recordingMutations(client, user.id);

  const [leaving, setLeaving] = useState<Recording>();

  // A recording that is being deleted is not read again: the read would fail.
  const isStaying = leaving === undefined;
  const recording = useQuery({
    ...queries.one(id),
    enabled: isStaying,
    refetchInterval: ({ state: { data, status, dataUpdateCount } }) =>
      pollWhileProcessing({
        isError: status === "error",
        requests: dataUpdateCount,
        shown: data === undefined ? [] : [data],
      }),
  });
  // Read beside the recording, and again when a transcript arrives later.
  const transcript = useQuery({
    ...transcriptQueries(client, user.id).transcript(id),
    enabled: isStaying && recording.data?.hasTranscript !== false,
  });
  const { data: defaultStyle = DEFAULT_SUMMARY_STYLE } = useQuery(userInfoQueries(client, user.id).defaultStyle());
  const setFavorite = useMutation(mutations.setFavorite(id));
  const rename = useMutation(mutations.rename(id));
  const remove = useMutation(mutations.remove(id));
  const { fileRecording, dialog } = useFiling();
  useDocumentTitle(recording.data && toTitle(recording.data.name));

  const tab = parseRecordingTab(searchParams.get("tab"));
  const isByKey = useIsByKey();
  const openScroll = useTabScroll(tab, searchParams.has("t"));
  // Found once: what is offered does not change while the page is read.
  const [continueAt] = useState(() => (searchParams.has("t") ? undefined : getPlace(id)));
  const onRead = useCallback((seconds: number) => rememberPlace(id, seconds), [id]);

  const view: RecordingViewProps = {
    state: toRecordingState(recording, transcript, rename, leaving),
    tab,
    onTabChange: (next) => {
      // A click asks twice, as the pointer goes down and as the tab takes the focus: the address knows the first.
      if (parseRecordingTab(new URLSearchParams(location.search).get("tab")) === next) return;
      openScroll(next);
      const byKey = isByKey() ? BY_KEY : null;
      setSearchParams(next === "summary" ? {} : { tab: next }, {
        state: byKey,
        replace: byKey !== null && visitState === byKey,
      });
    },
    continueAt,
    onRead,
    moment: parseMoment(searchParams.get("t")),
    visit,
    question: searchParams.get("q") ?? undefined,
    wayBack: getWayBack(user.id),
    onRetry: () => void recording.refetch(),
    onRename: (name) => rename.mutate(name),
    onToggleFavorite: (isFavorite) => setFavorite.mutate(isFavorite),
    onDelete: () => {
      setLeaving(recording.data);
      remove.mutate(undefined, {
        onSuccess: () => void navigate(paths.recordings, { replace: true }),
        onError: () => setLeaving(undefined),
      });
    },
  };
  const shown = leaving ?? recording.data;
  if (shown === undefined) return <RecordingView {...view} />;
  const actions = (
    <>
      <IconButton
        glyph={addFolder}
        label="Add to folder"
        onClick={({ currentTarget }) => fileRecording(shown, currentTarget)}
      />
      <ExportMenu scope={{ kind: "recording", id, name: shown.name }} />
    </>
  );
  return (
    <>
      <AssistedRecording
        // A key: a transcript that arrives later starts new flows.
        key={String(shown.hasTranscript)}
        recording={shown}
        defaultStyle={defaultStyle}
        view={{ ...view, actions }}
      />
      {dialog}
    </>
  );
}
