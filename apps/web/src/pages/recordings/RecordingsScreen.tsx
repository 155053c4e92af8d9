import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { RecordingsView } from "@lectern/ui/screens/recordings";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useUser } from "../../flows/use-user.ts";
import { countPreparing } from "@lectern/domain/arrivals";
import { useExportDialog } from "../../features/export/use-export-dialog.ts";
import { LazyFirstRun } from "../../features/first-run/LazyFirstRun.ts";
import { useArrivals } from "../../features/arrivals/use-arrivals.ts";
import { useAsBackLink } from "../../features/back-link/back-link.ts";
import { useRecordingList } from "../../features/recording-list/use-recording-list.tsx";

export function RecordingsScreen() {
  const { client, id: userId } = useUser();
  const list = useQuery(recordingQueries(client, userId).list());
  const { view, overlays } = useRecordingList(list);
  const { recent, arrivals } = useArrivals(list.data?.isComplete === true || list.data?.rest !== undefined);
  const preparing = countPreparing(recent.data?.recordings);
  const menu = useRef<HTMLButtonElement>(null);
  const exporting = useExportDialog();
  useAsBackLink("Recordings");
  return (
    <>
      <RecordingsView
        {...view}
        onExport={() => exporting.open({ kind: "library" }, menu.current)}
        menuRef={menu}
        preparing={preparing}
        firstRun={<LazyFirstRun isPreparing={preparing > 0} hasMinutes />}
        arrivals={arrivals}
      />
      {overlays}
      {exporting.overlays}
    </>
  );
}
