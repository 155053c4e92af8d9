import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import type { Outline } from "@lectern/domain/outline.ts";
import { parseOutline } from "@lectern/domain/parse-outline.ts";
import { readRows } from "./database.ts";

const columns = "chapters,questions,terms,points,tasks,dates,forms,thesis";

/** Reads the stored outline of a recording with the client's rights; undefined if it has none yet. */
export async function readOutline(client: SupabaseClient, recordingId: string): Promise<Outline | undefined> {
  const request = client.from("recording_outlines").select(columns).eq("recording_id", recordingId);
  const [row] = await readRows(v.array(v.record(v.string(), v.unknown())), request);
  return row && parseOutline(row);
}
