import { summaryOf, type SummaryRow } from "@lectern/data/recordings/recording-rows";
import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import type { ComponentType } from "react";
import { paths } from "../paths.ts";
import { showPicture } from "./show-picture.ts";

const nothing = () => undefined;

/** The first page of a list of recordings, all or the starred ones. */
export const showList = (View: ComponentType<RecordingsViewProps>): Promise<void> =>
  showPicture((list) => {
    const recordings = (list.body as SummaryRow[]).map(summaryOf);
    // None, or a search over more than these: the app knows what that means.
    if (recordings.length === 0 || new URLSearchParams(location.search).has("q")) return undefined;
    return (
      <View
        state={{ kind: "ready", recordings }}
        query=""
        onQueryChange={nothing}
        recordingHref={(id) => paths.recording(id)}
        onToggleFavorite={nothing}
        onDelete={nothing}
      />
    );
  });
