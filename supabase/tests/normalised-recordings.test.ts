import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient, startTestBackend, type TestBackend } from "./testing/backend.ts";
import type { Person } from "./testing/money.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

let backend: TestBackend;
let person: Person;

beforeAll(async () => {
  backend = await startTestBackend();
  person = await backend.setUpUser("normalised@school.edu");
  await backend.sql("update private.accounts set bonus_recording_time = 100000 where id = $1", [person.user.id]);
});
afterAll(() => backend?.close());

const call = (name: string, body: unknown) => callFunction(backend, name, person.accessToken, body);

/** Sends a recording and returns its row, with its segments. */
async function send(changes: Parameters<typeof aRecording>[0]) {
  const { status, body } = await call("ingest-recording", aRecording(changes));
  expect([status, body["error"]]).toEqual([201, undefined]);
  const row = await completed(backend, String(body["id"]));
  const [kept] = await backend.sql<{ segments: { start: number; end: number; speaker?: string; text: string }[] }>(
    "select segments from public.recording_segments where recording_id = $1",
    [row["id"]],
  );
  return { row, segments: kept?.segments };
}

/** Stores a recording as earlier versions did: its transcript unchanged, and without a language. */
async function storeAsBefore(segments: readonly object[], transcript: string): Promise<string> {
  const [row] = await backend.sql<{ id: string }>(
    "insert into public.recordings (user_id, original_name, status, transcript) values ($1, 'Old', 'completed', $2) returning id",
    [person.user.id, transcript],
  );
  await backend.sql(
    "insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, $3::jsonb)",
    [row!.id, person.user.id, JSON.stringify(segments)],
  );
  return row!.id;
}

/** Creates rolling captions, which show each line three times, a second each, as on a screen of two lines. */
function rollingCaptions(lines: readonly string[]) {
  return lines.flatMap((line, n) => [
    { start: n * 2, end: n * 2 + 2, text: n === 0 ? line : `${lines[n - 1]} ${line}` },
    { start: n * 2 + 1.99, end: n * 2 + 2, text: line },
  ]);
}

const ice = [
  "the ice of a glacier moves",
  "down the valley and it carries",
  "stones that fell from the mountains",
  "so what we find at its end",
  "is a wall of stones which people",
  "call a moraine in every language",
];

