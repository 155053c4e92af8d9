import { LockHeldError, LockUnusableError } from "./data-directory/lock.ts";
import { openDataDirectory, openServerDatabase } from "./data-directory/data-directory.ts";
import { setAsideCommand } from "./data-directory/set-aside.ts";
import { DataDirectoryError } from "./data-directory/data-directory-error.ts";
import { DatabaseAway } from "./database/postgres-sessions.ts";
import { MigrationHistoryError } from "./database/migrations.ts";
import { preparedImage } from "./database/prepared-image.ts";
import { ServerTooOld } from "./database/server-version.ts";
import { quietConsole } from "./quiet-console.ts";
import { startLocalBackend } from "./server/local-backend.ts";
import { isLoopbackHost } from "./server/trusted-host.ts";
import { readSettings, type Settings } from "./settings.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

async function run(settings: Settings): Promise<void> {
  const backend = await startLocalBackend({
    ...settings,
    openStorage: () =>
      settings.databaseUrl === undefined
        ? openDataDirectory(settings.dataDirectory, preparedImage)
        : openServerDatabase(settings.databaseUrl, settings.dataDirectory),
    takesUpUnfinished: true,
    env: (name) => process.env[name],
  });
  stopOnSignal(() => backend.close());
  if (!isLoopbackHost(settings.host)) {
    console.warn(`Warning: other machines can reach ${settings.host}, where the stand-ins sign in anybody as anybody.`);
  }
  console.log(`Lectern is ready at ${backend.url}`);
}

/** The sentence for what a person can do something about; anything else keeps its stack. */
function complaint(error: unknown, settings: Settings | undefined): string {
  if (error instanceof LockHeldError) {
    return `${settings?.dataDirectory} is already ${error.message}: stop that one, or set DATA_DIR to another folder.`;
  }
  if (error instanceof MigrationHistoryError && settings !== undefined) {
    const { dataDirectory } = settings;
    return `${dataDirectory} was made with other migrations (${error.migration} differs): \`${setAsideCommand(dataDirectory)}\` moves it aside, and the next start makes a new one.`;
  }
  if (error instanceof DataDirectoryError || error instanceof LockUnusableError) return error.message;
  if (error instanceof ServerTooOld) return error.message;
  if (error instanceof DatabaseAway) {
    return "The PostgreSQL server of DATABASE_URL can't be reached: start it, or correct the URL.";
  }
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `Port ${settings?.port} is already in use: stop what uses it, or set PORT to another.`;
  if (code === "EACCES" || code === "EADDRNOTAVAIL") return message;
  return settings === undefined ? message : (stack ?? message);
}

let settings: Settings | undefined;
try {
  quietConsole();
  settings = readSettings(process.env);
  await run(settings);
} catch (error) {
  console.error(complaint(error, settings));
  process.exit(1);
}
