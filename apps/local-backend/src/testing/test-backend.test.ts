import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./test-backend.ts";

describe.each(["pglite", "postgres"] as const)("the test backend on %s", (driver) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ driver });
  });
  afterAll(() => backend.close());

  it("signs a person in with a session that supabase-js accepts", async () => {
    const { accessToken, user } = await backend.signIn("Ada@school.edu");
    expect(user.email).toBe("ada@school.edu");
    const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
    const { data } = await client.auth.getUser(accessToken);
    expect(data.user).toMatchObject({ id: user.id, app_metadata: { provider: "google", providers: ["google"] } });
    expect(data.user?.identities).toHaveLength(1);
  });

  it("reads as the database's owner", async () => {
    expect(await backend.sql("select $1::int + 1 as two", [1])).toEqual([{ two: 2 }]);
    expect(await backend.sql("select 1 as one; select 2 as two")).toEqual([{ two: 2 }]);
  });

  it("fetches a path of the backend", async () => {
    expect(await (await backend.fetch("/healthz")).json()).toEqual({ ok: true });
  });
});
