import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser } from "./testing/browser.ts";
import { type PostgresServer, startPostgres } from "./testing/postgres-server.ts";
import { callFunction, recordingRequest, toHeaders } from "./testing/requests.ts";
import { startTestBackend, type TestBackend, type TestUser } from "./testing/test-backend.ts";

let server: PostgresServer;
let backend: TestBackend;
let people = 0;
let student: TestUser;

beforeAll(async () => {
  server = await startPostgres();
  backend = await startTestBackend({ driver: "postgres", server });
});
afterAll(() => backend?.close());
beforeEach(async () => {
  student = await backend.setUpUser(`student-${(people += 1)}@school.edu`);
});

const call = (name: string, body: object, who = student) => callFunction(backend.url, name, who, body);
const rest = async (path: string, init: RequestInit = {}) => {
  const answer = await backend.fetch(`/rest/v1/${path}`, { ...init, headers: toHeaders(student) });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
};

describe("while the database is unavailable", () => {
  it("SRV-01 answers every request with an error while the database is unavailable, and works again afterwards", async () => {
    await call("ingest-recording", recordingRequest({ clientId: "before" }));
    const kept = await rest("recordings?select=original_name,user_id");
    const portal = { userId: student.user.id };
    const calls: [string, object][] = [
      ["apply-referral-code", { user_id: student.user.id, referred_by_code: "ABCDEFGH" }],
      ["create-checkout-session", { ...portal, duration: "month" }],
      ["create-customer-portal", portal],
      ["create-user-context", { user: student.user.id }],
      ["customize-ai-summary", { style: "bullet", transcript: "Cells divide." }],
      ["delete-user", { user_id: student.user.id }],
      ["ingest-recording", recordingRequest({ clientId: "during" })],
      ["ingest-study-guide", { clientId: "guide", title: "Cells", content: "# Cells" }],
      ["openai", { query: "What?", transcript: "Cells divide.", summary: "" }],
      ["retry-summary", { recording_id: "00000000-0000-4000-8000-000000000000" }],
      ["make-cards", { recording_id: "00000000-0000-4000-8000-000000000000" }],
      ["ask-unit", { folder_id: "00000000-0000-4000-8000-000000000000", query: "What?" }],
      ["mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" }],
    ];
    await server.halt();
    for (const why of ["sessions were lost", "none can be had"]) {
      expect((await backend.fetch("/healthz")).status).toBe(503);
      for (const path of ["recordings", "profiles?select=*", "folders?id=is.null"]) {
        expect(await rest(path)).toMatchObject({ status: 503, body: { code: "PGRST001" } });
      }
      const patch = { method: "PATCH", body: '{"is_favorite":true}' };
      expect((await rest("recordings?id=not.is.null", patch)).status).toBe(503);
      for (const [name, body] of calls) {
        expect([why, name, await call(name, body)]).toEqual([
          why,
          name,
          { status: 503, body: { error: expect.stringMatching(/^[A-Z].*try again.*\.$/) } },
        ]);
      }
      expect((await backend.fetch("/auth/v1/user", { headers: toHeaders(student) })).status).toBe(503);
      expect((await backend.fetch("/stand-in/stripe/checkout/cs_test_1")).status).toBe(503);
    }

    await server.resume();
    expect((await backend.fetch("/healthz")).status).toBe(200);
    expect(await rest("recordings?select=original_name,user_id")).toEqual(kept);
    expect((await call("ingest-recording", recordingRequest({ clientId: "after" }))).status).toBe(201);
  });

  it("AUT-15 keeps every session, which can be refreshed as soon as the database is back", async () => {
    const browser = openBrowser(backend);
    const { accessToken, refreshToken } = student;
    await browser.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
    await server.halt();
    const answer = await backend.fetch("/auth/v1/token?grant_type=refresh_token", {
      method: "POST",
      headers: toHeaders(student),
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    expect(answer.status).toBe(503);
    await server.resume();
    const { data, error } = await browser.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.user?.id).toBe(student.user.id);
  });
});

describe("when the database becomes unavailable during requests of every kind", () => {
  it("SRV-04 SRV-05 every request under way loses nothing, doubles nothing and shows no other person's rows", async () => {
    const others = await Promise.all([1, 2, 3].map((n) => backend.setUpUser(`other-${people}-${n}@school.edu`)));
    const [code] = await backend.sql<{ referral_code: string }>(
      "select referral_code from private.accounts where id = $1",
      [student.user.id],
    );
    const ids = Array.from({ length: 20 }, (_, n) => `lecture-${n}`);
    const accepted = new Set<string>();
    const ingestAll = () =>
      ids.map(async (clientId) => {
        const { status } = await call("ingest-recording", recordingRequest({ clientId }));
        if (status < 300) accepted.add(clientId);
        return status;
      });
    const redeemAll = () =>
      others.map(async (other) => {
        const body = { user_id: other.user.id, referred_by_code: code?.referral_code };
        return (await call("apply-referral-code", body, other)).status;
      });
    const leaks: unknown[] = [];
    const lists = () =>
      Array.from({ length: 30 }, async (_, n) => {
        const reader = others[n % others.length]!;
        const client = createClient(backend.url, backend.publishableKey, {
          auth: { persistSession: false, autoRefreshToken: false },
          global: { headers: { Authorization: `Bearer ${reader.accessToken}` } },
        });
        const { data, status } = await client.from("user_info").select("id");
        leaks.push(...(data ?? []).filter(({ id }) => id !== reader.user.id));
        return status;
      });

    for (const delay of [10, 80]) {
      const underWay = Promise.all([...ingestAll(), ...redeemAll(), ...lists()]);
      // oxlint-disable-next-line no-await-in-loop -- one crash after another
      await new Promise((resolve) => setTimeout(resolve, delay));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await server.halt();
      // oxlint-disable-next-line no-await-in-loop -- as above
      for (const status of await underWay) expect([200, 201, 503]).toContain(status);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await server.resume();
      // oxlint-disable-next-line no-await-in-loop -- as above
      const rows = await backend.sql<{ client_id: string }>(
        "select client_id from private.ingestions i join public.recordings r on r.id = i.recording_id where i.user_id = $1",
        [student.user.id],
      );
      // Data acknowledged as stored must be stored.
      expect(rows.map(({ client_id }) => client_id)).toEqual(expect.arrayContaining([...accepted]));
    }
    for (const status of await Promise.all([...ingestAll(), ...redeemAll()])) expect([200, 201]).toContain(status);

    expect(leaks).toEqual([]);
    const [mine] = await backend.sql(
      `select (select count(*)::int from public.recordings where user_id = a.id) as recordings, referral_count,
          (recording_time + bonus_recording_time)::float8 as minutes from private.accounts a where id = $1`,
      [student.user.id],
    );
    expect(mine).toEqual({
      recordings: ids.length,
      referral_count: others.length,
      minutes: 75 + 3 * 20 - 2 * ids.length,
    });
  });
});
