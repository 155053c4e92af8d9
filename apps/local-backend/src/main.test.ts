import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDataDirectory } from "./data-directory/data-directory.ts";
import { preparedImage } from "./database/prepared-image.ts";
import { signInThroughConsent } from "./phone/sign-in.ts";
import { projectPaths } from "./project-paths.ts";
import { startProcess, type BackendProcess } from "./testing/backend-process.ts";
import { isLong } from "./testing/long-run.ts";
import { toHeaders } from "./testing/requests.ts";

let template: string;
let home: string;
let started: BackendProcess[] = [];

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), "lectern-"));
  await (await openDataDirectory(template, preparedImage)).close();
});
afterAll(() => rm(template, { recursive: true }));
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "lectern-"));
});
afterEach(async () => {
  await Promise.all(started.map((backend) => backend.stop("SIGKILL")));
  started = [];
  await rm(home, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}) => {
  const backend = startProcess({ DATA_DIR: home, ...env });
  started.push(backend);
  return backend;
};

/** Starts from a data directory that has been used before. Without it the next start is a first one. */
const useTemplate = () => cpSync(template, home, { recursive: true });

/** Runs what `npm run <name> -- <argument>` runs after its bootstrap. */
function runScript(name: "data:set-aside", argument: string) {
  const { scripts } = JSON.parse(readFileSync(join(projectPaths.root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const [, script] = /^node (\S+)$/.exec(scripts[name] ?? "") ?? [];
  const options = { cwd: projectPaths.root, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script!, argument], options);
  return { code: status, out: stdout, err: stderr };
}

async function folderNames(url: string, accessToken: string): Promise<string[]> {
  const answer = await fetch(`${url}/rest/v1/folders?select=name&order=created_at`, {
    headers: toHeaders({ accessToken }),
  });
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}

async function addFolder(url: string, person: { accessToken: string; user: { id: string } }, name: string) {
  const body = JSON.stringify({ user_id: person.user.id, name });
  const answer = await fetch(`${url}/rest/v1/folders`, {
    method: "POST",
    headers: toHeaders(person),
    body,
  });
  await answer.text();
  return answer.status;
}

it("prints one line when it is ready, keeps its secrets readable only by its owner, and stops cleanly on SIGTERM", async () => {
  const backend = start();
  const url = await backend.ready;
  expect(backend.printed()).toEqual({ out: `Lectern is ready at ${url}\n`, err: "" });
  expect((await stat(join(home, "secrets.json"))).mode & 0o777).toBe(0o600);

  // The signal goes to npm's whole process group: it arrives from outside, and again from the parent that it ended.
  setTimeout(() => backend.child.kill("SIGTERM"), 10);
  expect(await backend.stop("SIGTERM")).toBe(0);
  expect(existsSync(join(home, "lock"))).toBe(false);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
});

it("a killed first start leaves nothing that breaks a later one", async () => {
  const killed = start();
  const draft = join(home, "database.tmp", "global");
  while (!existsSync(draft)) await new Promise((resolve) => setTimeout(resolve, 2));
  expect(await killed.stop("SIGKILL")).toBe("SIGKILL");
  expect(existsSync(join(home, "database"))).toBe(false);

  const next = start();
  const url = await next.ready;
  const person = await signInThroughConsent(url, "early@school.edu");
  expect(await addFolder(url, person, "Biology")).toBe(201);
});

it("kill -9 loses nothing that was acknowledged", async () => {
  useTemplate();
  const acknowledged: string[] = [];
  let person: Awaited<ReturnType<typeof signInThroughConsent>> | undefined;
  for (let round = 0; round < (isLong ? 2 : 1); round += 1) {
    const backend = start();
    const url = await backend.ready;
    person ??= await signInThroughConsent(url, "durable@school.edu");
    const writer = person;
    expect(await folderNames(url, writer.accessToken)).toEqual(expect.arrayContaining(acknowledged));
    const enough = acknowledged.length + 20 + round * 7;
    const writing = (async () => {
      for (let n = 0; ; n += 1) {
        const name = `${round}-${n}`;
        if ((await addFolder(url, writer, name)) === 201) acknowledged.push(name);
        // Without waiting, so that the next write is under way when the signal arrives.
        if (acknowledged.length === enough) setTimeout(() => void backend.stop("SIGKILL"), 1);
      }
    })();
    await expect(writing).rejects.toThrow(/fetch failed|terminated/);
    await backend.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
  }
  const url = await start().ready;
  // The secrets are the same, so that the session goes on.
  expect(await folderNames(url, person?.accessToken ?? "")).toEqual(expect.arrayContaining(acknowledged));
});

it("refuses a data directory of the first migrations with one line, until its command has set the directory aside", async () => {
  const directory = join(home, ".lectern");
  cpSync(template, directory, { recursive: true });
  const storage = await openDataDirectory(directory, preparedImage);
  await storage.database.sql("delete from supabase_migrations.schema_migrations", []);
  await storage.database.sql(
    `insert into supabase_migrations.schema_migrations (version, name, statements) values
      ('20261121080000', 'create_private_schema', '{create schema private}'),
      ('20261122150000', 'keep_languages', '{alter table public.recordings add column language text}')`,
    [],
  );
  await storage.close();

  const refused = start({ DATA_DIR: directory });
  expect(await refused.ended).toBe(1);
  const command = `npm run data:set-aside -- "${directory}"`;
  expect(refused.printed()).toEqual({
    out: "",
    err: `${directory} was made with other migrations (20261121080000_create_private_schema differs): \`${command}\` moves it aside, and the next start makes a new one.\n`,
  });

  const { out } = runScript("data:set-aside", directory);
  const [aside] = (await readdir(home)).filter((name) => name.startsWith(".lectern-"));
  expect(aside).toMatch(/^\.lectern-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/);
  expect(out).toBe(`${directory} is now ${join(home, aside!)}: the next start makes a new data directory.\n`);
  expect(existsSync(join(home, aside!, "database"))).toBe(true);
  expect(existsSync(directory)).toBe(false);
});

it("does not set aside a folder that is not a data directory", () => {
  expect(runScript("data:set-aside", home)).toEqual({
    code: 1,
    out: "",
    err: `There is no data directory at ${home}.\n`,
  });
  expect(existsSync(home)).toBe(true);
});

it("reports a port in use with one clear line", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => holder.once("listening", resolve));
  const { port } = holder.address() as AddressInfo;
  const backend = start({ PORT: String(port) });
  expect(await backend.ended).toBe(1);
  expect(backend.printed()).toEqual({
    out: "",
    err: `Port ${port} is already in use: stop what uses it, or set PORT to another.\n`,
  });
  expect(existsSync(join(home, "database"))).toBe(false);
  holder.close();
});

describe("a backend that others can reach, on a used data directory", () => {
  let directory: string;
  let backend: BackendProcess;
  let url: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "lectern-"));
    cpSync(template, directory, { recursive: true });
    await writeFile(join(directory, "lock"), JSON.stringify({ pid: process.pid, identity: "started long ago" }));
    backend = startProcess({ DATA_DIR: directory, HOST: "0.0.0.0" });
    url = await backend.ready;
  });
  afterAll(async () => {
    await backend.stop("SIGKILL");
    await rm(directory, { recursive: true, force: true });
  });

  it("takes over a lock whose process has ended and whose pid belongs to another process", async () => {
    expect(JSON.parse(await readFile(join(directory, "lock"), "utf8"))).toMatchObject({ pid: backend.child.pid });
  });

  it("a second process on the same data directory refuses with one line", async () => {
    const second = start({ DATA_DIR: directory });
    expect(await second.ended).toBe(1);
    const { out, err } = second.printed();
    expect(out).toBe("");
    expect(err).toBe(
      `${directory} is already in use by process ${backend.child.pid}: stop that one, or set DATA_DIR to another folder.\n`,
    );
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it("does not set a data directory aside while a process has it open", () => {
    expect(runScript("data:set-aside", directory)).toEqual({
      code: 1,
      out: "",
      err: `${directory} is in use by process ${backend.child.pid}: stop that one first.\n`,
    });
    expect(existsSync(join(directory, "database"))).toBe(true);
  });

  it("warns if other machines can reach it; a failing statement logs none of a person's words", async () => {
    const { accessToken } = await signInThroughConsent(url, "quiet@school.edu");
    const headers = toHeaders({ accessToken });
    expect((await fetch(`${url}/rest/v1/folders?id=eq.private-words`, { headers })).status).toBe(400);
    const body = JSON.stringify({ email: "quiet@school.edu", password: "private-words" });
    const signIn = await fetch(`${url}/auth/v1/token?grant_type=password`, { method: "POST", headers, body });
    expect(signIn.status).toBe(400);
    await backend.stop("SIGTERM");
    expect(backend.printed()).toEqual({
      out: `Lectern is ready at ${url}\n`,
      err: expect.stringMatching(/^Warning: other machines can reach .* sign in anybody as anybody\.\n$/),
    });
  });
});
