import { once } from "node:events";
import { cpSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, truncate, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MigrationHistoryError } from "../database/migrations.ts";
import { preparedImage } from "../database/prepared-image.ts";
import { type BackendProcess, startProcess } from "../testing/backend-process.ts";
import { isLong } from "../testing/long-run.ts";
import { createTestDatabase } from "../testing/migrated-database.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { toHeaders } from "../testing/requests.ts";
import { startLocalBackend } from "../server/local-backend.ts";
import { signInThroughConsent } from "../phone/sign-in.ts";
import { openStorage, toComplaint } from "../open-storage.ts";
import { readSettings } from "../settings.ts";
import { openDataDirectory } from "./data-directory.ts";
import { toDataDirectoryError } from "./data-directory-error.ts";

let base: string;
let template: string;
let home: string;
let started: BackendProcess[] = [];

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "lectern-"));
  template = join(base, "several", "folders", "deep");
  await (await openDataDirectory(template, preparedImage)).close();
});
afterAll(() => rm(base, { recursive: true }));
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "lectern-"));
});
afterEach(async () => {
  await Promise.all(started.map((backend) => backend.stop("SIGKILL")));
  started = [];
  await rm(home, { recursive: true, force: true });
});

/** Starts a backend that refuses to run, and returns the one line that it prints. */
async function startRefused(): Promise<string> {
  const backend = startProcess({ DATA_DIR: home });
  started.push(backend);
  expect(await backend.ended).toBe(1);
  const { out, err } = backend.printed();
  expect(out).toBe("");
  expect(err).toMatch(/^.+\n$/);
  return err.trim();
}

/** Returns what such a backend would print, without starting a process. */
async function openRefused(env: Record<string, string> = {}): Promise<string> {
  const settings = readSettings({ DATA_DIR: home, ...env });
  const opened = openStorage(settings).then((storage) => storage.close());
  const complaint = await opened.then(
    () => "it was opened",
    (error: unknown) => toComplaint(error, settings),
  );
  expect(complaint).toMatch(/^.+$/);
  return complaint;
}

it("refuses a database whose secrets.json is missing, and creates no new one", async () => {
  await mkdir(join(home, "database"));
  expect(await startRefused()).toContain("secrets.json is missing, and the database beside it was made with it");
  expect(await openRefused()).toContain("secrets.json is missing");
});

it.each([
  ["is no JSON", "{"],
  ["is empty", ""],
  ["lacks a secret", '{"jwtSecret":"a","secretKey":"b"}'],
  ["is no object", "null"],
])(
  "refuses a secrets.json that %s",
  async (_title, text) => {
    // Secrets are read before the database beside them is opened.
    await mkdir(join(home, "database"));
    await writeFile(join(home, "secrets.json"), text);
    expect(await openRefused()).toContain("secrets.json is damaged");
  },
  60_000,
);

it("refuses a DATA_DIR that is a file, or that is in one", async () => {
  const file = join(home, "notes.txt");
  await writeFile(file, "mine");
  expect(await openRefused({ DATA_DIR: file })).toContain("notes.txt is a file: set DATA_DIR to a folder");
  expect(await openRefused({ DATA_DIR: join(file, "inside") })).toContain("is a file");
});

it.each(["EACCES", "EPERM", "EROFS"])("reports that the folder can't be written: %s", (code) => {
  expect(toDataDirectoryError("/data", Object.assign(new Error("system"), { code }))).toMatchObject({
    message: "/data can't be written: give yourself the right to write there, or set DATA_DIR to another folder.",
  });
});

const damages: readonly [string, (database: string) => Promise<unknown>][] = [
  ["whose control file is cut off", (database: string) => truncate(join(database, "global", "pg_control"), 10)],
  ["without its control file", (database: string) => rm(join(database, "global", "pg_control"))],
  [
    "that is an empty folder",
    async (database: string) => {
      await rm(database, { recursive: true });
      await mkdir(database);
      await writeFile(join(database, "PG_VERSION"), "17\n");
    },
  ],
];
// Each starts a process with PGlite.
it.each(isLong ? damages : damages.slice(0, 1))(
  "refuses a database %s",
  async (_title, damage) => {
    cpSync(template, home, { recursive: true });
    await damage(join(home, "database"));
    // PGlite leaves resources behind in a process in which it could not start, so this starts another process.
    expect(await startRefused()).toContain("is damaged and can't be opened. Restore the folder from a backup");
  },
  60_000,
);

