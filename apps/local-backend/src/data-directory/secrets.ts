import { readFile, rename, writeFile } from "node:fs/promises";
import { makeSecrets, type Secrets } from "../supabase/keys.ts";

/** The secrets kept at `path`, readable by their owner only; made on the first start. */
export async function readOrMakeSecrets(path: string): Promise<Secrets> {
  const kept = await readKept(path);
  const secrets: Secrets = { ...makeSecrets(), ...kept };
  if (Object.keys(secrets).every((name) => Object.hasOwn(kept, name))) return secrets;
  await writeFile(`${path}.tmp`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.tmp`, path);
  return secrets;
}

async function readKept(path: string): Promise<Partial<Secrets>> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new Error(`${path} can't be read: ${String(error)}`, { cause: error });
  }
}
