import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import { type ReactNode, useCallback, useDeferredValue, useMemo } from "react";
import { paths } from "../../paths.ts";
import { renderDeletedCards } from "../cards/deleted-cards.tsx";
import { useRenaming } from "../renaming/use-renaming.tsx";
import { useFiling } from "../filing/use-filing.tsx";
import { useSelection } from "../selection/use-selection.tsx";
import { useTagging } from "../tags/use-tagging.tsx";
import { useTags } from "../../flows/use-tags.ts";
import { useListFilter } from "./use-list-filter.tsx";
import { useListOptions } from "./list-options.ts";
import { type RecordingsRead, toRecordingsState } from "./recording-list.view-state.ts";
import { useCardDetails } from "./use-card-details.tsx";
import { useRecordingActions } from "./use-recording-actions.ts";
import { useSearchQuery } from "./use-search-query.ts";

interface RecordingList {
  readonly view: Omit<RecordingsViewProps, "action" | "preparing" | "firstRun" | "arrivals">;
  /** The dialog for filing or renaming a recording, rendered beside the view. */
  readonly dialog: ReactNode;
}

/** A list of recordings with search by name, sorting, starring, filing and deleting, for Recordings and Favorites. */
export function useRecordingList({ data, isError }: RecordingsRead): RecordingList {
  const [query, onQueryChange] = useSearchQuery();
  const settledQuery = useDeferredValue(query);
  const options = useListOptions();
  const { order } = options;
  const tags = useTags(data !== undefined);
  const { tagRecordings, manageTags, dialog: taggingDialog } = useTagging();
  const { filter, select, dialog: filterDialog } = useListFilter(tags, manageTags);
  const hasFailed = isError || (tags.isError && tags.tagged === undefined);
  const state = useMemo(
    () => toRecordingsState({ data, isError: hasFailed }, settledQuery, order, select),
    [data, hasFailed, settledQuery, order, select],
  );
  const { selection, dialog: selectionDialog } = useSelection(
    state.kind === "ready" ? state.recordings : undefined,
    tagRecordings,
  );
  const tagRecording = useCallback<NonNullable<RecordingsViewProps["onTag"]>>(
    (recording, button) => tagRecordings([recording], button),
    [tagRecordings],
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
      filter,
      selection,
      tags: tags.tagged,
      onFile: fileRecording,
      onTag: tagRecording,
      onRename: renameRecording,
      renderDeletedWith: renderDeletedCards,
      ...actions,
      ...details,
    },
    dialog: (
      <>
        {filingDialog}
        {renamingDialog}
        {taggingDialog}
        {filterDialog}
        {selectionDialog}
      </>
    ),
  };
}
