import { join } from "node:path";
import { SESSION_STORAGE_KEY } from "@lectern/data/auth/stored-session";
import { createLightClient } from "@lectern/data/light-client";
import { disconnectedClient } from "@lectern/data/disconnected-client";
import { fetchRecordingPages } from "@lectern/data/recordings/recordings.api";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createInlineCompiler } from "../documents/inline-script.ts";
import { inline } from "../inline/inline-scripts.ts";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { placeholders } from "../inline/inline-data.ts";
import { recordRequests } from "./record-requests.ts";
import { type PrefetchedRequest, prefetchedFetch } from "./prefetched-fetch.ts";

const origin = "https://here.test";
const compileInline = createInlineCompiler(join(import.meta.dirname, "../.."));

async function compilePrefetch(): Promise<string> {
  const list = recordingQueries(disconnectedClient, placeholders.userId).list();
  const requests = await recordRequests({ list: list.firstRequest }, undefined);
  return await compileInline(inline.prefetchRequests({ requests, publishableKey: "sb_publishable_test", parts: {} }));
}

/**
 * Runs the document's inline script in a browser with a stored session.
 *
 * @param secondsLeft until the session's token expires
 * @returns the requests sent, first by the script and then by the client, and those that the script prefetched
 */
async function openDocument(secondsLeft: number, respond: () => Promise<Response> | undefined = () => undefined) {
  const session = JSON.stringify({
    access_token: "maya's",
    refresh_token: "r",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: { id: "0b0e7e1c-6c2a-4a1e-9f5e-3d1b7f0a0001", email: "maya@lectern.test" },
  });
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const send = async (input: string | URL | Request, init?: RequestInit) => {
    requests.push({ url: input instanceof Request ? input.url : String(input), init });
    const rows = JSON.stringify([{ id: String(requests.length) }]);
    return await (respond() ?? new Response(rows, { headers: { "content-type": "application/json" } }));
  };
  const window: { lecternPrefetched?: PrefetchedRequest[] } = {};
  const storage = new MemoryStorage(new Map([[SESSION_STORAGE_KEY, session]]));
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the document's inline script, as the browser runs it
  new Function("window", "localStorage", "location", "fetch", await compilePrefetch())(
    window,
    storage,
    { origin, pathname: "/dashboard/library/recordings" },
    send,
  );
  const client = createLightClient({
    url: origin,
    publishableKey: "sb_publishable_test",
    storage,
    whenIdle: () => Promise.resolve(),
    whenUserActive: () => Promise.resolve(),
    fetch: prefetchedFetch({
      lecternPrefetched: window.lecternPrefetched,
      performance: { now: () => 900 },
      fetch: send,
    }),
  });
  return { requests, client, prefetched: window.lecternPrefetched };
}

const userId = "0b0e7e1c-6c2a-4a1e-9f5e-3d1b7f0a0001";

const sendToNetwork = async () => new Response("from the network");

afterEach(() => void vi.useRealTimers());

describe("a request prefetched by the document", () => {
  test("equals the app's request, which gets its response", async () => {
    const { requests, client, prefetched } = await openDocument(3600);
    expect(prefetched).toHaveLength(1);
    const { value } = await fetchRecordingPages(client, { userId }).next();
    expect(value?.[0]?.id).toBe("1");
    expect(requests).toHaveLength(1);
    expect(new Headers(requests[0]?.init?.headers).get("authorization")).toBe("Bearer maya's");
  });

  test("SEC-01 is not stored by the browser", async () => {
    const { requests } = await openDocument(3600);
    expect(requests.map(({ init }) => init?.cache)).toEqual(["no-store"]);
  });

  test("is used once: repeating the request goes to the network", async () => {
    const { requests, client } = await openDocument(3600);
    await fetchRecordingPages(client, { userId }).next();
    await fetchRecordingPages(client, { userId }).next();
    expect(requests).toHaveLength(2);
    expect(requests[1]?.url).toBe(requests[0]?.url);
  });

  test("is not sent if the session needs a refresh", async () => {
    const { requests, prefetched } = await openDocument(60);
    expect(prefetched).toBeUndefined();
    expect(requests).toEqual([]);
  });

  test("REC-09 rejects if it failed, and is not repeated", async () => {
    const response = Promise.reject(new TypeError("offline"));
    response.catch(() => undefined);
    const prefetched = { name: "list", method: "GET", url: `${origin}/rest/v1/recordings`, token: "maya's", response };
    const fetch = prefetchedFetch({
      lecternPrefetched: [prefetched],
      performance: { now: () => 900 },
      fetch: sendToNetwork,
    });
    await expect(fetch(prefetched.url, { headers: { authorization: "Bearer maya's" } })).rejects.toThrow("offline");
  });

  test("SHL-11 fails after 30 s without a response", async () => {
    vi.useFakeTimers();
    const { requests, client } = await openDocument(3600, () => new Promise<never>(() => undefined));
    const onFailure = vi.fn<(error: unknown) => void>();
    fetchRecordingPages(client, { userId }).next().catch(onFailure);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: "timeout" }));
    expect(requests).toHaveLength(1);
  });

  test("is not used for another token or after 15 s", async () => {
    const texts: string[] = [];
    const url = `${origin}/rest/v1/recordings`;
    const toRequest = (response: Promise<Response>): PrefetchedRequest => ({
      name: "list",
      method: "GET",
      url,
      token: "maya's",
      response,
    });
    for (const [prefetched, token, now] of [
      [toRequest(Promise.resolve(new Response("prefetched"))), "noor's", 900],
      [toRequest(Promise.resolve(new Response("prefetched"))), "maya's", 60_000],
    ] as const) {
      const fetch = prefetchedFetch({
        lecternPrefetched: [prefetched],
        performance: { now: () => now },
        fetch: sendToNetwork,
      });
      // oxlint-disable-next-line no-await-in-loop -- two cases
      texts.push(await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text());
    }
    expect(texts).toEqual(["from the network", "from the network"]);
  });
});
