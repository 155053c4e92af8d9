import { setAsideCommand } from "./set-aside.ts";

/** Thrown if a data directory can't be used. The message says what happened and what to do. */
export class DataDirectoryError extends Error {
  override readonly name = "DataDirectoryError";
}

const startOver = (path: string) =>
  `\`${setAsideCommand(path)}\` moves the folder aside, and the next start makes a new one.`;

/** The error for a database whose secrets.json is missing. */
export const secretsMissing = (path: string, where: string): DataDirectoryError =>
  new DataDirectoryError(
    `${path} is missing, and the database ${where} was made with it: new secrets would end every session and forget who registered before. Put the file back from a backup. Without one, move the database aside as well.`,
  );

export const secretsBroken = (path: string, cause?: unknown): DataDirectoryError =>
  new DataDirectoryError(
    `${path} is damaged: it must be JSON with the secrets that the database was made with. Put it back from a backup.`,
    { cause },
  );

export const databaseDamaged = (path: string, cause: unknown): DataDirectoryError =>
  new DataDirectoryError(
    `The database in ${path} is damaged and can't be opened. Restore the folder from a backup, or start over: ${startOver(path)}`,
    { cause },
  );

export const notWritable = (path: string, cause: unknown): DataDirectoryError =>
  new DataDirectoryError(
    `${path} can't be written: give yourself the right to write there, or set DATA_DIR to another folder.`,
    { cause },
  );

/** The error for a file in the folder that this process has no rights for. */
export const notAccessible = (path: string, cause?: unknown): DataDirectoryError =>
  new DataDirectoryError(
    `${path} can't be read and written by this user: give it to the user who starts Lectern (chown), or start as its owner. Nothing is damaged.`,
    { cause },
  );

const NOT_A_FOLDER = new Set(["EEXIST", "ENOTDIR"]);
const NOT_WRITABLE = new Set(["EACCES", "EPERM", "EROFS"]);

/** Maps a system error about the folder to a sentence; other errors stay as they are. */
export function toDataDirectoryError(path: string, error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (NOT_A_FOLDER.has(code)) {
    return new DataDirectoryError(`${path} is a file: set DATA_DIR to a folder.`, { cause: error });
  }
  if (NOT_WRITABLE.has(code)) return notWritable(path, error);
  return error;
}
