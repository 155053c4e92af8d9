import { describe, expect, test } from "vitest";
import { createLightClient } from "./light-client.ts";
import { addressOf } from "./testing/browser.ts";

const soon = () => Math.floor(Date.now() / 1000) + 3600;
const sessionOf = (id: string, expiresAt = soon()) => ({
  access_token: `token of ${id}`,
  refresh_token: "refresh",
  token_type: "bearer",
  expires_in: 3600,
  expires_at: expiresAt,
  user: { id, email: `${id}@lectern.test`, app_metadata: {}, user_metadata: {}, aud: "", created_at: "" },
});

/** A browser that keeps this session, and a backend that answers `[]` to everything. */
function browserWith(session: unknown) {
  const kept = new Map(session === undefined ? [] : [["lectern-session", JSON.stringify(session)]]);
  const sent: { path: string; authorization: string | null }[] = [];
  const outliving: boolean[] = [];
  const rest = Promise.withResolvers<void>();
  const company = Promise.withResolvers<void>();
  const client = createLightClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    leisure: () => rest.promise,
    company: () => company.promise,
    fetch: async (input, init) => {
      sent.push({ path: addressOf(input).pathname, authorization: new Headers(init?.headers).get("authorization") });
      outliving.push(init?.keepalive === true);
      return new Response("[]", { headers: { "content-type": "application/json" } });
    },
  });
  const told: [string, string | undefined][] = [];
  const watch = () =>
    client.auth.onAuthStateChange((event, now) => void told.push([event, now?.user.id])).data.subscription;
  return { client, kept, sent, outliving, told, watch, rest: rest.resolve, come: company.resolve };
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

  test("AUT-10 supabase-js does not come because the page has leisure: somebody must be there", async () => {
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
