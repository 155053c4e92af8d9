import type { MutationMeta, QueryClient } from "@tanstack/query-core";
import type { Write } from "./options.ts";
import type { WriteKey, WriteState } from "./recent-writes.ts";

/** Fields of rows, by the rows' ids. */
type Fields<Row extends object> = ReadonlyMap<string, Partial<Row>>;

interface RowWrite extends Pick<Write<never>, "networkMode" | "retry" | "retryDelay"> {
  readonly mutationKey: WriteKey;
  /** Writes with the same scope are sent one after another, in the order in which they were made. */
  readonly scope: { readonly id: string };
  readonly meta: MutationMeta;
}

export interface OptimisticUpdate<Variables, Row extends object> extends RowWrite {
  readonly toChanges: (cache: QueryClient, variables: Variables) => Fields<Row>;
  /** Returns what the screens show of rows now; undefined for a field that none shows. */
  readonly findShown: (cache: QueryClient, ids: ReadonlySet<string>) => WriteState["before"];
  readonly show: (cache: QueryClient, changes: Fields<Row>) => void;
  /** @param before what the screens showed when the write was made */
  readonly send: (variables: Variables, before: Fields<Row>) => Promise<void>;
  /** Reads again what the changed fields decide. */
  readonly refresh: (cache: QueryClient, changes: Fields<Row>, hasFailed: boolean) => void;
}

const changesField = ({ rows }: WriteState, id: string, field: string): boolean => field in (rows.get(id) ?? {});

/** The states of the pending writes of these rows that were made after this one. */
function listLater(cache: QueryClient, [rows, userId]: WriteKey, own: WriteState): readonly WriteState[] {
  const pending = cache.getMutationCache().findAll({ mutationKey: [rows, userId], status: "pending" });
  const states = pending.flatMap(({ state }) => (state.context as WriteState | undefined) ?? []);
  return states.slice(states.indexOf(own) + 1);
}

/**
 * Waits for the pending writes of these rows' fields that were made before this one. They may have another scope, and a repeated
 * request would bring their values back.
 */
async function waitForEarlier(cache: QueryClient, [rows, userId]: WriteKey, own: WriteState): Promise<void> {
  const pending = cache.getMutationCache().findAll({ mutationKey: [rows, userId], status: "pending" });
  const place = pending.findIndex(({ state }) => state.context === own);
  const earlier = pending.slice(0, place).filter(({ state }) => {
    const { rows: changed = new Map<string, object>() } = (state.context as WriteState | undefined) ?? {};
    return [...changed].some(([id, change]) => Object.keys(change).some((field) => changesField(own, id, field)));
  });
  // Of a write that is being sent, it returns the promise.
  await Promise.allSettled(earlier.map((write) => write.continue()));
}

/**
 * Defines a write of one row or many that the page shows before the server answers. If it fails, the last values that
 * the server confirmed are restored.
 */
export function optimisticUpdate<Variables, Row extends object>({
  toChanges,
  findShown,
  show,
  send,
  refresh,
  ...write
}: OptimisticUpdate<Variables, Row>): Write<Variables, WriteState> {
  const { mutationKey } = write;
  return {
    ...write,
    mutationFn: async (variables, { client: cache }) => {
      const own = cache
        .getMutationCache()
        .findAll({ mutationKey, status: "pending" })
        .find(({ state }) => state.variables === variables)?.state.context as WriteState | undefined;
      if (own !== undefined) await waitForEarlier(cache, mutationKey, own);
      await send(variables, (own?.before ?? new Map()) as Fields<Row>);
    },
    onMutate: (variables, { client: cache }) => {
      const rows = toChanges(cache, variables);
      const before = findShown(cache, new Set(rows.keys()));
      show(cache, rows);
      return { rows, before, doneAt: undefined };
    },
    onSuccess: (_data, _variables, own) => {
      own.doneAt = Date.now();
    },
    onError: (_failure, _variables, own, { client: cache }) => {
      if (own === undefined) return;
      const later = listLater(cache, mutationKey, own);
      const restored = new Map<string, Partial<Row>>();
      for (const [id, change] of own.rows) {
        const mine: Record<string, unknown> = {};
        for (const field of Object.keys(change)) {
          const value = own.before.get(id)?.[field];
          // A later write was based on this one. If it fails too, it must restore the value from before both.
          const next = later.find((state) => changesField(state, id, field))?.before.get(id);
          if (next !== undefined) next[field] = value;
          else if (value !== undefined) mine[field] = value;
        }
        restored.set(id, mine as Partial<Row>);
      }
      show(cache, restored);
    },
    onSettled: (_data, failure, _variables, own, { client: cache }) => {
      if (own === undefined) return;
      const later = listLater(cache, mutationKey, own);
      const isReplaced = [...own.rows].every(([id, change]) =>
        Object.keys(change).every((field) => later.some((state) => changesField(state, id, field))),
      );
      // What is read now would lack the later writes, which have it read when they settle.
      if (later.length === 0 || !isReplaced) refresh(cache, own.rows, failure !== null);
    },
  };
}

interface Deletion<Variables> extends RowWrite {
  readonly toIds: (variables: Variables) => readonly string[];
  readonly send: (variables: Variables) => Promise<void>;
  /** Removes the rows from what is shown. */
  readonly drop: (cache: QueryClient, ids: ReadonlySet<string>) => void;
}

/** Defines a write that deletes rows, which are shown until the server has answered. */
export const deletion = <Variables>({
  toIds,
  send,
  drop,
  ...write
}: Deletion<Variables>): Write<Variables, WriteState> => ({
  ...write,
  mutationFn: send,
  onMutate: (variables) => ({
    rows: new Map(toIds(variables).map((id) => [id, {}])),
    before: new Map(),
    doneAt: undefined,
  }),
  onSuccess: (_data, variables, own, { client: cache }) => {
    own.doneAt = Date.now();
    drop(cache, new Set(toIds(variables)));
  },
});
