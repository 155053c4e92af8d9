import type { QueryClient } from "@tanstack/query-core";
import { type DataWork, type Write, writeOptions } from "./options.ts";
import type { WriteState } from "./recent-writes.ts";

/**
 * Finds other pending writes under `mutationKey`. All of them began later, since writes of one scope wait for each
 * other.
 */
export const findLaterWrites = (queryClient: QueryClient, mutationKey: readonly unknown[], own: unknown) =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: "pending" })
    .filter(({ state }) => state.context !== own);

interface OptimisticUpdate<Value> {
  /** The key of one field of one row. A failed write restores the value from before all pending writes with its key. */
  readonly mutationKey: readonly unknown[];
  /** Writes with the same scope are sent one after another, in the order in which they were made. */
  readonly scope: string;
  readonly work: DataWork;
  /** @param before the value that the screens showed when the write was made; undefined if none showed the row */
  readonly send: (value: Value, before: Value | undefined) => Promise<void>;
  /** Returns the value that the screens show now; undefined if none shows the row. */
  readonly shown: (cache: QueryClient) => Value | undefined;
  readonly show: (cache: QueryClient, value: Value) => void;
  readonly onSettled: (cache: QueryClient, hasFailed: boolean, own: WriteState<Value> | undefined) => void;
}

/**
 * Defines a write that the page shows before the server answers. If it fails, the last value that the server confirmed
 * is restored.
 */
export function optimisticUpdate<Value>({
  mutationKey,
  scope,
  work,
  send,
  shown,
  show,
  onSettled,
}: OptimisticUpdate<Value>): Write<Value, WriteState<Value>> {
  return {
    mutationKey,
    scope: { id: scope },
    ...writeOptions(work),
    mutationFn: (value, { client }) => {
      const [own] = client
        .getMutationCache()
        .findAll({ mutationKey, status: "pending" })
        .filter(({ state }) => state.variables === value);
      return send(value, (own?.state.context as WriteState<Value> | undefined)?.before);
    },
    onMutate: (value, { client }) => {
      const before = shown(client);
      show(client, value);
      return { before, doneAt: undefined };
    },
    onSuccess: (_data, _value, own) => {
      own.doneAt = Date.now();
    },
    onError: (_failure, _value, own, { client }) => {
      if (own === undefined) return;
      const [next] = findLaterWrites(client, mutationKey, own);
      // A later write was based on this one. If it fails too, it must restore the value from before both.
      if (next !== undefined) (next.state.context as WriteState<Value>).before = own.before;
      else if (own.before !== undefined) show(client, own.before);
    },
    onSettled: (_data, failure, _value, own, { client }) => onSettled(client, failure !== null, own),
  };
}
