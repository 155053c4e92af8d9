import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from "react";
import { renderDeletedCards } from "../cards/deleted-cards.tsx";
import { useRenaming } from "../renaming/use-renaming.ts";
import { useFiling } from "../filing/use-filing.tsx";
import { useSelection } from "../selection/use-selection.tsx";
import { useTagging } from "../tags/use-tagging.tsx";
import { useKeeping } from "../../flows/use-keeping.ts";
import { useTags } from "../../flows/use-tags.ts";
import { useListFilter } from "./use-list-filter.tsx";
import { useListOptions } from "./list-options.ts";
import { toRecordingsState } from "./recording-list.view-state.ts";
import { useCardDetails } from "./use-card-details.tsx";
import { renderMatchingMoments } from "./matching-moments.tsx";
import { useRecordingActions } from "./use-recording-actions.ts";
import { useSearchQuery } from "@lectern/browser/use-search-query";
import { type ListRead, useWholeList } from "../../flows/use-whole-list.ts";

interface RecordingList {
  readonly view: Omit<RecordingsViewProps, "onExport" | "menuRef" | "preparing" | "firstRun" | "arrivals">;
  /** The dialog for filing or renaming a recording, rendered beside the view. */
  readonly overlays: ReactNode;
}

/** A list of recordings with search, sorting, starring, filing and deleting, for Recordings and Favorites. */
export function useRecordingList(list: ListRead, { isFavorites = false } = {}): RecordingList {
  const { data, isError, refetch } = list;
  const [query, onQueryChange] = useSearchQuery();
  const settledQuery = useDeferredValue(query);
  const options = useListOptions();
  const { order } = options;
  const tags = useTags(data !== undefined);
  const { tagRecordings, manageTags, overlays: taggingDialogs } = useTagging();
  const { filter, isFiltered, select, overlays: filterDialog } = useListFilter(tags, manageTags);
  const hasFailed = isError || (tags.isError && tags.tagged === undefined);
  const state = useMemo(
    () => toRecordingsState({ data, isError: hasFailed }, settledQuery, order, select),
    [data, hasFailed, settledQuery, order, select],
  );
  const { selection, overlays: selectionDialogs } = useSelection(
    state.kind === "ready" ? state.recordings : undefined,
    tagRecordings,
    {
      isGrowing: data?.isComplete === false && !isError,
      rest: state.kind === "ready" && typeof state.rest === "number" ? state.rest : 0,
    },
  );
  const [isRestNear, setRestNear] = useState(false);
  const onRestNeeded = useCallback(() => setRestNear(true), []);
  const onRetry = () => {
    void refetch();
    if (tags.isError) tags.refetch();
  };
  const isKept = useKeeping() !== "off";
  const isPart = query.trim() !== "" || order === "name" || isFiltered;
  useWholeList(list, isPart || isRestNear || isKept || selection.isOn);
  const tagRecording = useCallback<NonNullable<RecordingsViewProps["onTag"]>>(
    (recording, button) => tagRecordings([recording], button),
    [tagRecordings],
  );
  const actions = useRecordingActions();
  const moments = renderMatchingMoments(query, isFavorites ? "In your favorites" : "In your lectures", isFavorites);
  const details = useCardDetails(data !== undefined);
  const filing = useFiling();
  const renaming = useRenaming();
  return {
    view: {
      state,
      query,
      options,
      onQueryChange,
      onRetry,
      onRestNeeded,
      moments,
      filter,
      selection,
      tags: tags.tagged,
      onFile: filing.open,
      onTag: tagRecording,
      onRename: renaming.open,
      renderDeletedWith: renderDeletedCards,
      ...actions,
      ...details,
    },
    overlays: (
      <>
        {filing.overlays}
        {renaming.overlays}
        {taggingDialogs}
        {filterDialog}
        {selectionDialogs}
      </>
    ),
  };
}
