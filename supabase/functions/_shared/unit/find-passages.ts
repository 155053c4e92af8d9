import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { DatabaseError } from "../database.ts";

/** Selects recordings: those of a folder, by ids, or both. */
export interface UnitScope {
  readonly folderId: string | undefined;
  readonly ids: readonly string[] | undefined;
}

/** Calls a function of the database about the recordings of a scope, and reads its answer. */
export async function callForScope<Schema extends v.GenericSchema>(
  client: SupabaseClient,
  answer: Schema,
  name: string,
  scope: UnitScope,
  parameters: object,
): Promise<v.InferOutput<Schema>> {
  const { data, error } = await client.rpc(name, {
    p_folder_id: scope.folderId ?? null,
    p_recording_ids: scope.ids ?? null,
    ...parameters,
  });
  if (error !== null) throw new DatabaseError(error.code ?? "unknown", { cause: error });
  return v.parse(answer, data);
}

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const covered = v.number();
const found = v.object({
  said: v.array(v.object({ id: v.string(), covered })),
  found: v.array(
    v.object({
      id: v.string(),
      covered,
      segments: v.nullable(
        v.array(
          v.object({
            index: v.number(),
            start: seconds,
            end: seconds,
            speaker: v.optional(v.string()),
            text: v.string(),
          }),
        ),
      ),
      text: v.nullable(v.array(v.string())),
    }),
  ),
});

/** Finds where the recordings of a scope speak of any of the words, the likeliest recordings first. At most 16 words. */
export const findUnitPassages = (client: SupabaseClient, scope: UnitScope, words: readonly string[]) =>
  callForScope(client, found, "find_unit_passages", scope, { p_words: words });
