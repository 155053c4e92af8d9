import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { FavoritesView } from "@lectern/ui/screens/favorites";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { paths } from "../../paths.ts";
import { useServices } from "../../services.ts";
import { useUser } from "../../flows/use-user.ts";
import { ExportButton } from "../export/ExportButton.tsx";
import { useFiling } from "../filing/use-filing.tsx";
import { useListOptions } from "../recordings/list-options.ts";
import { toRecordingsState } from "../recordings/recordings.view-state.ts";
import { useCardDetails } from "../recordings/use-card-details.tsx";
import { useRecordingActions } from "../recordings/use-recording-actions.ts";
import { useSearchQuery } from "../recordings/use-search-query.ts";
import { useAsWayBack } from "../way-back.ts";

const favorites = { kind: "favorites" } as const;

/** REC-08: the recordings screen with the starred recordings. */
export function FavoritesScreen() {
  const { client } = useServices();
  const user = useUser();
  const { data, isError } = useQuery(recordingQueries(client, user.id).favorites());
  const [query, setQuery] = useSearchQuery();
  useAsWayBack("Favorites");
  const settledQuery = useDeferredValue(query);
  const options = useListOptions();
  const { order } = options;
  const state = useMemo(
    () => toRecordingsState({ data, isError }, settledQuery, order),
    [data, isError, settledQuery, order],
  );
  const actions = useRecordingActions();
  const details = useCardDetails(data !== undefined);
  const { fileRecording, dialog } = useFiling();

  return (
    <>
      <FavoritesView
        state={state}
        query={query}
        options={options}
        onQueryChange={setQuery}
        searchHref={paths.searchFor}
        action={<ExportButton scope={favorites} />}
        onFile={fileRecording}
        {...actions}
        {...details}
      />
      {dialog}
    </>
  );
}
