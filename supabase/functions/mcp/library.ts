import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { type Correction, correctText } from "@lectern/domain/corrections.ts";
import type { Outline } from "@lectern/domain/outline.ts";
import { parseOutline } from "@lectern/domain/parse-outline.ts";
import { DatabaseError } from "../_shared/database.ts";
import { findUnitPassages } from "../_shared/unit/find-passages.ts";

const folder = v.object({
  id: v.string(),
  name: v.string(),
  description: v.nullable(v.string()),
  exam_date: v.nullable(v.string()),
  exam_name: v.nullable(v.string()),
});
const tag = v.object({ id: v.string(), name: v.string() });
const listed = {
  id: v.string(),
  original_name: v.string(),
  created_at: v.string(),
  status: v.string(),
  minutes: v.nullable(v.number()),
  folder_id: v.nullable(v.string()),
  summary_opening: v.nullable(v.string()),
};
const recording = v.object(listed);
const whole = v.object({ ...listed, language: v.nullable(v.string()), has_transcript: v.boolean() });
const columns = Object.keys(listed).join(",");

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
export type Said =
  | NonNullable<v.InferOutput<typeof lines>>
  | {
      readonly text: string;
    };

interface Answer {
  readonly data: unknown;
  readonly error: { readonly code?: string } | null;
}

async function read<Schema extends v.GenericSchema>(
  schema: Schema,
  request: PromiseLike<Answer>,
): Promise<v.InferOutput<Schema>> {
  const { data, error } = await request;
  if (error !== null) throw new DatabaseError(error.code ?? "unknown", { cause: error });
  return v.parse(schema, data);
}

/** Reads a student's library with the rights of the token that the client has: row-level security decides. */
export function createLibrary(client: SupabaseClient) {
  const newest = (select: string, { folderId, from, until, tagId }: RecordingScope) => {
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
      read(
        v.array(folder),
        client
          .from("folders")
          .select("id,name,description,exam_date,exam_name")
          .order("created_at", { ascending: false })
          .limit(200),
      ),

    readTags: () => read(v.array(tag), client.from("tags").select("id,name").limit(200)),

    /** The tags of a recording, by their ids. */
    readTagsOf: async (recordingId: string): Promise<string[]> => {
      const rows = v.array(v.object({ tag_id: v.string() }));
      const request = client.from("recording_tags").select("tag_id").eq("recording_id", recordingId).limit(200);
      return (await read(rows, request)).map(({ tag_id: id }) => id);
    },

    /** Newest first. */
    listRecordings: (scope: RecordingScope, skipped: number, most: number): Promise<ListedRecording[]> =>
      read(v.array(recording), newest(columns, scope).range(skipped, skipped + most - 1)),

    readRecordings: (ids: readonly string[]): Promise<ListedRecording[]> =>
      read(
        v.array(recording),
        client
          .from("recordings")
          .select(columns)
          .in("id", [...ids]),
      ),

    /** The ids of the newest recordings that are ready. */
    listNewest: async (scope: RecordingScope, most: number): Promise<string[]> => {
      const rows = v.array(v.object({ id: v.string() }));
      return (await read(rows, newest("id", scope).eq("status", "completed").limit(most))).map(({ id }) => id);
    },

    /** Undefined if there is none, or it is another student's. */
    readRecording: async (id: string) =>
      (
        await read(
          v.array(whole),
          client.from("recordings").select(`${columns},language,has_transcript`).eq("id", id).limit(1),
        )
      )[0],

    readSummary: async (id: string): Promise<string | undefined> => {
      const rows = v.array(v.object({ ai_summary: v.nullable(v.string()) }));
      const [row] = await read(rows, client.from("recordings").select("ai_summary").eq("id", id).limit(1));
      return row && (row.ai_summary ?? "");
    },

    /** Undefined for a recording that has none yet. */
    readOutline: async (id: string): Promise<Outline | undefined> => {
      const outline = "chapters,questions,terms,points,tasks,dates,forms,thesis";
      const rows = v.array(v.record(v.string(), v.unknown()));
      const [row] = await read(rows, client.from("recording_outlines").select(outline).eq("recording_id", id).limit(1));
      return row && parseOutline(row);
    },

    /** Reads lines with the student's corrections (COR-02), as many as an answer has at most. */
    readSaid: async (id: string, { line = 1, from }: TranscriptStart = {}): Promise<Said> => {
      const start = { p_recording_id: id, p_from_line: line, p_from_seconds: from ?? null };
      const said = await read(lines, client.rpc("read_transcript", start));
      if (said !== null) return said;
      const texts = v.array(v.object({ transcript: v.nullable(v.string()) }));
      const corrected = v.array(v.object({ corrections: v.array(v.unknown()) }));
      const [[row], [own]] = await Promise.all([
        read(texts, client.from("recordings").select("transcript").eq("id", id).limit(1)),
        read(corrected, client.from("recording_corrections").select("corrections").eq("recording_id", id).limit(1)),
      ]);
      // The database checks each correction.
      return { text: correctText(row?.transcript ?? "", (own?.corrections ?? []) as Correction[]) };
    },

    search: (query: string, { folderId, from, until }: RecordingScope) =>
      read(
        results,
        client.rpc("search_recordings", {
          p_query: query,
          ...(folderId !== undefined && { p_folder_id: folderId }),
          ...(from !== undefined && { p_from: from }),
          ...(until !== undefined && { p_until: until }),
        }),
      ),

    findPassages: (words: readonly string[], ids: readonly string[]) =>
      findUnitPassages(client, { folderId: undefined, ids }, words),

    /** Fronts of cards, and nothing that gives an answer away. */
    readDueFronts: (folderId: string | undefined, most: number) =>
      read(v.array(front), client.rpc("due_fronts", { p_folder_id: folderId ?? null, p_limit: most })),
  };
}

export type Library = ReturnType<typeof createLibrary>;
