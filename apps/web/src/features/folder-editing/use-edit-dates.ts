import { folderMutations } from "@lectern/data/folders/folders.mutations";
import { folderQueries } from "@lectern/data/folders/folders.queries";
import { toFailureCode } from "@lectern/domain/failure";
import type { Folder } from "@lectern/domain/folder";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "../../flows/use-user.ts";

type Dates = Partial<Pick<Folder, "exam" | "courseEnd">>;

/**
 * Writes a folder's dates as long as they are as shown. If another tab has changed them, the folder is read again, and
 * the dialog says so.
 *
 * @param close called when they are stored
 */
export function useEditDates(opened: Folder, isOpen: boolean, close: () => void) {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  const [shown, setShown] = useState(opened);
  const [isChanged, setChanged] = useState(false);
  const edit = useMutation(folderMutations(client, userId).edit(opened.id));

  const save = async (dates: Dates) => {
    setChanged(false);
    try {
      await edit.mutateAsync({ ...dates, shown });
      close();
    } catch (failure) {
      if (toFailureCode(failure) !== "not-found") return;
      // A folder that is gone fails here too: the page says so.
      const one = { ...folderQueries(client, userId).one(opened.id), staleTime: 0 };
      const stored = await cache.fetchQuery(one).catch(() => undefined);
      if (stored === undefined) return;
      setShown(stored);
      setChanged(true);
    }
  };
  const kind = !isOpen ? "closed" : edit.isPending ? "saving" : isChanged ? "changed" : "open";
  return { state: { kind } as const, shown, save: (dates: Dates) => void save(dates) };
}
