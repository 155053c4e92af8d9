import type { QueryClient } from "@tanstack/query-core";

/** The context of a write in the mutation cache. */
export interface WriteState<Value = unknown> {
  /** The value that was shown before; undefined if no list or page showed the row. */
  before: Value | undefined;
  /** When the server answered, in milliseconds since 1970; undefined before. */
  doneAt: number | undefined;
  /** For a write of many rows: the changed fields of each. */
  readonly rows?: ReadonlyMap<string, object>;
}

/** Replaces the row's id in the mutation key of a write of many rows. */
export const MANY_ROWS = "many";

/** The kinds of rows, each the first part of its mutation keys. */
type Rows = "recordings" | "study-guides";

/** The mutation key of a write of one field; `deleted` for a deletion. */
export const toWriteKey = (rows: Rows, userId: string, id: string, field: string) => [rows, userId, id, field] as const;
/** The prefix of the mutation keys of all writes of one row. */
export const toRowWritesKey = (rows: Rows, userId: string, id: string) => [rows, userId, id] as const;

/**
 * Applies recent writes to fetched rows that may not include them: pending writes, and writes that the server answered
 * after the read began.
 *
 * @param since when the read began, in milliseconds since 1970
 * @returns a function that applies them to rows
 */
export function withRecentWrites(queryClient: QueryClient, rows: Rows, userId: string, since: number) {
  const changes = new Map<unknown, Record<string, unknown>>();
  const deleted = new Set<unknown>();
  for (const { options, state } of queryClient.getMutationCache().findAll({ mutationKey: [rows, userId] })) {
    const [, , id, field] = options.mutationKey ?? [];
    const { doneAt, rows: many } = (state.context as WriteState | undefined) ?? {};
    const isDeletion = field === "deleted";
    // A deletion shows when the server has answered; every other write is shown before.
    const isRecent = doneAt === undefined ? state.status === "pending" && !isDeletion : doneAt >= since;
    if (!isRecent || typeof field !== "string") continue;
    if (many !== undefined) {
      for (const [row, change] of many) {
        if (isDeletion) deleted.add(row);
        else changes.set(row, { ...changes.get(row), ...change });
      }
    } else if (isDeletion) deleted.add(id);
    else changes.set(id, { ...changes.get(id), [field]: state.variables });
  }
  // A list may be long, and usually there was no write meanwhile.
  if (deleted.size === 0 && changes.size === 0) return <Row>(read: readonly Row[]): Row[] => [...read];
  return <Row extends { readonly id: string }>(read: readonly Row[]): Row[] =>
    read.filter(({ id }) => !deleted.has(id)).map((row) => ({ ...row, ...changes.get(row.id) }));
}

/** Fetches rows and applies the writes to them that the server may not have had when the read began. */
export async function readWithRecentWrites<Row extends { readonly id: string }>(
  queryClient: QueryClient,
  rows: Rows,
  userId: string,
  fetchRows: () => Promise<readonly Row[]>,
): Promise<Row[]> {
  const since = Date.now();
  const fetched = await fetchRows();
  return withRecentWrites(queryClient, rows, userId, since)(fetched);
}
