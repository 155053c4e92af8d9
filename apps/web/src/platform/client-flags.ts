import { attempt } from "./browser-storage.ts";

/** TLS-03, product decisions 3 and 40: which unfinished pages are shown. */
export interface ClientFlags {
  readonly toolsEnabled: boolean;
  readonly experimentalEnabled: boolean;
  /** TLS-02: the experiment that adds chapters to transcripts as headings; false after a reload. */
  readonly smartChapters: boolean;
}

/** The flags that stay on this device, each with its local-storage key, beside the theme's. */
const keys = {
  toolsEnabled: "lectern-tools",
  experimentalEnabled: "lectern-experimental",
} as const;
const kept = Object.keys(keys) as (keyof typeof keys)[];

/** The one store of the flags; lives as long as the page. Where storage is refused the flags do too. */
export function createClientFlags(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) {
  const isOn = (flag: keyof typeof keys): boolean => attempt(() => storage.getItem(keys[flag])) === "on";
  let flags: ClientFlags = {
    toolsEnabled: isOn("toolsEnabled"),
    experimentalEnabled: isOn("experimentalEnabled"),
    smartChapters: false,
  };
  const listeners = new Set<() => void>();
  return {
    current: (): ClientFlags => flags,
    /** Changes the flags that are given. */
    set: (change: Partial<ClientFlags>): void => {
      flags = { ...flags, ...change };
      for (const flag of kept)
        attempt(() => (flags[flag] ? storage.setItem(keys[flag], "on") : storage.removeItem(keys[flag])));
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ClientFlagsStore = ReturnType<typeof createClientFlags>;
