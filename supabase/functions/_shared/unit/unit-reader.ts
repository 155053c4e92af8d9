import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import type { DerivedLecture } from "@lectern/assistant/writer/unit/unit.ts";
import { emptyOutline } from "@lectern/domain/outline.ts";
import { parseOutline } from "@lectern/domain/parse-outline.ts";
import { DatabaseError } from "../database.ts";

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const lecture = { id: v.string(), name: v.string(), createdAt: v.string(), language: v.nullable(v.string()) };
const unit = v.array(v.object(lecture));

const derived = v.array(
  v.object({
    ...lecture,
    points: v.unknown(),
    terms: v.unknown(),
    tasks: v.unknown(),
    dates: v.unknown(),
    thesis: v.unknown(),
    lines: v.nullable(v.record(v.string(), v.string())),
  }),
);

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

/** Selects recordings: those of a folder, by ids, or both. */
export interface UnitScope {
  readonly folderId: string | undefined;
  readonly ids: readonly string[] | undefined;
}

/**
 * Reads a unit with its owner's rights: the database returns no other user's recordings, and none outside the scope
 * (UNT-02).
 */
export function createUnitReader(client: SupabaseClient) {
  const call = async <Schema extends v.GenericSchema>(
    answer: Schema,
    name: string,
    scope: UnitScope,
    parameters: object,
  ): Promise<v.InferOutput<Schema>> => {
    const { data, error } = await client.rpc(name, {
      p_folder_id: scope.folderId ?? null,
      p_recording_ids: scope.ids ?? null,
      ...parameters,
    });
    if (error !== null) throw new DatabaseError(error.code ?? "unknown", { cause: error });
    return v.parse(answer, data);
  };
  return {
    /** Oldest first. Returns one more than a question may cover if there are more. */
    readLectures: (scope: UnitScope) => call(unit, "read_unit", scope, {}),
    readDerived: async (scope: UnitScope): Promise<DerivedLecture[]> =>
      (await call(derived, "read_unit", scope, { p_derived: true })).map((one) => ({
        ...one,
        // A lecture whose outline has not been derived yet has none of its fields.
        ...(one.terms === null ? emptyOutline : parseOutline(one)),
      })),
    find: (scope: UnitScope, words: readonly string[]) => call(found, "find_unit_passages", scope, { p_words: words }),
  };
}
