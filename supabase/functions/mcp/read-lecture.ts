import { Refusal } from "../_shared/refusal.ts";
import { clip } from "./passages.ts";
import { toPart, writePage } from "./transcript-page.ts";
import { MATERIAL, type Reader, toHeading, toName, toPlace } from "./write.ts";

const MOST_TERMS = 25;

export const noRecording = () => new Refusal(404, "There is no such recording in this student's library.");

const list = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`${title}:`, ...items.map((item) => `- ${item}`)];

/** Writes a lecture's outline; of one without, how its transcript begins. @throws Refusal 404 */
export async function readLecture(recordingId: string, { library, links }: Reader): Promise<string> {
  const [recording, outline, folders, tagIds, tags] = await Promise.all([
    library.readRecording(recordingId),
    library.readOutline(recordingId),
    library.readFolders(),
    library.readTagIds(recordingId),
    library.readTags(),
  ]);
  if (recording === undefined) throw noRecording();
  const folder = folders.find((folder) => folder.id === recording.folder_id)?.name;
  const names = tags.filter((tag) => tagIds.includes(tag.id)).map(({ name }) => name);
  const head = [
    MATERIAL,
    toHeading(recording),
    [
      ...(folder === undefined ? [] : [`Folder: ${toName(folder)}`]),
      ...(names.length === 0 ? [] : [`Tags: ${names.slice(0, 20).join(", ")}`]),
      ...(recording.language === null ? [] : [`Language: ${recording.language}`]),
    ].join(" · "),
    `Link: ${links.toLecture(recordingId)}`,
  ].filter((line) => line !== "");
  const { chapters = [], points = [], terms = [], tasks = [], dates = [], thesis = null } = outline ?? {};
  const isEmpty = [chapters, points, terms, tasks, dates].every(({ length }) => length === 0) && thesis === null;
  if (isEmpty) {
    if (recording.status !== "completed")
      return [...head, "It is still being prepared. Its transcript may be there already."].join("\n");
    const { text } = writePage(toPart(await library.readTranscript(recordingId)), { most: 2000 });
    return [...head, "There is no outline of it. It begins:", text, "Search it, or read on with get_transcript."].join(
      "\n",
    );
  }
  const isTimed = [thesis, ...points, ...chapters, ...terms].some((item) => typeof item?.start === "number");
  return [
    ...head,
    ...(isTimed ? [links.describe(recordingId)] : []),
    ...(thesis === null ? [] : [`Thesis: ${toPlace(thesis.start)}${clip(thesis.text, 400)}`]),
    ...list(
      "Chapters",
      chapters.slice(0, 30).map(({ title, start }) => `${toPlace(start)}${clip(title, 120)}`),
    ),
    ...list(
      "Points",
      points
        .slice(0, 15)
        .map(
          ({ text, start, isImportant }) =>
            `${toPlace(start)}${isImportant === true ? "Important: " : ""}${clip(text, 320)}`,
        ),
    ),
    ...list(
      "Terms",
      terms
        .slice(0, MOST_TERMS)
        .map(
          ({ term, definition, start }) =>
            `${toPlace(start)}${clip(term, 80)}${definition === undefined ? "" : `: ${clip(definition, 200)}`}`,
        ),
    ),
    ...list(
      "Tasks",
      tasks.slice(0, 10).map(({ text, start }) => `${toPlace(start)}${clip(text, 240)}`),
    ),
    ...list(
      "Dates",
      dates.slice(0, 10).map(({ date, text, start }) => `${toPlace(start)}${clip(date, 60)}: ${clip(text, 240)}`),
    ),
  ].join("\n");
}
