import type { Project } from "../run-on-project.ts";
import { createClient } from "@supabase/supabase-js";

const stateless = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

async function callRpc({ url, secretKey }: Project, name: string, parameters: object): Promise<number> {
  const { data, error } = await createClient(url, secretKey, stateless).rpc(name, parameters);
  if (error !== null) throw new Error(`${name}: ${error.message}`);
  return Number(data);
}

/** Has `process-recordings` take some of the jobs that wait, as the schedule does. @returns how many outlines it derived */
async function deriveSome({ url, secretKey }: Project): Promise<number> {
  const answer = await fetch(new URL("functions/v1/process-recordings", url), {
    method: "POST",
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });
  if (!answer.ok) throw new Error(`process-recordings answered ${answer.status}`);
  const { outlined } = (await answer.json()) as { outlined: number };
  return outlined;
}

/**
 * Derives the outline of every recording that lacks one or has an older version, in batches. Can be repeated: what is there
 * stays, and what failed three times is tried again.
 *
 * @param onBatch called after each batch with the number of all outlines so far
 * @returns how many outlines were derived
 * @throws Error with what the project answered
 */
export async function deriveOutlines(project: Project, onBatch: (derived: number) => void): Promise<number> {
  await callRpc(project, "queue_outlines", {});
  let derived = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after another
    const some = await deriveSome(project);
    if (some === 0) return derived;
    derived += some;
    onBatch(derived);
  }
}

/**
 * Takes back all outlines that are newer than a version, in batches. To be called once the functions of that version are
 * deployed again: newer ones would derive them once more.
 *
 * @returns how many outlines were taken back
 */
export async function restoreOutlines(project: Project, version: number): Promise<number> {
  let restored = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after another
    const some = await callRpc(project, "restore_outlines", { p_version: version });
    if (some === 0) return restored;
    restored += some;
  }
}
