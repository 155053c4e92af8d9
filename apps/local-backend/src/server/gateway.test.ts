import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openPglite } from "../database/pglite.ts";
import { preparedImage } from "../database/prepared-image.ts";
import type { Database } from "../database/database.ts";
import { makeSecrets, PUBLISHABLE_KEY } from "../supabase/keys.ts";
import { startLocalBackend, type LocalBackend } from "./local-backend.ts";

const secrets = makeSecrets();
const script = `export const words = "${"lecture ".repeat(400)}";`;
let home: string;
let webApp: string;
let database: Database;
let backend: LocalBackend;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "lectern-web-"));
  webApp = join(home, "dist");
  await mkdir(webApp);
  await mkdir(join(webApp, "assets"));
  await writeFile(join(webApp, "index.html"), "<!doctype html><title>Landing</title>");
  await writeFile(join(webApp, "app.html"), "<!doctype html><title>Lectern</title>");
  await writeFile(join(webApp, "faqPage.html"), "<!doctype html><title>FAQ</title>");
  await writeFile(join(webApp, "404.html"), "<!doctype html><title>Page not found</title>");
  await writeFile(
    join(webApp, "_redirects"),
    "/auth/callback /app 200\n/r/* /app 200\n/dashboard /app 200\n/dashboard/* /app 200\n",
  );
  await writeFile(join(webApp, "assets/index-a1b2c3.js"), script);
  await writeFile(join(webApp, "favicon.svg"), "<svg/>");
  await writeFile(join(webApp, "sw.js"), "self;");
  await writeFile(join(home, "outside.txt"), "outside");
  database = await openPglite({ image: await preparedImage() });
  const settings = { port: 0, host: "127.0.0.1", seeds: false, takesUpUnfinished: false, env: () => undefined };
  const openStorage = () => Promise.resolve({ database, secrets, close: () => database.close() });
  backend = await startLocalBackend({ openStorage, ...settings, webApp });
});
afterAll(async () => {
  await backend.close();
  await rm(home, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(backend.url + path, { method, headers });

it.each([
  ["/dashboard", 200, "Lectern"],
  ["/dashboard/library/recordings", 200, "Lectern"],
  ["/auth/callback?code=x", 200, "Lectern"],
  ["/r/CODE", 200, "Lectern"],
  ["/", 200, "Landing"],
  ["/faqPage", 200, "FAQ"],
  ["/404", 200, "Page not found"],
  ["/no-such-page", 404, "Page not found"],
  ["/dashboards", 404, "Page not found"],
])("PUB-13 answers %s with %i and the page “%s”", async (path, status, title) => {
  const answer = await ask(path, { accept: "text/html" });
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(`<title>${title}</title>`)]);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
});

it("PUB-13 an address with a dot is answered by the app if a person opens it", async () => {
  expect((await ask("/r/code.js", { accept: "text/html,*/*" })).status).toBe(200);
});

it.each([
  "/assets/gone-123456.js",
  "/robots.json",
  "/rest/v1",
  "/functions/v1/no-such-function",
  "/functions/v1/_shared",
  "/functions/v2/create-user-context",
  "/stand-in/no-such-thing",
  "/assets/../../outside.txt",
  "/..%2foutside.txt",
  "/%00",
])("does not answer %s with the app", async (path) => {
  const answer = await ask(path, { apikey: PUBLISHABLE_KEY });
  const text = await answer.text();
  expect(text).not.toContain("<title>Lectern</title>");
  expect(text).not.toBe("outside");
  expect(answer.status).toBe(404);
});

it.each(["/rest/v1/recordings?select=id", "/auth/v1/user", "/auth/v1/health", "/functions/v1/generate-response"])(
  "SEC-01 forbids caches to store the answer of %s",
  async (path) => {
    const answer = await ask(path, { apikey: PUBLISHABLE_KEY });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  },
);

const secret = { apikey: secrets.secretKey, authorization: `Bearer ${secrets.secretKey}` };

it.each([
  ["GET", "no-such-thing"],
  ["POST", "no-such-thing"],
  ["GET", "user/no-such-thing"],
  ["POST", "passkeys/authentication/options"],
  ["POST", "invite"],
])("DAT-03 answers the unknown auth path %s %s with 404 in JSON, with every key", async (method, path) => {
  for (const headers of [{}, { apikey: PUBLISHABLE_KEY }, { authorization: "Bearer wrong" }, secret]) {
    const answer = await ask(`/auth/v1/${path}`, headers, method);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/json"]);
    expect(await answer.json()).toEqual({ code: 404, error_code: "not_found", msg: "Not found" });
  }
});

it.each([
  ["GET", "admin"],
  ["GET", "admin/users"],
  ["POST", "admin/users"],
  ["PUT", "admin/users/3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001"],
  ["GET", "admin/generate_link"],
])("DAT-03 answers %s %s with 404 to the secret key, and with 401 to others", async (method, path) => {
  const answer = await ask(`/auth/v1/${path}`, secret, method);
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { code: 404, error_code: "not_found", msg: expect.stringContaining("no other admin path") },
  ]);
  const refused = await ask(`/auth/v1/${path}`, { apikey: PUBLISHABLE_KEY }, method);
  expect([refused.status, await refused.json()]).toEqual([
    401,
    expect.objectContaining({ msg: "This endpoint requires a secret key" }),
  ]);
});

