import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { RecordingsView } from "@lectern/ui/screens/recordings";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../flows/use-user.ts";
import { useServices } from "../../services.ts";
import { countPreparing } from "../arrivals.ts";
import { ExportButton } from "../export/ExportButton.tsx";
import { renderFirstRun } from "../first-run.tsx";
import { useArrivals } from "../use-arrivals.ts";
import { useAsWayBack } from "../way-back.ts";
import { useRecordingList } from "./use-recording-list.tsx";

const library = { kind: "library" } as const;

export function RecordingsScreen() {
  const { client } = useServices();
  const user = useUser();
  const list = useQuery(recordingQueries(client, user.id).list());
  const { view, dialog } = useRecordingList(list);
  const { recent, arrivals } = useArrivals(list.data?.isComplete === true);
  const preparing = countPreparing(recent.data?.recordings);
  useAsWayBack("Recordings");
  return (
    <>
      <RecordingsView
        {...view}
        action={<ExportButton scope={library} />}
        preparing={preparing}
        firstRun={renderFirstRun(preparing > 0)}
        arrivals={arrivals}
      />
      {dialog}
    </>
  );
}
