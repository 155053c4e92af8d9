import { createListeners } from "@lectern/browser/listeners";
import { attempt } from "@lectern/browser/attempt";

/** TLS-03, product decisions 3 and 40: whether unfinished pages are shown. */
export interface ClientFlags {
  readonly toolsEnabled: boolean;
  readonly experimentalEnabled: boolean;
  /** TLS-02: the experiment that adds chapters to transcripts as headings. False after a reload. */
  readonly smartChapters: boolean;
}

/** The flags that are stored on this device, with their local-storage keys. */
const keys = {
  toolsEnabled: "lectern-tools",
  experimentalEnabled: "lectern-experimental",
} as const;
const kept = Object.keys(keys) as (keyof typeof keys)[];

/** Creates the single store of the flags. It lives as long as the page; if storage is refused, so do the flags. */
export function createClientFlags(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) {
  const isOn = (flag: keyof typeof keys): boolean => attempt(() => storage.getItem(keys[flag])) === "on";
  let flags: ClientFlags = {
    toolsEnabled: isOn("toolsEnabled"),
    experimentalEnabled: isOn("experimentalEnabled"),
    smartChapters: false,
  };
  const { subscribe, notify } = createListeners();
  return {
    current: (): ClientFlags => flags,
    /** Changes the given flags. */
    set: (change: Partial<ClientFlags>): void => {
      flags = { ...flags, ...change };
      for (const flag of kept)
        attempt(() => (flags[flag] ? storage.setItem(keys[flag], "on") : storage.removeItem(keys[flag])));
      notify();
    },
    subscribe,
  };
}

export type ClientFlagsStore = ReturnType<typeof createClientFlags>;
