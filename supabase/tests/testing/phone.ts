import type { IngestRecordingRequest } from "@lectern/domain/contracts/ingest-recording";
import type { TestBackend } from "./backend.ts";

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** Calls a function as the phone does. `body`: a string is sent as it is, anything else as JSON. */
export async function callFunction(
  backend: TestBackend,
  name: string,
  token: string | undefined,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await backend.fetch(`/functions/v1/${name}`, {
    method: "POST",
    headers: {
      apikey: backend.publishableKey,
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, headers: answer.headers };
}

let count = 0;

/** A short recording as the phone sends it, each with a new id. */
export const aRecording = (changes: Partial<IngestRecordingRequest> = {}): IngestRecordingRequest => ({
  clientId: `phone-${(count += 1)}`,
  name: "Cell biology",
  startedAt: "2025-09-03T14:00:00Z",
  minutes: 10,
  transcript: { text: "Cells divide in two. Each half keeps a copy of the whole plan. The plan is written in DNA." },
  ...changes,
});

/** Waits until a recording is completed and no function works on after its answer, and returns the recording. */
export async function completed(backend: TestBackend, id: string): Promise<Record<string, unknown>> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- waiting
    const [row] = await backend.sql("select * from public.recordings where id = $1", [id]);
    if (row?.["status"] === "completed") {
      // oxlint-disable-next-line no-await-in-loop -- the end
      await backend.settled();
      return row;
    }
    if (Date.now() > deadline) throw new Error(`recording ${id} is still ${String(row?.["status"])}`);
    // oxlint-disable-next-line no-await-in-loop -- waiting
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
