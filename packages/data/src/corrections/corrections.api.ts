import type {
  Correction,
  Corrections,
  CourseCorrection,
  NewCorrection,
  WrittenPlaces,
} from "@lectern/domain/corrections";
import { Failure } from "@lectern/domain/failure";
import type { LecternClient } from "../client.ts";
import type { Json } from "../database.types.ts";
import { fetchOptionalData, fetchData, checkKnown } from "../request.ts";

/** One change of a recording's corrections. Sent again, it changes nothing. */
export interface CorrectionsChange {
  readonly add: readonly NewCorrection[];
  /** Ids of corrections. */
  readonly undo: readonly string[];
  /** Of the corrections that the student saw when they began. @default that of the cache */
  readonly version?: number | undefined;
}

/** @throws Failure `malformed` */
function parseCorrections(list: Json): Correction[] {
  if (!Array.isArray(list)) throw new Failure("malformed");
  // The database checks each.
  return list as unknown as Correction[];
}

/** The corrections of a recording; version 0 and none for one that was never corrected. @throws Failure */
export async function getCorrections(client: LecternClient, recordingId: string): Promise<Corrections> {
  const row = await fetchOptionalData(
    client.from("recording_corrections").select("version,corrections").eq("recording_id", recordingId).maybeSingle(),
  );
  return row === null ? { version: 0, list: [] } : { version: row.version, list: parseCorrections(row.corrections) };
}

/** The corrections of recordings by their ids; recordings without any are left out. @throws Failure */
export async function fetchCorrections(
  client: LecternClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly Correction[]>> {
  const rows = await fetchData(
    client
      .from("recording_corrections")
      .select("recording_id,corrections")
      .in("recording_id", [...ids])
      .abortSignal(signal),
  );
  return new Map(rows.map((row) => [row.recording_id, parseCorrections(row.corrections)]));
}

/**
 * Changes the corrections of a recording.
 *
 * @param version of the corrections that the change was made from
 * @returns the corrections after it
 * @throws Failure `changed-elsewhere` if another change came first; `not-found`; `invalid` for what the database
 * doesn't store, and for more than 2,000
 */
export async function changeCorrections(
  client: LecternClient,
  recordingId: string,
  version: number,
  { add, undo }: Omit<CorrectionsChange, "version">,
): Promise<Corrections> {
  const answer = await fetchOptionalData(
    client.rpc("change_corrections", {
      p_recording_id: recordingId,
      p_version: version,
      p_add: add as unknown as Json,
      p_undo: [...undo],
    }),
  );
  const { outcome, ...changed } = answer as { outcome: string; version: number; corrections: Json };
  if (outcome === "not-found" || outcome === "changed-elsewhere") throw new Failure(outcome);
  return { version: changed.version, list: parseCorrections(changed.corrections) };
}

/** The words and names that a folder offers its lectures, newest first. @throws Failure */
export async function listCourseCorrections(
  client: LecternClient,
  folderId: string,
): Promise<readonly CourseCorrection[]> {
  const rows = await fetchData(
    client
      .from("course_corrections")
      .select("id,kind,heard,shown")
      .eq("folder_id", folderId)
      .order("created_at", { ascending: false })
      .order("id")
      .limit(1000),
  );
  // The database checks the kind.
  return rows.map(({ id, kind, heard, shown }) => ({
    id,
    kind: kind as CourseCorrection["kind"],
    from: heard,
    to: shown,
  }));
}

/** Remembers a correction for a folder, instead of an earlier one of the same words. @throws Failure */
export async function rememberCorrection(
  client: LecternClient,
  folderId: string,
  { id, kind, from, to }: CourseCorrection,
): Promise<void> {
  await checkKnown(
    client.rpc("remember_correction", { p_id: id, p_folder_id: folderId, p_kind: kind, p_from: from, p_to: to }),
  );
}

/** Counts the places that still have the words in what was written from a recording. @throws Failure */
export async function fetchWrittenPlaces(
  client: LecternClient,
  recordingId: string,
  from: string,
): Promise<WrittenPlaces> {
  const places = await fetchData(client.rpc("written_places", { p_recording_id: recordingId, p_from: from }));
  // The function's SQL defines the form of its answer.
  return places as unknown as WrittenPlaces;
}

/** Words to replace in title, summary, notes, outline and cards. */
export interface Replacement {
  /** A UUID, with which the call can be undone for a day. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Replaces words in what was written from a recording. Repeating it with the same id changes nothing.
 *
 * @returns how many places were changed
 * @throws Failure
 */
export async function replaceWrittenWords(
  client: LecternClient,
  recordingId: string,
  { id, from, to }: Replacement,
): Promise<number> {
  const places = await fetchOptionalData(
    client.rpc("replace_written_words", { p_id: id, p_recording_id: recordingId, p_from: from, p_to: to }),
  );
  if (typeof places !== "number") throw new Failure("not-found");
  return places;
}

/** Undoes {@link replaceWrittenWords}, once; a text that was changed since stays. @throws Failure `not-found` after a day */
export const undoReplacement = (client: LecternClient, id: string): Promise<void> =>
  checkKnown(client.rpc("undo_replacement", { p_id: id }));
