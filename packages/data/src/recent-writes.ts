import type { QueryClient } from "@tanstack/query-core";

/** The context of a write in the mutation cache. */
export interface WriteState {
  /** The changed fields of each row; of a deletion none. */
  readonly rows: ReadonlyMap<string, object>;
  /** What was shown of these rows before; undefined for a field that nothing showed. */
  readonly before: ReadonlyMap<string, Record<string, unknown>>;
  /** When the server answered, in milliseconds since 1970; undefined before. */
  doneAt: number | undefined;
}

/** The kinds of rows, each the first part of its mutation keys. */
type Rows = "recordings" | "study-guides";

/** The mutation key of a write: of one row by its id, or of `many`; then the field, or `deleted`. */
export type WriteKey = readonly [rows: Rows, userId: string, id: string, field: string];

/**
 * Applies recent writes to fetched rows that may not include them: pending writes, and writes that the server answered
 * after the read began.
 *
 * @param since when the read began, in milliseconds since 1970
 * @returns a function that applies them to rows
 */
export function withRecentWrites(queryClient: QueryClient, rows: Rows, userId: string, since: number) {
  const changes = new Map<string, object>();
  const deleted = new Set<string>();
  for (const { options, state } of queryClient.getMutationCache().findAll({ mutationKey: [rows, userId] })) {
    const { rows: changed, doneAt } = (state.context as WriteState | undefined) ?? {};
    const isDeletion = options.mutationKey?.at(-1) === "deleted";
    // A deletion shows when the server has answered; every other write is shown before.
    const isRecent = doneAt === undefined ? state.status === "pending" && !isDeletion : doneAt >= since;
    if (!isRecent || changed === undefined) continue;
    for (const [id, change] of changed) {
      if (isDeletion) deleted.add(id);
      else changes.set(id, { ...changes.get(id), ...change });
    }
  }
  // A list may be long, and usually there was no write meanwhile.
  if (deleted.size === 0 && changes.size === 0) return <Row>(read: readonly Row[]): Row[] => [...read];
  const apply = <Row extends { readonly id: string }>(row: Row): Row => {
    const change = Object.entries(changes.get(row.id) ?? {}).filter(([field]) => field in row);
    return { ...row, ...Object.fromEntries(change) };
  };
  return <Row extends { readonly id: string }>(read: readonly Row[]): Row[] =>
    read.filter(({ id }) => !deleted.has(id)).map(apply);
}

/** Fetches rows and applies the writes to them that the server may not have had when the read began. */
export async function readWithRecentWrites<Row extends { readonly id: string }>(
  queryClient: QueryClient,
  rows: Rows,
  userId: string,
  fetchData: () => Promise<readonly Row[]>,
): Promise<Row[]> {
  const since = Date.now();
  const fetched = await fetchData();
  return withRecentWrites(queryClient, rows, userId, since)(fetched);
}
