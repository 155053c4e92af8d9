import type { StoredOutline } from "./formats/exported-recording.ts";
import type { ExportScope } from "@lectern/domain/export/export-scope";
import type { Folder } from "@lectern/domain/folder";
import type { Recording, Transcript } from "@lectern/domain/recording";
import type { StudyGuide, StudyGuideSummary } from "@lectern/domain/study-guide";
import type { LecternClient } from "@lectern/data/client";
import { fetchData } from "@lectern/data/request";
import { listFolders } from "@lectern/data/folders/folders.queries";
import { fetchTaggedRecordings, listTags } from "@lectern/data/tags/tags.queries";
import { sortTags, type Tag } from "@lectern/domain/tag";
import { fetchAllRows, type PageCursor } from "@lectern/data/paging";
import { fetchCorrections } from "@lectern/data/corrections/corrections.api";
import { applyCorrections, correctText } from "@lectern/domain/corrections";
import { fetchOutlines } from "@lectern/data/recordings/outline.api";
import { type RecordingRow, recordingColumns, toRecording } from "@lectern/data/recordings/recording-rows";
import { parseSegments } from "@lectern/data/recordings/transcript";
import { guideColumns, toStudyGuideSummary, listStudyGuides } from "@lectern/data/study-guides/study-guides.queries";
import { fetchCardsForExport, type ToMomentHref } from "./export-cards.api.ts";

/** A recording to export, before its texts are read. */
export interface ListedRecording {
  readonly id: string;
  readonly name: string;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
  readonly folderId: string | null;
  /** The length in minutes; null if it is not known. */
  readonly minutes: number | null;
  /** BCP 47; null if it is not known. */
  readonly language: string | null;
}

/** The items to export, newest first. */
export interface ExportList {
  readonly recordings: readonly ListedRecording[];
  /** Every folder for a library; otherwise the folders of the listed recordings. */
  readonly folders: readonly Folder[];
  /** Every tag for a library; otherwise the tags of the listed recordings. */
  readonly tags: readonly Tag[];
  /** The tags of each recording that has any, in the order of `tags`. */
  readonly tagged: ReadonlyMap<string, readonly Tag[]>;
  readonly studyGuides: readonly StudyGuideSummary[];
}

export const emptyExportList: ExportList = {
  recordings: [],
  folders: [],
  tags: [],
  tagged: new Map(),
  studyGuides: [],
};

interface ListedRow extends PageCursor {
  readonly original_name: string;
  readonly folder_id: string | null;
  readonly minutes: number | null;
  readonly language: string | null;
}

/** Unlike lists, an export of the library includes recordings that are still being processed. */
function selectRecordings(client: LecternClient, userId: string, scope: ExportScope) {
  const query = client
    .from("recordings")
    .select("id,original_name,created_at,folder_id,minutes,language")
    .eq("user_id", userId);
  if (scope.kind === "recording") return query.eq("id", scope.id);
  if (scope.kind === "folder") return query.eq("folder_id", scope.id).eq("status", "completed");
  if (scope.kind === "favorites") return query.eq("is_favorite", true).eq("status", "completed");
  return query;
}

const listRecordings = async (
  client: LecternClient,
  userId: string,
  scope: ExportScope,
): Promise<ListedRecording[]> => {
  if (scope.kind === "study-guide") return [];
  const rows = await fetchAllRows<ListedRow>(() => selectRecordings(client, userId, scope));
  // Many ids would make the address too long, so the whole list is read.
  const selectedIds = scope.kind === "selection" ? new Set(scope.ids) : undefined;
  const selectedRows = selectedIds === undefined ? rows : rows.filter(({ id }) => selectedIds.has(id));
  return selectedRows.map(({ id, original_name, created_at, folder_id, minutes, language }) => ({
    id,
    name: original_name,
    createdAt: created_at,
    folderId: folder_id,
    minutes,
    language,
  }));
};

async function listGuides(client: LecternClient, userId: string, scope: ExportScope): Promise<StudyGuideSummary[]> {
  if (scope.kind === "library") return await listStudyGuides(client, userId);
  if (scope.kind !== "study-guide") return [];
  const rows = await fetchData(client.from("study_guides").select(guideColumns).eq("id", scope.id));
  return rows.map(toStudyGuideSummary);
}

/** The folders without their counts, which the recordings' files tell. */
const listPlainFolders = async (client: LecternClient, userId: string): Promise<Folder[]> =>
  (await listFolders(client, userId)).map((folder) => ({ ...folder, lectures: undefined }));

