import type { RecordingTab, RecordingViewProps } from "@lectern/ui/screens/recording";
import { recording, transcript } from "./samples.ts";
import { toRecordingState } from "../pages/recording/recording.view-state.ts";

const noop = () => undefined;

/** Creates a recording's page around the tab whose states a story shows. */
export function createSampleView(tab: RecordingTab, hasTranscript: boolean): RecordingViewProps {
  const data = hasTranscript ? recording : { ...recording, hasTranscript: false };
  return {
    state: toRecordingState({ data, isError: false }, { data: transcript, isError: false }, { kind: "idle" }),
    tab,
    onTabChange: noop,
    backLink: { href: "#recordings", title: "Recordings" },
    onRename: noop,
    onToggleFavorite: noop,
    onDelete: noop,
  };
}
