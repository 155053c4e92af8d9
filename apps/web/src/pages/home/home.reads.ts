import { profileQueries } from "@lectern/data/profiles/profiles";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import type { ReadContext } from "../page.ts";

export const reads = ({ client, userId }: ReadContext) => {
  const recordings = recordingQueries(client, userId);
  const profile = profileQueries(client, userId);
  return {
    recent: recordings.recent(),
    recordings: recordings.count(),
    favorites: recordings.favoriteCount(),
    minutes: profile.minutes(),
    isSubscribed: profile.subscriptionFlag(),
  };
};
