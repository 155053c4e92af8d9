import type { RecordingSummary } from "@lectern/domain/recording";
import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { selectionCopy } from "../../copy/selection-copy.ts";
import { useChangeRecordings } from "../../flows/use-change-recordings.ts";
import { useExportDialog } from "../export/ExportButton.tsx";
import { isOnline } from "@lectern/browser/network";
import { findSelected, noSelection, selectAll, type Selection, toggle, toggleRange } from "@lectern/domain/selection";
import { useUndoableChange } from "./use-undoable-change.ts";

/** Its code loads when a selection is first moved. */
const moving = createLazyOverlay(async () => (await import("./MoveSelection.tsx")).MoveSelection);

interface SelectionOfList {
  readonly selection: NonNullable<RecordingsViewProps["selection"]>;
  readonly dialog: ReactNode;
}

const none: readonly RecordingSummary[] = [];

/**
 * The selection of a list and its actions (UNT-05).
 *
 * @param shown the list as shown, in its order
 * @param onTag opens the tags of recordings
 * @param unread whether recordings of the list have yet to be read, and how many if that is known. "Select All" waits for them.
 */
export function useSelection(
  shown: readonly RecordingSummary[] = none,
  onTag: (recordings: readonly RecordingSummary[], button: HTMLElement | null) => void,
  { isGrowing, rest }: { readonly isGrowing: boolean; readonly rest: number },
): SelectionOfList {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<Selection>(noSelection);
  const [moveButton, setMoveButton] = useState<HTMLElement>();
  const [isMoving, setMoving] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { deleteRecordings } = useChangeRecordings();
  const change = useUndoableChange();
  const exportButton = useRef<HTMLElement>(null);
  const selected = useMemo(() => (isOn ? findSelected(chosen, shown) : none), [isOn, chosen, shown]);
  const ids = selected.map(({ id }) => id);
  const { dialog: exportDialog, openExport } = useExportDialog({
    scope: { kind: "selection", ids },
    focusFallback: exportButton,
  });

  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const onSelect = useCallback((id: string, isSelected: boolean, isRange: boolean) => {
    setChosen((now) =>
      isRange
        ? toggleRange(
            now,
            latest.current.map((one) => one.id),
            id,
            isSelected,
          )
        : toggle(now, id, isSelected),
    );
  }, []);
  const [isAllWanted, setAllWanted] = useState(false);
  if (isAllWanted && !isGrowing) {
    setAllWanted(false);
    setChosen(selectAll(shown.map(({ id }) => id)));
  }
  const onSelectAll = () => {
    setOn(true);
    setAllWanted(true);
  };
  const end = () => {
    setOn(false);
    setAllWanted(false);
    setChosen(noSelection);
  };

  return {
    selection: {
      isOn,
      selected: chosen.ids,
      onStart: () => setOn(true),
      onSelect,
      onSelectAll,
      bar: {
        count: selected.length,
        total: shown.length + rest,
        areFavorites: selected.every(({ isFavorite }) => isFavorite),
        busy: isDeleting,
        onMove: (button) => {
          setMoveButton(button);
          setMoving(true);
        },
        onTag: (button) => onTag(selected, button),
        onFavorite: (isFavorite) =>
          void change(ids, { isFavorite }, selectionCopy[isFavorite ? "starred" : "unstarred"](ids.length)),
        onExport: (button) => {
          exportButton.current = button;
          openExport();
        },
        onDelete: () => {
          setDeleting(true);
          void Promise.all([
            import("@lectern/ui/overlays/toaster"),
            deleteRecordings(ids).then(
              () => true,
              () => false,
            ),
          ]).then(([{ toast }, isDone]) => {
            setDeleting(false);
            if (isDone) toast.success(selectionCopy.deleted(ids.length));
            else if (isOnline()) toast.error(selectionCopy.deletionFailed);
          });
        },
        onSelectAll,
        onDone: end,
      },
    },
    dialog: (
      <>
        {exportDialog}
        {moveButton !== undefined && (
          <moving.Overlay
            recordings={selected}
            onMove={(folderId, name) =>
              void change(
                ids,
                { folderId },
                folderId === null ? selectionCopy.takenOut(ids.length) : selectionCopy.moved(ids.length, name),
              )
            }
            button={moveButton}
            isOpen={isMoving}
            onClose={() => setMoving(false)}
            onMissing={() => setMoveButton(undefined)}
          />
        )}
      </>
    ),
  };
}
