import type { StoredSession } from "@lectern/data/auth/stored-session";

/** A request that the document sent before the app's code had loaded (ADR 0007). */
export interface PrefetchedRequest {
  /** Its name in the page's `reads`. */
  readonly name: string;
  readonly method: string;
  readonly url: string;
  /** The access token with which it was sent. */
  readonly token: string;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    lecternPrefetched?: PrefetchedRequest[];
    /** The stored session; undefined if it needs a refresh. */
    lecternSession?: StoredSession;
  }
}

/** How long after the start of the page's navigation a response is used; in ms. */
const FRESH_MS = 15_000;

interface PrefetchedFetchOptions {
  readonly lecternPrefetched?: PrefetchedRequest[] | undefined;
  readonly performance: Pick<Performance, "now">;
  readonly fetch: typeof fetch;
}

/**
 * Creates a `fetch` that returns a prefetched response once, for an equal request with the same token. If the
 * prefetched request failed, it rejects: reads are not repeated (REC-09).
 */
export const prefetchedFetch = ({
  lecternPrefetched = [],
  fetch: send,
  performance: clock,
}: PrefetchedFetchOptions): typeof fetch => {
  // A copy, because the preview reads the same responses.
  const unused = [...lecternPrefetched];
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const authorization = new Headers(init?.headers).get("authorization");
    const index = unused.findIndex(
      (request) =>
        request.url === url &&
        request.method === (init?.method ?? "GET") &&
        authorization === `Bearer ${request.token}`,
    );
    const [request] = index < 0 ? [] : unused.splice(index, 1);
    const sinceNavigation = clock.now();
    if (request === undefined || sinceNavigation > FRESH_MS) return await send(input, init);
    return await request.response;
  };
};
