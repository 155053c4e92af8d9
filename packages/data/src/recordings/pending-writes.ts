import type { RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";

/** What a person may change of a recording and see at once. */
export interface RecordingChange {
  readonly isFavorite?: boolean;
  readonly name?: string;
  readonly folderId?: string | null;
}
export type ChangedField = keyof RecordingChange;

/** The key of a write that is shown before it is done. */
export const writeKey = (userId: string, id: string, field: ChangedField) => ["recordings", userId, id, field] as const;

/**
 * Rows as they were read, with the writes laid over them that have not been answered yet: a read that comes back in
 * between must not undo what a person just did.
 */
export function withPendingWrites(
  queryClient: QueryClient,
  userId: string,
): (recording: RecordingSummary) => RecordingSummary {
  const changes = new Map<unknown, RecordingChange>();
  const pending = queryClient.getMutationCache().findAll({ mutationKey: ["recordings", userId], status: "pending" });
  for (const { options, state } of pending) {
    const [, , id, field] = options.mutationKey ?? [];
    if (typeof field !== "string") continue;
    changes.set(id, { ...changes.get(id), [field]: state.variables });
  }
  return (recording) => {
    const change = changes.get(recording.id);
    return change === undefined ? recording : { ...recording, ...change };
  };
}
