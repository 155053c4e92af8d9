import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLecternClient, type LecternClient } from "./client.ts";
import { createLightClient } from "./light-client.ts";
import { toUrl } from "./testing/browser.ts";
import { createSessionStorage, createStoredSession } from "./testing/sessions.ts";

vi.mock("./client.ts", { spy: true });

/** Advances the fake clock, in milliseconds, after pending imports have resolved. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(milliseconds);
}

const toRowsResponse = (body: BodyInit) => new Response(body, { headers: { "content-type": "application/json" } });
const EXPIRED = -60;
const hangs = () => new Promise<never>(() => undefined);
const refused = async () => new Response('{"error_code":"refresh_token_not_found"}', { status: 400 });
const refusedByData = async (path: string) =>
  path.startsWith("/rest")
    ? new Response('{"code":"PT401","message":"this session has ended"}', { status: 401 })
    : await refused();
const refusedByFunctions = async (path: string) =>
  path.startsWith("/functions") ? new Response("{}", { status: 401 }) : await refused();
const offline = async () => {
  throw new TypeError("Failed to fetch");
};

type Answer = (path: string, authorization: string | null) => Promise<Response>;

/** Opens a page whose storage has this session. Its backend answers `[]` to everything unless `answerTo` is given. */
function openPage(session: unknown, answerTo: Answer = async () => toRowsResponse("[]"), isOnline = () => true) {
  const storage = createSessionStorage(session);
  const requests: { path: string; authorization: string | null }[] = [];
  const keepalive: boolean[] = [];
  const cacheModes: (string | undefined)[] = [];
  const storageListeners = new Set<() => void>();
  const idle = Promise.withResolvers<void>();
  let whenUserActive = Promise.withResolvers<void>();
  const client = createLightClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    storage,
    whenIdle: () => idle.promise,
    whenUserActive: () => whenUserActive.promise,
    isOnline,
    watchStorage: (listener) => {
      storageListeners.add(listener);
      return () => void storageListeners.delete(listener);
    },
    fetch: async (input, init) => {
      const path = toUrl(input).pathname;
      const authorization = new Headers(init?.headers).get("authorization");
      requests.push({ path, authorization });
      keepalive.push(init?.keepalive === true);
      cacheModes.push(init?.cache);
      return await answerTo(path, authorization);
    },
  });
  const becomeActive = () => {
    whenUserActive.resolve();
    whenUserActive = Promise.withResolvers<void>();
  };
  const events: [string, string | undefined][] = [];
  const watch = () =>
    client.auth.onAuthStateChange((event, now) => void events.push([event, now?.user.id])).data.subscription;
  /** Makes another window store or remove a session. */
  const storeElsewhere = (changed: unknown) => {
    if (changed === undefined) storage.values.clear();
    else storage.values.set("lectern-session", JSON.stringify(changed));
    for (const listener of storageListeners) listener();
  };
  return {
    client,
    stored: storage.values,
    requests,
    keepalive,
    cacheModes,
    events,
    watch,
    storeElsewhere,
    becomeIdle: idle.resolve,
    becomeActive,
  };
}

