import { existsSync } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openPglite } from "../database/pglite.ts";
import { checkServerVersion } from "../database/server-version.ts";
import { openPostgres } from "../database/postgres.ts";
import { unpackImage } from "../database/unpack-image.ts";
import { databaseDamaged, notWritable, toDataDirectoryError } from "./data-directory-error.ts";
import { takeLock } from "./lock.ts";
import { readOrMakeSecrets } from "./secrets.ts";
import type { Storage } from "./storage.ts";

/**
 * Opens the data directory at `path`, or makes it from `image`. A database appears under its name only once it is
 * whole, so dying in the middle of the first start leaves nothing that a later one trips over.
 *
 * @throws LockHeldError when another process has it open, LockUnusableError when its lock is no file
 * @throws DataDirectoryError when it can't be used
 */
export function openDataDirectory(path: string, image: () => Promise<Blob>): Promise<Storage> {
  const directory = join(path, "database");
  return withLock(path, async () => {
    const isNew = !existsSync(directory);
    const secrets = await readOrMakeSecrets(join(path, "secrets.json"), { isNew, where: "beside it" });
    if (isNew) await makeDatabase(directory, await image());
    const database = await openPglite({ directory }).catch((error: unknown) => {
      throw databaseDamaged(path, error);
    });
    return { database, secrets };
  });
}

/**
 * Opens a database on a PostgreSQL server, with its secrets in the data directory at `path`.
 *
 * @throws LockHeldError, DataDirectoryError, ServerTooOld, and the server's own error when it can't be reached
 */
export function openServerDatabase(url: string, path: string): Promise<Storage> {
  return withLock(path, async () => {
    const database = openPostgres(url);
    try {
      await checkServerVersion(database);
      const [known] = await database.sql<{ migrated: boolean }>(
        "select to_regclass('private.registrations') is not null as migrated",
        [],
      );
      const secrets = await readOrMakeSecrets(join(path, "secrets.json"), {
        isNew: known?.migrated !== true,
        where: "of DATABASE_URL",
      });
      return { database, secrets };
    } catch (error) {
      await database.close();
      throw error;
    }
  });
}

/** Makes the folder, and holds its lock until what was opened is closed. */
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
 * Not by `recursive`, which says ENOENT of a read-only file system, and goes on for ever where a folder takes none, as in
 * `/proc`.
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
