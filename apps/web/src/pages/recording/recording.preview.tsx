import { RecordingView } from "@lectern/ui/screens/recording";
import { paths } from "../../paths.ts";
import type { Preview } from "../page.ts";
import { noop, unfailed } from "../read.ts";
import type { reads } from "./recording.reads.ts";
import { parseMoment, recordingState, parseRecordingTab } from "./recording.view-state.ts";

export const preview: Preview<typeof reads> = ({ recording, transcript }, searchParams) => {
  const tab = parseRecordingTab(searchParams.get("tab"));
  // Two tabs begin with what the student has chosen or asked before; a moment may lie beyond the opening.
  const isBeyond = tab === "customize" || tab === "chat" || parseMoment(searchParams.get("t")) !== undefined;
  if (recording !== undefined && isBeyond) return undefined;
  return (
    <RecordingView
      state={recordingState(unfailed(recording), unfailed(transcript), { isError: false, variables: undefined })}
      tab={tab}
      onTabChange={noop}
      recordingsHref={paths.recordings}
      onRename={noop}
      onToggleFavorite={noop}
      onDelete={noop}
    />
  );
};
