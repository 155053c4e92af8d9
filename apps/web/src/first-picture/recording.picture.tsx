import { recordingOf, type RecordingRow } from "@lectern/data/recordings/recording-rows";
import { OPENING } from "@lectern/data/recordings/transcript.api";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { RecordingView } from "@lectern/ui/screens/recording";
import { paths } from "../paths.ts";
import { momentOf, recordingState, recordingTabOf } from "../screens/recording/recording.view-state.ts";
import { showPicture } from "./show-picture.ts";

const nothing = () => undefined;

interface OpeningRow {
  readonly opening: readonly TranscriptSegment[];
}

void showPicture((recording, openings) => {
  const here = new URLSearchParams(location.search);
  const tab = recordingTabOf(here.get("tab"));
  const [{ opening } = { opening: [] }] = openings.body as OpeningRow[];
  // Two tabs begin with what the student has chosen or asked before; a moment may lie beyond the opening.
  if (tab === "customize" || tab === "chat" || momentOf(here.get("t")) !== undefined) return undefined;
  const isComplete = opening.length <= OPENING;
  const transcript = opening.length === 0 ? undefined : { segments: [...opening], text: null, isComplete };
  return (
    <RecordingView
      state={recordingState(
        { data: recordingOf(recording.body as RecordingRow), isError: false },
        { data: transcript, isError: false },
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
