import { afterEach, describe, expect, test, vi } from "vitest";
import { createLecternClient } from "./client.ts";
import { toUrl } from "./testing/browser.ts";
import { createSessionStorage, createStoredSession } from "./testing/sessions.ts";

const options = { url: "http://backend.test", publishableKey: "sb_publishable_test" };

afterEach(() => {
  vi.useRealTimers();
});

describe("the client of the backend", () => {
  test("AUT-15 uses PKCE and refreshes tokens automatically", () => {
    const { auth } = createLecternClient(options);
    // supabase-js offers no public way to read its options. A new version that renames them must be checked.
    expect(auth).toMatchObject({
      flowType: "pkce",
      detectSessionInUrl: false,
      storageKey: "lectern-session",
      persistSession: true,
      autoRefreshToken: true,
    });
  });

  test("DAT-05 sends only the public key", async () => {
    const headers: Headers[] = [];
    const client = createLecternClient({
      ...options,
      fetch: async (_, init) => {
        headers.push(new Headers(init?.headers));
        return new Response("[]", { headers: { "content-type": "application/json" } });
      },
    });
    await client.from("recordings").select("id");
    expect(headers[0]?.get("apikey")).toBe("sb_publishable_test");
    expect(headers[0]?.get("authorization")).toBe("Bearer sb_publishable_test");
  });

  test("SEC-01 no answer is stored by the browser", async () => {
    const modes: unknown[] = [];
    const client = createLecternClient({
      ...options,
      fetch: async (_, init) => {
        modes.push(init?.cache);
        return new Response("[]", { headers: { "content-type": "application/json" } });
      },
    });
    await client.from("recordings").select("id");
    await client.auth.getUser("token");
    await client.functions.invoke("generate-response");
    expect(modes).toEqual(["no-store", "no-store", "no-store"]);
  });

  test("AUT-15 reads the session from the given storage, under its key", async () => {
    const storage = createSessionStorage(createStoredSession("maya", 3600));
    const { data } = await createLecternClient({ ...options, storage }).auth.getSession();
    expect(data.session?.user.id).toBe("maya");
  });

  test.each([
    [95, 0],
    [85, 1],
  ])("AUT-15 a session with %i s left causes %i refreshes", async (secondsLeft, requests) => {
    const urls: string[] = [];
    const client = createLecternClient({
      ...options,
      storage: createSessionStorage(createStoredSession("maya", secondsLeft)),
      fetch: async (input) => {
        urls.push(toUrl(input).href);
        return new Response('{"error_code":"refresh_token_not_found"}', { status: 400 });
      },
    });
    await client.auth.getSession();
    expect(urls.filter((url) => url.endsWith("/token?grant_type=refresh_token"))).toHaveLength(requests);
  });

  test("AUT-15 repeats an unanswered refresh after 200 ms, 400 ms, 800 ms, …", async () => {
    vi.useFakeTimers();
    const times: number[] = [];
    const start = Date.now();
    const client = createLecternClient({
      ...options,
      storage: createSessionStorage(createStoredSession("maya", 10)),
      fetch: async () => {
        times.push(Date.now() - start);
        throw new TypeError("fetch failed");
      },
    });
    const session = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(3_100);
    expect(times.slice(0, 5)).toEqual([0, 200, 600, 1_400, 3_000]);
    await vi.advanceTimersByTimeAsync(60_000);
    await session;
  });
});
