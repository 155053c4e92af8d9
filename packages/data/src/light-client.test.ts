import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLecternClient } from "./client.ts";
import { createLightClient } from "./light-client.ts";
import { toUrl } from "./testing/browser.ts";

vi.mock("./client.ts", { spy: true });

/** Lets so many milliseconds of a test's own clock pass; code that is on its way by then arrives first. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(milliseconds);
}

const rowsOf = (body: BodyInit) => new Response(body, { headers: { "content-type": "application/json" } });
const soon = () => Math.floor(Date.now() / 1000) + 3600;
const sessionOf = (id: string, expiresAt = soon()) => ({
  access_token: `token of ${id}`,
  refresh_token: "refresh",
  token_type: "bearer",
  expires_in: 3600,
  expires_at: expiresAt,
  user: { id, email: `${id}@lectern.test`, app_metadata: {}, user_metadata: {}, aud: "", created_at: "" },
});

const ended = () => Math.floor(Date.now() / 1000) - 60;
const hangs = () => new Promise<never>(() => undefined);
const refused = async () => new Response('{"error_code":"refresh_token_not_found"}', { status: 400 });
const offline = async () => {
  throw new TypeError("Failed to fetch");
};

/** A browser that keeps this session, and a backend that answers `[]` to everything, or as it is told to. */
function browserWith(session: unknown, answerTo: (path: string) => Promise<Response> = async () => rowsOf("[]")) {
  const kept = new Map(session === undefined ? [] : [["lectern-session", JSON.stringify(session)]]);
  const sent: { path: string; authorization: string | null }[] = [];
  const outliving: boolean[] = [];
  const rest = Promise.withResolvers<void>();
  let whenUserActive = Promise.withResolvers<void>();
  const client = createLightClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    whenIdle: () => rest.promise,
    whenUserActive: () => whenUserActive.promise,
    fetch: async (input, init) => {
      const path = toUrl(input).pathname;
      sent.push({ path, authorization: new Headers(init?.headers).get("authorization") });
      outliving.push(init?.keepalive === true);
      return await answerTo(path);
    },
  });
  const come = () => {
    whenUserActive.resolve();
    whenUserActive = Promise.withResolvers<void>();
  };
  const told: [string, string | undefined][] = [];
  const watch = () =>
    client.auth.onAuthStateChange((event, now) => void told.push([event, now?.user.id])).data.subscription;
  return { client, kept, sent, outliving, told, watch, rest: rest.resolve, come };
}

describe("the client before supabase-js is there", () => {
  test("DAT-05 reads with the session that is kept, or with the public key", async () => {
    for (const [session, authorization] of [
      [sessionOf("maya"), "Bearer token of maya"],
      [undefined, "Bearer sb_publishable_test"],
    ] as const) {
      const { client, sent } = browserWith(session);
      // oxlint-disable-next-line no-await-in-loop -- two cases
      await client.from("recordings").select("id");
      expect(sent).toEqual([{ path: "/rest/v1/recordings", authorization }]);
    }
  });

  test("REC-04 small writes arrive although the page is left; reads need not, and long notes may not", async () => {
    const { client, outliving } = browserWith(sessionOf("maya"));
    await client.from("recordings").select("id");
    await client.from("recordings").update({ is_favorite: true }).eq("id", "1");
    await client
      .from("recordings")
      .update({ ai_notes: "n".repeat(20_000) })
      .eq("id", "1");
    await client.from("recordings").delete().eq("id", "1");
    expect(outliving).toEqual([false, true, false, true]);
  });

  test("AUT-15 a session that ends soon is refreshed first, by supabase-js", async () => {
    const { client, sent } = browserWith(sessionOf("maya", Math.floor(Date.now() / 1000) + 60));
    await client.from("recordings").select("id");
    expect(sent[0]?.path).toBe("/auth/v1/token");
  });

  test("AUT-10 tells the kept session at once, and the same one not again", async () => {
    const { told, watch, come } = browserWith(sessionOf("maya"));
    watch();
    expect(told).toEqual([["INITIAL_SESSION", "maya"]]);
    come();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told.filter(([event]) => event === "INITIAL_SESSION")).toHaveLength(1);
  });

  test("AUT-10 does not load supabase-js when the page is idle, only when the user is active", async () => {
    const { told, watch, rest, come, kept } = browserWith(sessionOf("maya"));
    watch();
    kept.clear();
    rest();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told).toEqual([["INITIAL_SESSION", "maya"]]);
    come();
    await expect.poll(() => told).toContainEqual(["SIGNED_OUT", undefined]);
  });

  test.each([
    ["closed the session", undefined, ["SIGNED_OUT", undefined]],
    ["opened another one", sessionOf("noor"), ["SIGNED_IN", "noor"]],
  ] as const)("AUT-10 tells that another tab %s meanwhile", async (_, session, change) => {
    const { told, watch, come, kept } = browserWith(sessionOf("maya"));
    watch();
    if (session === undefined) kept.clear();
    else kept.set("lectern-session", JSON.stringify(session));
    come();
    await expect.poll(() => told).toContainEqual(change);
    expect(told[0]).toEqual(["INITIAL_SESSION", "maya"]);
  });

  test("AUT-04 nobody is told at once too; who stops listening hears nothing more", async () => {
    const { told, watch, come, kept } = browserWith(undefined);
    const { unsubscribe } = watch();
    expect(told).toEqual([["INITIAL_SESSION", undefined]]);
    kept.set("lectern-session", JSON.stringify(sessionOf("noor")));
    unsubscribe();
    come();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).toHaveLength(1);
  });
});

