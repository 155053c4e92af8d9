import type { RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";

/** What a person may change of a recording and see at once. */
export interface RecordingChange {
  readonly isFavorite?: boolean;
  readonly name?: string;
  readonly folderId?: string | null;
}
export type ShownField = "isFavorite" | "name";
type WrittenField = ShownField | "folderId" | "deleted";

/** What a write keeps of itself while the cache knows it. */
export interface WriteState<Value = unknown> {
  /** What was shown before; undefined when no list or page showed the recording. */
  before: Value | undefined;
  /** When the server said that it is done. */
  doneAt: number | undefined;
}

/** The key of a write. The writes of one recording share the first three parts. */
export const writeKey = (userId: string, id: string, field: WrittenField) => ["recordings", userId, id, field] as const;
export const writesKey = (userId: string, id: string) => ["recordings", userId, id] as const;

const isShownAtOnce = (field: unknown): boolean => field === "isFavorite" || field === "name";

/**
 * Lays over rows what a person did that they may not show yet: writes that are still on their way, and writes that were
 * done after the reading of those rows began.
 *
 * @param since when the reading began
 */
export function withRecentWrites(queryClient: QueryClient, userId: string, since: number) {
  const changes = new Map<unknown, RecordingChange>();
  const deleted = new Set<unknown>();
  for (const { options, state } of queryClient.getMutationCache().findAll({ mutationKey: ["recordings", userId] })) {
    const [, , id, field] = options.mutationKey ?? [];
    const { doneAt } = (state.context as WriteState | undefined) ?? {};
    const isNews = doneAt === undefined ? state.status === "pending" && isShownAtOnce(field) : doneAt >= since;
    if (!isNews || typeof field !== "string") continue;
    if (field === "deleted") deleted.add(id);
    else changes.set(id, { ...changes.get(id), [field]: state.variables });
  }
  return <Row extends RecordingSummary>(rows: readonly Row[]): Row[] =>
    rows.filter(({ id }) => !deleted.has(id)).map((row) => ({ ...row, ...changes.get(row.id) }));
}