describe("the client without supabase-js", () => {
  test.each([
    ["the stored session", createStoredSession("maya"), "Bearer token of maya"],
    ["the public key", undefined, "Bearer sb_publishable_test"],
  ] as const)("DAT-05 reads with %s", async (_, session, authorization) => {
    const { client, requests } = openPage(session);
    await client.from("recordings").select("id");
    expect(requests).toEqual([{ path: "/rest/v1/recordings", authorization }]);
  });

  const longNotes = { ai_notes: "n".repeat(20_000) };
  test.each([
    ["a read", false, (client: LecternClient) => client.from("recordings").select("id")],
    ["a star", true, (client: LecternClient) => client.from("recordings").update({ is_favorite: true }).eq("id", "1")],
    ["long notes", false, (client: LecternClient) => client.from("recordings").update(longNotes).eq("id", "1")],
    ["a deletion", true, (client: LecternClient) => client.from("recordings").delete().eq("id", "1")],
  ] as const)("REC-04 sends %s with keepalive: %s", async (_, expected, send) => {
    const { client, keepalive } = openPage(createStoredSession("maya"));
    await send(client);
    expect(keepalive).toEqual([expected]);
  });

  test("SEC-01 no answer is stored by the browser, whether supabase-js sends the request or not", async () => {
    const { client, cacheModes } = openPage(createStoredSession("maya"));
    await client.from("recordings").select("id");
    await client.from("recordings").update({ is_favorite: true }).eq("id", "1");
    const { functions, auth } = await client.load();
    await functions.invoke("generate-response");
    await auth.getUser("token");
    expect(cacheModes).toEqual(["no-store", "no-store", "no-store", "no-store"]);
  });

  test("AUT-15 lets supabase-js refresh a session that expires soon", async () => {
    const { client, requests } = openPage(createStoredSession("maya", 60));
    await client.from("recordings").select("id");
    expect(requests[0]?.path).toBe("/auth/v1/token");
  });

  test.each([
    ["the stored session", createStoredSession("maya"), "maya"],
    ["a missing session", undefined, undefined],
  ] as const)("AUT-04 AUT-10 reports %s at once", (_, session, user) => {
    const { events, watch } = openPage(session);
    watch();
    expect(events).toEqual([["INITIAL_SESSION", user]]);
  });

  test("AUT-10 reports the stored session only once", async () => {
    const { events, watch, becomeActive } = openPage(createStoredSession("maya"));
    watch();
    becomeActive();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(events.filter(([event]) => event === "INITIAL_SESSION")).toHaveLength(1);
  });

  test("AUT-10 loads supabase-js only when the user is active", async () => {
    const { events, watch, becomeIdle, becomeActive, stored } = openPage(createStoredSession("maya"));
    watch();
    stored.clear();
    becomeIdle();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(events).toEqual([["INITIAL_SESSION", "maya"]]);
    becomeActive();
    await expect.poll(() => events).toContainEqual(["SIGNED_OUT", undefined]);
  });

  test.each([
    ["closed the session", undefined, ["SIGNED_OUT", undefined]],
    ["opened another one", createStoredSession("noor"), ["SIGNED_IN", "noor"]],
  ] as const)("AUT-10 reports that another tab %s meanwhile", async (_, session, change) => {
    const { events, watch, becomeActive, stored } = openPage(createStoredSession("maya"));
    watch();
    if (session === undefined) stored.clear();
    else stored.set("lectern-session", JSON.stringify(session));
    becomeActive();
    await expect.poll(() => events).toContainEqual(change);
    expect(events[0]).toEqual(["INITIAL_SESSION", "maya"]);
  });

  test("AUT-04 reports nothing after unsubscribing", async () => {
    const { events, watch, becomeActive, stored } = openPage(undefined);
    const { unsubscribe } = watch();
    stored.set("lectern-session", JSON.stringify(createStoredSession("noor")));
    unsubscribe();
    becomeActive();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(events).toHaveLength(1);
  });
});

