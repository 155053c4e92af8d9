import { join } from "node:path";
import { createLightClient } from "@lectern/data/light-client";
import { disconnectedClient } from "@lectern/data/disconnected-client";
import { fetchRecordingPages } from "@lectern/data/recordings/recordings.api";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createInlineCompiler } from "@lectern/documents/inline-script";
import { inline } from "./inline/inline-scripts.ts";
import { placeholders } from "./inline/inline-data.ts";
import { recordRequests } from "./record-requests.ts";
import { type PrefetchedRequest, prefetchedFetch } from "./prefetched-fetch.ts";

const origin = "https://here.test";
const compileInline = createInlineCompiler(join(import.meta.dirname, "../.."));

async function compilePrefetch(): Promise<string> {
  const list = recordingQueries(disconnectedClient, placeholders.userId).list();
  const requests = await recordRequests({ list: list.firstRequest }, undefined);
  return await compileInline(inline.prefetchRequests({ requests, publishableKey: "sb_publishable_test", parts: {} }));
}

/** Runs the document's own script in a browser that keeps such a session; returns what it asked and left behind. */
async function openDocument(secondsLeft: number, answer: () => Promise<Response> | undefined = () => undefined) {
  const session = JSON.stringify({
    access_token: "maya's",
    refresh_token: "r",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: { id: "0b0e7e1c-6c2a-4a1e-9f5e-3d1b7f0a0001", email: "maya@lectern.test" },
  });
  const network: { url: string; init: RequestInit | undefined }[] = [];
  const ask = async (input: string | URL | Request, init?: RequestInit) => {
    network.push({ url: input instanceof Request ? input.url : String(input), init });
    const rows = JSON.stringify([{ id: String(network.length) }]);
    return await (answer() ?? new Response(rows, { headers: { "content-type": "application/json" } }));
  };
  const window: { lecternPrefetched?: PrefetchedRequest[] } = {};
  const storage = { getItem: () => session, setItem: () => undefined, removeItem: () => undefined };
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the document's inline script, as the browser runs it
  new Function("window", "localStorage", "location", "fetch", await compilePrefetch())(
    window,
    storage,
    { origin, pathname: "/dashboard/library/recordings" },
    ask,
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
      fetch: ask,
    }),
  });
  return { network, client, early: window.lecternPrefetched };
}

const userId = "0b0e7e1c-6c2a-4a1e-9f5e-3d1b7f0a0001";

const ask = async () => new Response("anew");

afterEach(() => void vi.useRealTimers());

describe("what the document asks before the code is there", () => {
  test("is to the byte what the app asks: one request, handed over", async () => {
    const { network, client, early } = await openDocument(3600);
    expect(early).toHaveLength(1);
    const { value } = await fetchRecordingPages(client, { userId }).next();
    expect(value?.[0]?.id).toBe("1");
    expect(network).toHaveLength(1);
    expect(new Headers(network[0]?.init?.headers).get("authorization")).toBe("Bearer maya's");
  });

  test("is handed over once: who asks again asks the network", async () => {
    const { network, client } = await openDocument(3600);
    await fetchRecordingPages(client, { userId }).next();
    await fetchRecordingPages(client, { userId }).next();
    expect(network).toHaveLength(2);
    expect(network[1]?.url).toBe(network[0]?.url);
  });

  test("is nothing with a session that must be refreshed first", async () => {
    const { network, early } = await openDocument(60);
    expect(early).toBeUndefined();
    expect(network).toEqual([]);
  });

  test("REC-09 has failed when it failed: nothing is asked again", async () => {
    const answer = Promise.reject(new TypeError("offline"));
    answer.catch(() => undefined);
    const early = { name: "list", method: "GET", url: `${origin}/rest/v1/recordings`, token: "maya's", answer };
    const fetch = prefetchedFetch({ lecternPrefetched: [early], performance: { now: () => 900 }, fetch: ask });
    await expect(fetch(early.url, { headers: { authorization: "Bearer maya's" } })).rejects.toThrow("offline");
  });

  test("SHL-11 has failed after 30 s when no answer comes", async () => {
    vi.useFakeTimers();
    const { network, client } = await openDocument(3600, () => new Promise<never>(() => undefined));
    const failed = vi.fn<(error: unknown) => void>();
    fetchRecordingPages(client, { userId }).next().catch(failed);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: "timeout" }));
    expect(network).toHaveLength(1);
  });

  test("is asked anew when it is another's, or comes late", async () => {
    const answers: string[] = [];
    const url = `${origin}/rest/v1/recordings`;
    const request = (answer: Promise<Response>): PrefetchedRequest => ({
      name: "list",
      method: "GET",
      url,
      token: "maya's",
      answer,
    });
    for (const [early, token, now] of [
      [request(Promise.resolve(new Response("early"))), "noor's", 900],
      [request(Promise.resolve(new Response("early"))), "maya's", 60_000],
    ] as const) {
      const fetch = prefetchedFetch({ lecternPrefetched: [early], performance: { now: () => now }, fetch: ask });
      // oxlint-disable-next-line no-await-in-loop -- two cases
      answers.push(await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text());
    }
    expect(answers).toEqual(["anew", "anew"]);
  });
});
