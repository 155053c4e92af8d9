import { toFailureCode } from "@lectern/domain/failure";
import {
  type Query,
  type QueryClient,
  type QueryFunction,
  type QueryPersister,
  replaceEqualDeep,
} from "@tanstack/query-core";
import { isKeptKey } from "./kept-keys.ts";
import { type KeptRead, readKept } from "./kept-reads.ts";
import type { ReadToKeep } from "./kept-writer.ts";

/** How long the server has to answer before a kept read is shown instead, in ms. */
const HEAD_START_MS = 100;

/** Successful reads within this time are stored together, in ms. */
const COLLECT_MS = 1000;

/** An answer that changes nothing renews the time of a kept read that is older than this, in ms. */
const RENEW_MS = 10 * 60_000;

interface KeepQueriesOptions {
  readonly queryClient: QueryClient;
  readonly connection: IDBDatabase;
  readonly userId: string;
  /** Resolves when the page is idle. */
  readonly whenIdle: () => Promise<void>;
  /** Called once, when the browser has no more room. Nothing is kept from then on. */
  readonly onFull: () => void;
  /** Called after reads were stored. */
  readonly onKept?: () => void;
  /** Called with any other error. The page continues without the device's data. */
  readonly onFailure: (error: unknown) => void;
}

/** Keeps the queries of one document on the device. */
interface QueryKeeper {
  /** Stops storing and showing kept reads. */
  readonly stop: () => void;
  /** Stores the reads up to now. Never rejects. */
  readonly flush: () => Promise<void>;
  /** Stores the data that the document already shows. Never rejects. */
  readonly keepShown: () => Promise<void>;
}

const isException = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name;

/** Whether data can be kept: not a list that is still being read, and only values that JSON can represent. */
const isWhole = (data: unknown): boolean =>
  data !== null &&
  data !== undefined &&
  !(data instanceof Map || data instanceof Set) &&
  (data as { isComplete?: boolean }).isComplete !== false;

interface PersisterOptions extends Pick<KeepQueriesOptions, "connection" | "userId"> {
  /** Queries whose next data comes from the device. */
  readonly nextFromDevice: Set<Query>;
  /** The device's data of queries, so that an answer that changes nothing isn't written. */
  readonly onDevice: WeakMap<Query, KeptRead>;
  readonly isStopped: () => boolean;
  readonly fail: (error: unknown) => undefined;
}

/** Creates the persister that asks the server, and shows kept data while it is slow, or if there is no network. */
function createPersister(options: PersisterOptions): QueryPersister {
  const { connection, userId, nextFromDevice, onDevice, isStopped, fail } = options;
  return async (queryFn, context, query) => {
    const ask = queryFn as QueryFunction;
    if (isStopped() || query.state.data !== undefined || !isKeptKey(query.queryKey, userId)) return await ask(context);
    let reading: Promise<KeptRead | undefined> | undefined;
    // A fast server's answer needs nothing from the device.
    const read = () => (reading ??= readKept(connection, query.queryHash).catch(fail));
    const markAsFromDevice = (entry: KeptRead): void => {
      nextFromDevice.add(query);
      onDevice.set(query, entry);
    };
    const showKept = async (): Promise<void> => {
      const entry = await read();
      if (entry === undefined || query.state.data !== undefined || query.state.fetchStatus !== "fetching") return;
      markAsFromDevice(entry);
      query.setData(entry.data, { updatedAt: entry.savedAt, manual: true });
    };
    const slow = setTimeout(() => void showKept(), HEAD_START_MS);
    try {
      const answer = await ask(context);
      // What is equal keeps its objects: the page neither draws it again nor folds a library of thousands again.
      return onDevice.has(query) ? replaceEqualDeep(query.state.data, answer) : answer;
    } catch (error) {
      if (toFailureCode(error) !== "offline") throw error;
      const entry = await read();
      if (entry === undefined) throw error;
      markAsFromDevice(entry);
      return entry.data;
    } finally {
      clearTimeout(slow);
    }
  };
}

/**
 * Stores the results of a user's queries on the device, and shows them if the server doesn't answer (OFF-01). A query
 * without data asks the server, whose answer wins. The kept read shows while the server is slow, and stays if there is no
 * network.
 */
export function keepQueries(options: KeepQueriesOptions): QueryKeeper {
  const { queryClient, connection, userId, whenIdle, onFull, onKept, onFailure } = options;
  const nextFromDevice = new Set<Query>();
  const onDevice = new WeakMap<Query, KeptRead>();
  const toKeep = new Map<string, Query>();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fail = (error: unknown): undefined => {
    // The database was closed because the user left, in this window or another, or the page is being left.
    if (!isException(error, "InvalidStateError") && !isException(error, "AbortError")) onFailure(error);
  };

  /** Whether the device has a query's data, with about its time. */
  const isRenewed = (query: Query): boolean => {
    const entry = onDevice.get(query);
    return entry?.data === query.state.data && query.state.dataUpdatedAt - (entry?.savedAt ?? 0) < RENEW_MS;
  };

  const persister = createPersister({
    connection,
    userId,
    nextFromDevice,
    onDevice,
    isStopped: () => isStopped,
    fail,
  });

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const collected = [...toKeep.values()].filter((query) => isWhole(query.state.data) && !isRenewed(query));
    const reads = collected.map((query): ReadToKeep => {
      const { data, dataUpdatedAt } = query.state;
      return { hash: query.queryHash, key: query.queryKey, data, savedAt: dataUpdatedAt, before: onDevice.get(query) };
    });
    toKeep.clear();
    if (isStopped || reads.length === 0) return;
    try {
      const { keepReads } = await import("./kept-writer.ts");
      await keepReads(connection, reads);
      for (const [index, query] of collected.entries()) onDevice.set(query, reads[index]!);
      onKept?.();
    } catch (error) {
      if (isStopped) return;
      if (isException(error, "AbortError")) {
        // The page is being left. If the student returns to it, the reads are stored with the next.
        for (const query of collected) toKeep.set(query.queryHash, query);
        return;
      }
      stop();
      if (isException(error, "QuotaExceededError")) onFull();
      else fail(error);
    }
  };

  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { query } = event;
    if (!isKeptKey(query.queryKey, userId)) return;
    if (nextFromDevice.delete(query)) {
      const { savedAt } = onDevice.get(query)!;
      // Its time stays that of the server's answer.
      if (query.state.dataUpdatedAt !== savedAt)
        queueMicrotask(() => query.setState({ ...query.state, dataUpdatedAt: savedAt }));
      return;
    }
    if (!isWhole(query.state.data)) return;
    toKeep.set(query.queryHash, query);
    timer ??= setTimeout(() => void whenIdle().then(flush), COLLECT_MS);
  });

  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister } });

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
  }
  return {
    stop,
    flush,
    keepShown: async () => {
      for (const query of queryClient.getQueryCache().getAll())
        if (isKeptKey(query.queryKey, userId) && isWhole(query.state.data)) toKeep.set(query.queryHash, query);
      await flush();
    },
  };
}