describe("without an answer", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  // supabase-js says that it could not refresh.
  beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

  test("AUT-10 nobody is signed out because a session ends while the network is away", async () => {
    vi.useFakeTimers();
    const { told, watch, come, kept } = browserWith(sessionOf("maya"), offline);
    watch();
    kept.set("lectern-session", JSON.stringify(sessionOf("maya", ended())));
    come();
    await pass(70_000);
    expect(told).toEqual([["INITIAL_SESSION", "maya"]]);
  });

  test.each([
    ["offline", offline],
    ["while the backend is silent", hangs],
    ["while the backend is away", async () => new Response("{}", { status: 503 })],
  ] as const)("AUT-10 a session that has ended is the student's %s, before the page gives up", async (_, answer) => {
    vi.useFakeTimers();
    const { told, watch } = browserWith(sessionOf("maya", ended()), answer);
    watch();
    await pass(4_000);
    expect(told).toEqual([]);
    await pass(10_000);
    expect(told).toEqual([["INITIAL_SESSION", "maya"]]);
    await pass(60_000);
    expect(told).toHaveLength(1);
  });

  test("AUT-04 a session that is refused has ended: at the start nobody is told, later that it closed", async () => {
    vi.useFakeTimers();
    const atStart = browserWith(sessionOf("maya", ended()), refused);
    atStart.watch();
    await pass(1_000);
    expect(atStart.told.at(-1)).toEqual(["INITIAL_SESSION", undefined]);

    const later = browserWith(sessionOf("maya"), refused);
    later.watch();
    later.kept.set("lectern-session", JSON.stringify(sessionOf("maya", ended())));
    later.come();
    await pass(1_000);
    expect(later.told).toContainEqual(["SIGNED_OUT", undefined]);
  });

  test("AUT-10 a refusal that takes its time closes the session that was believed", async () => {
    vi.useFakeTimers();
    const { told, watch } = browserWith(sessionOf("maya", ended()), async () => {
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      return await refused();
    });
    watch();
    await pass(10_000);
    expect(told.slice(0, 2)).toEqual([
      ["INITIAL_SESSION", "maya"],
      ["SIGNED_OUT", undefined],
    ]);
  });

  test("DAT-05 a student whose session can't be refreshed is not asked for with the public key", async () => {
    vi.useFakeTimers();
    const { client, sent } = browserWith(sessionOf("maya", ended()), async (path) =>
      path.startsWith("/auth") ? await offline() : rowsOf("[]"),
    );
    const read = client.from("recordings").select("id").then();
    await pass(60_000);
    expect(await read).toMatchObject({ data: null, status: 0 });
    expect(sent.filter(({ path }) => path.startsWith("/rest"))).toEqual([]);
  });

  test.each([
    ["a request", soon, hangs],
    ["a refresh before it", ended, hangs],
    ["the rest of an answer", soon, async () => rowsOf(new ReadableStream())],
  ] as const)("SHL-11 %s that hangs has failed after 30 s", async (_, ends, answer) => {
    vi.useFakeTimers();
    const { client } = browserWith(sessionOf("maya", ends()), answer);
    const said = vi.fn<(answer: unknown) => void>();
    client.from("recordings").select("id").then(said);
    await pass(29_000);
    expect(said).not.toHaveBeenCalled();
    await pass(2_000);
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ data: null, status: 0 }));
  });

  test("a request that was answered leaves nobody at its signal", async () => {
    const { client } = browserWith(sessionOf("maya"));
    const comes = vi.spyOn(AbortSignal.prototype, "addEventListener");
    const goes = vi.spyOn(AbortSignal.prototype, "removeEventListener");
    await client.from("recordings").select("id");
    expect(comes).toHaveBeenCalledOnce();
    expect(goes).toHaveBeenCalledWith(...(comes.mock.calls[0]?.slice(0, 2) ?? []));
  });

  test("AUT-10 code that could not be loaded is asked for again, when somebody is there", async () => {
    vi.useFakeTimers();
    vi.mocked(createLecternClient).mockImplementationOnce(() => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const { told, watch, come, kept } = browserWith(sessionOf("maya"));
    watch();
    come();
    await pass(1_000);
    kept.clear();
    await pass(60_000);
    expect(told).toEqual([["INITIAL_SESSION", "maya"]]);
    come();
    await pass(1_000);
    expect(told).toContainEqual(["SIGNED_OUT", undefined]);
  });
});
