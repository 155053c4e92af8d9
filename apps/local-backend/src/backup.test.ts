import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStorage, toComplaint } from "./open-storage.ts";
import { startLocalBackend } from "./server/local-backend.ts";
import { readSettings, type Settings } from "./settings.ts";
import { pgDump } from "./testing/pg-dump.ts";
import { createTestDatabase } from "./testing/migrated-database.ts";
import { createDatabase, type PostgresServer, startPostgres } from "./testing/postgres-server.ts";
import { projectPaths } from "./project-paths.ts";
import { signInThroughConsent } from "./phone/sign-in.ts";
import { callFunction, toHeaders } from "./testing/requests.ts";
import { startTestBackend, type TestBackend } from "./testing/test-backend.ts";

let home: string;
let running: TestBackend | undefined;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "lectern-"));
});
afterEach(async () => {
  await running?.close();
  await rm(home, { recursive: true, maxRetries: 3 });
});

const start = async (): Promise<string> => {
  running = await startTestBackend({ dataDir: join(home, ".lectern") });
  return running.url;
};
const stop = async () => {
  await running?.close();
  running = undefined;
};
/** The commands as docs/deploy.md has them. */
const tar = (...command: [string, string, ...string[]]) => execFileSync("tar", command, { cwd: home });

async function setUp(url: string, email: string): Promise<{ preExisting: boolean; accessToken: string; id: string }> {
  const { accessToken, user } = await signInThroughConsent(url, email);
  const { body } = await callFunction(url, "create-user-context", { accessToken }, { user: user.id });
  return { preExisting: body["preExisting"] === true, accessToken, id: user.id };
}

async function call(url: string, accessToken: string, path: string, method = "GET", body?: object): Promise<unknown> {
  const headers = toHeaders({ accessToken });
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return text === "" ? undefined : JSON.parse(text);
}

it("restores a packed data directory with its rows, its sessions and the record of earlier registrations", async () => {
  let url = await start();
  const student = await setUp(url, "kept@school.edu");
  const gone = await setUp(url, "gone@school.edu");
  await call(url, student.accessToken, "/rest/v1/folders", "POST", { user_id: student.id, name: "Biology" });
  await call(url, gone.accessToken, "/functions/v1/delete-user", "POST", { user_id: gone.id });
  await stop();
  const guide = await readFile(join(projectPaths.root, "docs/deploy.md"), "utf8");
  expect(guide).toContain("`tar -czf lectern.tgz .lectern`");
  expect(guide).toContain("`tar -xzf lectern.tgz`");
  tar("-czf", "lectern.tgz", ".lectern");

  url = await start();
  await call(url, student.accessToken, "/rest/v1/folders", "DELETE");
  await call(url, student.accessToken, "/rest/v1/folders", "POST", { user_id: student.id, name: "A mistake" });
  await stop();
  await rename(join(home, ".lectern"), join(home, "put-aside"));
  tar("-xzf", "lectern.tgz");

  url = await start();
  expect(await call(url, student.accessToken, "/rest/v1/folders?select=name")).toEqual([{ name: "Biology" }]);
  expect(await setUp(url, "kept@school.edu")).toMatchObject({ preExisting: false, id: student.id });
  expect(await setUp(url, "gone@school.edu")).toMatchObject({ preExisting: true });
});

/** The lines of deploy.md in which PostgreSQL's own commands run. */
const restoreLines = [
  'pg_dump --file lectern.sql "$DATABASE_URL"',
  'psql "$DATABASE_URL" --file apps/local-backend/roles.sql',
  'psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --single-transaction --file lectern.sql',
];

describe("a backup of a PostgreSQL server, on a new one", () => {
  let dump: string;
  let settings: Settings;
  let student: Awaited<ReturnType<typeof setUp>>;
  let target: PostgresServer;

  const startServer = (databaseUrl: string) =>
    startLocalBackend({
      ...settings,
      port: 0,
      openStorage: () => openStorage({ ...settings, databaseUrl }),
      takesUpUnfinished: false,
      env: () => undefined,
    });
  const restore = async (...scripts: string[]) => {
    const url = await createDatabase(target);
    const client = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      for (const script of scripts) await client.unsafe(script);
    } finally {
      await client.end();
    }
    return url;
  };

  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), "lectern-"));
    const databaseUrl = await createTestDatabase();
    settings = readSettings({ DATA_DIR: directory, DATABASE_URL: databaseUrl });
    const backend = await startServer(databaseUrl);
    student = await setUp(backend.url, "kept@school.edu");
    await call(backend.url, student.accessToken, "/rest/v1/folders", "POST", { user_id: student.id, name: "Biology" });
    const gone = await setUp(backend.url, "gone@school.edu");
    await call(backend.url, gone.accessToken, "/functions/v1/delete-user", "POST", { user_id: gone.id });
    await backend.close();
    dump = await pgDump(databaseUrl);
    target = await startPostgres();
  });

  it("SRV-01 without the roles, leaves no database that looks healthy", async () => {
    await expect(restore(dump)).rejects.toMatchObject({ code: "42704" });
    // What psql does without ON_ERROR_STOP: each failing statement is left out.
    const withoutGrants = dump.replaceAll(/^(?:GRANT|REVOKE|ALTER DEFAULT PRIVILEGES|CREATE POLICY)[^;]*;$/gm, "");
    const url = await restore(await readFile(projectPaths.roles, "utf8"), withoutGrants);
    const refusal = await startServer(url).catch((error: unknown) => toComplaint(error, settings));
    expect(refusal).toMatch(/^The data API may not read \d+ tables \(\w+\): the backup was restored before its roles/);
  });

  it("OPS-07 has its rows, its sessions and the record of earlier registrations by the lines of deploy.md", async () => {
    const guide = await readFile(join(projectPaths.root, "docs/deploy.md"), "utf8");
    for (const line of restoreLines) expect(guide).toContain(line);
    const url = await restore(await readFile(projectPaths.roles, "utf8"), dump);
    const backend = await startServer(url);
    try {
      expect(await call(backend.url, student.accessToken, "/rest/v1/folders?select=name")).toEqual([
        { name: "Biology" },
      ]);
      expect(await setUp(backend.url, "kept@school.edu")).toMatchObject({ preExisting: false, id: student.id });
      expect(await setUp(backend.url, "gone@school.edu")).toMatchObject({ preExisting: true });
      expect(await call(backend.url, student.accessToken, "/healthz")).toEqual({ ok: true });
      const admin = postgres(url, { max: 1 });
      await admin`revoke select on public.folders from authenticated, service_role`;
      await admin.end();
      // The check is repeated after five seconds at most.
      await expect
        .poll(() => fetch(`${backend.url}/healthz`).then((answer) => answer.json()), { timeout: 8_000 })
        .toEqual({
          ok: false,
          reason: "the data API may not read folders",
        });
      expect((await fetch(`${backend.url}/healthz`)).status).toBe(503);
    } finally {
      await backend.close();
    }
  });
});
