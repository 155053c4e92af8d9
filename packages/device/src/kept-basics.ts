import { folderQueries } from "@lectern/data/folders/folders.queries";
import { practiceQueries } from "@lectern/data/practice/practice.queries";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { studyGuideQueries } from "@lectern/data/study-guides/study-guides.queries";
import { readEntry } from "./kept-reads.ts";
import type { DeviceReadOptions } from "./read-whole-lecture.ts";
import { type FetchQueryOptions, hashKey } from "@tanstack/query-core";
import type { LecternClient } from "@lectern/data/client";

/** Lists that were kept longer ago are refetched in the next document, in ms. */
const OLD_BASICS_MS = 60 * 60_000;

/** Lists the reads that every kept device needs: the lists, and the due cards. */
function listBasics(client: LecternClient, userId: string): readonly FetchQueryOptions[] {
  const recordings = recordingQueries(client, userId);
  const practice = practiceQueries(client, userId);
  return [
    recordings.wholeList(),
    recordings.recent(),
    recordings.count(),
    recordings.favoriteCount(),
    recordings.favorites(),
    folderQueries(client, userId).list(),
    studyGuideQueries(client, userId).list(),
    practice.day(),
    practice.overview(),
    practice.due({}),
  ] as unknown as readonly FetchQueryOptions[];
}

/** Reads the lists that the device lacks, or has since long ago. */
export async function readBasics(
  connection: IDBDatabase,
  { client, queryClient, userId }: DeviceReadOptions,
): Promise<void> {
  await Promise.all(
    listBasics(client, userId).map(async (query) => {
      const entry = await readEntry(connection, hashKey(query.queryKey));
      if (entry === undefined || Date.now() - entry.savedAt > OLD_BASICS_MS) await queryClient.prefetchQuery(query);
    }),
  );
}
