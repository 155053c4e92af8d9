import type { RecordingSummary } from "@lectern/domain/recording";
import type { LecternClient } from "../client.ts";
import { fetchAllRows, fetchPages, FIRST_PAGE, FULL_PAGE, type PageCursor, requestPage } from "../paging.ts";
import {
  checkOutcome,
  countRequest,
  fetchData,
  rowRequest,
  rowsRequest,
  sendUpdate,
  sendWrite,
  updateShown,
} from "../request.ts";
import {
  recordingColumns,
  type SummaryRow,
  summaryColumns,
  toRecent,
  toRecording,
  toSummary,
} from "./recording-rows.ts";

/**
 * Selects the completed recordings of a list. A folder's id is enough, since row-level security hides other users'
 * folders.
 */
export type RecordingFilter = { readonly userId: string; readonly isFavorite?: true } | { readonly folderId: string };

function selectCompleted(client: LecternClient, filter: RecordingFilter) {
  const completed = client.from("recordings").select(summaryColumns);
  const inScope =
    "folderId" in filter
      ? completed.eq("folder_id", filter.folderId).eq("status", "completed")
      : completed.eq("user_id", filter.userId).eq("status", "completed");
  return "isFavorite" in filter ? inScope.eq("is_favorite", true) : inScope;
}

const readPage =
  (client: LecternClient, filter: RecordingFilter) =>
  (limit: number, after: PageCursor | undefined): Promise<SummaryRow[]> =>
    fetchData(requestPage(selectCompleted(client, filter), limit, after));

/** The first page of a list, the first that {@link fetchRecordingPages} yields. */
export const firstPageRequest = (filter: RecordingFilter) =>
  rowsRequest(
    (client) => requestPage(selectCompleted(client, filter), FIRST_PAGE),
    (rows): { readonly recordings: readonly RecordingSummary[]; readonly isComplete: boolean } => ({
      recordings: rows.map(toSummary),
      isComplete: rows.length < FIRST_PAGE,
    }),
  );

/** The pages of a list of cards, newest first. */
export type RecordingPages = AsyncGenerator<RecordingSummary[], void, undefined>;

/**
 * Yields completed recordings: all of a student's own (REC-01), the favorites among them (REC-08), or those of a folder
 * (FOL-04). The first page is short, so that it can show early; each later page continues after the previous one.
 */
export async function* fetchRecordingPages(client: LecternClient, filter: RecordingFilter): RecordingPages {
  for await (const rows of fetchPages(readPage(client, filter), FIRST_PAGE, client.whenIdle)) yield rows.map(toSummary);
}

/** Yields the pages of a list after a recording that was read. */
export async function* fetchPagesAfter(
  client: LecternClient,
  filter: RecordingFilter,
  { createdAt, id }: RecordingSummary,
): RecordingPages {
  const start: PageCursor = { created_at: createdAt, id };
  const pages = fetchPages(readPage(client, filter), FULL_PAGE, undefined, start);
  for await (const rows of pages) yield rows.map(toSummary);
}

/** The number of a student's recordings, of any status unless it is given (SHL-06). */
export const recordingCountRequest = (
  userId: string,
  filter: { readonly status?: "completed"; readonly is_favorite?: true } = {},
) =>
  countRequest((client) =>
    client
      .from("recordings")
      .select("id", { count: "exact", head: true })
      .match({ user_id: userId, ...filter }),
  );

/** The newest recordings, of any status (SHL-07; product decision 8). */
export const recentRequest = (userId: string) =>
  rowsRequest(
    (client) => requestPage(client.from("recordings").select(`${summaryColumns},status`).eq("user_id", userId), 3),
    (rows) => rows.map(toRecent),
  );

/** One recording without its transcript. Fails with `not-found` if it does not exist or is another student's. */
export const recordingRequest = (id: string) =>
  rowRequest((client) => client.from("recordings").select(recordingColumns).eq("id", id).single(), toRecording);

/** Lists the student's completed recordings that are not in this folder, newest first (FOL-06). */
export async function listAddableRecordings(
  client: LecternClient,
  userId: string,
  folderId: string,
): Promise<RecordingSummary[]> {
  // One filter for both cases: the cursor has its own `or`, and not every server accepts two of them.
  const select = () => selectCompleted(client, { userId }).filter("folder_id", "isdistinct", folderId);
  const rows = await fetchAllRows(select);
  return rows.map(toSummary);
}

/** Lists the ids of a folder's completed recordings that have a text and are not read, newest first (UNT-06). */
export async function listUnread(client: LecternClient, folderId: string): Promise<string[]> {
  const select = () =>
    client
      .from("recordings")
      .select("id,created_at")
      .match({ folder_id: folderId, status: "completed", has_transcript: true, is_read: false });
  const rows = await fetchAllRows(select);
  return rows.map(({ id }) => id);
}

type Change =
  | { is_favorite: boolean }
  | { is_read: boolean }
  | { original_name: string }
  | { folder_id: string | null };

/**
 * @throws Failure `not-found` if the update changed no row, because it does not exist or row-level security hides it
 */
const updateRecording = (client: LecternClient, id: string, values: Change): Promise<void> =>
  sendUpdate(client.from("recordings").update(values).eq("id", id).select("id"));

/** Adds or removes the star. @throws Failure `not-found` when no row changed */
export const setFavorite = (client: LecternClient, id: string, isFavorite: boolean): Promise<void> =>
  updateRecording(client, id, { is_favorite: isFavorite });

/** Marks it as read or as not read (UNT-07). @throws Failure `not-found` when no row changed */
export const setRead = (client: LecternClient, id: string, isRead: boolean): Promise<void> =>
  updateRecording(client, id, { is_read: isRead });

/**
 * The name may be empty (RDT-02).
 *
 * @param shown the name that the student saw, if it is known
 * @throws Failure `changed-elsewhere` if it is another now, `not-found`
 */
export async function renameRecording(
  client: LecternClient,
  id: string,
  name: string,
  shown: string | undefined,
): Promise<void> {
  if (shown === undefined) return await updateRecording(client, id, { original_name: name });
  const recordings = client.from("recordings");
  await updateShown(
    recordings.update({ original_name: name }).eq("id", id).eq("original_name", shown).select("original_name"),
    recordings.select("original_name").eq("id", id),
    (stored) => stored.original_name === name,
  );
}

/**
 * Stores notes, as Markdown.
 *
 * @param shown the notes that the student saw; null for none
 * @throws Failure `not-found`; `changed-elsewhere` if there are others now
 */
export const saveNotes = (client: LecternClient, id: string, notes: string, shown: string | null): Promise<void> =>
  // The database's types don't say that null is accepted.
  checkOutcome(client.rpc("change_notes", { p_recording_id: id, p_shown: shown as string, p_notes: notes }));

/** Moves a recording into a folder; null removes it from its folder (FOL-07). */
export const moveRecording = (client: LecternClient, id: string, folderId: string | null): Promise<void> =>
  updateRecording(client, id, { folder_id: folderId });

/** Deleting a missing recording succeeds. */
export const deleteRecording = (client: LecternClient, id: string): Promise<void> =>
  sendWrite(client.from("recordings").delete().eq("id", id));
