import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { RecordingsView } from "@lectern/ui/screens/recordings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { useDocumentTitle } from "../../document-title.ts";
import { paths } from "../../paths.ts";
import { useServices } from "../../wiring/services.ts";
import { settle } from "../../wiring/settle.ts";
import { useUser } from "../../wiring/use-user.ts";
import { recordingsState } from "./recordings.view-state.ts";
import { useSearchQuery } from "./use-search-query.ts";

export function RecordingsScreen() {
  useDocumentTitle("Recordings");
  const { client } = useServices();
  const queryClient = useQueryClient();
  const user = useUser();
  const { data, isError } = useQuery(recordingQueries(client, user.id).list());
  const [query, setQuery] = useSearchQuery();
  const settledQuery = useDeferredValue(query);
  const state = useMemo(() => recordingsState({ data, isError }, settledQuery), [data, isError, settledQuery]);
  const mutations = recordingMutations(client, user.id);

  return (
    <RecordingsView
      state={state}
      query={query}
      onQueryChange={setQuery}
      recordingHref={(id) => paths.recording(id)}
      onToggleFavorite={(id, isFavorite) => settle(runWrite(queryClient, mutations.setFavorite(id), isFavorite))}
      onDelete={(id) => settle(runWrite(queryClient, mutations.remove(id), undefined))}
    />
  );
}
