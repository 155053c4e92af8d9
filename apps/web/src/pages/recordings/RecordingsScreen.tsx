import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { RecordingsView } from "@lectern/ui/screens/recordings";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { paths } from "../../paths.ts";
import { useServices } from "../../services.ts";
import { useUser } from "../../flows/use-user.ts";
import { ExportButton } from "../export/ExportButton.tsx";
import { renderFirstRun } from "../first-run.tsx";
import { countPreparing } from "../arrivals.ts";
import { useArrivals } from "../use-arrivals.ts";
import { useAsWayBack } from "../way-back.ts";
import { useListOptions } from "./list-options.ts";
import { toRecordingsState } from "./recordings.view-state.ts";
import { useFiling } from "../filing/use-filing.tsx";
import { useCardDetails } from "./use-card-details.tsx";
import { useRecordingActions } from "./use-recording-actions.ts";
import { useSearchQuery } from "./use-search-query.ts";

const library = { kind: "library" } as const;

export function RecordingsScreen() {
  const { client } = useServices();
  const user = useUser();
  const { data, isError } = useQuery(recordingQueries(client, user.id).list());
  const [query, setQuery] = useSearchQuery();
  useAsWayBack("Recordings");
  const settledQuery = useDeferredValue(query);
  const options = useListOptions();
  const { order } = options;
  const state = useMemo(
    () => toRecordingsState({ data, isError }, settledQuery, order),
    [data, isError, settledQuery, order],
  );
  const actions = useRecordingActions();
  const { recent, arrivals } = useArrivals(data?.isComplete === true);
  const details = useCardDetails(data !== undefined);
  const { fileRecording, dialog } = useFiling();
  const preparing = countPreparing(recent.data?.recordings);

  return (
    <>
      <RecordingsView
        state={state}
        query={query}
        options={options}
        onQueryChange={setQuery}
        searchHref={paths.searchFor}
        action={<ExportButton scope={library} />}
        preparing={preparing}
        firstRun={renderFirstRun(preparing > 0)}
        arrivals={arrivals}
        onFile={fileRecording}
        {...actions}
        {...details}
      />
      {dialog}
    </>
  );
}
