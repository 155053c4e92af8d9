import type { RetrySummaryResponse } from "@lectern/domain/contracts/retry-summary";
import type { Recording } from "@lectern/domain/recording";
import type { LecternClient } from "../client.ts";
import { type Write, writeOptions } from "../options.ts";
import { recordingKeys } from "./recordings.queries.ts";
import { requestSummary, type SummaryRequest } from "./summary.api.ts";

/**
 * Asks the server to try a given-up summary again. The recording then shows as processing (SRV-13). One whose lecture is read
 * again stays as it is (TUT-04).
 */
export const retrySummary = (
  client: LecternClient,
  userId: string,
  id: string,
): Write<SummaryRequest | void, unknown, RetrySummaryResponse["status"]> => ({
  mutationKey: ["retry-summary", userId, id],
  ...writeOptions("retry-summary"),
  mutationFn: (request) => requestSummary(client, id, request),
  onSuccess: async (status, _variables, _context, { client: cache }) => {
    const queryKey = recordingKeys.one(userId, id);
    if (status === "reading") return;
    if (status === "processing") {
      // The answer to an earlier read would show the recording as completed.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<Recording>(queryKey, (one) => one && { ...one, status });
    } else void cache.invalidateQueries({ queryKey });
    void cache.invalidateQueries({ queryKey: recordingKeys.recent(userId) });
  },
});
