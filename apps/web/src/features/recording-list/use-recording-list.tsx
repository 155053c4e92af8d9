import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { paths } from "../../paths.ts";
import { renderDeletedCards } from "../cards/deleted-cards.tsx";
import { useRenaming } from "../renaming/use-renaming.tsx";
import { useFiling } from "../filing/use-filing.tsx";
import { useListOptions } from "./list-options.ts";
import { type RecordingsRead, toRecordingsState } from "./recording-list.view-state.ts";
import { useCardDetails } from "./use-card-details.tsx";
import { useRecordingActions } from "./use-recording-actions.ts";
import { useSearchQuery } from "./use-search-query.ts";

interface RecordingList {
  readonly view: Omit<RecordingsViewProps, "action" | "preparing" | "firstRun" | "arrivals">;
  /** Files a recording in a folder, or renames it; shown beside the view. */
  readonly dialog: ReactNode;
}

/** A list of recordings that is searched by name, sorted, starred, filed and deleted from, as Recordings and Favorites are. */
export function useRecordingList({ data, isError }: RecordingsRead): RecordingList {
  const [query, onQueryChange] = useSearchQuery();
  const settledQuery = useDeferredValue(query);
  const options = useListOptions();
  const { order } = options;
  const state = useMemo(
    () => toRecordingsState({ data, isError }, settledQuery, order),
    [data, isError, settledQuery, order],
  );
  const actions = useRecordingActions();
  const details = useCardDetails(data !== undefined);
  const { fileRecording, dialog: filingDialog } = useFiling();
  const { renameRecording, dialog: renamingDialog } = useRenaming();
  return {
    view: {
      state,
      query,
      options,
      onQueryChange,
      searchHref: paths.searchFor,
      onFile: fileRecording,
      onRename: renameRecording,
      renderDeletedWith: renderDeletedCards,
      ...actions,
      ...details,
    },
    dialog: (
      <>
        {filingDialog}
        {renamingDialog}
      </>
    ),
  };
}
