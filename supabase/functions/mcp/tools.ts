import type { CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { MAX_QUESTION_LENGTH } from "@lectern/domain/search.ts";
import { Refusal } from "../_shared/refusal.ts";
import type { Library, RecordingScope } from "./library.ts";
import { clip } from "./passages.ts";
import { noRecording, readLecture } from "./read-lecture.ts";
import { searchLectures } from "./search-lectures.ts";
import { toPart, writePage } from "./transcript-page.ts";
import { createLinks, MATERIAL, type Reader, toHeading, toListItem, toName } from "./write.ts";

/** The library that a call reads, and the answer to its failures. */
export interface ToolContext {
  readonly library: Library;
  readonly siteUrl: string;
  /** Takes one of the student's requests of this minute, runs the work, and turns its failure into a sentence. */
  readonly run: <Result>(
    work: () => Promise<Result>,
  ) => Promise<{ readonly result: Result } | { readonly failure: string }>;
}

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const idSchema = (kind: "recording" | "folder") =>
  v.pipe(
    v.string(),
    v.uuid(`That isn't the id of a ${kind}. Use one from a list or a search.`),
    v.description(`The id of a ${kind}.`),
  );
const daySchema = (text: string) =>
  v.optional(
    v.pipe(v.string(), v.isoDate("Give a day as YYYY-MM-DD."), v.description(`${text}, as YYYY-MM-DD (UTC).`)),
  );
const numberSchema = (text: string, { most, unset }: { readonly most: number; readonly unset: number }) =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, "Give a number of at least 1."),
      v.maxValue(most, `Give a number up to ${most}.`),
      v.description(`${text}; ${unset} if left out.`),
    ),
    unset,
  );
const scopeSchemas = {
  folder_id: v.optional(idSchema("folder")),
  from: daySchema("Only recordings from this day on"),
  until: daySchema("Only recordings up to this day"),
};

/** Of one answer, which a model reads whole. */
const MOST_FOLDERS = 50;
/** Of the sentence for an unknown tag. */
const MOST_NAMED_TAGS = 40;
const DAY_MS = 86_400_000;

/** @throws Refusal for a day that no calendar has, or of a year that no lecture is of */
function checkDay(text: string): number {
  const time = Date.parse(text);
  if (text >= "1970" && text < "2200" && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text))
    return time;
  throw new Refusal(400, "There is no such day. Give one from 1970-01-01 to 2199-12-31.");
}

function toScope({
  folder_id: folderId,
  from,
  until,
}: {
  folder_id?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}): RecordingScope {
  if (from !== undefined) checkDay(from);
  return { folderId, from, until: until && new Date(checkDay(until) + DAY_MS).toISOString() };
}

/** The parts that all tools use. */
interface ToolParts extends Reader {
  readonly siteUrl: string;
  readonly answer: (work: () => Promise<string>) => Promise<CallToolResult>;
}

/** Adds the tools. None changes anything, and each answers with a bounded text. */
export function addTools(server: McpServer, { library, siteUrl, run }: ToolContext): void {
  const answer = async (work: () => Promise<string>): Promise<CallToolResult> => {
    const outcome = await run(work);
    if ("failure" in outcome) return { content: [{ type: "text", text: outcome.failure }], isError: true };
    return { content: [{ type: "text", text: outcome.result }] };
  };
  const parts = { library, links: createLinks(siteUrl), siteUrl, answer };
  addListFolders(server, parts);
  addListRecordings(server, parts);
  addSearchLectures(server, parts);
  addGetLecture(server, parts);
  addGetTranscript(server, parts);
  addDueCards(server, parts);
}

function addListFolders(server: McpServer, { library, answer }: ToolParts): void {
  server.registerTool(
    "list_folders",
    {
      title: "List folders",
      description:
        "Lists the student's folders, one for each course: name, id and exam. Start here for a question about a course.",
      annotations: readOnly,
    },
    () =>
      answer(async () => {
        const folders = await library.readFolders();
        if (folders.length === 0) return "The student has no folders.";
        const items = folders
          .slice(0, MOST_FOLDERS)
          .map(({ id, name, exam_date: date, exam_name: exam, description }) => {
            const about = description === null || description.trim() === "" ? "" : ` · ${clip(description, 120)}`;
            return `- ${toName(name)} · id ${id}${date === null ? "" : ` · ${exam === null ? "exam" : clip(exam, 60)} on ${date}`}${about}`;
          });
        const rest = folders.length - items.length;
        return [MATERIAL, ...items, ...(rest > 0 ? [`${rest} older folders are left out.`] : [])].join("\n");
      }),
  );
}

function addListRecordings(server: McpServer, { library, links, answer }: ToolParts): void {
  server.registerTool(
    "list_recordings",
    {
      title: "List recordings",
      description:
        "Lists the student's lectures, newest first: name, date, length, folder, id, link and how the summary begins. Filter by folder, tag or days.",
      inputSchema: toStandardJsonSchema(
        v.object({
          ...scopeSchemas,
          tag: v.optional(
            v.pipe(
              v.string(),
              v.maxLength(40, "A tag can have up to 40 characters."),
              v.description("The name of a tag."),
            ),
          ),
          limit: numberSchema("How many to list", { most: 30, unset: 15 }),
          page: numberSchema("Which page of the list", { most: 1000, unset: 1 }),
        }),
      ),
      annotations: readOnly,
    },
    ({ tag, limit, page, ...scope }) =>
      answer(async () => {
        const skipped = (page - 1) * limit;
        const folders = await library.readFolders();
        const tagId = tag === undefined ? undefined : await findTag(tag, library);
        const recordings = await library.listRecordings({ ...toScope(scope), tagId }, skipped, limit + 1);
        if (recordings.length === 0) return page === 1 ? "No recording matches." : "There are no more recordings.";
        const items = recordings
          .slice(0, limit)
          .map((recording) =>
            toListItem(recording, folders.find((folder) => folder.id === recording.folder_id)?.name, links),
          );
        return [MATERIAL, ...items, ...(recordings.length > limit ? [`There are more: page ${page + 1}.`] : [])].join(
          "\n",
        );
      }),
  );
}

