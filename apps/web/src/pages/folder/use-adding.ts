import { folderQueries } from "@lectern/data/folders/folders.queries";
import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { addFolder } from "@lectern/ui/elements/icon/glyphs";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { toastWrite } from "../../flows/toast-write.ts";
import { useChangeRecordings } from "../../flows/use-change-recordings.ts";
import { useUser } from "../../flows/use-user.ts";
import { type AddingPhase, toAddRecordingsState } from "./folder.view-state.ts";

/** One id for all toasts about one action, so that each replaces the previous one. */
const MOVE_TOAST = "move";

/**
 * Puts recordings into a folder, and takes them out (FOL-06).
 *
 * @param isEnabled false until the folder is read, and while it is being deleted
 */
export function useAdding(folderId: string, isEnabled: boolean, isStaying: boolean) {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  const { changeRecordings } = useChangeRecordings();
  const [adding, setAdding] = useState<AddingPhase>("closed");
  const isOpen = adding !== "closed";
  const addable = useQuery({ ...recordingQueries(client, userId).addable(folderId), enabled: isStaying && isOpen });
  const { data: folders } = useQuery({ ...folderQueries(client, userId).list(), enabled: isOpen });
  const folderNames = useMemo(() => folders && new Map(folders.map(({ id, name }) => [id, name])), [folders]);

  const add = async (recordingIds: readonly string[]) => {
    setAdding("adding");
    const { changed } = changeRecordings(recordingIds, { folderId });
    const isDone = await toastWrite(changed, { failed: "An unexpected error occurred", id: MOVE_TOAST });
    setAdding(isDone ? "closed" : "choosing");
  };
  const onRemove = useCallback(
    (recordingId: string) => {
      const write = runWrite(cache, recordingMutations(client, userId).move(recordingId), null);
      void toastWrite(write, { failed: "Failed to remove recording from folder", id: MOVE_TOAST });
    },
    [cache, client, userId],
  );

  return {
    commands: [
      {
        id: "add-recording",
        label: "Add Recording",
        glyph: addFolder,
        run: () => setAdding("choosing"),
        isEnabled,
      },
    ],
    /** For the View. */
    view: {
      adding: toAddRecordingsState(adding, addable),
      folderNames,
      onAddingOpenChange: (open: boolean) => setAdding(open ? "choosing" : "closed"),
      onAdd: (recordingIds: readonly string[]) => void add(recordingIds),
      onRemove,
    },
  };
}
