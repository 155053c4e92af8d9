import type { RecordingSummary } from "@lectern/domain/recording";
import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toastWrite } from "../../flows/toast-write.ts";
import { useChangeRecordings } from "../../flows/use-change-recordings.ts";
import { createDialogHook } from "../dialog-hook.tsx";
import { useExportDialog } from "../export/use-export-dialog.ts";
import type { ChosenFolder } from "../filing/ChooseFolder.tsx";
import { findSelected, noSelection, selectAll, type Selection, toggle, toggleRange } from "@lectern/domain/selection";

const useChooseFolder = createDialogHook<readonly RecordingSummary[], { onChoose: (folder: ChosenFolder) => void }>(
  async () => (await import("../filing/ChooseFolder.tsx")).ChooseFolder,
);

interface SelectionOfList {
  readonly selection: NonNullable<RecordingsViewProps["selection"]>;
  readonly overlays: ReactNode;
}

const countRecordings = (number: number): string => (number === 1 ? "1 recording" : `${number} recordings`);

const none: readonly RecordingSummary[] = [];

/**
 * The selection of a list and its actions (UNT-05).
 *
 * @param shown the list as shown, in its order
 * @param onTag opens the tags of recordings
 * @param unread whether recordings of the list have yet to be read, and how many. "Select All" waits for them.
 */
export function useSelection(
  shown: readonly RecordingSummary[] = none,
  onTag: (recordings: readonly RecordingSummary[], button: HTMLElement | null) => void,
  unread: { readonly isGrowing: boolean; readonly rest: number },
): SelectionOfList {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<Selection>(noSelection);
  const [isDeleting, setDeleting] = useState(false);
  const { changeUndoably, deleteRecordings } = useChangeRecordings();
  const selected = useMemo(() => (isOn ? findSelected(chosen, shown) : none), [isOn, chosen, shown]);
  const ids = selected.map(({ id }) => id);
  const exporting = useExportDialog();
  const moving = useChooseFolder({
    onChoose: (folder) =>
      changeUndoably(
        ids,
        { folderId: folder?.id ?? null },
        folder === null
          ? `${countRecordings(ids.length)} removed from their folders`
          : `${countRecordings(ids.length)} added to ${folder.name}`,
      ),
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
  if (isAllWanted && !unread.isGrowing) {
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
        total: shown.length + unread.rest,
        areFavorites: selected.every(({ isFavorite }) => isFavorite),
        busy: isDeleting,
        onMove: (button) => moving.open(selected, button),
        onTag: (button) => onTag(selected, button),
        onFavorite: (isFavorite) =>
          changeUndoably(
            ids,
            { isFavorite },
            `${countRecordings(ids.length)} ${isFavorite ? "added to" : "removed from"} favorites`,
          ),
        onExport: (button) => exporting.open({ kind: "selection", ids }, button),
        onDelete: () => {
          setDeleting(true);
          const done = `${countRecordings(ids.length)} deleted`;
          void toastWrite(deleteRecordings(ids), { done, failed: "Couldn't delete the recordings" }).then(() =>
            setDeleting(false),
          );
        },
        onSelectAll,
        onDone: end,
      },
    },
    overlays: (
      <>
        {exporting.overlays}
        {moving.overlays}
      </>
    ),
  };
}
