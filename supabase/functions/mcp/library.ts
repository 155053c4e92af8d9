import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { type Correction, correctText } from "@lectern/domain/corrections.ts";
import { call, readRows } from "../_shared/database.ts";
import { readOutline } from "../_shared/read-outline.ts";
import { findUnitPassages } from "../_shared/unit/find-passages.ts";

const folder = v.object({
  id: v.string(),
  name: v.string(),
  description: v.nullable(v.string()),
  exam_date: v.nullable(v.string()),
  exam_name: v.nullable(v.string()),
});
const tag = v.object({ id: v.string(), name: v.string() });
const listedColumns = {
  id: v.string(),
  original_name: v.string(),
  created_at: v.string(),
  status: v.string(),
  minutes: v.nullable(v.number()),
  folder_id: v.nullable(v.string()),
  summary_opening: v.nullable(v.string()),
};
const recording = v.object(listedColumns);
const whole = v.object({ ...listedColumns, language: v.nullable(v.string()), has_transcript: v.boolean() });
const columns = Object.keys(listedColumns).join(",");

const moment = v.object({
  part: v.string(),
  start: v.nullable(v.number()),
  text: v.string(),
});
const results = v.object({
  results: v.array(v.object({ kind: v.string(), id: v.string(), name: v.string(), moments: v.array(moment) })),
  suggestion: v.nullable(v.string()),
});
const lines = v.nullable(
  v.object({
    first: v.number(),
    count: v.number(),
    lines: v.array(v.object({ start: v.number(), speaker: v.nullable(v.string()), text: v.string() })),
  }),
);
const front = v.object({
  recording_id: v.string(),
  recording_name: v.string(),
  front: v.string(),
  due: v.nullable(v.string()),
});

export type Folder = v.InferOutput<typeof folder>;
export type ListedRecording = v.InferOutput<typeof recording>;

/** Selects recordings. Times are ISO 8601: from this time on, before this time. */
export interface RecordingScope {
  readonly folderId?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly tagId?: string | undefined;
}

/** Selects where a page of a transcript begins: at a line, from 1, and at what is said at a second. */
export interface TranscriptStart {
  readonly line?: number | undefined;
  /** Seconds. */
  readonly from?: number | undefined;
}

/** Lines of a lecture with their times, or all of its text without. */
export type TranscriptLines =
  | NonNullable<v.InferOutput<typeof lines>>
  | {
      readonly text: string;
    };

/** Reads a student's library with the rights of the token that the client has: row-level security decides. */
export function createLibrary(client: SupabaseClient) {
  const queryNewest = (select: string, { folderId, from, until, tagId }: RecordingScope) => {
    let request = client
      .from("recordings")
      .select(tagId === undefined ? select : `${select},recording_tags!inner(tag_id)`);
    if (tagId !== undefined) request = request.eq("recording_tags.tag_id", tagId);
    if (folderId !== undefined) request = request.eq("folder_id", folderId);
    if (from !== undefined) request = request.gte("created_at", from);
    if (until !== undefined) request = request.lt("created_at", until);
    return request.order("created_at", { ascending: false }).order("id", { ascending: false });
  };
  return {
    readFolders: (): Promise<Folder[]> =>
      readRows(
        v.array(folder),
        client
          .from("folders")
          .select("id,name,description,exam_date,exam_name")
          .order("created_at", { ascending: false })
          .limit(200),
      ),

    readTags: () => readRows(v.array(tag), client.from("tags").select("id,name").limit(200)),

    /** The tags of a recording, by their ids. */
    readTagIds: async (recordingId: string): Promise<string[]> => {
      const rows = v.array(v.object({ tag_id: v.string() }));
      const request = client.from("recording_tags").select("tag_id").eq("recording_id", recordingId).limit(200);
      return (await readRows(rows, request)).map(({ tag_id: id }) => id);
    },

    /** Newest first. */
    listRecordings: (scope: RecordingScope, skipped: number, most: number): Promise<ListedRecording[]> =>
      readRows(v.array(recording), queryNewest(columns, scope).range(skipped, skipped + most - 1)),

    readRecordings: (ids: readonly string[]): Promise<ListedRecording[]> =>
      readRows(
        v.array(recording),
        client
          .from("recordings")
          .select(columns)
          .in("id", [...ids]),
      ),

    /** The ids of the newest recordings that are ready. */
    listNewest: async (scope: RecordingScope, most: number): Promise<string[]> => {
      const rows = v.array(v.object({ id: v.string() }));
      return (await readRows(rows, queryNewest("id", scope).eq("status", "completed").limit(most))).map(({ id }) => id);
    },

    /** Undefined if there is none, or it is another student's. */
    readRecording: async (id: string) =>
      (
        await readRows(
          v.array(whole),
          client.from("recordings").select(`${columns},language,has_transcript`).eq("id", id).limit(1),
        )
      )[0],

    readSummary: async (id: string): Promise<string | undefined> => {
      const rows = v.array(v.object({ ai_summary: v.nullable(v.string()) }));
      const [row] = await readRows(rows, client.from("recordings").select("ai_summary").eq("id", id).limit(1));
      return row && (row.ai_summary ?? "");
    },

    /** Undefined for a recording that has none yet. */
    readOutline: (id: string) => readOutline(client, id),

    /** Reads lines with the student's corrections (COR-02), as many as an answer has at most. */
    readTranscript: async (id: string, { line = 1, from }: TranscriptStart = {}): Promise<TranscriptLines> => {
      const start = { p_recording_id: id, p_from_line: line, p_from_seconds: from ?? null };
      const timedLines = await call(client, lines, "read_transcript", start);
      if (timedLines !== null) return timedLines;
      const texts = v.array(v.object({ transcript: v.nullable(v.string()) }));
      const corrected = v.array(v.object({ corrections: v.array(v.unknown()) }));
      const [[row], [correctionsRow]] = await Promise.all([
        readRows(texts, client.from("recordings").select("transcript").eq("id", id).limit(1)),
        readRows(corrected, client.from("recording_corrections").select("corrections").eq("recording_id", id).limit(1)),
      ]);
      // The database checks each correction.
      return { text: correctText(row?.transcript ?? "", (correctionsRow?.corrections ?? []) as Correction[]) };
    },

    search: (query: string, { folderId, from, until }: RecordingScope) =>
      call(client, results, "search_recordings", {
        p_query: query,
        p_folder_id: folderId,
        p_from: from,
        p_until: until,
      }),

    findPassages: (words: readonly string[], ids: readonly string[]) => findUnitPassages(client, { ids }, words),

    /** Fronts of cards, and nothing that gives an answer away. */
    readDueFronts: (folderId: string | undefined, most: number) =>
      call(client, v.array(front), "due_fronts", { p_folder_id: folderId ?? null, p_limit: most }),
  };
}

export type Library = ReturnType<typeof createLibrary>;
