import { titleOf } from "@lectern/domain/recording";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { userInfoQueries } from "@lectern/data/user-info/user-info.queries";
import { DEFAULT_SUMMARY_STYLE } from "@lectern/domain/summary-style";
import { RecordingView, type RecordingViewProps } from "@lectern/ui/screens/recording";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { useDocumentTitle } from "../../document-title.ts";
import { paths } from "../../paths.ts";
import { useServices } from "../../wiring/services.ts";
import { useUser } from "../../wiring/use-user.ts";
import { AssistedRecording } from "./AssistedRecording.tsx";
import { hasTranscript } from "./customize.view-state.ts";
import { recordingState, recordingTabOf } from "./recording.view-state.ts";

/** A summary that is still being written is looked for again. */
const PROCESSING_REFETCH_MS = 5000;

export function RecordingScreen() {
  const { id = "" } = useParams();
  // What a mutation remembers belongs to one recording: another one starts anew.
  return <RecordingOf key={id} id={id} />;
}

function RecordingOf({ id }: { readonly id: string }) {
  const { client } = useServices();
  const user = useUser();
  const navigate = useNavigate();
  const [searchParams, setSearchParams] = useSearchParams();
  const queries = recordingQueries(client, user.id);
  const mutations = recordingMutations(client, user.id);

  const recording = useQuery({
    ...queries.one(id),
    refetchInterval: ({ state }) => (state.data?.status === "processing" ? PROCESSING_REFETCH_MS : false),
  });
  const segments = useQuery(queries.segments(id));
  const { data: defaultStyle = DEFAULT_SUMMARY_STYLE } = useQuery(userInfoQueries(client, user.id).defaultStyle());
  const setFavorite = useMutation(mutations.setFavorite(id));
  const rename = useMutation(mutations.rename(id));
  const remove = useMutation(mutations.remove(id));
  useDocumentTitle(recording.data === undefined ? undefined : titleOf(recording.data.name));

  const view: RecordingViewProps = {
    state: recordingState(recording, segments, rename),
    tab: recordingTabOf(searchParams.get("tab")),
    onTabChange: (tab) => setSearchParams(tab === "summary" ? {} : { tab }, { replace: true }),
    recordingsHref: paths.recordings,
    onRename: (name) => rename.mutate(name),
    onToggleFavorite: (isFavorite) => setFavorite.mutate(isFavorite),
    onDelete: () => remove.mutate(undefined, { onSuccess: () => void navigate(paths.recordings, { replace: true }) }),
  };
  if (recording.data === undefined) return <RecordingView {...view} />;
  return (
    <AssistedRecording
      // A transcript that arrives later begins new flows.
      key={String(hasTranscript(recording.data))}
      recording={recording.data}
      defaultStyle={defaultStyle}
      view={view}
    />
  );
}
