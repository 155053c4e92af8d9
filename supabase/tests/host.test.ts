import { describe, expect, it } from "vitest";
import { createDeps, type FunctionDeps, type LogEntry } from "@lectern/supabase/functions/_shared/deps";
import { handle as createUserContext } from "@lectern/supabase/functions/create-user-context/handler";
import { handle as deleteUser } from "@lectern/supabase/functions/delete-user/handler";
import { handle as ingestRecording } from "@lectern/supabase/functions/ingest-recording/handler";
import { aRecording } from "./testing/phone.ts";

const variables = {
  SUPABASE_URL: "https://project.example",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
  REGISTRATION_HASH_KEY: "k".repeat(32),
};
const person = { id: "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001", email: "ada@school.edu", identities: [] };

/** The functions on a host whose network gives these answers. */
function hostOf(env: Record<string, string>, answers: (path: string) => Response): [FunctionDeps, LogEntry[]] {
  const log: LogEntry[] = [];
  const network = async (input: RequestInfo | URL) =>
    answers(new URL(input instanceof Request ? input.url : input).pathname);
  return [createDeps({ env: (name) => env[name], fetch: network, log: (entry) => void log.push(entry) }), log];
}

const call = (body: unknown, headers: Record<string, string> = {}) =>
  new Request("https://project.example/functions/v1/x", {
    method: "POST",
    headers: { authorization: "Bearer e30.e30.e30", "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const preflight = (origin: string) =>
  new Request("https://project.example/functions/v1/x", { method: "OPTIONS", headers: { origin } });

/** The origin that may read answers, according to the preflight for a page of `origin`. */
async function allowedFor(env: Record<string, string>, origin: string): Promise<string | null> {
  const [deps] = hostOf(env, () => Response.json(person));
  const { status, headers } = await createUserContext(preflight(origin), deps);
  if (status !== 204) throw new Error(`the preflight was answered ${status}`);
  return headers.get("access-control-allow-origin");
}

describe("a function on its host", () => {
  it("does not reveal internal errors, and logs them without the request's contents", async () => {
    const secret = "duplicate key value: ada@school.edu";
    const [deps, log] = hostOf(variables, (path) =>
      path === "/auth/v1/user"
        ? Response.json(person)
        : Response.json({ code: "23505", message: secret }, { status: 409 }),
    );
    const answer = await ingestRecording(call(aRecording({ name: "My diary" })), deps);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ error: "Something went wrong on our side. Please try again." });
    expect(log).toEqual([{ function: "ingest-recording", status: 500, error: "DatabaseError 23505" }]);
  });

  it.each([
    [
      "says that its database is unavailable",
      () => Response.json({ code: "PGRST001", message: "away" }, { status: 503 }),
    ],
    ["is full", () => Response.json({ code: "53300", message: "too many" }, { status: 503 })],
    ["does not answer", () => Promise.reject(new TypeError("fetch failed"))],
  ])("asks to try again if the API %s", async (_title, answer) => {
    const log: LogEntry[] = [];
    const network: typeof fetch = async (input) =>
      new URL(input instanceof Request ? input.url : input).pathname === "/auth/v1/user"
        ? Response.json(person)
        : answer();
    const env: Record<string, string> = variables;
    const deps = createDeps({ env: (name) => env[name], fetch: network, log: (entry) => void log.push(entry) });
    const refused = await ingestRecording(call(aRecording()), deps);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await refused.json()).toEqual({
      error: "We can't reach your library right now. Please try again in a moment.",
    });
    expect(log).toEqual([
      { function: "ingest-recording", status: 503, error: expect.stringMatching(/^DatabaseError/) },
    ]);
  });

  it("answers that it can't check the caller while the auth server is down, and not 401", async () => {
    const [deps, log] = hostOf(variables, () => Response.json({ msg: "down" }, { status: 500 }));
    const answer = await ingestRecording(call(aRecording()), deps);
    expect(answer.status).toBe(503);
    expect(log).toHaveLength(1);
  });

  it("treats an answer of the database that breaks its contract as a failure", async () => {
    const [deps] = hostOf(variables, (path) => Response.json(path === "/auth/v1/user" ? person : [{ outcome: "new" }]));
    expect((await ingestRecording(call(aRecording()), deps)).status).toBe(500);
  });

  it.each([
    ["deleted while the auth server looked for their session", "user_not_found", 200],
    ["signed out", "session_not_found", 401],
  ])(
    "SRV-07 asks the auth server a second time if the session is missing: the user was %s",
    async (_title, afterwards, status) => {
      const refusals = ["session_not_found", afterwards];
      const [deps] = hostOf(variables, (path) =>
        path === "/auth/v1/user"
          ? Response.json({ code: 403, error_code: refusals.shift(), msg: "not there" }, { status: 403 })
          : Response.json(path === "/rest/v1/rpc/forget_person" || []),
      );
      const token = `e30.${btoa(JSON.stringify({ sub: person.id }))}.signature`;
      const answer = await deleteUser(call({ user_id: person.id }, { authorization: `Bearer ${token}` }), deps);
      expect(answer.status).toBe(status);
      expect(refusals).toEqual([]);
    },
  );

  it("SRV-05 stops reading a body at 10 MB, whatever its content-length", async () => {
    const [deps] = hostOf(variables, () => Response.json(person));
    let megabytes = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        megabytes += 1;
        controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
      },
    });
    const init = { method: "POST", headers: call({}).headers, body: endless, duplex: "half" };
    const answer = await ingestRecording(new Request("https://project.example/functions/v1/x", init), deps);
    expect(answer.status).toBe(413);
    expect(megabytes).toBeLessThanOrEqual(12);
  });

  it("SRV-03 does not hash identities with a missing or short key", async () => {
    for (const key of ["", "short"]) {
      const [deps, log] = hostOf({ ...variables, REGISTRATION_HASH_KEY: key }, () => Response.json(person));
      const answer = await createUserContext(call({ user: person.id }), deps);
      expect(answer.status).toBe(500);
      expect(log).toEqual([{ function: "create-user-context", status: 500, error: "MissingVariable" }]);
    }
  });

  it("SRV-03 refuses a person whom it could not recognise later", async () => {
    const [deps] = hostOf(variables, () => Response.json({ ...person, email: "", phone: "123" }));
    expect((await createUserContext(call({ user: person.id }), deps)).status).toBe(403);
  });

  it("SRV-03 sends the database hashes that depend on key, provider and id, and never the identity", async () => {
    const bodies: string[] = [];
    const hashesWith = async (key: string, provider: string, sub: string) => {
      const identities = [{ id: "row", provider, identity_data: { sub } }];
      const env = { ...variables, REGISTRATION_HASH_KEY: key };
      const deps = createDeps({
        env: (name) => env[name as keyof typeof env],
        fetch: async (input, init) => {
          const request = new Request(input, init);
          const isUser = request.url.includes("/auth/v1/user");
          if (!isUser) bodies.push(await request.text());
          return Response.json(isUser ? { ...person, identities } : [{ pre_existing: false }]);
        },
      });
      expect((await createUserContext(call({ user: person.id, googleUserId: "liar" }), deps)).status).toBe(200);
      const { p_user_id, p_identity_hashes } = JSON.parse(bodies.at(-1) ?? "{}") as Record<string, unknown>;
      expect(p_user_id).toBe(person.id);
      return p_identity_hashes as string[];
    };
    const key = variables.REGISTRATION_HASH_KEY;
    const [hash, mailbox] = await hashesWith(key, "google", "1234567890");
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashesWith(key, "google", "1234567890")).toEqual([hash, mailbox]);
    expect(await hashesWith(key, "apple", "1234567890")).toEqual([expect.not.stringContaining(String(hash)), mailbox]);
    const withAnotherKey = await hashesWith("j".repeat(32), "google", "1234567890");
    expect(withAnotherKey).not.toContain(hash);
    expect(withAnotherKey).not.toContain(mailbox);
    for (const body of bodies) {
      expect(body).not.toContain("1234567890");
      expect(body).not.toContain(person.email);
      expect(body).not.toContain("liar");
    }
  });

  it("can also read its keys from the hosted platform's JSON objects", () => {
    const hosted: Record<string, string> = {
      SUPABASE_URL: "https://project.example",
      SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_web","default":"sb_publishable_default"}',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_default","cron":"sb_secret_cron"}',
      SUPABASE_SERVICE_ROLE_KEY: "legacy",
    };
    const { environment } = createDeps({ env: (name) => hosted[name] });
    expect(environment.publishableKey).toBe("sb_publishable_default");
    expect(environment.secretKey).toBe("sb_secret_default");
    expect(environment.secretKeys).toEqual(["sb_secret_default", "sb_secret_cron", "legacy"]);
  });

  describe("calls from another origin", () => {
    it("are allowed only for origins that the host names", async () => {
      expect(await allowedFor(variables, "https://evil.example")).toBeNull();
      const env = { ...variables, ALLOWED_ORIGINS: "https://lectern.example, https://www.lectern.example" };
      expect(await allowedFor(env, "https://lectern.example")).toBe("https://lectern.example");
      expect(await allowedFor(env, "https://www.lectern.example")).toBe("https://www.lectern.example");
      expect(await allowedFor(env, "https://evil.example")).toBeNull();
      expect(await allowedFor(env, "https://lectern.example.evil.example")).toBeNull();
    });

    it("may read refusals too", async () => {
      const [deps] = hostOf({ ...variables, ALLOWED_ORIGINS: "https://lectern.example" }, () =>
        Response.json({}, { status: 401 }),
      );
      const answer = await createUserContext(call({}, { origin: "https://lectern.example" }), deps);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("access-control-allow-origin")).toBe("https://lectern.example");
    });
  });
});