it("refuses a database of which a table's file was cut short since it was closed, again at the next start", async () => {
  cpSync(template, home, { recursive: true });
  const folder = join(home, "database", "base");
  const [inner] = (await readdir(folder)).toSorted().toReversed();
  const files = await readdir(join(folder, inner!));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, inner!, file))).size));
  const largest = join(folder, inner!, files[sizes.indexOf(Math.max(...sizes))]!);
  await truncate(largest, 8192);
  expect(await openRefused()).toContain("is damaged and can't be opened. Restore the folder from a backup");
  expect(await openRefused()).toContain("is damaged");
});

it("serves a PostgreSQL server's database with DATABASE_URL, and refuses it without its original secrets", async () => {
  const env = { DATABASE_URL: await createTestDatabase(), DATA_DIR: join(home, "server") };
  const backend = startProcess(env);
  started.push(backend);
  expect((await fetch(`${await backend.ready}/healthz`)).status).toBe(200);
  expect(await backend.stop("SIGTERM")).toBe(0);
  await rm(join(home, "server", "secrets.json"));
  expect(await openRefused(env)).toContain(
    "secrets.json is missing, and the database of DATABASE_URL was made with it",
  );
});

/**
 * Simulates a PostgreSQL of another version: a proxy before the tests' server changes the version number in its
 * answers.
 */
