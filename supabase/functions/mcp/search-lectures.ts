import { toWords } from "@lectern/domain/search.ts";
import type { RecordingScope } from "./library.ts";
import { choosePassages, clip } from "./passages.ts";
import { MATERIAL, type Reader, toHeading, toPlace } from "./write.ts";

/** The most words and lectures that the database looks for at once. */
const MOST_WORDS = 16;
const MOST_LECTURES = 200;

/**
 * Answers passages with any of the words, those with most of them first. For a lecture without one, a sentence of its summary or
 * notes that has the words, named as such.
 */
export async function searchLectures(
  query: string,
  limit: number,
  within: RecordingScope,
  { library, links }: Reader,
): Promise<string> {
  const [{ results, suggestion }, newest] = await Promise.all([
    library.search(query, within),
    library.listNewest(within, MOST_LECTURES),
  ]);
  const recordings = results.filter(({ kind }) => kind === "recording");
  const ids = [...new Set([...recordings.map(({ id }) => id), ...newest])].slice(0, MOST_LECTURES);
  const words = toWords(query).slice(0, MOST_WORDS);
  const { found } = ids.length === 0 || words.length === 0 ? { found: [] } : await library.findPassages(words, ids);
  const passages = choosePassages(found, query, limit);
  const idsWithPassages = new Set(passages.map(({ recordingId }) => recordingId));
  const others = recordings
    .filter(({ id }) => !idsWithPassages.has(id))
    .slice(0, limit - passages.length)
    .flatMap(({ id, moments: [best] }) =>
      best === undefined
        ? []
        : [{ recordingId: id, part: best.part, start: best.start ?? undefined, text: clip(best.text, 420) }],
    );
  const all = [...passages.map((passage) => ({ ...passage, part: "said" })), ...others];
  if (all.length === 0)
    return suggestion === null
      ? "No lecture mentions this. Try fewer or other words."
      : `No lecture mentions this. Did they mean: ${clip(suggestion, 200)}?`;
  const recordingsById = new Map(
    (await library.readRecordings([...new Set(all.map(({ recordingId }) => recordingId))])).map((recording) => [
      recording.id,
      recording,
    ]),
  );
  const items = all.flatMap(({ recordingId, part, start, text }, index) => {
    const recording = recordingsById.get(recordingId);
    if (recording === undefined) return [];
    const isSaid = part === "said";
    const moment = start === undefined ? "" : `, ${toPlace(start).trim()}`;
    const tab = part === "notes" ? "customize" : undefined;
    const link = isSaid ? links.toMoment(recordingId, start) : links.toLecture(recordingId, tab);
    const source = isSaid ? "" : `Not the lecturer's words, from its ${part}: `;
    return [`${index + 1}. ${toHeading(recording)}${moment}\n   id ${recordingId}\n   ${link}\n   ${source}“${text}”`];
  });
  return [MATERIAL, ...items].join("\n");
}
