import type { Transcript, TranscriptSegment } from "@lectern/domain/recording";
import { fetchOptionalRow } from "../fetch-rows.ts";
import type { LecternClient } from "../client.ts";
import { rowsRequest, sendRequest } from "../request.ts";
import { toOpenedTranscript, parseSegments } from "./transcript-rows.ts";

/** The transcript's first segments; none for a recording that came as plain text. */
export const openingRequest = (recordingId: string) =>
  rowsRequest(
    (client) => client.from("recording_segments").select("opening").eq("recording_id", recordingId),
    ([row]) => (row === undefined ? [] : parseSegments(row.opening)),
  );

/** The transcript with its times; none for a recording that came as plain text. */
async function getSegments(client: LecternClient, recordingId: string): Promise<TranscriptSegment[]> {
  const row = await fetchOptionalRow(
    client.from("recording_segments").select("segments").eq("recording_id", recordingId).maybeSingle(),
  );
  return row === null ? [] : parseSegments(row.segments);
}

/** The transcript as text. */
async function getText(client: LecternClient, id: string): Promise<string | null> {
  const row = await fetchOptionalRow(client.from("recordings").select("transcript").eq("id", id).maybeSingle());
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
