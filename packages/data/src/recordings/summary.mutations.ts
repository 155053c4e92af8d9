import type { Recording, RecordingStatus } from "@lectern/domain/recording";
import type { LecternClient } from "../client.ts";
import type { DataWork, Write } from "../options.ts";
import { recordingKeys } from "./recordings.queries.ts";
import { requestSummary } from "./summary.api.ts";

/** Asks the server to try a given-up summary again. The recording then shows as processing (SRV-13). */
export const retrySummary = (
  client: LecternClient,
  userId: string,
  id: string,
): Write<void, unknown, RecordingStatus> => ({
  mutationKey: ["retry-summary", userId, id],
  networkMode: "always",
  meta: { work: "retry-summary" satisfies DataWork },
  mutationFn: () => requestSummary(client, id),
  onSuccess: async (status, _variables, _context, { client: cache }) => {
    const queryKey = recordingKeys.one(userId, id);
    if (status === "processing") {
      // The answer to an earlier read would show the recording as completed.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<Recording>(queryKey, (one) => one && { ...one, status });
    } else void cache.invalidateQueries({ queryKey });
    void cache.invalidateQueries({ queryKey: recordingKeys.recent(userId) });
  },
});
