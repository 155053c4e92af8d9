import { Failure } from "@lectern/domain/failure";
import { type Transcript, type TranscriptSegment, hasWords } from "@lectern/domain/recording";
import type { Json } from "../database.types.ts";
import { fetchOptionalData, rowsRequest, sendRequest, withFirstRequest } from "../request.ts";
import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { recordingKeys } from "./recordings.queries.ts";

const isSegment = (value: unknown): value is TranscriptSegment =>
  typeof value === "object" &&
  value !== null &&
  "start" in value &&
  "end" in value &&
  "text" in value &&
  typeof value.start === "number" &&
  typeof value.end === "number" &&
  typeof value.text === "string";

/** @throws Failure `malformed` */
export function parseSegments(segments: Json): TranscriptSegment[] {
  const list: unknown = segments;
  if (!Array.isArray(list) || !list.every(isSegment)) throw new Failure("malformed");
  return list;
}

/** How many segments the opening has. The request asks for one more, to learn whether others follow. */
const OPENING_SEGMENTS = 100;

/** Converts an opening to the transcript that it begins. */
const toOpenedTranscript = (opening: readonly TranscriptSegment[]): Transcript => ({
  segments: [...opening],
  text: null,
  isComplete: opening.length <= OPENING_SEGMENTS,
});

/** The transcript's first segments; none for a recording that came as plain text. */
const openingRequest = (recordingId: string) =>
  rowsRequest(
    (client) => client.from("recording_segments").select("opening").eq("recording_id", recordingId),
    ([row]) => (row === undefined ? [] : parseSegments(row.opening)),
  );

/** The transcript with its times; none for a recording that came as plain text. */
async function getSegments(client: LecternClient, recordingId: string): Promise<TranscriptSegment[]> {
  const row = await fetchOptionalData(
    client.from("recording_segments").select("segments").eq("recording_id", recordingId).maybeSingle(),
  );
  return row === null ? [] : parseSegments(row.segments);
}

/** The transcript as text. */
async function getText(client: LecternClient, id: string): Promise<string | null> {
  const row = await fetchOptionalData(client.from("recordings").select("transcript").eq("id", id).maybeSingle());
  return row?.transcript ?? null;
}

/**
 * Yields the opening of a long transcript and then the whole one. If there are no segments, requests the text instead.
 */
export async function* fetchTranscriptParts(
  client: LecternClient,
  id: string,
): AsyncGenerator<Transcript, void, undefined> {
  const opening = await sendRequest(client, openingRequest(id));
  if (opening.length === 0) {
    yield { segments: [], text: await getText(client, id), isComplete: true };
  } else {
    const begun = toOpenedTranscript(opening);
    yield begun;
    if (!begun.isComplete) yield { segments: await getSegments(client, id), text: null, isComplete: true };
  }
}

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
          "Error fetching transcript",
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
