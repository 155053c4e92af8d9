import { afterEach, describe, expect, test, vi } from "vitest";
import { withDeviceClock } from "./auth/device-clock.ts";
import { createLecternClient } from "./client.ts";
import { toUrl } from "./testing/browser.ts";
import { createSessionStorage, createStoredSession } from "./testing/sessions.ts";

const options = { url: "http://backend.test", publishableKey: "sb_publishable_test" };

const toBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Opens a browser whose server issues tokens of an hour by its own clock. */
function openBrowserAhead(aheadSeconds: number, stored?: unknown) {
  const serverNow = Math.floor(Date.now() / 1000) - aheadSeconds;
  const issue = (id: number) => ({
    ...createStoredSession("maya", 0),
    access_token: `${toBase64({ alg: "none" })}.${toBase64({ iat: serverNow, exp: serverNow + 3600, id })}.s`,
    refresh_token: `refresh-${id}`,
    expires_in: 3600,
    expires_at: serverNow + 3600,
  });
  let grants = 0;
  const storage = createSessionStorage(stored === undefined ? undefined : issue(0));
  const client = createLecternClient({
    ...options,
    storage,
    fetch: async () => Response.json(issue((grants += 1))),
  });
  return { client, countGrants: () => grants, storage };
}

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

  describe("AUT-19 on a device whose clock is an hour off", () => {
    test.each([3600, -3600])("%i s ahead: a new session is not refreshed", async (ahead) => {
      const { client, countGrants, storage } = openBrowserAhead(ahead);
      await client.auth.signInWithPassword({ email: "maya@school.edu", password: "moss on stone" });
      for (let read = 0; read < 3; read += 1) await client.auth.getSession(); // oxlint-disable-line no-await-in-loop -- one after another
      expect(countGrants()).toBe(1);
      const { expires_at } = JSON.parse(storage.values.get("lectern-session") ?? "null");
      expect(Math.abs(expires_at - Date.now() / 1000 - 3600)).toBeLessThan(5);
    });

    test("a session that was stored by the server's clock is refreshed once", async () => {
      const { client, countGrants } = openBrowserAhead(3600, "yes");
      for (let read = 0; read < 3; read += 1) await client.auth.getSession(); // oxlint-disable-line no-await-in-loop -- one after another
      expect(countGrants()).toBe(1);
    });

    test("the same token stored again keeps its end", async () => {
      const { client, storage } = openBrowserAhead(0);
      await client.auth.signInWithPassword({ email: "maya@school.edu", password: "moss on stone" });
      const before = JSON.parse(storage.values.get("lectern-session") ?? "null");
      await withDeviceClock(storage).setItem(
        "lectern-session",
        JSON.stringify({ ...before, expires_at: 9_999_999_999 }),
      );
      expect(JSON.parse(storage.values.get("lectern-session") ?? "null").expires_at).toBe(before.expires_at);
    });
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
