import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import type { DataWork, Write } from "../options.ts";
import { cachedRecording, dropRecording, showChange } from "./cached-recordings.ts";
import { type ShownField, type WriteState, writeKey, writesKey } from "./recent-writes.ts";
import { deleteRecording, moveRecording, renameRecording, setFavorite } from "./recordings.api.ts";
import { recordingKeys } from "./recordings.queries.ts";

/** The writes of one recording go out one after another, in the order of the taps. */
const scopeOf = (id: string) => ({ id: `recording:${id}` });

/** Other writes of the same recording that have not been answered. All were begun later: they wait their turn. */
const laterWrites = (queryClient: QueryClient, mutationKey: readonly unknown[], own: unknown) =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: "pending" })
    .filter(({ state }) => state.context !== own);

/** A write that is shown at once. Its inverse puts back the last value that the server is known to have had. */
function shownAtOnce<Value extends boolean | string>(
  userId: string,
  id: string,
  field: ShownField,
  work: DataWork,
  send: (value: Value) => Promise<void>,
): Write<Value, WriteState<Value>> {
  const mutationKey = writeKey(userId, id, field);
  return {
    mutationKey,
    scope: scopeOf(id),
    networkMode: "always",
    meta: { work },
    mutationFn: send,
    onMutate: (value, { client }) => {
      const before = cachedRecording(client, userId, id)?.[field] as Value | undefined;
      showChange(client, userId, id, { [field]: value });
      return { before, doneAt: undefined };
    },
    onSuccess: (_data, _value, own) => {
      own.doneAt = Date.now();
    },
    onError: (_failure, _value, own, { client }) => {
      if (own === undefined) return;
      const [next] = laterWrites(client, mutationKey, own);
      // A later tap stands on what this one showed; it must fall back to what was there before both.
      if (next !== undefined) (next.state.context as WriteState<Value>).before = own.before;
      else if (own.before !== undefined) showChange(client, userId, id, { [field]: own.before });
    },
    onSettled: (_data, failure, _value, own, { client }) => {
      if (laterWrites(client, writesKey(userId, id), own).length > 0) return;
      // After a failure nobody knows what the server holds: everything that is shown is read again.
      if (failure !== null) void client.invalidateQueries({ queryKey: recordingKeys.all(userId) });
      else if (field === "isFavorite") {
        void client.invalidateQueries({ queryKey: recordingKeys.counts(userId) });
        void client.invalidateQueries({ queryKey: recordingKeys.favorites(userId) });
      }
    },
  };
}

/** Writes of recordings. Each belongs to one recording: `useMutation(mutations.setFavorite(id))`, or `runWrite` in a list. */
export const recordingMutations = (client: LecternClient, userId: string) => ({
  setFavorite: (id: string) =>
    shownAtOnce<boolean>(userId, id, "isFavorite", "set-favorite", (isFavorite) => setFavorite(client, id, isFavorite)),

  /** The name as it is: empty too (RDT-02). */
  rename: (id: string) =>
    shownAtOnce<string>(userId, id, "name", "rename-recording", (name) => renameRecording(client, id, name)),

  /** Into a folder, or out of any with null. Shown when the server has said so. */
  move: (id: string): Write<string | null, WriteState<string | null>> => ({
    mutationKey: writeKey(userId, id, "folderId"),
    scope: scopeOf(id),
    networkMode: "always",
    meta: { work: "move-recording" satisfies DataWork },
    mutationFn: (folderId) => moveRecording(client, id, folderId),
    onMutate: () => ({ before: undefined, doneAt: undefined }),
    onSuccess: (_data, folderId, own, { client: cache }) => {
      own.doneAt = Date.now();
      showChange(cache, userId, id, { folderId });
      void cache.invalidateQueries({ queryKey: recordingKeys.summaries(userId) });
    },
  }),

  /** The card leaves when the server has said so (REC-06). */
  remove: (id: string): Write<void, WriteState<void>> => ({
    mutationKey: writeKey(userId, id, "deleted"),
    scope: scopeOf(id),
    networkMode: "always",
    meta: { work: "delete-recording" satisfies DataWork },
    mutationFn: () => deleteRecording(client, id),
    onMutate: () => ({ before: undefined, doneAt: undefined }),
    onSuccess: (_data, _variables, own, { client: cache }) => {
      own.doneAt = Date.now();
      dropRecording(cache, userId, id);
      void cache.invalidateQueries({ queryKey: recordingKeys.counts(userId) });
    },
  }),
});