describe("a session that was ended elsewhere", () => {
  test("SRV-10 is removed and reported as closed when the data API refuses it", async () => {
    const { client, events, watch, becomeActive, stored } = openPage(createStoredSession("maya"), refusedByData);
    watch();
    becomeActive();
    await client.from("recordings").select("id");
    await expect.poll(() => events).toContainEqual(["SIGNED_OUT", undefined]);
    expect(stored.has("lectern-session")).toBe(false);
  });

  test.each([
    ["the data API", refusedByData, (client: LecternClient) => client.from("recordings").select("id")],
    [
      "a function",
      refusedByFunctions,
      async (client: LecternClient) => (await client.load()).functions.invoke("openai", { body: {} }),
    ],
  ] as const)(
    "AUT-16 is reported as closed before %s rejects, even if the user is not active",
    async (_, answer, ask) => {
      const { client, events, watch, stored } = openPage(createStoredSession("maya"), answer);
      watch();
      await ask(client);
      expect(events.at(-1)).toEqual(["SIGNED_OUT", undefined]);
      expect(stored.has("lectern-session")).toBe(false);
    },
  );

  test("AUT-16 is refreshed once for all refused requests", async () => {
    const { client, events, watch, requests } = openPage(createStoredSession("maya"), refusedByData);
    watch();
    await Promise.all([client.from("recordings").select("id"), client.from("folders").select("id")]);
    expect(requests.filter(({ path }) => path === "/auth/v1/token")).toHaveLength(1);
    expect(events.filter(([event]) => event === "SIGNED_OUT")).toHaveLength(1);
  });

  test("AUT-16 a request refused with an older token does not touch a newer session", async () => {
    const { client, events, watch, requests, storeElsewhere } = openPage(createStoredSession("maya"), async (path) => {
      storeElsewhere({ ...createStoredSession("maya"), access_token: "a newer token of maya" });
      return await refusedByData(path);
    });
    watch();
    await client.from("recordings").select("id");
    expect(requests.map(({ path }) => path)).toEqual(["/rest/v1/recordings"]);
    expect(events).toEqual([["INITIAL_SESSION", "maya"]]);
  });

  test.each([
    ["closes it", undefined, ["SIGNED_OUT", undefined]],
    ["opens another one", createStoredSession("noor"), ["SIGNED_IN", "noor"]],
  ] as const)("AUT-16 AUT-10 is reported at once when another window %s", (_, session, change) => {
    const { events, watch, storeElsewhere } = openPage(createStoredSession("maya"));
    const { unsubscribe } = watch();
    storeElsewhere(session);
    storeElsewhere(session);
    expect(events).toEqual([["INITIAL_SESSION", "maya"], change]);
    unsubscribe();
    storeElsewhere(createStoredSession("ada"));
    expect(events).toHaveLength(2);
  });

  test("AUT-16 a page whose session is gone does not read with the public key", async () => {
    const { client, events, watch, requests, stored } = openPage(createStoredSession("maya"));
    watch();
    stored.clear();
    expect(await client.from("recordings").select("id")).toMatchObject({ data: null, status: 401 });
    expect([requests, events.at(-1)]).toEqual([[], ["SIGNED_OUT", undefined]]);
  });

  test("AUT-10 a page that is notified of a sign-in before the session is stored waits for the session", async () => {
    const { client, events, watch, requests, stored } = openPage(createStoredSession("maya"));
    watch();
    stored.clear();
    const read = client.from("recordings").select("id").then();
    await new Promise((resolve) => setTimeout(resolve, 100));
    stored.set("lectern-session", JSON.stringify(createStoredSession("maya")));
    await read;
    expect(requests).toEqual([{ path: "/rest/v1/recordings", authorization: "Bearer token of maya" }]);
    expect(events).toEqual([["INITIAL_SESSION", "maya"]]);
  });

  test("SRV-10 a visitor's refused request does not ask for a session", async () => {
    const { client, requests } = openPage(undefined, refusedByData);
    await client.from("recordings").select("id");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(requests.map(({ path }) => path)).toEqual(["/rest/v1/recordings"]);
  });
});

