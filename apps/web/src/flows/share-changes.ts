import { announceToTabs, listenToTabs } from "@lectern/browser/tabs";
import { showsTexts } from "@lectern/data/corrections/shows-texts";
import type { QueryClient } from "@tanstack/react-query";

const CHANGED_KEY = "lectern-changed";

/** Makes the other tabs read a recording again whose texts were changed here (COR-03). */
export const announceChange = (
  storage: Pick<Storage, "setItem" | "removeItem">,
  userId: string,
  recordingId: string,
): void => announceToTabs(storage, CHANGED_KEY, `${userId} ${recordingId}`);

/** Whether a query reads the corrections of a recording. */
const readsCorrections = ([entity, owner, kind, id]: readonly unknown[], userId: string, recordingId: string) =>
  entity === "recordings" && owner === userId && kind === "corrections" && id === recordingId;

/** The mutations that change a recording's texts, by the end of their keys. */
function findChanged(key: readonly unknown[] = []): { readonly userId: string; readonly id: string } | undefined {
  const [entity, userId, id, field] = key;
  const isOfTexts = entity === "corrections" || (entity === "recordings" && field === "name");
  return isOfTexts && typeof userId === "string" && typeof id === "string" ? { userId, id } : undefined;
}

/** Shows a title, notes and corrections that were changed in one tab in the others, also in windows beside it (COR-03). */
export function shareChanges(
  queryClient: QueryClient,
  { addEventListener, localStorage }: Pick<Window, "addEventListener" | "localStorage">,
): void {
  listenToTabs(addEventListener, CHANGED_KEY, (value) => {
    const [userId = "", recordingId = ""] = value.split(" ");
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) =>
        showsTexts(queryKey, userId, recordingId) || readsCorrections(queryKey, userId, recordingId),
    });
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const changed = findChanged(event.mutation.options.mutationKey);
    if (changed !== undefined) announceChange(localStorage, changed.userId, changed.id);
  });
}
