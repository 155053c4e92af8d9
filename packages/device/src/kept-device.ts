import type { LecternClient } from "@lectern/data/client";
import { keepQueries } from "./keep-queries.ts";
import { isEmpty } from "./kept-reads.ts";
import type { KeptSummary } from "./kept-writer.ts";
import { openConnection } from "./open-database.ts";
import type { KeptSearch } from "./search-kept.ts";
import type { SearchQuestion } from "@lectern/data/search/search";
import type { SearchResults } from "@lectern/domain/search";
import type { QueryClient } from "@tanstack/query-core";

interface KeptDeviceOptions {
  readonly client: LecternClient;
  readonly queryClient: QueryClient;
  readonly userId: string;
  readonly whenIdle: () => Promise<void>;
  readonly onFull: () => void;
  readonly onKept: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** A summary of the kept data, and whether the browser had removed it before this document was opened. */
export interface KeptNow extends KeptSummary {
  readonly wasEmpty: boolean;
}

/** A student's kept reads on this device. The code for writing is loaded when needed. */
export interface KeptDevice {
  /** Reads the lists that are missing or old, and stores the data that the document already shows. Never rejects. */
  keepBasics(): Promise<void>;
  /** Stores the data that the document already shows. Never rejects. */
  keepShown(): Promise<void>;
  summarise(): Promise<KeptNow>;
  setPinned(recordingId: string, isPinned: boolean): Promise<void>;
  /** Searches what is kept (OFF-04). Its code comes with the first search. */
  search(question: SearchQuestion): Promise<SearchResults>;
  /** Reads what a search reads, so that the first search need not. */
  prepareSearch(): Promise<void>;
  /** Removes the kept data, and stores no more. */
  remove(): Promise<void>;
}

const loadWriter = () => import("./kept-writer.ts");

/** Starts keeping. @throws if the browser stores nothing */
export async function openKeptDevice(options: KeptDeviceOptions): Promise<KeptDevice> {
  const { userId, onFailure } = options;
  const connection = await openConnection(userId);
  const wasEmpty = await isEmpty(connection);
  let searching: Promise<KeptSearch> | undefined;
  const openSearch = (): Promise<KeptSearch> =>
    (searching ??= import("./search-kept.ts").then(({ createKeptSearch }) => createKeptSearch(connection)));
  const { stop, keepShown } = keepQueries({ ...options, connection });
  return {
    keepBasics: async () => {
      try {
        const { readBasics } = await import("./kept-basics.ts");
        await readBasics(connection, options);
      } catch (error) {
        // The student has left meanwhile, which closed the database.
        if (!(error instanceof DOMException)) onFailure(error);
      }
      await keepShown();
    },
    keepShown,
    summarise: async () => ({ ...(await (await loadWriter()).summariseKept(connection)), wasEmpty }),
    setPinned: async (recordingId, isPinned) => (await loadWriter()).setPinned(connection, recordingId, isPinned),
    search: async (question) => await (await openSearch()).search(question),
    prepareSearch: async () => await (await openSearch()).prepare(),
    remove: async () => {
      stop();
      await (await loadWriter()).removeKeptReads(connection);
      connection.close();
    },
  };
}