async function startServerOfVersion(number: string): Promise<{ url: string; close(): void }> {
  const url = new URL(await createTestDatabase());
  const { hostname, port } = url;
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    sockets.push(client, server);
    for (const socket of [client, server]) socket.on("error", () => undefined);
    client.pipe(server);
    server.on("data", (chunk) => {
      client.write(Buffer.from(chunk.toString("latin1").replace(/(?<!\d)17\d{4}(?!\d)/, number), "latin1"));
    });
    client.on("close", () => server.destroy());
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

it.each([
  ["160009", "16"],
  ["150013", "15"],
])(
  "refuses a PostgreSQL server of version %s",
  async (number, major) => {
    const server = await startServerOfVersion(number);
    const refused = await openRefused({ DATABASE_URL: server.url, DATA_DIR: join(home, "server") });
    expect(refused).toBe(
      `The server of DATABASE_URL is PostgreSQL ${major}, and Lectern needs 17 or newer: upgrade it, or set DATABASE_URL to another.`,
    );
    server.close();
  },
  60_000,
);

it("reports that a folder in which no folder can be created, and one inside it, can't be written", async () => {
  for (const path of ["/proc/lectern", "/proc/lectern/deeper"]) {
    expect(await openRefused({ DATA_DIR: path })).toMatch(/^\/proc\/lectern(?:\/deeper)? can't be written: give/);
  }
});

it("creates nested folders for a data directory, accessible only to their owner", async () => {
  expect((await stat(template)).mode & 0o777).toBe(0o700);
});

it.each([
  ["a folder", (lock: string) => mkdir(lock)],
  ["a link to nothing", (lock: string) => symlink("nowhere", lock)],
])(
  "refuses a data directory whose lock is %s",
  async (_title, make) => {
    await make(join(home, "lock"));
    expect(await openRefused()).toBe(
      `${join(home, "lock")} is no lock file, and a backend needs one there: move it away.`,
    );
  },
  60_000,
);

it("reports that the server of DATABASE_URL can't be reached", async () => {
  const refused = await openRefused({ DATABASE_URL: "postgres://postgres@127.0.0.1:4149/nothing" });
  expect(refused).toContain("The PostgreSQL server of DATABASE_URL can't be reached");
});

it.each([
  [{}, "/data", "`npm run data:set-aside -- "],
  [
    { DATABASE_URL: "postgres://here/lectern" },
    "The database of DATABASE_URL",
    "create an empty database and name it in",
  ],
])("OPS-07 names the commit that made a refused database, and a step that works: %o", (env, what, step) => {
  const settings = readSettings({ DATA_DIR: "/data", ...env });
  const complaint = toComplaint(new MigrationHistoryError("20261122200600_create_folders", "abc1234"), settings);
  expect(complaint).toContain(`${what} was made with other migrations (those of commit abc1234;`);
  expect(complaint).toContain("`git checkout abc1234` opens it, or ");
  expect(complaint).toContain(step);
});

describe("a PostgreSQL server that refuses", () => {
  let server: PostgresServer;
  let admin: postgres.Sql;
  beforeAll(async () => {
    server = await startPostgres();
    admin = postgres(`${server.url}/postgres`, { max: 1, onnotice: () => undefined });
    await admin.unsafe("create role host login createdb createrole bypassrls");
    await admin.unsafe("create database hosted owner host");
  });
  afterAll(() => admin.end());

  const toUrl = (user: string, database: string) => {
    const url = new URL(server.url);
    url.username = user;
    url.pathname = `/${database}`;
    return url.href;
  };

  it.each([
    ["postgres", "nowhere", "has no database nowhere: create it, or correct the URL."],
    ["stranger", "hosted", "refuses the role stranger ("],
  ])("reports a role %s and a database %s with a sentence", async (user, database, sentence) => {
    expect(await openRefused({ DATABASE_URL: toUrl(user, database) })).toContain(
      `The server of DATABASE_URL ${sentence}`,
    );
  });

  it("SRV-01 migrates as a role like a host's, once it may set one parameter, and says so before", async () => {
    const settings = readSettings({ DATA_DIR: home, DATABASE_URL: toUrl("host", "hosted") });
    const start = () =>
      startLocalBackend({
        ...settings,
        port: 0,
        seeds: true,
        openStorage: () => openStorage(settings),
        takesUpUnfinished: false,
        env: () => undefined,
      });
    const refusal = await start().then(
      () => "it started",
      (error: unknown) => toComplaint(error, settings),
    );
    expect(refusal).toContain('`grant set on parameter "pgrst.db_pre_request" to host`');
    expect(refusal).toMatch(/^The role host of DATABASE_URL may not do what a start does \(.*\)\. It needs to own/);
    await admin.unsafe('grant set on parameter "pgrst.db_pre_request" to host');
    const backend = await start();
    try {
      const { accessToken } = await signInThroughConsent(backend.url, "free@lectern.test");
      const { url } = backend;
      const answer = await fetch(`${url}/rest/v1/recordings?select=id`, { headers: toHeaders({ accessToken }) });
      expect(((await answer.json()) as unknown[]).length).toBeGreaterThan(10);
      expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    } finally {
      await backend.close();
    }
  });
});

it("reports a server that drops packets long before the driver would", async () => {
  // A server that accepts the connection and never answers is as silent.
  const server = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  const started = performance.now();
  const { port } = server.address() as AddressInfo;
  expect(await openRefused({ DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/lectern` })).toContain(
    "The PostgreSQL server of DATABASE_URL can't be reached",
  );
  expect(performance.now() - started).toBeLessThan(25_000);
  server.close();
});

it.each(["mysql://root:private@127.0.0.1/lectern", "postgres//private", "postgres://127.0.0.1:5432"])(
  "refuses %s as DATABASE_URL, without repeating it",
  (text) => {
    expect(() => readSettings({ DATABASE_URL: text })).toThrow(
      new Error("DATABASE_URL must be like postgres://user:password@host:5432/database"),
    );
  },
);

it.each([
  ["28P01", "refuses the password of the role host"],
  ["42501", "may not do what a start does"],
  ["53100", "has no room on its disk"],
])("explains the server's code %s", (code, sentence) => {
  const settings = readSettings({ DATABASE_URL: "postgres://host@127.0.0.1/lectern" });
  expect(toComplaint(Object.assign(new Error("refused"), { code }), settings)).toContain(sentence);
});

it.skipIf(process.getuid?.() === 0)("tells missing rights from damage", async () => {
  cpSync(template, home, { recursive: true });
  await chmod(join(home, "secrets.json"), 0o000);
  expect(await openRefused()).toContain("secrets.json can't be read and written by this user");
});