function addSearchLectures(server: McpServer, { library, links, answer }: ToolParts): void {
  server.registerTool(
    "search_lectures",
    {
      title: "Search lectures",
      description:
        "Finds where the student's lectures talk about something. Give a few words that the lecturer would say, not a whole question. Returns passages, each with its lecture, moment and a link that opens it at its second.",
      inputSchema: toStandardJsonSchema(
        v.object({
          query: v.pipe(
            v.string(),
            v.regex(/\S/, "Give a word to search for."),
            v.maxLength(MAX_QUESTION_LENGTH, `Search for up to ${MAX_QUESTION_LENGTH} characters.`),
            v.description("Words, in the lecture's language."),
          ),
          ...scopeSchemas,
          limit: numberSchema("How many passages", { most: 12, unset: 6 }),
        }),
      ),
      annotations: readOnly,
    },
    ({ query, limit, ...scope }) =>
      // No text of the database has a NUL.
      answer(() => searchLectures(query.replaceAll("\0", " "), limit, toScope(scope), { library, links })),
  );
}

function addGetLecture(server: McpServer, { library, links, answer }: ToolParts): void {
  server.registerTool(
    "get_lecture",
    {
      title: "Read a lecture's outline",
      description:
        "Reads what one lecture is about: thesis, chapters, main points, terms with definitions, tasks and dates, each with its moment. For exact words use get_transcript.",
      inputSchema: toStandardJsonSchema(v.object({ recording_id: idSchema("recording") })),
      annotations: readOnly,
    },
    ({ recording_id: recordingId }) => answer(() => readLecture(recordingId, { library, links })),
  );
}

function addGetTranscript(server: McpServer, { library, links, answer }: ToolParts): void {
  server.registerTool(
    "get_transcript",
    {
      title: "Read a transcript",
      description:
        "Reads what was said in one lecture, a page at a time: from a second (as in a link's t=) or from a line. The student's corrections are in it.",
      inputSchema: toStandardJsonSchema(
        v.object({
          recording_id: idSchema("recording"),
          from_seconds: v.optional(
            v.pipe(v.number(), v.minValue(0), v.description("Begin with what is said at this second.")),
          ),
          until_seconds: v.optional(v.pipe(v.number(), v.minValue(0), v.description("End before this second."))),
          from_line: v.optional(
            v.pipe(v.number(), v.integer(), v.minValue(1), v.description("Begin with this line, from 1.")),
          ),
        }),
      ),
      annotations: readOnly,
    },
    ({ recording_id: recordingId, from_seconds: from, until_seconds: until, from_line: line }) =>
      answer(async () => {
        const start = { line, from };
        const [recording, transcript] = await Promise.all([
          library.readRecording(recordingId),
          library.readTranscript(recordingId, start),
        ]);
        if (recording === undefined) throw noRecording();
        const part = toPart(transcript, start);
        if (part.count === 0) return `${toHeading(recording)}\nThis recording hasn't been transcribed yet.`;
        const { text, next } = writePage(part, { until });
        return [
          MATERIAL,
          toHeading(recording),
          "text" in transcript ? `Link: ${links.toMoment(recordingId, undefined)}` : links.describe(recordingId),
          text === "" ? "Nothing was said there." : text,
          ...(next === undefined ? [] : [`Continue with from_line ${next} of ${part.count}.`]),
        ].join("\n");
      }),
  );
}

function addDueCards(server: McpServer, { library, siteUrl, answer }: ToolParts): void {
  server.registerTool(
    "due_cards",
    {
      title: "Cards that are due",
      description:
        "Lists the fronts of flashcards that the student should review now, without their answers: ask them one by one, and find the answers by search_lectures. Reviews are recorded in Lectern only.",
      inputSchema: toStandardJsonSchema(
        v.object({
          folder_id: v.optional(idSchema("folder")),
          limit: numberSchema("How many cards", { most: 30, unset: 10 }),
        }),
      ),
      annotations: readOnly,
    },
    ({ folder_id: folderId, limit }) =>
      answer(async () => {
        const fronts = await library.readDueFronts(folderId, limit);
        if (fronts.length === 0) return "No cards are due.";
        const items = fronts.map(
          ({ front, recording_name: name, recording_id: recordingId }) =>
            `- ${clip(front, 500)} (${toName(name)}, id ${recordingId})`,
        );
        return [MATERIAL, ...items, `Review them: ${siteUrl}/dashboard/practice`].join("\n");
      }),
  );
}

async function findTag(name: string, library: Library): Promise<string> {
  const tags = await library.readTags();
  const folded = name.trim().toLowerCase();
  const match = tags.find((tag) => tag.name.toLowerCase() === folded);
  if (match !== undefined) return match.id;
  if (tags.length === 0) throw new Refusal(404, "The student has no tags.");
  throw new Refusal(
    404,
    `There is no such tag. There are: ${tags
      .slice(0, MOST_NAMED_TAGS)
      .map((tag) => tag.name)
      .join(", ")}.`,
  );
}
