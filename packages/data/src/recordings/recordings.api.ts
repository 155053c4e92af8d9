import { Failure } from "@lectern/domain/failure";
import type { Recording, RecordingSummary } from "@lectern/domain/recording";
import { countOf, rowsOf, written } from "../answer.ts";
import type { LecternClient } from "../client.ts";
import { afterCursor, allRowsOf, FIRST_PAGE, type PageCursor, pagesOf } from "../paging.ts";
import {
  type RecentRecording,
  recentOf,
  recordingColumns,
  recordingOf,
  type SummaryRow,
  summaryColumns,
  summaryOf,
} from "./recording-rows.ts";

/** Which completed recordings a list is of; a folder's are found by its id alone, since a policy keeps others out. */
type Filter = { readonly userId: string; readonly isFavorite?: true } | { readonly folderId: string };

const page =
  (client: LecternClient, filter: Filter) =>
  async (limit: number, after: PageCursor | undefined): Promise<SummaryRow[]> => {
    const completed = client.from("recordings").select(summaryColumns);
    const own =
      "folderId" in filter
        ? completed.eq("folder_id", filter.folderId).eq("status", "completed")
        : completed.eq("user_id", filter.userId).eq("status", "completed");
    const filtered = "isFavorite" in filter ? own.eq("is_favorite", true) : own;
    const rest = after === undefined ? filtered : filtered.lte("created_at", after.created_at).or(afterCursor(after));
    return await rowsOf(rest.order("created_at", { ascending: false }).order("id", { ascending: false }).limit(limit));
  };

/** A list of cards, newest first, page by page. */
export type RecordingPages = AsyncGenerator<RecordingSummary[], void, undefined>;

/** A short page first, so that it can be shown; each of the others goes on where the one before ended. */
async function* pagesOfCards(client: LecternClient, filter: Filter): RecordingPages {
  for await (const rows of pagesOf(page(client, filter), FIRST_PAGE, client.leisure)) yield rows.map(summaryOf);
}

/** Completed recordings of one's own (REC-01). */
export const recordingPages = (client: LecternClient, userId: string): RecordingPages =>
  pagesOfCards(client, { userId });

/** The favorites among them (REC-08). */
export const favoritePages = (client: LecternClient, userId: string): RecordingPages =>
  pagesOfCards(client, { userId, isFavorite: true });

/** Completed recordings in a folder (FOL-04). */
export const folderRecordingPages = (client: LecternClient, folderId: string): RecordingPages =>
  pagesOfCards(client, { folderId });

export type { RecentRecording } from "./recording-rows.ts";

/** The newest recordings, of any status (SHL-07; product decision 8). */
export async function listRecentRecordings(client: LecternClient, userId: string): Promise<RecentRecording[]> {
  const rows = await rowsOf(
    client
      .from("recordings")
      .select(`${summaryColumns},status`)
      .eq("user_id", userId)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(3),
  );
  return rows.map(recentOf);
}

/** How many recordings there are, of any status, and how many of them are favorites (SHL-06). */
export const countRecordings = (client: LecternClient, userId: string): Promise<number> =>
  countOf(client.from("recordings").select("id", { count: "exact", head: true }).eq("user_id", userId));

export const countFavorites = (client: LecternClient, userId: string): Promise<number> =>
  countOf(
    client
      .from("recordings")
      .select("id", { count: "exact", head: true })
      .eq("user_id", userId)
      .eq("is_favorite", true),
  );

/** One recording, all but its transcript. `not-found` when it is not there or somebody else's. */
export async function getRecording(client: LecternClient, id: string): Promise<Recording> {
  return recordingOf(await rowsOf(client.from("recordings").select(recordingColumns).eq("id", id).single()));
}

/** Completed recordings of one's own that are in no folder or in another one, newest first (FOL-06). */
export async function listAddableRecordings(
  client: LecternClient,
  userId: string,
  folderId: string,
): Promise<RecordingSummary[]> {
  return (await allRowsOf(page(client, { userId }))).filter((row) => row.folder_id !== folderId).map(summaryOf);
}

type Change =
  | { is_favorite: boolean }
  | { original_name: string }
  | { ai_notes: string }
  | { folder_id: string | null };

/** A write that row-level security left without a row has changed nothing, and says so. */
async function change(client: LecternClient, id: string, values: Change): Promise<void> {
  const rows = await rowsOf(client.from("recordings").update(values).eq("id", id).select("id"));
  if (rows.length === 0) throw new Failure("not-found");
}

export const setFavorite = (client: LecternClient, id: string, isFavorite: boolean): Promise<void> =>
  change(client, id, { is_favorite: isFavorite });

/** The name as it is, empty too (RDT-02). */
export const renameRecording = (client: LecternClient, id: string, name: string): Promise<void> =>
  change(client, id, { original_name: name });

export const saveNotes = (client: LecternClient, id: string, notes: string): Promise<void> =>
  change(client, id, { ai_notes: notes });

/** Into a folder, or out of any with null (FOL-07). */
export const moveRecording = (client: LecternClient, id: string, folderId: string | null): Promise<void> =>
  change(client, id, { folder_id: folderId });

/** Deleting what is gone already is done. */
export const deleteRecording = (client: LecternClient, id: string): Promise<void> =>
  written(client.from("recordings").delete().eq("id", id));
