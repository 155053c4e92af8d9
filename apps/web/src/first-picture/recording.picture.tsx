import { recordingOf, type RecordingRow } from "@lectern/data/recordings/recording-rows";
import { openedWith, type OpeningRow, segmentsOf } from "@lectern/data/recordings/transcript-rows";
import { RecordingView } from "@lectern/ui/screens/recording";
import { paths } from "../paths.ts";
import { momentOf, recordingState, recordingTabOf } from "../screens/recording/recording.view-state.ts";
import { showPicture } from "./show-picture.ts";

const nothing = () => undefined;

void showPicture((recording, openings) => {
  const here = new URLSearchParams(location.search);
  const tab = recordingTabOf(here.get("tab"));
  const [row] = openings.body as OpeningRow[];
  // Two tabs begin with what the student has chosen or asked before; a moment may lie beyond the opening.
  if (tab === "customize" || tab === "chat" || momentOf(here.get("t")) !== undefined) return undefined;
  // Without segments the transcript is text, which is asked for next.
  const opening = row === undefined ? [] : segmentsOf(row.opening);
  return (
    <RecordingView
      state={recordingState(
        { data: recordingOf(recording.body as RecordingRow), isError: false },
        { data: opening.length === 0 ? undefined : openedWith(opening), isError: false },
        { isError: false, variables: undefined },
      )}
      tab={tab}
      onTabChange={nothing}
      recordingsHref={paths.recordings}
      onRename={nothing}
      onToggleFavorite={nothing}
      onDelete={nothing}
    />
  );
});
