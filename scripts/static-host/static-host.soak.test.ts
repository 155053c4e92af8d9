import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { npmCommand } from "../commands.ts";

const here = import.meta.dirname;
const wrangler = join(here, "node_modules/wrangler/bin/wrangler.js");
const dist = join(here, "../../apps/web/dist");

/** Installs Wrangler on the first run, because it is large and only this test needs it. */
function installWrangler(): void {
  if (existsSync(wrangler)) return;
  const { status } = spawnSync(...npmCommand(["ci", "--ignore-scripts", "--loglevel=error"]), {
    cwd: here,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("wrangler could not be installed");
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

let backend: TestBackend;
let host: ChildProcess | undefined;
let home: string;
let url: string;
beforeAll(async () => {
  installWrangler();
  backend = await startTestBackend();
  const port = await findPort();
  url = `http://127.0.0.1:${port}`;
  // A folder for its settings and logs without the user's own.
  home = mkdtempSync(join(tmpdir(), "lectern-static-host-"));
  const args = [
    "pages",
    "dev",
    dist,
    "--port",
    String(port),
    "--ip",
    "127.0.0.1",
    "--compatibility-date",
    "2026-01-01",
  ];
  host = spawn(process.execPath, [wrangler, ...args], {
    cwd: home,
    env: { ...process.env, CI: "1", HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: "false" },
    stdio: "ignore",
  });
  const isReady = async () => (await fetch(url).catch(() => undefined))?.ok === true;
  for (let second = 0; second < 100; second += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until it listens
    if (await isReady()) return;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error("wrangler does not answer");
}, 400_000);
afterAll(async () => {
  if (host?.exitCode === null) {
    host.kill("SIGTERM");
    await once(host, "exit");
  }
  await backend?.close();
  rmSync(home, { recursive: true, force: true });
});

const names = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "x-frame-options",
];

/**
 * Requests an address as a browser does. Leaves out headers that host and server write differently with the same
 * effect.
 */
async function ask(origin: string, path: string) {
  const answer = await fetch(origin + path, { redirect: "manual", headers: { accept: "text/html,*/*" } });
  const policies = (answer.headers.get("content-security-policy") ?? "").split(/[,;]/).map((each) => each.trim());
  return {
    status: answer.status,
    body: await answer.text(),
    headers: Object.fromEntries(
      names.map((name) => [name, name === "content-security-policy" ? policies.toSorted() : answer.headers.get(name)]),
    ),
  };
}

test.each([
  "/",
  "/tos",
  "/privacy-policy",
  "/accessibility",
  "/sample",
  "/faqPage",
  "/download",
  "/login",
  "/signup",
  "/pricing",
  "/forgot-password",
  "/new-password",
  "/auth/callback?code=x",
  "/oauth/consent?authorization_id=x",
  "/connect",
  "/r/ABCD2345",
  "/dashboard",
  "/dashboard/library/recordings",
  "/dashboard/library/favorites",
  "/dashboard/library/folders",
  "/dashboard/library/reviews",
  "/dashboard/library/recording/5a2a5f0e-6d3e-4cf5-8f27-6c2e52a53e1c",
  "/dashboard/anything/else",
  "/no-such-page",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/favicon.svg",
  "/sw.js",
])("OPS-04 Cloudflare Pages answers %s as the local server does", async (path) => {
  expect(await ask(url, path)).toEqual(await ask(backend.url, path));
});

test("OPS-04 Cloudflare Pages lets browsers cache hashed files forever, and documents not at all", async () => {
  const { body } = await ask(url, "/login");
  const [script = ""] = body.match(/\/assets\/[\w.-]+\.js/) ?? [];
  const caching = async (path: string) => (await fetch(url + path)).headers.get("cache-control");
  expect(await caching(script)).toContain("max-age=31536000, immutable");
  expect(await caching("/login")).toMatch(/max-age=0|no-cache/);
  expect(await caching("/sw.js")).toContain("no-cache");
});
