/** TLS-03, product decision 3: which unfinished pages are shown. Client state only: false after a reload. */
export interface ClientFlags {
  readonly toolsEnabled: boolean;
  readonly experimentalEnabled: boolean;
  /** TLS-02: the experiment that adds chapters to transcripts as headings. */
  readonly smartChapters: boolean;
}

/** The one store of the flags; lives as long as the page. */
export function createClientFlags() {
  let flags: ClientFlags = { toolsEnabled: false, experimentalEnabled: false, smartChapters: false };
  const listeners = new Set<() => void>();
  return {
    current: (): ClientFlags => flags,
    /** Changes the flags that are given. */
    set: (change: Partial<ClientFlags>): void => {
      flags = { ...flags, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ClientFlagsStore = ReturnType<typeof createClientFlags>;
