import { openDatabase } from "@lectern/data/device/device-database";
import { keepQueries } from "@lectern/data/device/keep-queries";
import type { KeptSummary } from "@lectern/data/device/kept-writer";
import type { QueryClient } from "@tanstack/react-query";

interface KeptDeviceOptions {
  readonly queryClient: QueryClient;
  readonly userId: string;
  readonly whenIdle: () => Promise<void>;
  readonly onFull: () => void;
  readonly onKept: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** What this device keeps of a student's reads. Its writer's code comes when something is written. */
export interface KeptDevice {
  /** Keeps what the document shows already. */
  keepShown(): Promise<void>;
  summarise(): Promise<KeptSummary>;
  setPinned(recordingId: string, isPinned: boolean): Promise<void>;
  /** Keeps what was read up to now, without waiting. */
  flush(): Promise<void>;
  /** Removes what is kept, and keeps nothing more. */
  remove(): Promise<void>;
}

const loadWriter = () => import("@lectern/data/device/kept-writer");

/** Begins to keep. @throws where the browser keeps nothing */
export async function openKeptDevice({ userId, ...options }: KeptDeviceOptions): Promise<KeptDevice> {
  const database = await openDatabase(userId);
  const { stop, flush, keepShown } = keepQueries({ ...options, database, userId });
  return {
    keepShown,
    flush,
    summarise: async () => (await loadWriter()).summariseKept(database),
    setPinned: async (recordingId, isPinned) => (await loadWriter()).setPinned(database, recordingId, isPinned),
    remove: async () => {
      stop();
      await (await loadWriter()).removeKeptReads(database);
      database.close();
    },
  };
}