it("lets browsers cache hashed files forever and revalidate the rest, and compresses if the browser can", async () => {
  const hashed = await ask("/assets/index-a1b2c3.js", { "accept-encoding": "br" });
  expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(hashed.headers.get("content-encoding")).toBe("br");
  expect(hashed.headers.get("content-type")).toContain("text/javascript");
  expect(await hashed.text()).toBe(script);
  const plain = await ask("/assets/index-a1b2c3.js", { "accept-encoding": "identity" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(script);
  const icon = await ask("/favicon.svg");
  expect(icon.headers.get("cache-control")).toBe("no-cache");
  expect((await ask("/favicon.svg", { "if-none-match": icon.headers.get("etag") ?? "" })).status).toBe(304);
  expect((await ask("/", {}, "HEAD")).status).toBe(200);
});

it("sends the security headers with every answer", async () => {
  for (const path of ["/", "/favicon.svg", "/healthz", "/rest/v1/recordings", "/stand-in/consent/google"]) {
    const { headers } = await ask(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
});

it("lets browsers revalidate the service worker each time, whose policy allows only requests to this origin", async () => {
  const { headers } = await ask("/sw.js");
  expect(headers.get("content-type")).toContain("text/javascript");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
});

it("answers only to this machine's names", async () => {
  const port = new URL(backend.url).port;
  const statusFor = (host: string) =>
    new Promise((resolve, reject) => {
      get({ port, host: "127.0.0.1", path: "/healthz", headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on("error", reject);
    });
  expect(await statusFor(`localhost:${port}`)).toBe(200);
  expect(await statusFor(`127.0.0.1:${port}`)).toBe(200);
  expect(await statusFor(`rebound.example:${port}`)).toBe(421);
  expect(await statusFor(`127.0.0.1.rebound.example:${port}`)).toBe(421);
});

it("allows only the secret key to read and delete a user", async () => {
  const [user] = await database.sql<{ id: string }>(
    "insert into auth.users (id, email) values (gen_random_uuid(), 'gone@school.edu') returning id",
    [],
  );
  const path = `/auth/v1/admin/users/${user?.id}`;
  expect((await ask(path, { apikey: PUBLISHABLE_KEY })).status).toBe(401);
  expect((await ask(path, { apikey: PUBLISHABLE_KEY, authorization: "Bearer wrong" }, "DELETE")).status).toBe(401);
  expect(await (await ask(path, { apikey: secrets.secretKey })).json()).toMatchObject({ email: "gone@school.edu" });
  expect((await ask(path, { apikey: secrets.secretKey }, "DELETE")).status).toBe(200);
  expect((await ask(path, { apikey: secrets.secretKey })).status).toBe(404);
});

it("refuses a body over 10 MB unless the function has a limit of its own", async () => {
  const body = "x".repeat(10 * 1024 * 1024 + 1);
  const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, { method: "POST", body });
  expect(answer.status).toBe(413);
});

it("counts what a function returns without its rows, as supabase-js asks with head: true", async () => {
  const headers = { apikey: secrets.secretKey, prefer: "count=exact" };
  const head = await ask("/rest/v1/rpc/list_card_logs", headers, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("content-range")).toMatch(/\/0$/);
});

it.each(["/rest/v1/folders", "/functions/v1/ingest-recording", "/auth/v1/token"])(
  "logs no error for a caller of %s who hangs up in the middle of a body",
  async (path) => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const socket = connect(Number(new URL(backend.url).port), "127.0.0.1");
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\napikey: ${PUBLISHABLE_KEY}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"na`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(logged.mock.calls).toEqual([]);
    logged.mockRestore();
  },
);
