import { OUTLINE_VERSION } from "@lectern/domain/outline";
import type { Project } from "../run-on-project.ts";
import { createClient } from "@supabase/supabase-js";

const stateless = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

async function callRpc({ url, secretKey }: Project, name: string, parameters: object): Promise<number> {
  const { data, error } = await createClient(url, secretKey, stateless).rpc(name, parameters);
  if (error !== null) throw new Error(`${name}: ${error.message}`);
  return Number(data);
}

/** Makes `process-recordings` do one of the waiting jobs. @returns how many summaries and outlines it wrote */
async function processOne({ url, secretKey }: Project): Promise<{ processed: number; outlined: number }> {
  const answer = await fetch(new URL("functions/v1/process-recordings", url), {
    method: "POST",
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
    body: JSON.stringify({ outlines: 1 }),
  });
  if (!answer.ok) throw new Error(`process-recordings answered ${answer.status}`);
  return (await answer.json()) as { processed: number; outlined: number };
}

/**
 * Derives the outline of every recording that lacks one or has an older version. Where a model is set, it reads again what a
 * model read for an older version. It can be repeated: existing outlines stay, and recordings that failed three times are
 * tried again.
 *
 * @param onOutline called after each outline with the total so far
 * @returns how many outlines were derived
 * @throws Error with the project's answer
 */
export async function deriveOutlines(project: Project, onOutline: (derived: number) => void): Promise<number> {
  await callRpc(project, "queue_outlines", { p_version: OUTLINE_VERSION });
  let derived = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one job after another
    const { processed, outlined } = await processOne(project);
    if (processed + outlined === 0) return derived;
    derived += outlined;
    if (outlined > 0) onOutline(derived);
  }
}

/**
 * Removes all outlines that are newer than a version, in batches, and restores the earlier ones. Call it after
 * deploying the functions of that version again: newer functions would derive the outlines once more.
 *
 * @returns how many outlines were restored
 * @throws Error with the project's answer
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
