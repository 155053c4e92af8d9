import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { call } from "../database.ts";

/** Selects recordings: those of a folder, by ids, or both. */
export interface UnitScope {
  readonly folderId?: string | undefined;
  readonly ids: readonly string[] | undefined;
}

export const toParameters = ({ folderId, ids }: UnitScope) => ({
  p_folder_id: folderId ?? null,
  p_recording_ids: ids ?? null,
});

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const covered = v.number();
const unitMatches = v.object({
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
  call(client, unitMatches, "find_unit_passages", { ...toParameters(scope), p_words: words });
