import { summaryOf, type SummaryRow } from "@lectern/data/recordings/recording-rows";
import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import type { ComponentType } from "react";
import { showPicture } from "./show-picture.ts";
import { stillList } from "./still-list.tsx";

/** The first page of a list of recordings, all or the starred ones. */
export const showList = (View: ComponentType<RecordingsViewProps>): Promise<void> =>
  showPicture((list) => {
    const recordings = (list.body as SummaryRow[]).map(summaryOf);
    // None, or a search over more than these: the app knows what that means.
    if (recordings.length === 0 || new URLSearchParams(location.search).has("q")) return undefined;
    return stillList(View, { kind: "ready", recordings });
  });
