import { folderQueries } from "@lectern/data/folders/folders.queries";
import { practiceQueries } from "@lectern/data/practice/practice.queries";
import { recordingQueries, type RecentRecordings } from "@lectern/data/recordings/recordings.queries";
import { toDay } from "@lectern/domain/dates";
import type { NextUpState } from "@lectern/ui/screens/home";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "../../flows/use-user.ts";
import { getLastRead } from "../../features/reading/reading-position.ts";
import { toNextUpState } from "./next-up.view-state.ts";

/**
 * Returns the next steps of the student (DAY-02). Its reads begin when the page's own have arrived.
 *
 * @param recent the newest recordings, once they have been read
 */
export function useNextUp(recent: RecentRecordings | undefined): NextUpState {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  const enabled = recent !== undefined && recent.recordings.length > 0;
  const practice = practiceQueries(client, userId);
  const overview = useQuery({ ...practice.overview(), enabled });
  const day = useQuery({ ...practice.day(), enabled });
  const folders = useQuery({ ...folderQueries(client, userId).list(), enabled });
  const [now] = useState(() => new Date().toISOString());
  const [lastRead] = useState(() => {
    const last = getLastRead();
    const name = last && cache.getQueryData(recordingQueries(client, userId).one(last.recordingId).queryKey)?.name;
    return last === undefined || name === undefined ? undefined : { ...last, name };
  });
  return toNextUpState({ recent, overview, day, folders }, { now, today: toDay(now), lastRead });
}
