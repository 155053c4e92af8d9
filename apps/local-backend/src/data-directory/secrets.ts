import { readFile, rename, writeFile } from "node:fs/promises";
import { makeSecrets, type Secrets } from "../supabase/keys.ts";
import { notAccessible, secretsBroken, secretsMissing } from "./data-directory-error.ts";

/** The secrets that every database has. Later versions added others. */
const FIRST_SECRETS: readonly (keyof Secrets)[] = ["jwtSecret", "secretKey", "registrationHashKey"];

/**
 * Reads the secrets at `path`, which only their owner can read; creates them for a new database.
 *
 * @param database whether it is new, and where it is, for the message
 * @throws DataDirectoryError if they are missing or damaged
 */
export async function readOrMakeSecrets(path: string, database: { isNew: boolean; where: string }): Promise<Secrets> {
  const stored = await readStoredSecrets(path);
  if (stored === undefined && !database.isNew) throw secretsMissing(path, database.where);
  const secrets: Secrets = { ...makeSecrets(), ...stored };
  if (stored !== undefined && Object.keys(secrets).every((name) => Object.hasOwn(stored, name))) return secrets;
  await writeFile(`${path}.tmp`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.tmp`, path);
  return secrets;
}

async function readStoredSecrets(path: string): Promise<Partial<Secrets> | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    const { code = "" } = error as NodeJS.ErrnoException;
    throw code === "EACCES" || code === "EPERM" ? notAccessible(path, error) : secretsBroken(path, error);
  }
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch (error) {
    throw secretsBroken(path, error);
  }
  const values = (stored ?? {}) as Record<string, unknown>;
  if (FIRST_SECRETS.some((name) => typeof values[name] !== "string" || values[name] === "")) throw secretsBroken(path);
  return values;
}
