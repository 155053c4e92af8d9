import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readSettings } from "../settings.ts";
import { takeLock } from "./lock.ts";

/** The command to type for setting this data directory aside. */
export const setAsideCommand = (path: string): string =>
  path === readSettings({}).dataDirectory ? "npm run data:set-aside" : `npm run data:set-aside -- "${path}"`;

/** `<path>-<time>`, in UTC with seconds. */
export const asideName = (path: string, now: Date): string =>
  `${path}-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

/**
 * Renames the data directory at `path` to `<path>-<time>`, and returns the new path. Nothing is
 * deleted.
 *
 * @throws LockHeldError if a process has it open
 * @throws Error with a sentence for the user if the folder has no database
 */
export async function setAside(path: string, now: Date = new Date()): Promise<string> {
  const directory = resolve(path);
  if (!existsSync(join(directory, "database"))) throw new Error(`There is no data directory at ${directory}.`);
  takeLock(join(directory, "lock"));
  const aside = asideName(directory, now);
  await rename(directory, aside);
  await rm(join(aside, "lock"));
  return aside;
}
