import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AssistantClient, connectAssistant } from "./testing/assistant-client.ts";
import { makeClient, startTestBackend, type TestBackend, type TestUser } from "./testing/backend.ts";
import { type ConnectedClient, connectClient } from "./testing/connected-client.ts";

/** A lecture of ten hours with a line a second. */
const LINES = 36_000;

let backend: TestBackend;
let student: TestUser;
let own: ConnectedClient;
let assistant: AssistantClient;
let long: string;

async function store(userId: string, segments: readonly object[]): Promise<string> {
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.recordings (user_id, original_name, status, minutes, language)
      values ($1, 'Ten hours', 'processing', 600, 'xx') returning id`,
    [userId],
  );
  const said =
    "insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, $3::text::jsonb)";
  await backend.sql(said, [row!.id, userId, JSON.stringify(segments)]);
  return row!.id;
}

beforeAll(async () => {
  backend = await startTestBackend();
  student = await backend.setUpUser("mcp-transcript@school.edu");
  own = await connectClient(backend, student);
  // What is never searched needs no index.
  await backend.sql("alter table public.recording_segments disable trigger index_speech");
  assistant = await connectAssistant(backend, own.token);
  long = await store(
    student.user.id,
    Array.from({ length: LINES }, (_, place) => ({
      start: place,
      end: place + 1,
      speaker: "Dr. Okafor",
      text: `Line ${place + 1} speaks of nothing in particular, at the length that a sentence usually has.`,
    })),
  );
});
afterAll(() => backend?.close());

const nextMinute = () => backend.sql("update private.connected_assistants set calls = 0");
const readNumbers = (text: string) => [...text.matchAll(/^(\d+)\. \[/gm)].map(([, number]) => Number(number));

/** The lines that the database sends for a page, and its bytes. */
async function read(api: SupabaseClient, id: string, parameters: object = {}) {
  const { data, error } = await api.rpc("read_transcript", { p_recording_id: id, ...parameters });
  expect(error).toBeNull();
  const said = data as { first: number; count: number; lines: { start: number; text: string }[] } | null;
  return { said, bytes: Buffer.byteLength(JSON.stringify(data)) };
}

it("CON-03 of a lecture of ten hours the database sends a page's lines, wherever it begins", async () => {
  for (const parameters of [{}, { p_from_line: 30_000 }, { p_from_seconds: 35_000.5 }]) {
    const { said, bytes } = await read(own.api, long, parameters);
    expect(said!.count).toBe(LINES);
    expect(said!.lines.length).toBeGreaterThan(100);
    expect(bytes).toBeLessThan(60_000);
  }
  expect((await read(own.api, long, { p_from_seconds: 35_000.5 })).said!.first).toBe(35_000);
});

it.each([
  [{ p_from_line: -5 }, 0],
  [{ p_from_line: null }, 0],
  [{ p_from_seconds: -1 }, 0],
  [{ p_from_line: 11, p_from_seconds: 5 }, 10],
  [{ p_from_seconds: 1e12 }, LINES - 1],
  [{ p_from_line: LINES + 1 }, LINES],
  [{ p_from_line: 1e21 }, LINES],
])("CON-03 from %o on begins at position %i", async (parameters, first) => {
  const { said } = await read(own.api, long, parameters);
  expect([said!.first, said!.lines[0]?.start]).toEqual([first, first < LINES ? first : undefined]);
});

it("CON-03 page after page gives each line once, in its order", async () => {
  await nextMinute();
  const numbers: number[] = [];
  for (let line: number | undefined = LINES - 700; line !== undefined; ) {
    const text = await assistant.call("get_transcript", { recording_id: long, from_line: line });
    numbers.push(...readNumbers(text));
    const next = /Continue with from_line (\d+) of 36000\./.exec(text)?.[1];
    line = next === undefined ? undefined : Number(next);
  }
  expect(numbers).toEqual(Array.from({ length: 701 }, (_, place) => LINES - 700 + place));
});

it("CON-03 ends before the asked second, and bounds lines that are very long", async () => {
  await nextMinute();
  const part = { recording_id: long, from_seconds: 20_000, until_seconds: 20_003 };
  expect(readNumbers(await assistant.call("get_transcript", part))).toEqual([20_001, 20_002, 20_003]);
  const wide = await store(
    student.user.id,
    Array.from({ length: 500 }, (_, start) => ({ start, end: start + 1, text: "x ".repeat(3000) })),
  );
  expect((await read(own.api, wide)).bytes).toBeLessThan(60_000);
  const text = await assistant.call("get_transcript", { recording_id: wide });
  expect(readNumbers(text)).toEqual([1, 2, 3]);
  expect(text).toContain("Continue with from_line 4 of 500.");
});

it("CON-01 CON-04 gives no line of another student's lecture, nor to an ended session", async () => {
  const other = await backend.setUpUser("mcp-transcript-other@school.edu", { provider: "apple" });
  const stranger = await connectClient(backend, other);
  expect((await read(stranger.api, long)).said).toBeNull();
  expect((await read(makeClient(backend, other.accessToken), long)).said).toBeNull();
  const { error } = await makeClient(backend).rpc("read_transcript", { p_recording_id: long });
  expect(error?.code).toBe("42501");
  await backend.sql("delete from private.connected_assistants where client_id = $1", [own.clientId]);
  expect((await own.api.rpc("read_transcript", { p_recording_id: long })).status).toBe(401);
});
