import { createListeners } from "@lectern/browser/listeners";
import type { LecternClient } from "@lectern/data/client";
import type { DeviceGuard } from "@lectern/device/device-guard";
import { countDay, type Keeping, readKeeping, saveKeeping } from "@lectern/device/keeping";
import { toDay } from "@lectern/domain/dates";
import type { QueryClient } from "@tanstack/react-query";
import type { Report } from "@lectern/browser/report";
import { whenIdle, whenUserActive } from "@lectern/browser/when-idle";
import type { KeptDevice } from "@lectern/device/kept-device";

/** How long a page waits for the device before it begins without it, in ms. */
const OPENING_TIMEOUT_MS = 3000;

interface KeepingOptions {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly client: LecternClient;
  readonly queryClient: QueryClient;
  readonly device: Pick<DeviceGuard, "ready">;
  readonly report: Report;
  /** Stores the dashboard's code on the device. Resolves with whether the device has it. */
  readonly storeDashboard: () => Promise<boolean>;
}

/**
 * Keeps lectures on this device for a student who has switched that on (OFF-01). For others none of its code is loaded.
 */
export interface KeepingStore {
  /** Whether keeping is on. The value changes only when keeping does. */
  readonly current: (userId: string) => Keeping;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Starts storing and showing kept reads, if the student has switched keeping on. Resolves when reads may begin, which a database that
   * never answers doesn't prevent. Never rejects.
   */
  start(userId: string): Promise<void>;
  /** Whether the device has the dashboard's code; undefined in a browser that can't store it. */
  readonly hasDashboard: () => boolean | undefined;
  /** Counts a day of use. @returns whether to offer keeping now: once, on the third day of a student who doesn't keep lectures */
  takeOffer(userId: string): boolean;
  /** @returns whether this browser can store anything */
  turnOn(userId: string): Promise<boolean>;
  /** Removes everything that was kept to be read. Queued reviews stay. */
  turnOff(userId: string): Promise<void>;
  /** Returns the kept data if keeping is on. */
  open(userId: string): Promise<KeptDevice | undefined>;
}

/** Creates the document's single store. */
export function createKeeping({
  storage,
  client,
  queryClient,
  device,
  report,
  storeDashboard,
}: KeepingOptions): KeepingStore {
  const { subscribe, notify: changed } = createListeners();
  let opened: { readonly userId: string; readonly kept: Promise<KeptDevice | undefined> } | undefined;
  let hasDashboard: boolean | undefined = false;
  const keepDashboard = async (): Promise<void> => {
    hasDashboard = (await storeDashboard()) || undefined;
    changed();
  };
  const open = (userId: string): Promise<KeptDevice | undefined> => {
    if (opened?.userId !== userId) {
      const load = async (): Promise<KeptDevice | undefined> => {
        try {
          await device.ready();
          const { openKeptDevice } = await import("@lectern/device/kept-device");
          return await openKeptDevice({
            client,
            queryClient,
            userId,
            whenIdle,
            onFull: () => {
              saveKeeping(storage, userId, "full");
              changed();
              void import("@lectern/ui/overlays/toaster").then(({ toast }) =>
                toast("There's no space on this device to save more lectures", { id: "keeping" }),
              );
            },
            onKept: changed,
            onFailure: (error) => report("Error keeping lectures on this device", error),
          });
        } catch (error) {
          // Storage is blocked, or the code can't be fetched. The page continues without keeping.
          report("Error opening what this device keeps", error);
          opened = undefined;
          return undefined;
        }
      };
      opened = { userId, kept: load() };
    }
    return opened.kept;
  };
  return {
    current: (userId) => readKeeping(storage, userId),
    subscribe,
    start: async (userId) => {
      if (readKeeping(storage, userId) === "off") return;
      const opening = open(userId);
      void whenIdle().then(keepDashboard);
      if (readKeeping(storage, userId) === "on")
        void Promise.all([opening, whenUserActive()]).then(([kept]) => kept?.keepBasics());
      await Promise.race([opening, new Promise((resolve) => setTimeout(resolve, OPENING_TIMEOUT_MS))]);
    },
    hasDashboard: () => hasDashboard,
    takeOffer: (userId) =>
      readKeeping(storage, userId) === "off" && countDay(storage, userId, toDay(new Date().toISOString())),
    turnOn: async (userId) => {
      const kept = await open(userId);
      if (kept === undefined || !saveKeeping(storage, userId, "on")) return false;
      void keepDashboard();
      await kept.keepBasics();
      changed();
      return true;
    },
    turnOff: async (userId) => {
      saveKeeping(storage, userId, "off");
      const kept = await open(userId);
      opened = undefined;
      await kept?.remove();
      changed();
    },
    open: async (userId) => (readKeeping(storage, userId) === "off" ? undefined : await open(userId)),
  };
}
