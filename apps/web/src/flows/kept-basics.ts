import { folderQueries } from "@lectern/data/folders/folders.queries";
import { practiceQueries } from "@lectern/data/practice/practice.queries";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { studyGuideQueries } from "@lectern/data/study-guides/study-guides.queries";
import type { FetchQueryOptions } from "@tanstack/react-query";
import type { LecternClient } from "@lectern/data/client";

/** Lists the reads that every kept device needs: the lists, and the due cards. */
export function listBasics(client: LecternClient, userId: string): readonly FetchQueryOptions[] {
  const recordings = recordingQueries(client, userId);
  const practice = practiceQueries(client, userId);
  return [
    recordings.list(),
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
