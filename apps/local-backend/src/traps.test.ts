import { createClient } from "@supabase/supabase-js";
import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPglite } from "./database/pglite.ts";
import { preparedImage } from "./database/prepared-image.ts";
import { startLocalBackend } from "./server/local-backend.ts";
import { KEY_ID } from "./supabase/access-token.ts";
import { makeSecrets, PUBLISHABLE_KEY } from "./supabase/keys.ts";
import { openBrowser } from "./testing/browser.ts";
import { drivers } from "./testing/long-run.ts";
import { startTestBackend, type TestBackend } from "./testing/test-backend.ts";
import { signInThroughConsent } from "./phone/sign-in.ts";

// Each trap is a way in which lite alone differs from a hosted project. Traps 9 and 10 are in main.test.ts.
describe.each(drivers)("lite's differences from a hosted project are corrected on %s", (driver) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ driver });
  });
  afterAll(() => backend.close());

  const rest = (path: string, token: string | undefined, init: RequestInit = {}) =>
    backend.fetch(`/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: backend.publishableKey,
        "content-type": "application/json",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });

  const codeFor = async (token: string) => {
    const answer = await rest("recordings?select=id", token);
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };

  it("writes timestamps like PostgREST, and leaves a text that quotes one unchanged", async () => {
    const { accessToken, user } = await backend.signIn("moments@school.edu");
    const name = 'see "created_at":"2026-01-01 10:00:00+00"';
    const body = JSON.stringify({ user_id: user.id, name });
    const answer = await rest("folders", accessToken, { method: "POST", body });
    const [folder] = (await (await rest("folders?select=name,created_at", accessToken)).json()) as Record<
      string,
      string
    >[];
    expect(answer.status).toBe(201);
    expect(folder?.["created_at"]).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?\+00:00$/);
    expect(folder?.["name"]).toBe(name);
  });

  it("answers a violated rule of the schema with 400", async () => {
    const { accessToken, user } = await backend.signIn("rules@school.edu");
    const body = JSON.stringify({ user_id: user.id, name: "Biology", color: "red" });
    const answer = await rest("folders", accessToken, { method: "POST", body });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, "23514"]);
  });

  it("column privileges are still there after a request", async () => {
    const { accessToken } = await backend.signIn("grants@school.edu");
    expect((await rest("recordings?select=id", accessToken)).status).toBe(200);
    const writable = await backend.sql<{ column: string }>(
      `select attrelid::regclass || '.' || attname as column from pg_attribute
       where attnum > 0 and attrelid in ('public.recordings'::regclass, 'public.study_guides'::regclass)
         and has_column_privilege('authenticated', attrelid, attnum, 'update') order by 1`,
      [],
    );
    expect(writable.map(({ column }) => column)).toEqual([
      "recordings.ai_notes",
      "recordings.folder_id",
      "recordings.is_favorite",
      "recordings.is_read",
      "recordings.original_name",
      "study_guides.title",
    ]);
    const body = JSON.stringify({ transcript: "not mine to write" });
    expect((await rest("recordings?id=not.is.null", accessToken, { method: "PATCH", body })).status).toBe(403);
    expect((await rest("recordings?select=id", undefined)).status).toBe(401);
  });

  it("every session's token has the key id and the claims of a hosted project", async () => {
    const browser = openBrowser(backend);
    const { data } = await browser.auth.signUp({ email: "claims@school.edu", password: "long enough" });
    const { data: refreshed } = await browser.auth.refreshSession();
    const byGoogle = await backend.signIn("claims-google@school.edu");
    const tokens = [data.session?.access_token, refreshed.session?.access_token, byGoogle.accessToken];
    for (const [index, token] of tokens.entries()) {
      expect(decodeProtectedHeader(token ?? "").kid).toBe(KEY_ID);
      const provider = index === 2 ? "google" : "email";
      expect(decodeJwt(token ?? "")).toMatchObject({
        iss: `${backend.url}/auth/v1`,
        aud: "authenticated",
        role: "authenticated",
        aal: "aal1",
        app_metadata: { provider, providers: [provider] },
        user_metadata: expect.anything(),
      });
    }
  });

  it("an app on another port of this machine may call every service, and other sites none", async () => {
    const preflight = (path: string, origin: string) =>
      backend.fetch(path, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "apikey,authorization,content-type",
        },
      });
    for (const path of ["/auth/v1/token", "/rest/v1/recordings", "/functions/v1/ingest-recording"]) {
      const near = await preflight(path, "http://localhost:5173");
      expect(near.headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
      expect(near.headers.get("access-control-allow-headers")).toContain("apikey");
      const far = await preflight(path, "https://elsewhere.example");
      expect(far.headers.get("access-control-allow-origin")).toBeNull();
    }
    const answer = await backend.fetch("/auth/v1/settings", {
      headers: { origin: "http://localhost:5173", apikey: backend.publishableKey },
    });
    expect(answer.headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
  });

  it("refuses an unreadable, forged or expired token instead of treating it as anon", async () => {
    const later = Math.floor(Date.now() / 1000) + 3600;
    expect(await codeFor("nonsense")).toEqual([401, "PGRST301"]);
    expect(await codeFor("eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.")).toEqual([401, "PGRST301"]);
    expect(await codeFor(await sign("another secret, long enough to sign", later))).toEqual([401, "PGRST301"]);
    expect(await codeFor(await sign(backend.jwtSecret, 1000))).toEqual([401, "PGRST303"]);
  });

  it("metadata is stored as JSON objects, not as strings of JSON", async () => {
    const options = { data: { full_name: "Ann Example" } };
    const { data } = await openBrowser(backend).auth.signUp({
      email: "ann@school.edu",
      password: "long enough",
      options,
    });
    const [stored] = await backend.sql(
      "select raw_user_meta_data ->> 'full_name' as name, raw_app_meta_data ->> 'provider' as provider from auth.users where id = $1",
      [data.user?.id],
    );
    expect(stored).toEqual({ name: "Ann Example", provider: "email" });
  });
});

/** Signs an access token that is valid until `expires`, in seconds since 1970. */
function sign(secret: string, expires: number): Promise<string> {
  return new SignJWT({ sub: crypto.randomUUID(), role: "authenticated" })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));
}

it("concurrent requests never see another's rows, however the database's answers are delayed", async () => {
  const database = await openPglite({ image: await preparedImage() });
  const storage = { database, secrets: makeSecrets(), close: () => database.close() };
  const settings = { port: 0, host: "127.0.0.1", takesUpUnfinished: false, seeds: false, env: () => undefined };
  const backend = await startLocalBackend({ openStorage: () => Promise.resolve(storage), ...settings });
  const people = await Promise.all(
    ["a", "b", "c", "d"].map((name) => signInThroughConsent(backend.url, `${name}@school.edu`)),
  );
  for (const { user } of people) {
    // oxlint-disable-next-line no-await-in-loop -- one statement after the other
    await database.sql("insert into public.folders (user_id, name) values ($1, $2)", [user.id, "Own"]);
  }

  const driver = database.connection.driver as { query: (...args: unknown[]) => Promise<unknown> };
  const query = driver.query.bind(driver);
  driver.query = async (...args) => {
    await new Promise((resolve) => setImmediate(resolve));
    return query(...args);
  };
  const reads = people.flatMap((person) => Array.from({ length: 12 }, () => person));
  const answers = await Promise.all(
    reads.map(async ({ accessToken, user }) => {
      const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${accessToken}` };
      const answer = await fetch(`${backend.url}/rest/v1/folders?select=user_id`, { headers });
      return { status: answer.status, rows: await answer.json(), own: [{ user_id: user.id }] };
    }),
  );
  for (const { status, rows, own } of answers) expect({ status, rows }).toEqual({ status: 200, rows: own });
  await backend.close();
});

it("supabase-js finds a WebSocket in the project's Node", () => {
  expect(createClient("http://127.0.0.1:1", PUBLISHABLE_KEY, { auth: { persistSession: false } })).toHaveProperty(
    "auth",
  );
  expect(globalThis.WebSocket).toBeTypeOf("function");
});

it("serving leaves the global Request and Response unchanged", async () => {
  const before = [globalThis.Request, globalThis.Response];
  const backend = await startTestBackend();
  await backend.fetch("/healthz");
  expect([globalThis.Request, globalThis.Response]).toEqual(before);
  expect(globalThis.Response).toBe(before[1]);
  await backend.close();
});
