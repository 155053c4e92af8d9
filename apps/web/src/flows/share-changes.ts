import { attempt } from "@lectern/browser/attempt";
import type { Query, QueryClient } from "@tanstack/react-query";

/** A local-storage key that is written only to reach the other tabs, and removed at once. */
const KEY = "lectern-changed";

/** Makes the other tabs read a recording again whose texts were changed here (COR-03). */
export function announceChange(
  storage: Pick<Storage, "setItem" | "removeItem">,
  userId: string,
  recordingId: string,
): void {
  attempt(() => storage.setItem(KEY, `${userId} ${recordingId}`));
  attempt(() => storage.removeItem(KEY));
}

/** Whether a query shows texts of a recording. What was heard never changes. */
const showsTexts = ({ queryKey: [entity, owner, kind, id] }: Query, userId: string, recordingId: string): boolean =>
  owner === userId &&
  (entity === "search" ||
    kind === "summaries" ||
    kind === "unit-terms" ||
    (id === recordingId && kind !== "transcript"));

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
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== KEY || newValue === null) return;
    const [userId = "", recordingId = ""] = newValue.split(" ");
    void queryClient.invalidateQueries({ predicate: (query) => showsTexts(query, userId, recordingId) });
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const changed = findChanged(event.mutation.options.mutationKey);
    if (changed !== undefined) announceChange(localStorage, changed.userId, changed.id);
  });
}
