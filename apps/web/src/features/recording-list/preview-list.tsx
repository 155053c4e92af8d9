import type { RecordingList } from "@lectern/data/recordings/recordings.queries";
import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import type { ComponentType, ReactElement } from "react";
import { paths } from "../../paths.ts";
import { noop } from "../read.ts";
import { firstListChoice, readListChoice } from "./list-options.ts";
import { isFiltered, readListFilter } from "@lectern/domain/list-filter";
import { toRecordingsState } from "./recording-list.view-state.ts";

/** Previews the first page of a list of recordings: all of them or the favorites. */
export function previewList(
  View: ComponentType<RecordingsViewProps>,
  data: RecordingList | undefined,
  searchParams: URLSearchParams,
): ReactElement | undefined {
  // Only the app can render an empty list, or one with a search or filter that later pages may match.
  if (
    data !== undefined &&
    (data.recordings.length === 0 || searchParams.has("q") || isFiltered(readListFilter(searchParams)))
  )
    return undefined;
  // The build renders the skeleton, which must fit any device.
  const { order, layout } = data === undefined ? firstListChoice : readListChoice(localStorage);
  return (
    <View
      state={toRecordingsState({ data, isError: false }, "", order)}
      options={{ order, layout, onOrderChange: noop, onLayoutChange: noop }}
      query=""
      onQueryChange={noop}
      onRetry={noop}
      recordingHref={(id) => paths.recording(id)}
      onToggleFavorite={noop}
      onDelete={noop}
      onExport={noop}
    />
  );
}
