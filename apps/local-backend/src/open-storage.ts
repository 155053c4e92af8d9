import { openDataDirectory, openServerDatabase } from "./data-directory/data-directory.ts";
import { DataDirectoryError } from "./data-directory/data-directory-error.ts";
import { LockHeldError, LockUnusableError } from "./data-directory/lock.ts";
import { setAsideCommand } from "./data-directory/set-aside.ts";
import type { Storage } from "./data-directory/storage.ts";
import { MigrationFailed, MigrationHistoryError } from "./database/migrations.ts";
import { DatabaseAway } from "./database/postgres-sessions.ts";
import { preparedImage } from "./database/prepared-image.ts";
import { ServerTooOld } from "./database/server-version.ts";
import type { Settings } from "./settings.ts";

/** Opens the data directory that the settings name, or the database on their PostgreSQL server. */
export const openStorage = ({ databaseUrl, dataDirectory }: Settings): Promise<Storage> =>
  databaseUrl === undefined
    ? openDataDirectory(dataDirectory, preparedImage)
    : openServerDatabase(databaseUrl, dataDirectory);

function toHistoryComplaint({ migration, commit }: MigrationHistoryError, settings: Settings): string {
  const { dataDirectory, databaseUrl } = settings;
  const what = databaseUrl === undefined ? dataDirectory : "The database of DATABASE_URL";
  const otherwise =
    databaseUrl === undefined
      ? `\`${setAsideCommand(dataDirectory)}\` moves it aside, and the next start makes a new one.`
      : "create an empty database and name it in DATABASE_URL.";
  const cause = commit === undefined ? `${migration} differs` : `those of commit ${commit}; ${migration} differs`;
  const first = commit === undefined ? "" : `\`git checkout ${commit}\` opens it, or `;
  return `${what} was made with other migrations (${cause}): ${first}${otherwise}`;
}

/** Returns the sentence for a failed start that a person can fix. Any other error keeps its stack. */
export function toComplaint(error: unknown, settings: Settings | undefined): string {
  if (error instanceof LockHeldError) {
    return `${settings?.dataDirectory} is already ${error.message}: stop that one, or set DATA_DIR to another folder.`;
  }
  if (error instanceof MigrationHistoryError && settings !== undefined) {
    return toHistoryComplaint(error, settings);
  }
  if (error instanceof DataDirectoryError || error instanceof LockUnusableError) return error.message;
  if (error instanceof MigrationFailed) return `The ${error.message}`;
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