describe("a new recording", () => {
  it("AST-01 is stored as sentences with their times", async () => {
    const segments = [
      { start: 0, end: 2, text: ">> PROF. RUIZ: The valley was cut" },
      { start: 2, end: 4, text: "by ice. The river" },
      { start: 4, end: 6, text: "came much later." },
      { start: 6, end: 8, text: ">> MARIA: How do we know?" },
    ];
    const stored = await send({ transcript: { segments } });
    expect(stored.segments).toEqual([
      { start: 0, end: 4, speaker: "Prof. Ruiz", text: "The valley was cut by ice." },
      { start: 2, end: 6, speaker: "Prof. Ruiz", text: "The river came much later." },
      { start: 6, end: 8, speaker: "Maria", text: "How do we know?" },
    ]);
    expect(stored.row["transcript"]).toBe(
      "Prof. Ruiz: The valley was cut by ice. The river came much later.\n\nMaria: How do we know?",
    );
  });

  it("AST-01 is limited by the words that it keeps, not by the repeated ones of its captions", async () => {
    const segments = rollingCaptions(ice);
    const words = segments.flatMap(({ text }) => text.split(" ")).length;
    const minutes = 0.2;
    expect(words).toBeGreaterThan(minutes * 400);
    const stored = await send({ minutes, transcript: { segments } });
    expect(stored.segments?.map(({ text }) => text).join(" ")).toBe(ice.join(" "));
  });

  it("AST-01 is refused if it contains only punctuation, and nothing is charged", async () => {
    const text = "# \n\n---\n\n**  **\n";
    const answer = await call("ingest-recording", aRecording({ transcript: { text } }));
    expect(answer).toMatchObject({ status: 422, body: { error: expect.stringMatching(/^The transcript /) } });
  });

  it("AST-01 gets times from its lines if they are the recording's, and otherwise loses none of its words", async () => {
    const text =
      "[00:00] Ice moves slowly here.\n[00:20] Nobody sees it without instruments.\n[00:50] That is the point.";
    expect((await send({ minutes: 1, transcript: { text } })).segments?.map(({ start }) => start)).toEqual([0, 20, 50]);
    const short = await send({ minutes: 0.5, transcript: { text } });
    expect(short.segments).toBeUndefined();
    expect(short.row["transcript"]).toBe(
      "Ice moves slowly here. Nobody sees it without instruments. That is the point.",
    );
  });

  it.each([
    ["hash-tables.vtt", "Hash tables"],
    ["Cell biology", "Cell biology"],
    ["REC_0042.m4a", "Moraine, glacier"],
  ])("AST-01 named %s gets the title %s", async (name, title) => {
    const text =
      "A glacier is a river of ice. The glacier is slow. At its end the glacier has a moraine. A moraine is a wall. The moraine is old, and the glacier is not. We call it a moraine.";
    expect((await send({ name, transcript: { text } })).row["original_name"]).toBe(title);
  });

  it.each([
    ["en", "The ice of a glacier moves down the valley, and what it carries stays behind when it melts."],
    ["es", "El hielo de un glaciar baja por el valle, y lo que lleva se queda atrás cuando se derrite."],
    ["de", "Das Eis eines Gletschers bewegt sich das Tal hinab, und was es trägt, bleibt liegen."],
    ["und", "Mitosis"],
  ])("AST-02 is stored with its language, %s", async (language, text) => {
    expect((await send({ transcript: { text } })).row["language"]).toBe(language);
  });

  it("AST-02 is summarised in its language", async () => {
    const text =
      "Un glaciar es un río de hielo que baja por un valle. El glaciar lleva piedras desde las montañas. Una morrena es un muro de piedras al final de un glaciar.";
    expect((await send({ transcript: { text } })).row["ai_summary"]).toMatch(/^## Pasajes clave$/m);
  });
});

describe("the language of a recording", () => {
  it("AST-02 SRV-02 can be read by its owner, and written only by the server", async () => {
    const { row } = await send({});
    const client = makeClient(backend, person.accessToken);
    expect((await client.from("recordings").select("language").eq("id", row["id"])).data).toEqual([{ language: "en" }]);
    const written = await client.from("recordings").update({ language: "fr" }).eq("id", row["id"]);
    expect(written.error?.code).toBe("42501");
    const stranger = await backend.setUpUser("stranger@school.edu");
    const seen = await makeClient(backend, stranger.accessToken)
      .from("recordings")
      .select("language")
      .eq("id", row["id"]);
    expect(seen.data).toEqual([]);
  });

  it.each(["English please", "", "e", "en_US", "x".repeat(40)])("AST-02 is never %j", async (language) => {
    const { row } = await send({});
    const write = backend.sql("update public.recordings set language = $1 where id = $2", [language, row["id"]]);
    await expect(write).rejects.toThrow(/recordings_language_check|recordings_check/);
  });
});

describe("a recording stored before transcripts were read into sentences", () => {
  it("AST-01 is read into sentences when a question is asked about it, and its rows stay unchanged", async () => {
    const segments = rollingCaptions(ice);
    const id = await storeAsBefore(segments, segments.map(({ text }) => text).join(" "));
    const about = { recording_id: id, transcript: "", summary: "" };
    const answer = await call("openai", { query: "What is a moraine?", ...about });
    const { message, segments: grounds } = answer.body as {
      message: string;
      segments: { start: number; text: string }[];
    };
    expect(message).toContain("wall of stones which people call a moraine in every language");
    expect(message).not.toContain("moraine in every language call");
    expect(segments.map(({ start }) => start)).toEqual(expect.arrayContaining(grounds.map(({ start }) => start)));
    const [row] = await backend.sql(
      "select r.language, s.segments from public.recordings r join public.recording_segments s on s.recording_id = r.id where r.id = $1",
      [id],
    );
    expect(row).toEqual({ language: null, segments });
  });

  it("AST-01 AST-02 is read into sentences for its notes", async () => {
    const lines = [
      "der gletscher trägt steine aus den bergen",
      "in das tal und dort bleiben die steine",
      "liegen weil das eis des gletschers schmilzt",
      "also finden wir am ende des gletschers",
      "eine moräne aus den steinen die er trug",
    ];
    const segments = rollingCaptions(lines);
    const id = await storeAsBefore(segments, segments.map(({ text }) => text).join(" "));
    const { body } = await call("customize-ai-summary", { style: "bullet", transcript: "", recording_id: id });
    expect(body["message"]).toMatch(/^## Schlüsselstellen$/m);
    expect(String(body["message"]).match(/aus den bergen/g)?.length ?? 0).toBeLessThan(2);
  });

  it("AST-01 is read into sentences by the job that writes its summary", async () => {
    const [job] = await backend.sql<{ recording_id: string }>(
      "select recording_id from public.store_recording($1, 'before', 'Old', now(), 1, $2, $3::jsonb)",
      [person.user.id, "raw", JSON.stringify(rollingCaptions(ice))],
    );
    await callFunction(backend, "process-recordings", backend.secretKey, {});
    const { ai_summary: summary } = await completed(backend, job!.recording_id);
    // Rolling captions would say "so what we find at its end so what we find at its end is".
    expect(summary).toContain("hat we find at its end is a wall of stones which people call a moraine");
  });
});
