import type { Failure } from "@lectern/domain/failure";
import type { DataTag, MutationObserverOptions, QueryClient, QueryFunction, QueryKey } from "@tanstack/query-core";

/** A read or write that takes longer fails, so that loading ends (SHL-11). In milliseconds. */
export const DATA_TIMEOUT_MS = 30_000;

/** A write that the app tells from others: it announces it, or its dialog says why it failed. */
export type NamedWrite =
  | "set-favorite"
  | "rename-recording"
  | "delete-recording"
  | "move-recording"
  | "create-folder"
  | "edit-folder"
  | "rename-study-guide"
  | "delete-study-guide"
  | "correct-transcript";

/**
 * Defines the options of a query. It is not retried (REC-09), and it doesn't wait for the network: a read that can't
 * succeed must fail, so that loading ends (SHL-11).
 *
 * @param logLine is logged when it fails (docs/product.md#error-catalogue)
 * @param queryFn rejects with a `Failure`
 */
export function defineRead<Data, const Key extends QueryKey>(
  logLine: string,
  queryKey: Key,
  queryFn: QueryFunction<Data, Key>,
) {
  return {
    // The key carries its data's type, for getQueryData and setQueryData.
    queryKey: queryKey as DataTag<Key, Data, Failure>,
    queryFn: queryFn as QueryFunction<Data, DataTag<Key, Data, Failure>>,
    retry: false as const,
    networkMode: "always" as const,
    meta: { logLine },
  };
}

/** The options of every write: like a read, it doesn't wait for the network. `logLine` is logged when it fails. */
export const writeOptions = (logLine: string, name?: NamedWrite) => ({
  networkMode: "always" as const,
  meta: { logLine, name },
});

/** The options of a mutation, which rejects with a `Failure`. */
export type Write<Variables, Context = unknown, Data = void> = MutationObserverOptions<
  Data,
  Failure,
  Variables,
  Context
>;

/** Runs a write outside of a hook, for one card of a list. Rejects with a `Failure`. */
export const runWrite = <Variables, Context, Data>(
  queryClient: QueryClient,
  write: Write<Variables, Context, Data>,
  variables: Variables,
): Promise<Data> => queryClient.getMutationCache().build(queryClient, write).execute(variables);

/** Invalidates queries, without waiting for what shows them. */
export function invalidate(queryClient: QueryClient, ...keys: readonly QueryKey[]): void {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
