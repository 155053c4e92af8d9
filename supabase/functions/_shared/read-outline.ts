import type { Outline } from "@lectern/domain/outline.ts";
import { parseOutline } from "@lectern/domain/parse-outline.ts";
import type { Caller } from "./caller.ts";
import { DatabaseError } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";

/** Reads the stored outline of a recording with the caller's rights; undefined if it has none yet. */
export async function readOutline(
  recordingId: string,
  caller: Caller,
  { readAs }: Pick<FunctionDeps, "readAs">,
): Promise<Outline | undefined> {
  const { data, error } = await readAs(caller.token)
    .from("recording_outlines")
    .select("chapters,questions,terms,points,tasks,dates,forms,thesis")
    .eq("recording_id", recordingId)
    .maybeSingle();
  if (error !== null) throw new DatabaseError(error.code, { cause: error });
  return data === null ? undefined : parseOutline(data);
}
