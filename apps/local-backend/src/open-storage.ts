import { openDataDirectory, openServerDatabase } from "./data-directory/data-directory.ts";
import { DataDirectoryError } from "./data-directory/data-directory-error.ts";
import { LockHeldError, LockUnusableError } from "./data-directory/lock.ts";
import { setAsideCommand } from "./data-directory/set-aside.ts";
import type { Storage } from "./data-directory/storage.ts";
import { TablesClosed } from "./database/closed-tables.ts";
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

const needs =
  "It needs to own the database and the right to create roles and to bypass row-level security, and a superuser must have granted it one setting, once";

/** Returns the sentence for what a PostgreSQL server refuses. */
function explainServer(error: unknown, { username, pathname }: URL): string | undefined {
  const { code, cause, message } = error as { code?: string; cause?: { code?: string }; message: string };
  const role = decodeURIComponent(username) || "of this system's user";
  const sentences: Readonly<Record<string, string>> = {
    "28P01": `The server of DATABASE_URL refuses the password of the role ${role}: correct it in DATABASE_URL.`,
    "28000": `The server of DATABASE_URL refuses the role ${role} (${message}): correct it in DATABASE_URL, or let it in.`,
    "3D000": `The server of DATABASE_URL has no database ${decodeURIComponent(pathname.slice(1))}: create it, or correct the URL.`,
    "42501": `The role ${role} of DATABASE_URL may not do what a start does (${message}). ${needs}: \`grant set on parameter "pgrst.db_pre_request" to ${role}\` (docs/deploy.md).`,
    "53100": "The PostgreSQL server of DATABASE_URL has no room on its disk.",
  };
  return sentences[cause?.code ?? code ?? ""];
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
  if (error instanceof ServerTooOld) return error.message;
  if (error instanceof DatabaseAway) {
    return "The PostgreSQL server of DATABASE_URL can't be reached: start it, or correct the URL.";
  }
  if (error instanceof TablesClosed) return error.message;
  if (settings?.databaseUrl !== undefined) {
    const refusal = explainServer(error, new URL(settings.databaseUrl));
    if (refusal !== undefined) return refusal;
  }
  if (error instanceof MigrationFailed) return `The ${error.message}`;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `Port ${settings?.port} is already in use: stop what uses it, or set PORT to another.`;
  if (code === "EACCES" || code === "EADDRNOTAVAIL") return message;
  return settings === undefined ? message : (stack ?? message);
}
