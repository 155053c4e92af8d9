import type { Claim, TextClaims } from "@lectern/domain/claim";
import { Failure } from "@lectern/domain/failure";
import type {
  Outline,
  OutlineChapter,
  OutlineDate,
  OutlineForm,
  OutlinePoint,
  OutlineTask,
  OutlineTerm,
} from "@lectern/domain/outline";
import { hashText } from "@lectern/domain/text-hash";
import type { LecternClient } from "../client.ts";
import type { Json } from "../database.types.ts";
import { fetchOptionalRow, fetchRows } from "../fetch-rows.ts";

const outlineColumns = "chapters,questions,terms,points,tasks,dates,forms" as const;

interface OutlineRow {
  readonly chapters: Json;
  readonly questions: Json;
  readonly terms: Json;
  /** Null in an outline of version 1, like the fields below. */
  readonly points: Json | null;
  readonly tasks: Json | null;
  readonly dates: Json | null;
  readonly forms: Json | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** @throws Failure `malformed` if an item has the wrong form */
function parseList<Item>(list: unknown, isItem: (value: unknown) => value is Item): Item[] {
  if (!Array.isArray(list) || !list.every(isItem)) throw new Failure("malformed");
  return list;
}

const isPlace = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) &&
  typeof value["segment"] === "number" &&
  (typeof value["start"] === "number" || value["start"] === null);
const isChapter = (value: unknown): value is OutlineChapter => isPlace(value) && typeof value["title"] === "string";
const isTerm = (value: unknown): value is OutlineTerm =>
  isPlace(value) && typeof value["term"] === "string" && ["string", "undefined"].includes(typeof value["definition"]);
const isSentence = (value: unknown): value is OutlinePoint & OutlineTask =>
  isPlace(value) && typeof value["text"] === "string";
const isDate = (value: unknown): value is OutlineDate => isSentence(value) && "date" in value && isText(value["date"]);
const isForm = (value: unknown): value is OutlineForm =>
  isPlace(value) && isText(value["term"]) && isText(value["form"]);
const isText = (value: unknown): value is string => typeof value === "string";
const isClaim = (value: unknown): value is Claim =>
  isRecord(value) && typeof value["text"] === "string" && typeof value["grade"] === "string";

const toOutline = ({ chapters, questions, terms, points, tasks, dates, forms }: OutlineRow): Outline => ({
  chapters: parseList(chapters, isChapter),
  questions: parseList(questions, isText),
  terms: parseList(terms, isTerm),
  points: parseList(points ?? [], isSentence),
  tasks: parseList(tasks ?? [], isSentence),
  dates: parseList(dates ?? [], isDate),
  forms: parseList(forms ?? [], isForm),
});

/** The outline of a recording; null for one that has none yet. @throws Failure */
export async function getOutline(client: LecternClient, recordingId: string): Promise<Outline | null> {
  const row = await fetchOptionalRow(
    client.from("recording_outlines").select(outlineColumns).eq("recording_id", recordingId).maybeSingle(),
  );
  return row === null ? null : toOutline(row);
}

/** The questions of recordings' outlines, in the order of the ids; none for a recording without one. @throws Failure */
export async function fetchQuestions(client: LecternClient, ids: readonly string[]): Promise<readonly string[][]> {
  const rows = await fetchRows(
    client
      .from("recording_outlines")
      .select("recording_id,questions")
      .in("recording_id", [...ids]),
  );
  const questions = new Map(rows.map((row) => [row.recording_id, parseList(row.questions, isText)]));
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
  return row === null ? null : parseList(row.claims, isClaim);
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
  return new Map(rows.map((row) => [row.recording_id, toOutline(row)]));
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
    claims.set(id, [...(claims.get(id) ?? []), { textSha256, claims: parseList(graded, isClaim) }]);
  }
  return claims;
}
