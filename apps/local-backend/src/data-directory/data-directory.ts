import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { openPglite } from "../database/pglite.ts";
import { unpackImage } from "../database/unpack-image.ts";
import { takeLock } from "./lock.ts";
import { readOrMakeSecrets } from "./secrets.ts";
import type { Storage } from "./storage.ts";

/**
 * Opens the data directory at `path`, or makes it from `image`. A database appears under its name only once it is
 * whole, so dying in the middle of the first start leaves nothing that a later one trips over.
 *
 * @throws LockHeldError when another process has it open
 */
export async function openDataDirectory(path: string, image: () => Promise<Blob>): Promise<Storage> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const unlock = takeLock(join(path, "lock"));
  try {
    const secrets = await readOrMakeSecrets(join(path, "secrets.json"));
    const directory = join(path, "database");
    if (!existsSync(directory)) await makeDatabase(directory, await image());
    const database = await openPglite({ directory });
    const close = async () => {
      await database.close();
      unlock();
    };
    return { database, secrets, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function makeDatabase(directory: string, image: Blob): Promise<void> {
  const draft = `${directory}.tmp`;
  await rm(draft, { recursive: true, force: true });
  await unpackImage(image, draft);
  await rename(draft, directory);
}
