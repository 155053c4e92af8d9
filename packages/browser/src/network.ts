import { onlineManager } from "@tanstack/query-core";

/** How long the server has to answer the question whether it can be reached, in ms. */
const ANSWER_TIMEOUT_MS = 2000;
/** There is no event when a server that could not be reached can be reached again, so it is asked every so often, in ms. */
const INTERVAL_MS = 30_000;

/** Whether the server can be reached, as far as is known. The browser and {@link createNetwork} say so. */
export const isOnline = (): boolean => onlineManager.isOnline();

/** Calls the listener when that changes. @returns stops it */
export const subscribeToNetwork = (listener: () => void): (() => void) => onlineManager.subscribe(listener);

/** Resolves when the server can be reached. */
export const waitForNetwork = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isOnline()) return;
      stop();
      resolve();
    };
    const stop = subscribeToNetwork(look);
    look();
  });

interface NetworkOptions {
  readonly fetch: typeof fetch;
  /** An address of the server that answers without a session. Any answer will do. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Network {
  /** Rejects as the given `fetch` does, once it is known whether the server can be reached at all. */
  readonly fetch: typeof fetch;
  /** Asks whether the server can be reached, unless the browser knows that it can't. Never rejects. */
  readonly check: () => Promise<boolean>;
}

const wasAborted = (error: unknown, init: RequestInit | undefined): boolean =>
  init?.signal?.aborted === true || (error instanceof Error && /^(?:Abort|Timeout)Error$/.test(error.name));

/**
 * Notices that the browser believes in a network that reaches nothing (ADR 0034): when a request finds no server, the server is asked
 * for a sign of life, so that one blocked or lost request is not taken for a lack of network.
 */
export function createNetwork({ fetch: send, url, headers }: NetworkOptions): Network {
  let checking: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this module has said that there is no network, rather than the browser. */
  let isUnreachable = false;

  const markReachable = (): void => {
    clearTimeout(timer);
    if (!isUnreachable) return;
    isUnreachable = false;
    onlineManager.setOnline(true);
  };
  const ask = async (): Promise<boolean> => {
    try {
      await send(url, { headers, cache: "no-store", signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
      markReachable();
      return true;
    } catch {
      isUnreachable = true;
      onlineManager.setOnline(false);
      clearTimeout(timer);
      timer = setTimeout(() => void check(), INTERVAL_MS);
      return false;
    }
  };
  const check = (): Promise<boolean> => {
    // The browser's own event ends this.
    if (!isUnreachable && !isOnline()) return Promise.resolve(false);
    return (checking ??= ask().finally(() => {
      checking = undefined;
    }));
  };
  onlineManager.subscribe((online) => {
    // The browser has found another network.
    if (online) markReachable();
  });

  return {
    check,
    fetch: async (input, init) => {
      try {
        const response = await send(input, init);
        markReachable();
        return response;
      } catch (error) {
        if (!wasAborted(error, init)) await check();
        throw error;
      }
    },
  };
}
