import type { StoredSession } from "@lectern/data/auth/stored-session";

/** A request that the document made before the app's code was there (ADR 0007). */
export interface PrefetchedRequest {
  /** As the page's `reads` call it. */
  readonly name: string;
  readonly method: string;
  readonly url: string;
  /** The access token that it was made with. */
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    lecternPrefetched?: PrefetchedRequest[];
    /** The session in storage, when it needs no refresh. */
    lecternSession?: StoredSession;
  }
}

/** Who asks later than that after the page began wants to know how it is now. */
const FRESH_MS = 15_000;

interface Asked {
  readonly lecternPrefetched?: PrefetchedRequest[] | undefined;
  readonly performance: Pick<Performance, "now">;
  readonly fetch: typeof fetch;
}

/**
 * A `fetch` that hands out the answer of a request that was made early, once, to whoever asks the same with the same
 * token. An early request that failed has failed: reads are not repeated (REC-09).
 */
export const prefetchedFetch = ({ lecternPrefetched = [], fetch: ask, performance: clock }: Asked): typeof fetch => {
  // The page's first picture reads the same answers, in their order.
  const early = [...lecternPrefetched];
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const authorization = new Headers(init?.headers).get("authorization");
    const index = early.findIndex(
      (request) =>
        request.url === url &&
        request.method === (init?.method ?? "GET") &&
        authorization === `Bearer ${request.token}`,
    );
    const [request] = index < 0 ? [] : early.splice(index, 1);
    if (request === undefined || clock.now() > FRESH_MS) return await ask(input, init);
    return await request.answer;
  };
};
