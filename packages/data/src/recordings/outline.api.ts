import { type Outline, OUTLINE_VERSION } from "@lectern/domain/outline";
import { parseOutline, parseQuestions } from "@lectern/domain/parse-outline";
import type { LecternClient } from "../client.ts";
import { fetchOptionalData, fetchData } from "../request.ts";

const outlineColumns = "chapters,questions,terms,points,tasks,dates,forms,thesis" as const;

/** The outline of a recording; null for one that has none yet. @throws Failure */
export async function getOutline(client: LecternClient, recordingId: string): Promise<Outline | null> {
  const row = await fetchOptionalData(
    client.from("recording_outlines").select(outlineColumns).eq("recording_id", recordingId).maybeSingle(),
  );
  return row === null ? null : parseOutline(row);
}

/** Whether a model read the recording by an earlier version, so that it can be read again (TUT-04). @throws Failure */
export async function isReadByEarlierVersion(client: LecternClient, recordingId: string): Promise<boolean> {
  const row = await fetchOptionalData(
    client
      .from("recording_outlines")
      .select("version")
      .eq("recording_id", recordingId)
      .lt("version", OUTLINE_VERSION)
      .not("cards", "is", null)
      .maybeSingle(),
  );
  return row !== null;
}

/** The questions of recordings' outlines, in the order of the ids; none for a recording without one. @throws Failure */
export async function fetchQuestions(
  client: LecternClient,
  ids: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const rows = await fetchData(
    client
      .from("recording_outlines")
      .select("recording_id,questions")
      .in("recording_id", [...ids]),
  );
  const questions = new Map(rows.map((row) => [row.recording_id, parseQuestions(row.questions)]));
  return ids.map((id) => questions.get(id) ?? []);
}

/** The outlines of recordings by their ids; recordings without one are left out. @throws Failure */
export async function fetchOutlines(
  client: LecternClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Outline>> {
  const rows = await fetchData(
    client
      .from("recording_outlines")
      .select(`recording_id,${outlineColumns}`)
      .in("recording_id", [...ids])
      .abortSignal(signal),
  );
  return new Map(rows.map((row) => [row.recording_id, parseOutline(row)]));
}
