import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../testing/browser.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";

describe("one client can't freeze the backend for others: it", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ driver: "pglite" });
  });
  afterAll(() => backend.close());

  const headers = (token: string) => ({
    apikey: backend.publishableKey,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  });

  it.each([
    "original_name=match.(a*)*\\1$",
    "original_name=imatch.x",
    "original_name=not.match.x",
    "original_name=not.imatch.x",
    "original_name=match(any).{a,b}",
    "or=(original_name.match.x,id.not.is.null)",
    "and=(id.not.is.null,or(original_name.imatch.x,id.is.null))",
    "not.or=(original_name.not.match.x)",
    "folders.or=(name.match.x)",
    "select=id,folders(name)&folders.name=match.x",
  ])("is refused a regular expression: %s", async (query) => {
    const person = await backend.setUpUser("pattern@school.edu");
    const answer = await backend.fetch(`/rest/v1/recordings?${query}`, { headers: headers(person.accessToken) });
    expect([answer.status, ((await answer.json()) as { code?: string }).code]).toEqual([400, "PGRST100"]);
  });

  it.each(["original_name=eq.match.x", "original_name=like.*match*", "or=(original_name.eq.match,id.is.null)"])(
    "may search for the word: %s",
    async (query) => {
      const person = await backend.setUpUser("pattern@school.edu");
      const answer = await backend.fetch(`/rest/v1/recordings?${query}`, { headers: headers(person.accessToken) });
      expect(answer.status).toBe(200);
    },
  );

  const signIn = (email: string, password: string) =>
    backend.fetch("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: headers(backend.publishableKey),
      body: JSON.stringify({ email, password }),
    });

  it("may try five wrong passwords of an account in a minute, and twenty from an address, even when sent at once", async () => {
    const own = await startTestBackend({ driver: "pglite" });
    try {
      const credentials = { email: "throttled@school.edu", password: "moss on stone" };
      await openBrowser(own).auth.signUp(credentials);
      const send = (email: string, password: string) =>
        own.fetch("/auth/v1/token?grant_type=password", {
          method: "POST",
          headers: headers(own.publishableKey),
          body: JSON.stringify({ email, password }),
        });
      const ofOne = await Promise.all(Array.from({ length: 40 }, (_, n) => send(credentials.email, `wrong ${n}`)));
      expect(ofOne.filter(({ status }) => status === 400)).toHaveLength(5);
      expect(ofOne.filter(({ status }) => status === 429)).toHaveLength(35);
      expect((await send(credentials.email, credentials.password)).status).toBe(429);
      const ofMany = await Promise.all(Array.from({ length: 40 }, (_, n) => send(`other-${n}@school.edu`, "wrong")));
      expect(ofMany.filter(({ status }) => status === 400)).toHaveLength(15);
    } finally {
      await own.close();
    }
  });

  it("may sign in with the right password as often as it likes", async () => {
    const credentials = { email: "often@school.edu", password: "moss on stone" };
    await openBrowser(backend).auth.signUp(credentials);
    for (let n = 0; n < 8; n += 1) expect((await signIn(credentials.email, credentials.password)).status).toBe(200);
  });

  it("may send 64 kB without an account, and 10 MB with one", async () => {
    const person = await backend.setUpUser("large@school.edu");
    const large = JSON.stringify({ user_id: person.user.id, name: "x".repeat(100_000) });
    const insert = (token: string) =>
      backend.fetch("/rest/v1/folders", { method: "POST", headers: headers(token), body: large });
    expect((await insert(backend.publishableKey)).status).toBe(413);
    expect((await insert(person.accessToken)).status).toBe(400);
    const signUp = JSON.stringify({ email: "a@school.edu", password: "moss", data: { note: "x".repeat(100_000) } });
    const answer = await backend.fetch("/auth/v1/signup", {
      method: "POST",
      headers: headers(backend.publishableKey),
      body: signUp,
    });
    expect(answer.status).toBe(413);
  });

  it("loses its connection with a refused body, so that the body's rest is not read as a request", async () => {
    const { hostname, port } = new URL(backend.url);
    const socket = connect(Number(port), hostname);
    const answer = await new Promise<string>((resolve) => {
      let text = "";
      socket.on("data", (chunk) => (text += chunk.toString()));
      socket.on("close", () => resolve(text));
      socket.on("error", () => resolve(text));
      const request = `POST /rest/v1/folders HTTP/1.1\r\nhost: ${hostname}:${port}\r\napikey: ${backend.publishableKey}\r\n`;
      socket.write(`${request}content-type: application/json\r\ncontent-length: 20000000\r\n\r\n{`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer.toLowerCase()).toContain("connection: close");
  });
});

it("may run a statement on a PostgreSQL server for 30 s", async () => {
  const backend = await startTestBackend({ driver: "postgres" });
  try {
    expect(await backend.sql("show statement_timeout")).toEqual([{ statement_timeout: "30s" }]);
    await expect(
      backend.sql("select set_config('statement_timeout', '50ms', false), pg_sleep(0); select pg_sleep(5)"),
    ).rejects.toThrow("statement timeout");
  } finally {
    await backend.close();
  }
});
