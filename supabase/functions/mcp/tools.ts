import type { McpServer } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { MAX_QUESTION_LENGTH } from "@lectern/domain/search.ts";
import { Refusal } from "../_shared/refusal.ts";
import type { Library, RecordingScope } from "./library.ts";
import { clip } from "./passages.ts";
import { noRecording, readLecture } from "./read-lecture.ts";
import { searchLectures } from "./search-lectures.ts";
import { toPart, writePage } from "./transcript-page.ts";
import { createLinks, MATERIAL, toHeading, toListItem, toName } from "./write.ts";

/** The library that a call reads, and the answer to its failures. */
export interface ToolContext {
  readonly library: Library;
  readonly siteUrl: string;
  /** Takes one of the student's calls of this minute, runs the work, and turns its failure into a sentence. */
  run(work: () => Promise<string>): Promise<{ readonly text: string; readonly isError: boolean }>;
}

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const id = (of: string) =>
  v.pipe(
    v.string(),
    v.uuid(`That isn't the id of a ${of}. Use one from a list or a search.`),
    v.description(`The id of a ${of}.`),
  );
const recordingId = id("recording");
const day = (text: string) =>
  v.optional(
    v.pipe(v.string(), v.isoDate("Give a day as YYYY-MM-DD."), v.description(`${text}, as YYYY-MM-DD (UTC).`)),
  );
const number = (least: number, most: number, unset: number, text: string) =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(least, `Give a number of at least ${least}.`),
      v.maxValue(most, `Give a number up to ${most}.`),
      v.description(`${text}; ${unset} if left out.`),
    ),
    unset,
  );
const scope = {
  folder_id: v.optional(id("folder")),
  from: day("Only recordings from this day on"),
  until: day("Only recordings up to this day"),
};

const MOST_FOLDERS = 50;
const DAY_MS = 86_400_000;

/** @throws Refusal for a day that no calendar has, or of a year that no lecture is of */
function checkDay(text: string): number {
  const at = Date.parse(text);
  if (text >= "1970" && text < "2200" && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)) return at;
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

/** Adds the tools. None changes anything, and each answers with a bounded text. */
export function addTools(server: McpServer, context: ToolContext): void {
  const { library } = context;
  const links = createLinks(context.siteUrl);
  const answer = async (work: () => Promise<string>) => {
    const { text, isError } = await context.run(work);
    return { content: [{ type: "text" as const, text }], ...(isError && { isError }) };
  };

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
          .map(({ id: own, name, exam_date: date, exam_name: exam, description }) => {
            const about = description === null || description.trim() === "" ? "" : ` · ${clip(description, 120)}`;
            return `- ${toName(name)} · id ${own}${date === null ? "" : ` · ${exam === null ? "exam" : clip(exam, 60)} on ${date}`}${about}`;
          });
        const rest = folders.length - items.length;
        return [MATERIAL, ...items, ...(rest > 0 ? [`${rest} older folders are left out.`] : [])].join("\n");
      }),
  );

  server.registerTool(
    "list_recordings",
    {
      title: "List recordings",
      description:
        "Lists the student's lectures, newest first: name, date, length, folder, id, link and how the summary begins. Filter by folder, tag or days.",
      inputSchema: toStandardJsonSchema(
        v.object({
          ...scope,
          tag: v.optional(
            v.pipe(
              v.string(),
              v.maxLength(40, "A tag can have up to 40 characters."),
              v.description("The name of a tag."),
            ),
          ),
          limit: number(1, 30, 15, "How many to list"),
          page: number(1, 1000, 1, "Which page of the list"),
        }),
      ),
      annotations: readOnly,
    },
    ({ tag, limit, page, ...asked }) =>
      answer(async () => {
        const skipped = (page - 1) * limit;
        const folders = await library.readFolders();
        const tagId = tag === undefined ? undefined : await findTag(tag, library);
        const listed = await library.listRecordings({ ...toScope(asked), tagId }, skipped, limit + 1);
        if (listed.length === 0) return page === 1 ? "No recording matches." : "There are no more recordings.";
        const items = listed
          .slice(0, limit)
          .map((one) => toListItem(one, folders.find((folder) => folder.id === one.folder_id)?.name, links));
        return [MATERIAL, ...items, ...(listed.length > limit ? [`There are more: page ${page + 1}.`] : [])].join("\n");
      }),
  );

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
          ...scope,
          limit: number(1, 12, 6, "How many passages"),
        }),
      ),
      annotations: readOnly,
    },
    ({ query, limit, ...asked }) =>
      // No text of the database has a NUL.
      answer(() => searchLectures(query.replaceAll("\0", " "), limit, toScope(asked), { library, links })),
  );

  server.registerTool(
    "get_lecture",
    {
      title: "Read a lecture's outline",
      description:
        "Reads what one lecture is about: thesis, chapters, main points, terms with definitions, tasks and dates, each with its moment. For exact words use get_transcript.",
      inputSchema: toStandardJsonSchema(v.object({ recording_id: recordingId })),
      annotations: readOnly,
    },
    ({ recording_id: own }) => answer(() => readLecture(own, { library, links })),
  );

  server.registerTool(
    "get_transcript",
    {
      title: "Read a transcript",
      description:
        "Reads what was said in one lecture, a page at a time: from a second (as in a link's t=) or from a line. The student's corrections are in it.",
      inputSchema: toStandardJsonSchema(
        v.object({
          recording_id: recordingId,
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
    ({ recording_id: own, from_seconds: from, until_seconds: until, from_line: line }) =>
      answer(async () => {
        const start = { line, from };
        const [recording, said] = await Promise.all([library.readRecording(own), library.readSaid(own, start)]);
        if (recording === undefined) throw noRecording();
        const part = toPart(said, start);
        if (part.count === 0) return `${toHeading(recording)}\nThis recording hasn't been transcribed yet.`;
        const { text, next } = writePage(part, { until });
        return [
          MATERIAL,
          toHeading(recording),
          "text" in said ? `Link: ${links.toMoment(own, undefined)}` : links.describe(own),
          text === "" ? "Nothing was said there." : text,
          ...(next === undefined ? [] : [`Continue with from_line ${next} of ${part.count}.`]),
        ].join("\n");
      }),
  );

  server.registerTool(
    "due_cards",
    {
      title: "Cards that are due",
      description:
        "Lists the fronts of flashcards that the student should review now, without their answers: ask them one by one, and find the answers by search_lectures. Reviews are recorded in Lectern only.",
      inputSchema: toStandardJsonSchema(
        v.object({ folder_id: v.optional(id("folder")), limit: number(1, 30, 10, "How many cards") }),
      ),
      annotations: readOnly,
    },
    ({ folder_id: folderId, limit }) =>
      answer(async () => {
        const fronts = await library.readDueFronts(folderId, limit);
        if (fronts.length === 0) return "No cards are due.";
        const items = fronts.map(
          ({ front, recording_name: name, recording_id: own }) => `- ${clip(front, 500)} (${toName(name)}, id ${own})`,
        );
        return [MATERIAL, ...items, `Review them: ${context.siteUrl}/dashboard/practice`].join("\n");
      }),
  );
}

async function findTag(name: string, library: Library): Promise<string> {
  const tags = await library.readTags();
  const wanted = name.trim().toLowerCase();
  const found = tags.find((tag) => tag.name.toLowerCase() === wanted);
  if (found !== undefined) return found.id;
  if (tags.length === 0) throw new Refusal(404, "The student has no tags.");
  throw new Refusal(
    404,
    `There is no such tag. There are: ${tags
      .slice(0, 40)
      .map((tag) => tag.name)
      .join(", ")}.`,
  );
}