describe("without an answer", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  // supabase-js warns that it could not refresh.
  beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

  test("AUT-10 a session that expires while offline signs no user out", async () => {
    vi.useFakeTimers();
    const { events, watch, becomeActive, stored } = openPage(createStoredSession("maya"), offline);
    watch();
    stored.set("lectern-session", JSON.stringify(createStoredSession("maya", EXPIRED)));
    becomeActive();
    await pass(70_000);
    expect(events).toEqual([["INITIAL_SESSION", "maya"]]);
  });

  test.each([
    ["offline", offline],
    ["while the backend is silent", hangs],
    ["while the backend is unavailable", async () => new Response("{}", { status: 503 })],
  ] as const)("AUT-10 reports an expired session %s before the machine's timeout", async (_, answer) => {
    vi.useFakeTimers();
    const { events, watch } = openPage(createStoredSession("maya", EXPIRED), answer);
    watch();
    await pass(4_000);
    expect(events).toEqual([]);
    await pass(10_000);
    expect(events).toEqual([["INITIAL_SESSION", "maya"]]);
    await pass(60_000);
    expect(events).toHaveLength(1);
  });

  test.each([
    ["without a network", async () => await offline()],
    ["while the auth service is unavailable", async () => new Response("{}", { status: 503 })],
  ] as const)("AUT-16 AUT-10 a refused session that can't be refreshed %s is kept", async (_, answerOfAuth) => {
    vi.useFakeTimers();
    const { client, events, watch, stored } = openPage(createStoredSession("maya"), async (path) =>
      path.startsWith("/rest") ? await refusedByData(path) : await answerOfAuth(),
    );
    watch();
    const read = client.from("recordings").select("id").then();
    await pass(60_000);
    await read;
    expect(events.filter(([, user]) => user !== "maya")).toEqual([]);
    expect(stored.has("lectern-session")).toBe(true);
  });

  test("OFF-01 reports an expired session at once if the browser knows that it is offline, and reads with it", async () => {
    const { client, events, watch, requests } = openPage(createStoredSession("maya", EXPIRED), offline, () => false);
    watch();
    expect(events).toEqual([["INITIAL_SESSION", "maya"]]);
    const { error } = await client.from("recordings").select("id");
    expect(error).not.toBeNull();
    expect(requests).toEqual([{ path: "/rest/v1/recordings", authorization: "Bearer token of maya" }]);
  });

  test("OFF-02 a session that expired offline is refused once the network is back", async () => {
    vi.useFakeTimers();
    let isOnline = false;
    const { client, events, watch, stored } = openPage(
      createStoredSession("maya", EXPIRED),
      async () => await (isOnline ? refused() : offline()),
      () => isOnline,
    );
    watch();
    isOnline = true;
    const read = client.from("recordings").select("id").then();
    await pass(1000);
    await read;
    expect(stored.has("lectern-session")).toBe(false);
    expect(events).toEqual([
      ["INITIAL_SESSION", "maya"],
      ["SIGNED_OUT", undefined],
    ]);
  });

  test("AUT-04 reports a session that is refused at the start as missing", async () => {
    vi.useFakeTimers();
    const { events, watch } = openPage(createStoredSession("maya", EXPIRED), refused);
    watch();
    await pass(1_000);
    expect(events.at(-1)).toEqual(["INITIAL_SESSION", undefined]);
  });

  test("AUT-04 reports a session that is refused later as closed", async () => {
    vi.useFakeTimers();
    const { events, watch, stored, becomeActive } = openPage(createStoredSession("maya"), refused);
    watch();
    stored.set("lectern-session", JSON.stringify(createStoredSession("maya", EXPIRED)));
    becomeActive();
    await pass(1_000);
    expect(events).toContainEqual(["SIGNED_OUT", undefined]);
  });

  test("AUT-10 a late refusal closes the reported session", async () => {
    vi.useFakeTimers();
    const { events, watch } = openPage(createStoredSession("maya", EXPIRED), async () => {
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      return await refused();
    });
    watch();
    await pass(10_000);
    expect(events.slice(0, 2)).toEqual([
      ["INITIAL_SESSION", "maya"],
      ["SIGNED_OUT", undefined],
    ]);
  });

  test("DAT-05 does not read with the public key when the session can't be refreshed", async () => {
    vi.useFakeTimers();
    const { client, requests } = openPage(createStoredSession("maya", EXPIRED), async (path) =>
      path.startsWith("/auth") ? await offline() : toRowsResponse("[]"),
    );
    const read = client.from("recordings").select("id").then();
    await pass(60_000);
    expect(await read).toMatchObject({ data: null, status: 0 });
    expect(requests.filter(({ path }) => path.startsWith("/rest"))).toEqual([]);
  });

  test.each([
    ["a request", 3600, hangs],
    ["a refresh before it", EXPIRED, hangs],
    ["the rest of an answer", 3600, async () => toRowsResponse(new ReadableStream())],
  ] as const)("SHL-11 %s that hangs fails after 30 s", async (_, secondsLeft, answer) => {
    vi.useFakeTimers();
    const { client } = openPage(createStoredSession("maya", secondsLeft), answer);
    const onAnswer = vi.fn<(answer: unknown) => void>();
    client.from("recordings").select("id").then(onAnswer);
    await pass(29_000);
    expect(onAnswer).not.toHaveBeenCalled();
    await pass(2_000);
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ data: null, status: 0 }));
  });

  test("an answered request removes its abort listener", async () => {
    const { client } = openPage(createStoredSession("maya"));
    const comes = vi.spyOn(AbortSignal.prototype, "addEventListener");
    const goes = vi.spyOn(AbortSignal.prototype, "removeEventListener");
    await client.from("recordings").select("id");
    expect(comes).toHaveBeenCalledOnce();
    expect(goes).toHaveBeenCalledWith(...(comes.mock.calls[0]?.slice(0, 2) ?? []));
  });

  test("AUT-10 loads a failed chunk again when the user is active", async () => {
    vi.useFakeTimers();
    vi.mocked(createLecternClient).mockImplementationOnce(() => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const { events, watch, becomeActive, stored } = openPage(createStoredSession("maya"));
    watch();
    becomeActive();
    await pass(1_000);
    stored.clear();
    await pass(60_000);
    expect(events).toEqual([["INITIAL_SESSION", "maya"]]);
    becomeActive();
    await pass(1_000);
    expect(events).toContainEqual(["SIGNED_OUT", undefined]);
  });
});
