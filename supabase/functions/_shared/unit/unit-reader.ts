import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import type { DerivedLecture } from "@lectern/assistant/writer/unit/unit.ts";
import { emptyOutline } from "@lectern/domain/outline.ts";
import { parseOutline } from "@lectern/domain/parse-outline.ts";
import { call } from "../database.ts";
import { findUnitPassages, toParameters, type UnitScope } from "./find-passages.ts";

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
    starts: v.nullable(v.record(v.string(), v.nullable(v.number()))),
  }),
);

/**
 * Reads a unit with its owner's rights: the database returns no other user's recordings, and none outside the scope
 * (UNT-02).
 */
export const createUnitReader = (client: SupabaseClient) => ({
  /** Oldest first. Returns one more than a question may cover if there are more. */
  readLectures: (scope: UnitScope) => call(client, unit, "read_unit", toParameters(scope)),
  readDerived: async (scope: UnitScope): Promise<DerivedLecture[]> =>
    (await call(client, derived, "read_unit", { ...toParameters(scope), p_derived: true })).map((row) => ({
      ...row,
      // A lecture whose outline has not been derived yet has none of its fields.
      ...(row.terms === null ? emptyOutline : parseOutline(row)),
    })),
  find: (scope: UnitScope, words: readonly string[]) => findUnitPassages(client, scope, words),
});