/** Lists the items that an export will read. @throws Failure */
export async function listExport(client: LecternClient, userId: string, scope: ExportScope): Promise<ExportList> {
  const [recordings, folders, tags, taggedIds, studyGuides] = await Promise.all([
    listRecordings(client, userId, scope),
    scope.kind === "study-guide" ? [] : listPlainFolders(client, userId),
    scope.kind === "study-guide" ? [] : listTags(client, userId).then(sortTags),
    scope.kind === "study-guide" ? new Map<string, readonly string[]>() : fetchTaggedRecordings(client),
    listGuides(client, userId, scope),
  ]);
  const tagged = new Map(
    recordings.flatMap(({ id }) => {
      const ids = taggedIds.get(id);
      return ids === undefined ? [] : [[id, tags.filter((tag) => ids.includes(tag.id))] as const];
    }),
  );
  const usedTags = new Set([...tagged.values()].flat());
  const usedFolderIds = new Set(recordings.map(({ folderId }) => folderId));
  return {
    recordings,
    folders: scope.kind === "library" ? folders : folders.filter(({ id }) => usedFolderIds.has(id)),
    tags: scope.kind === "library" ? tags : tags.filter((tag) => usedTags.has(tag)),
    tagged,
    studyGuides,
  };
}

/** A recording with everything that is stored about it. */
export interface ReadRecording extends StoredOutline {
  readonly recording: Recording;
  /** The whole transcript as it is shown, with what was heard where they differ; null for none. */
  readonly transcript: Transcript | null;
}

/** Sorts rows in the order of `ids`. Ids whose rows were deleted meanwhile are left out. */
const inOrder = <Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/**
 * Reads recordings with all their data, in the order of `ids`. Recordings deleted meanwhile are left out.
 *
 * @param ids a page of ids: each takes 37 characters of the request's URL, and an hour of speech about 100 kB of the
 * answer
 * @throws Failure for the whole page, which can be read again
 */
export async function fetchRecordingsForExport(
  client: LecternClient,
  ids: readonly string[],
  toMomentHref: ToMomentHref,
  signal: AbortSignal,
): Promise<ReadRecording[]> {
  const [rows, segmentRows, corrections, outlines, cards] = await Promise.all([
    fetchData<RecordingRow[] | null>(
      client
        .from("recordings")
        .select(recordingColumns)
        .in("id", [...ids])
        .abortSignal(signal),
    ),
    fetchData(
      client
        .from("recording_segments")
        .select("recording_id,segments")
        .in("recording_id", [...ids])
        .abortSignal(signal),
    ),
    fetchCorrections(client, ids, signal),
    fetchOutlines(client, ids, signal),
    fetchCardsForExport(client, ids, toMomentHref, signal),
  ]);
  const segments = new Map(segmentRows.map((row) => [row.recording_id, parseSegments(row.segments)]));
  const untimed = rows.filter(({ id, has_transcript }) => has_transcript && (segments.get(id)?.length ?? 0) === 0);
  const texts = new Map<string, string | null>();
  if (untimed.length > 0) {
    const textRows = await fetchData(
      client
        .from("recordings")
        .select("id,transcript")
        .in(
          "id",
          untimed.map(({ id }) => id),
        )
        .abortSignal(signal),
    );
    for (const { id, transcript } of textRows) texts.set(id, transcript);
  }
  const toTranscript = (id: string): Transcript | null => {
    const [storedSegments, storedCorrections] = [segments.get(id) ?? [], corrections.get(id) ?? []];
    if (storedSegments.length > 0)
      return { segments: applyCorrections(storedSegments, storedCorrections), text: null, isComplete: true };
    const text = texts.get(id) ?? null;
    return text === null ? null : { segments: [], text: correctText(text, storedCorrections), isComplete: true };
  };
  return inOrder(ids, rows).map((row) => ({
    recording: toRecording(row),
    transcript: toTranscript(row.id),
    corrections: corrections.get(row.id) ?? [],
    outline: outlines.get(row.id) ?? null,
    cards: cards.get(row.id) ?? [],
  }));
}

/** Reads study guides with their contents, in the order of `ids`. @throws Failure */
export async function fetchGuidesForExport(
  client: LecternClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<StudyGuide[]> {
  const rows = await fetchData(
    client
      .from("study_guides")
      .select(`${guideColumns},content`)
      .in("id", [...ids])
      .abortSignal(signal),
  );
  return inOrder(ids, rows).map((row) => ({ ...toStudyGuideSummary(row), content: row.content }));
}
