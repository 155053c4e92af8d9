import { constants } from "node:fs";
import { cp, lstat, readdir, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Database } from "../database/database.ts";
import { asideName } from "./set-aside.ts";

/** Left free on the disk, for the migrations themselves. */
const RESERVE_BYTES = 128 * 1024 * 1024;

async function measure(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await lstat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Copies the data directory at `path`, whose database is open, to `<path>-<time>`, and returns the copy's path; undefined
 * if it doesn't fit there or can't be written. The copy appears under its name once it is complete.
 */
export async function copyAside(path: string, database: Database, now = new Date()): Promise<string | undefined> {
  const aside = asideName(path, now);
  const draft = `${aside}.tmp`;
  try {
    const { bavail, bsize } = await statfs(dirname(path));
    if (bavail * bsize < (await measure(path)) + RESERVE_BYTES) return undefined;
    await database.sql("checkpoint");
    const lock = join(path, "lock");
    // In the gate no statement runs, so the files are those of a process that was killed here.
    await database.gate(() =>
      cp(path, draft, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: (source) => source !== lock }),
    );
    await rename(draft, aside);
    return aside;
  } catch {
    await rm(draft, { recursive: true, force: true });
    return undefined;
  }
}
