import type { IngestRecordingRequest } from "@lectern/domain/contracts/ingest-recording";
import { PUBLISHABLE_KEY } from "../supabase/keys.ts";

/** The headers of a JSON request, as supabase-js sends them for a signed-in person. */
export const toHeaders = ({ accessToken }: { accessToken: string }): Record<string, string> => ({
  apikey: PUBLISHABLE_KEY,
  authorization: `Bearer ${accessToken}`,
  "content-type": "application/json",
});

/**
 * Calls a function of the backend at `url` and reads the JSON that it answers.
 *
 * @example await callFunction(url, "ingest-recording", person, recordingRequest())
 */
export async function callFunction(
  url: string,
  name: string,
  person: { accessToken: string },
  body: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: toHeaders(person),
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

export const recordingText = "Cells divide in two. Each half keeps a copy of the whole plan.";

/** A recording of two minutes as the phone sends it. The server stores a person's `clientId` once. */
export const recordingRequest = (changes: Partial<IngestRecordingRequest> = {}): IngestRecordingRequest => ({
  clientId: "recording",
  name: "Cells",
  startedAt: "2025-09-03T14:00:00Z",
  minutes: 2,
  transcript: { text: recordingText },
  ...changes,
});
