import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** In the database's folder, so that a backup has it too. PostgreSQL ignores the name. */
const SIZES_FILE = "lectern-file-sizes.json";

/** The folders of tables and indexes. */
const TABLE_FOLDERS = ["base", "global"];

/** Reads the size of each file of tables and indexes, in bytes, by its path. */
async function readSizes(directory: string): Promise<Map<string, number>> {
  const files = await Promise.all(
    TABLE_FOLDERS.map(async (folder) => {
      const entries = await readdir(join(directory, folder), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const sizes = files.flat().map(async (file) => [file.slice(directory.length + 1), (await stat(file)).size] as const);
  return new Map(await Promise.all(sizes));
}

/** Notes the sizes of a closed database's files. PostgreSQL reads what is missing at a file's end as no rows. */
export async function noteFileSizes(directory: string): Promise<void> {
  const sizes = await readSizes(directory);
  await writeFile(join(directory, SIZES_FILE), JSON.stringify(Object.fromEntries(sizes)));
}

/**
 * Finds a file of a database that is missing or shorter than when it was closed. A database that was not closed has no list:
 * while it is open, files may become shorter.
 */
export async function findShortFile(directory: string): Promise<string | undefined> {
  try {
    const noted = JSON.parse(await readFile(join(directory, SIZES_FILE), "utf8")) as Record<string, number>;
    const sizes = await readSizes(directory);
    return Object.keys(noted).find((file) => (sizes.get(file) ?? -1) < noted[file]!);
  } catch {
    // What can't be read is found by opening it.
    return undefined;
  }
}

/** To be called before the database is opened. */
export const forgetFileSizes = (directory: string): Promise<void> => rm(join(directory, SIZES_FILE), { force: true });
