import { constants, existsSync } from "node:fs";
import { access, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openPglite } from "../database/pglite.ts";
import { checkServerVersion } from "../database/server-version.ts";
import { openPostgres } from "../database/postgres.ts";
import { unpackImage } from "../database/unpack-image.ts";
import { copyAside } from "./copy-aside.ts";
import { databaseDamaged, notAccessible, notWritable, toDataDirectoryError } from "./data-directory-error.ts";
import { findShortFile, forgetFileSizes, noteFileSizes } from "./file-sizes.ts";
import { takeLock } from "./lock.ts";
import { readOrMakeSecrets } from "./secrets.ts";
import type { Storage } from "./storage.ts";

/**
 * Opens the data directory at `path`, or creates it from `image`. A database appears under its name only once it is
 * complete, so a process that dies during the first start leaves nothing that breaks a later one.
 *
 * @throws LockHeldError if another process has it open, LockUnusableError if its lock is not a file
 * @throws DataDirectoryError if it can't be used
 */
export function openDataDirectory(path: string, image: () => Promise<Blob>): Promise<Storage> {
  const directory = join(path, "database");
  return withLock(path, async () => {
    const isNew = !existsSync(directory);
    const secrets = await readOrMakeSecrets(join(path, "secrets.json"), { isNew, where: "beside it" });
    if (isNew) await makeDatabase(directory, await image());
    const short = await findShortFile(directory);
    if (short !== undefined) throw databaseDamaged(path, new Error(`${short} is shorter than it was`));
    await forgetFileSizes(directory).catch(() => undefined);
    const database = await openPglite({ directory }).catch(async (error: unknown) => {
      const closed = await findInaccessible(directory);
      throw closed === undefined ? databaseDamaged(path, error) : notAccessible(closed, error);
    });
    const beforeMigrating = async (missing: number) => {
      const copy = await copyAside(path, database);
      console.log(
        `Applying ${countMigrations(missing)} to ${path}. ${copy === undefined ? "There was no room for a copy of it." : `A copy as it was: ${copy}`}`,
      );
    };
    const close = async () => {
      await database.close();
      // A full disk doesn't keep the server from ending.
      await noteFileSizes(directory).catch(() => forgetFileSizes(directory));
    };
    return { database: { ...database, close }, secrets, beforeMigrating };
  });
}

/** Finds a file or folder that this process may not read and write. */
async function findInaccessible(directory: string): Promise<string | undefined> {
  try {
    const names = ["", ...(await readdir(directory, { recursive: true }))];
    const rights = names.map(async (name) => {
      const path = join(directory, name);
      return access(path, constants.R_OK | constants.W_OK).then(
        () => undefined,
        () => path,
      );
    });
    return (await Promise.all(rights)).find((path) => path !== undefined);
  } catch {
    return directory;
  }
}

const countMigrations = (count: number) => (count === 1 ? "1 migration" : `${count} migrations`);

/**
 * Opens a database on a PostgreSQL server, with its secrets in the data directory at `path`.
 *
 * @throws LockHeldError, DataDirectoryError, ServerTooOld, and the server's own error if it can't be reached
 */
export function openServerDatabase(url: string, path: string): Promise<Storage> {
  return withLock(path, async () => {
    const database = openPostgres(url);
    try {
      await checkServerVersion(database);
      const [row] = await database.sql<{ migrated: boolean }>(
        "select to_regclass('private.registrations') is not null as migrated",
        [],
      );
      const secrets = await readOrMakeSecrets(join(path, "secrets.json"), {
        isNew: row?.migrated !== true,
        where: "of DATABASE_URL",
      });
      const beforeMigrating = (missing: number) => {
        console.log(`Applying ${countMigrations(missing)} to the database of DATABASE_URL.`);
        return Promise.resolve();
      };
      return { database, secrets, beforeMigrating };
    } catch (error) {
      await database.close();
      throw error;
    }
  });
}

/** Creates the folder, and holds its lock until the opened resource is closed. */
async function withLock(path: string, open: () => Promise<Omit<Storage, "close">>): Promise<Storage> {
  let unlock: (() => void) | undefined;
  try {
    await makeFolder(path);
    unlock = takeLock(join(path, "lock"));
    const opened = await open();
    const close = async () => {
      await opened.database.close();
      unlock?.();
    };
    return { ...opened, close };
  } catch (error) {
    unlock?.();
    throw toDataDirectoryError(path, error);
  }
}

/**
 * Creates a folder. Node's `recursive` option reports ENOENT for a read-only file system, and never returns in a folder
 * that accepts none, such as `/proc`.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT") throw error;
    const parent = dirname(path);
    if (existsSync(parent)) throw notWritable(path, error);
    await makeFolder(parent);
    await mkdir(path, { mode: 0o700 });
  }
}

async function makeDatabase(directory: string, image: Blob): Promise<void> {
  const draft = `${directory}.tmp`;
  await rm(draft, { recursive: true, force: true });
  await unpackImage(image, draft);
  await rename(draft, directory);
}
