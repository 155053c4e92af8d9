import type { Failure } from "@lectern/domain/failure";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import type { DataWork, Write } from "../options.ts";
import { cachedRecording, dropRecording, showChange } from "./cached-recordings.ts";
import { type ChangedField, type RecordingChange, writeKey } from "./pending-writes.ts";
import { deleteRecording, moveRecording, renameRecording, setFavorite } from "./recordings.api.ts";
import { recordingKeys } from "./recordings.queries.ts";

/** What the field was before a write was shown; undefined when no list or page showed the recording. */
interface Before<Value> {
  value: Value | undefined;
}

/** The writes of one recording go out one after another, in the order of the taps. */
const scopeOf = (id: string) => ({ id: `recording:${id}` });

type Pending = { state: { context: unknown } };
const pendingWrites = (queryClient: QueryClient, userId: string, id: string, field?: ChangedField): Pending[] =>
  queryClient.getMutationCache().findAll({
    mutationKey: field === undefined ? ["recordings", userId, id] : writeKey(userId, id, field),
    status: "pending",
  });

/**
 * What was being read while a write went through may hold the old value: it is read again. After a failure nobody knows
 * what the server holds, so everything is.
 */
async function readAgain(queryClient: QueryClient, userId: string, failure: Failure | null): Promise<void> {
  const queryKey = recordingKeys.all(userId);
  if (failure !== null) return await queryClient.invalidateQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey, predicate: ({ state }) => state.fetchStatus === "fetching" });
}

/** A write that is shown at once. Its inverse puts back the last value that the server is known to have had. */
function optimistic<Field extends ChangedField, Value extends NonNullable<RecordingChange[Field]> | null>(
  userId: string,
  id: string,
  field: Field,
  work: DataWork,
  send: (value: Value) => Promise<void>,
): Write<Value, Before<Value>> {
  return {
    mutationKey: writeKey(userId, id, field),
    scope: scopeOf(id),
    networkMode: "always",
    meta: { work },
    mutationFn: send,
    onMutate: (value, { client }) => {
      const before = cachedRecording(client, userId, id)?.[field] as Value | undefined;
      showChange(client, userId, id, { [field]: value });
      return { value: before };
    },
    onError: (_failure, _value, before, { client }) => {
      if (before === undefined) return;
      const next = pendingWrites(client, userId, id, field).find(({ state }) => state.context !== before);
      // A later tap stands on what this one showed; it must fall back to what was there before both.
      if (next !== undefined) (next.state.context as Before<Value>).value = before.value;
      else if (before.value !== undefined) showChange(client, userId, id, { [field]: before.value });
    },
    onSettled: (_data, failure, _value, before, { client }) => {
      const isLast = !pendingWrites(client, userId, id).some(({ state }) => state.context !== before);
      if (!isLast) return;
      void readAgain(client, userId, failure);
      if (failure === null && field === "isFavorite") {
        void client.invalidateQueries({ queryKey: recordingKeys.counts(userId) });
        void client.invalidateQueries({ queryKey: recordingKeys.favorites(userId) });
      }
    },
  };
}

/** Writes of recordings. Each belongs to one recording: `useMutation(mutations.setFavorite(id))`, or `runWrite` in a list. */
export const recordingMutations = (client: LecternClient, userId: string) => ({
  setFavorite: (id: string) =>
    optimistic<"isFavorite", boolean>(userId, id, "isFavorite", "set-favorite", (isFavorite) =>
      setFavorite(client, id, isFavorite),
    ),

  rename: (id: string) =>
    optimistic<"name", string>(userId, id, "name", "rename-recording", (name) => renameRecording(client, id, name)),

  /** Into a folder, or out of any with null. */
  move: (id: string): Write<string | null> => ({
    mutationKey: ["recordings", userId, id],
    scope: scopeOf(id),
    networkMode: "always",
    meta: { work: "move-recording" satisfies DataWork },
    mutationFn: (folderId) => moveRecording(client, id, folderId),
    onSuccess: (_data, _folderId, _before, { client: cache }) => {
      void cache.invalidateQueries({ queryKey: recordingKeys.summaries(userId) });
    },
  }),

  /** The card leaves when the server has said so (REC-06). */
  remove: (id: string): Write<void> => ({
    mutationKey: ["recordings", userId, id],
    scope: scopeOf(id),
    networkMode: "always",
    meta: { work: "delete-recording" satisfies DataWork },
    mutationFn: () => deleteRecording(client, id),
    onSuccess: (_data, _variables, _before, { client: cache }) => {
      dropRecording(cache, userId, id);
      void readAgain(cache, userId, null);
      void cache.invalidateQueries({ queryKey: recordingKeys.counts(userId) });
    },
  }),
});
