import { folderMutations } from "@lectern/data/folders/folders.mutations";
import { folderQueries } from "@lectern/data/folders/folders.queries";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import type { Folder } from "@lectern/domain/folder";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toastWrite } from "../../flows/toast-write.ts";
import { useUser } from "../../flows/use-user.ts";

/** Reads a folder with its recordings, and deletes it. */
export function useFolder(id: string) {
  const { client, id: userId } = useUser();
  const [leaving, setLeaving] = useState<Folder>();
  // A folder that is being deleted is not refetched, because that would fail.
  const isStaying = leaving === undefined;
  const folder = useQuery({ ...folderQueries(client, userId).one(id), enabled: isStaying });
  const inside = useQuery({ ...recordingQueries(client, userId).inFolder(id), enabled: isStaying });
  const remove = useMutation(folderMutations(client, userId).remove(id));
  return {
    folder,
    inside,
    /** The folder that is being deleted, shown until the page is left. */
    leaving,
    isStaying,
    /** Deletes it, and calls `onDeleted` if the page is still open. The toast shows on every page. */
    deleteFolder: (onDeleted: () => void) => {
      setLeaving(folder.data);
      const write = remove.mutateAsync(undefined, { onSuccess: onDeleted, onError: () => setLeaving(undefined) });
      void toastWrite(write, { done: "Folder deleted", failed: "Failed to delete folder", id: "folder-deletion" });
    },
  };
}
