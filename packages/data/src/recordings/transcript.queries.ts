import { hasWords, type Transcript } from "@lectern/domain/recording";
import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { withFirstRequest } from "../request.ts";
import { recordingKeys } from "./recordings.queries.ts";
import { openingRequest, fetchTranscriptParts } from "./transcript.api.ts";
import { toOpenedTranscript } from "./transcript-rows.ts";

const emptyTranscript: Transcript = { segments: [], text: null, isComplete: true };

/** Queries of transcripts, in their own file so that pages with lists do not load them. */
export const transcriptQueries = (client: LecternClient, userId: string) => ({
  /** The transcript of one recording. For a long one, the opening is in the cache while the rest is read. */
  transcript: (id: string) => {
    const opening = openingRequest(id);
    return withFirstRequest(
      {
        ...opening,
        // Without segments, the transcript is plain text, which the next request reads.
        decode: (answer) => {
          const segments = opening.decode(answer);
          return segments.length === 0 ? undefined : toOpenedTranscript(segments);
        },
      },
      {
        ...defineRead<Transcript, ReturnType<typeof recordingKeys.transcript>>(
          "fetch-segments",
          recordingKeys.transcript(userId, id),
          async ({ client: cache, queryKey }) => {
            let last: Transcript = emptyTranscript;
            for await (const part of fetchTranscriptParts(client, id)) {
              last = part;
              const { data, fetchStatus } = cache.getQueryState<Transcript>(queryKey) ?? {};
              // A cache emptied at sign-out must stay empty.
              if (!part.isComplete && data === undefined && fetchStatus === "fetching")
                cache.setQueryData<Transcript>(queryKey, part);
            }
            return last;
          },
        ),
        refetchOnReconnect: true,
        // A complete transcript does not change.
        staleTime: ({ state: { data = emptyTranscript } }: { state: { data: Transcript | undefined } }) =>
          data.isComplete && hasWords(data) ? Number.POSITIVE_INFINITY : 0,
      },
    );
  },
});
