import type { QueryClient } from "@tanstack/query-core";

/** What a write keeps of itself while the cache knows it. */
export interface WriteState<Value = unknown> {
  /** What was shown before; undefined when no list or page showed the row. */
  before: Value | undefined;
  /** When the server said that it is done. */
  doneAt: number | undefined;
}

/** Rows that are written here: a first part of the keys of their writes. */
type Rows = "recordings" | "study-guides";

/** The key of a write of one field; `deleted` for a write that takes the row away. */
export const toWriteKey = (rows: Rows, userId: string, id: string, field: string) => [rows, userId, id, field] as const;
/** The key of every write of one row. */
export const toRowWritesKey = (rows: Rows, userId: string, id: string) => [rows, userId, id] as const;

/**
 * Lays over rows what a person did that they may not show yet: writes that are still on their way, and writes that were
 * done after the reading of those rows began.
 *
 * @param since when the reading began
 */
export function withRecentWrites(queryClient: QueryClient, rows: Rows, userId: string, since: number) {
  const changes = new Map<unknown, Record<string, unknown>>();
  const deleted = new Set<unknown>();
  for (const { options, state } of queryClient.getMutationCache().findAll({ mutationKey: [rows, userId] })) {
    const [, , id, field] = options.mutationKey ?? [];
    const { doneAt } = (state.context as WriteState | undefined) ?? {};
    const isDeletion = field === "deleted";
    // A row leaves when the server has said so; every other write is shown before.
    const isNews = doneAt === undefined ? state.status === "pending" && !isDeletion : doneAt >= since;
    if (!isNews || typeof field !== "string") continue;
    if (isDeletion) deleted.add(id);
    else changes.set(id, { ...changes.get(id), [field]: state.variables });
  }
  // A list may be long, and mostly nothing was done meanwhile.
  if (deleted.size === 0 && changes.size === 0) return <Row>(read: readonly Row[]): Row[] => [...read];
  return <Row extends { readonly id: string }>(read: readonly Row[]): Row[] =>
    read.filter(({ id }) => !deleted.has(id)).map((row) => ({ ...row, ...changes.get(row.id) }));
}
