/**
 * `npm run outlines`: derives the outline of every recording that lacks one or has an older version. `-- --restore=<version>`
 * takes back all that are newer than a version. Of the local data, while nothing else has it open; with SUPABASE_URL and
 * SUPABASE_SECRET_KEY set, of that project.
 */
import { parseArgs } from "node:util";
import { LockHeldError } from "../data-directory/lock.ts";
import { openDataDirectory, openServerDatabase } from "../data-directory/data-directory.ts";
import type { Storage } from "../data-directory/storage.ts";
import { preparedImage } from "../database/prepared-image.ts";
import { quietConsole } from "../quiet-console.ts";
import { startLocalBackend } from "../server/local-backend.ts";
import { readSettings } from "../settings.ts";
import { deriveOutlines, restoreOutlines } from "./derive-outlines.ts";

const { values: options } = parseArgs({ options: { restore: { type: "string" } } });

async function openLocal() {
  const settings = readSettings(process.env);
  let storage: Storage | undefined;
  const backend = await startLocalBackend({
    ...settings,
    port: 0,
    openStorage: async () => {
      storage =
        settings.databaseUrl === undefined
          ? await openDataDirectory(settings.dataDirectory, preparedImage)
          : await openServerDatabase(settings.databaseUrl, settings.dataDirectory);
      return storage;
    },
    takesUpUnfinished: false,
    env: (name) => process.env[name],
  });
  return { project: { url: backend.url, secretKey: storage!.secrets.secretKey }, close: () => backend.close() };
}

async function run(): Promise<void> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
  const isHosted = url !== undefined && secretKey !== undefined;
  const { project, close } = isHosted ? { project: { url, secretKey }, close: undefined } : await openLocal();
  try {
    if (options.restore === undefined) {
      const derived = await deriveOutlines(project, (count) => console.log(`${count} jobs so far`));
      console.log(
        derived === 0
          ? "Every recording has its outline."
          : `Took ${derived} jobs. What failed, the log names and the schedule tries again.`,
      );
    } else {
      const version = Number(options.restore);
      if (!/^\d+$/.test(options.restore)) throw new Error(`--restore must be a version, not "${options.restore}"`);
      console.log(`Took back ${await restoreOutlines(project, version)} outlines that were newer than ${version}.`);
    }
  } finally {
    await close?.();
  }
}

quietConsole();
try {
  await run();
} catch (error) {
  const isHeld = error instanceof LockHeldError;
  console.error(isHeld ? `The data is ${error.message}: stop that one first.` : (error as Error).message);
  process.exitCode = 1;
}
