import { toWords } from "@lectern/domain/search.ts";
import type { RecordingScope } from "./library.ts";
import { choosePassages, clip } from "./passages.ts";
import { MATERIAL, type Reader, toHeading, toPlace } from "./write.ts";

/** The most words and lectures that the database looks for at once. */
const MOST_WORDS = 16;
const MOST_LECTURES = 200;

/** Answers passages with any of the words, those with most of them first; for what only a summary says, its sentence. */
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
  const ids = [...new Set([...recordings.map(({ id: own }) => own), ...newest])].slice(0, MOST_LECTURES);
  const words = toWords(query).slice(0, MOST_WORDS);
  const { found } = ids.length === 0 || words.length === 0 ? { found: [] } : await library.findPassages(words, ids);
  const passages = choosePassages(found, query, limit);
  const shown = new Set(passages.map(({ recordingId: own }) => own));
  const written = recordings
    .filter(({ id: own }) => !shown.has(own))
    .slice(0, limit - passages.length)
    .flatMap(({ id: own, moments: [first] }) =>
      first === undefined
        ? []
        : [{ recordingId: own, line: undefined, start: first.start ?? undefined, text: clip(first.text, 420) }],
    );
  const all = [...passages, ...written];
  if (all.length === 0)
    return suggestion === null
      ? "No lecture mentions this. Try fewer or other words."
      : `No lecture mentions this. Did they mean: ${clip(suggestion, 200)}?`;
  const names = new Map(
    (await library.readRecordings([...new Set(all.map(({ recordingId: own }) => own))])).map((one) => [one.id, one]),
  );
  const items = all.flatMap(({ recordingId: own, start, text }, place) => {
    const recording = names.get(own);
    if (recording === undefined) return [];
    const at = start === undefined ? "" : `, ${toPlace(start).trim()}`;
    return [`${place + 1}. ${toHeading(recording)}${at}\n   id ${own}\n   ${links.toMoment(own, start)}\n   “${text}”`];
  });
  return [MATERIAL, ...items].join("\n");
}
