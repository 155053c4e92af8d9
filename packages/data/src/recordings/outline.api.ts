import type { Claim, TextClaims } from "@lectern/domain/claim";
import { Failure } from "@lectern/domain/failure";
import type { Outline } from "@lectern/domain/outline";
import { parseOutline, parseQuestions } from "@lectern/domain/parse-outline";
import { hashText } from "../digest.ts";
import type { LecternClient } from "../client.ts";
import { fetchOptionalRow, fetchRows } from "../fetch-rows.ts";

const outlineColumns = "chapters,questions,terms,points,tasks,dates,forms,thesis" as const;

/** @throws Failure `malformed` if an item has the wrong form */
function parseClaims(list: unknown): Claim[] {
  if (!Array.isArray(list) || !list.every(isClaim)) throw new Failure("malformed");
  return list;
}

const isClaim = (value: unknown): value is Claim =>
  typeof value === "object" &&
  value !== null &&
  "text" in value &&
  typeof value.text === "string" &&
  "grade" in value &&
  typeof value.grade === "string";

/** The outline of a recording; null for one that has none yet. @throws Failure */
export async function getOutline(client: LecternClient, recordingId: string): Promise<Outline | null> {
  const row = await fetchOptionalRow(
    client.from("recording_outlines").select(outlineColumns).eq("recording_id", recordingId).maybeSingle(),
  );
  return row === null ? null : parseOutline(row);
}

/** The questions of recordings' outlines, in the order of the ids; none for a recording without one. @throws Failure */
export async function fetchQuestions(
  client: LecternClient,
  ids: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const rows = await fetchRows(
    client
      .from("recording_outlines")
      .select("recording_id,questions")
      .in("recording_id", [...ids]),
  );
  const questions = new Map(rows.map((row) => [row.recording_id, parseQuestions(row.questions)]));
  return ids.map((id) => questions.get(id) ?? []);
}

/** The claims of a text about a recording; null for a text that was not graded. @throws Failure */
export async function getClaims(
  client: LecternClient,
  recordingId: string,
  text: string,
): Promise<readonly Claim[] | null> {
  const hash = await hashText(text);
  const row = await fetchOptionalRow(
    client
      .from("recording_claims")
      .select("claims")
      .eq("recording_id", recordingId)
      .eq("text_sha256", hash)
      .maybeSingle(),
  );
  return row === null ? null : parseClaims(row.claims);
}

/** The outlines of recordings by their ids; recordings without one are left out. @throws Failure */
export async function fetchOutlines(
  client: LecternClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Outline>> {
  const rows = await fetchRows(
    client
      .from("recording_outlines")
      .select(`recording_id,${outlineColumns}`)
      .in("recording_id", [...ids])
      .abortSignal(signal),
  );
  return new Map(rows.map((row) => [row.recording_id, parseOutline(row)]));
}

/** Fetches all stored claims of recordings, by recording id. @throws Failure */
export async function fetchClaims(
  client: LecternClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly TextClaims[]>> {
  const rows = await fetchRows(
    client
      .from("recording_claims")
      .select("recording_id,text_sha256,claims")
      .in("recording_id", [...ids])
      .order("created_at")
      .order("text_sha256")
      .abortSignal(signal),
  );
  const claims = new Map<string, TextClaims[]>();
  for (const { recording_id: id, text_sha256: textSha256, claims: graded } of rows) {
    claims.set(id, [...(claims.get(id) ?? []), { textSha256, claims: parseClaims(graded) }]);
  }
  return claims;
}
