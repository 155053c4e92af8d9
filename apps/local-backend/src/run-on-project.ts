import { LockHeldError } from "./data-directory/lock.ts";
import type { Storage } from "./data-directory/storage.ts";
import { openStorage } from "./open-storage.ts";
import { quietConsole } from "./quiet-console.ts";
import { startLocalBackend } from "./server/local-backend.ts";
import { readSettings } from "./settings.ts";

/** A hosted or local backend, with an operator's access. */
export interface Project {
  readonly url: string;
  readonly secretKey: string;
}

async function openLocal() {
  const settings = readSettings(process.env);
  let storage: Storage | undefined;
  const backend = await startLocalBackend({
    ...settings,
    port: 0,
    openStorage: async () => {
      storage = await openStorage(settings);
      return storage;
    },
    takesUpUnfinished: false,
    env: (name) => process.env[name],
  });
  return { project: { url: backend.url, secretKey: storage!.secrets.secretKey }, close: () => backend.close() };
}

/**
 * Runs an operator's command on the local data, while no other process has it open, or on a project if SUPABASE_URL and
 * SUPABASE_SECRET_KEY are set. If it fails, prints the error and exits with 1.
 */
export async function runOnProject(work: (project: Project) => Promise<void>): Promise<void> {
  quietConsole();
  try {
    const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
    const isHosted = url !== undefined && secretKey !== undefined;
    const { project, close } = isHosted ? { project: { url, secretKey }, close: undefined } : await openLocal();
    try {
      await work(project);
    } finally {
      await close?.();
    }
  } catch (error) {
    const isHeld = error instanceof LockHeldError;
    console.error(isHeld ? `The data is ${error.message}: stop that one first.` : (error as Error).message);
    process.exitCode = 1;
  }
}
