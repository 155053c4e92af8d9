import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./harness/backend.ts";
import { aRecording, callFunction, completed } from "./harness/phone.ts";

const words = (count: number) => Array.from({ length: count }, () => "cell").join(" ");
const segment = (start: number, end: number, text = "Cells divide.") => ({ start, end, text });

let backend: TestBackend;
let token: string;
let userId: string;

beforeAll(async () => {
  backend = await startTestBackend();
  const person = await backend.setUpUser("refusals@school.edu");
  token = person.accessToken;
  userId = person.user.id;
  await backend.sql("update private.accounts set bonus_recording_time = 100000 where id = $1", [userId]);
});
afterAll(() => backend?.close());

const everything = async () => {
  const [row] = await backend.sql(
    `select (select count(*)::int from public.recordings) as recordings,
      (select count(*)::int from public.study_guides) as guides,
      (select count(*)::int from private.ingestions) as ingestions,
      (select count(*)::int from private.summary_jobs) as jobs,
      (select sum(recording_time + bonus_recording_time)::float8 from private.accounts) as minutes`,
  );
  return row;
};

/** Sends something that is refused, and sees that nothing changed. */
async function refusal(send: () => ReturnType<typeof callFunction>) {
  const before = await everything();
  const answer = await send();
  expect(await everything()).toEqual(before);
  expect(answer.body).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
  return { status: answer.status, error: String(answer.body["error"]) };
}

const refused = (recording: unknown, headers?: Record<string, string>) =>
  refusal(() => callFunction(backend, "ingest-recording", token, recording, headers));

describe("ingest-recording stores nothing and says why", () => {
  it("SRV-05 without a token", async () => {
    const answer = await refusal(() => callFunction(backend, "ingest-recording", undefined, aRecording()));
    expect(answer).toEqual({ status: 401, error: "Please sign in again." });
  });

  it("SRV-05 with the publishable key for a token", async () => {
    const answer = await refusal(() => callFunction(backend, "ingest-recording", backend.publishableKey, aRecording()));
    expect(answer.status).toBe(401);
  });

  it("SRV-05 for somebody who was deleted, although the token has not expired", async () => {
    const gone = await backend.setUpUser("gone@school.edu");
    await backend.sql("delete from auth.users where id = $1", [gone.user.id]);
    const answer = await refusal(() => callFunction(backend, "ingest-recording", gone.accessToken, aRecording()));
    expect(answer.status).toBe(401);
  });

  it("SRV-05 for somebody without an account yet", async () => {
    const early = await backend.signIn("early@school.edu");
    const answer = await refusal(() => callFunction(backend, "ingest-recording", early.accessToken, aRecording()));
    expect(answer).toEqual({ status: 409, error: expect.stringContaining("not set up yet") });
  });

  it.each([
    ["an empty text", { text: "" }, "The transcript is empty."],
    ["a text of blanks", { text: " \n\t " }, "The transcript is empty."],
    ["no segments", { segments: [] }, "The transcript is empty."],
    ["segments of blanks", { segments: [segment(0, 1, "  ")] }, "The transcript is empty."],
    [
      "noise instead of words",
      { text: "%PDF-1.4 \u0001\u0002 <<//>>%%!!@@##$$ **** ((((" },
      "The transcript has no readable words.",
    ],
    ["neither text nor segments", {}, "The transcript is not readable."],
    ["a text that is no text", { text: 7 }, "The transcript is not readable."],
    ["a segment that ends before it starts", { segments: [segment(2, 1)] }, "The transcript is not readable."],
    ["a segment before the start", { segments: [segment(-1, 1)] }, "The transcript is not readable."],
    ["a segment after the end", { segments: [segment(0, 601)] }, "The transcript goes on after the recording's end."],
    ["more words than anybody speaks", { text: words(4001) }, /more words than a recording of this length/],
    ["more words than anybody speaks, without spaces", { text: "cell".repeat(40_000) }, /more words than/],
  ])("SRV-05 %s", async (_title, transcript, error) => {
    const answer = await refused({ ...aRecording({ minutes: 10 }), transcript });
    expect(answer.status).toBe(422);
    expect(answer.error).toMatch(error);
  });

  it.each([
    ["more than eight hours", { minutes: 480.01 }, "A recording can be 8 hours long at most."],
    ["no length", { minutes: 0 }, "The recording's length is not readable."],
    ["a length below zero", { minutes: -5 }, "The recording's length is not readable."],
    ["a length that is no number", { minutes: "10" }, "The recording's length is not readable."],
    ["no id of the phone", { clientId: " " }, /without the id/],
    ["a name too long", { name: "x".repeat(301) }, /300 characters/],
    ["no name", { name: undefined }, /name/],
    ["a start without a zone", { startedAt: "2025-09-03T14:00:00" }, /time that the recording started/],
    ["a start that is no date", { startedAt: "2025-13-40T14:00:00Z" }, /time that the recording started/],
    ["a colour that is none", { color: "blue" }, /#3B82F6/],
    ["an icon too long", { icon: "x".repeat(41) }, /icon/],
  ])("SRV-05 %s", async (_title, change, error) => {
    const answer = await refused({ ...aRecording(), ...change });
    expect(answer.status).toBe(422);
    expect(answer.error).toMatch(error);
  });

  it("SRV-05 a body over 10 MB", async () => {
    const tooMuch = JSON.stringify({ ...aRecording(), transcript: { text: "x".repeat(10 * 1024 * 1024) } });
    expect(await refused(tooMuch)).toEqual({ status: 413, error: "This is too large to send: 10 MB at most." });
  });

  it.each([
    ["what is not JSON", "{", 400, undefined],
    ["what is not text", "\u0000", 400, undefined],
    ["what does not call itself JSON", "{}", 415, { "content-type": "text/plain" }],
    ["a list", "[]", 422, undefined],
    ["nothing", "", 400, undefined],
  ])("SRV-05 %s", async (_title, body, status, headers) => {
    expect((await refused(body, headers)).status).toBe(status);
  });

  it.each(["GET", "PUT", "DELETE", "PATCH"])("SRV-05 %s", async (method) => {
    const answer = await backend.fetch("/functions/v1/ingest-recording", {
      method,
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
    await answer.body?.cancel();
  });

  it("SRV-05 the id of a study guide", async () => {
    const guide = { clientId: "shared-id", title: "Cells", content: "# Cells" };
    expect((await callFunction(backend, "ingest-study-guide", token, guide)).status).toBe(201);
    const answer = await refused(aRecording({ clientId: "shared-id" }));
    expect(answer).toEqual({ status: 409, error: "This id already belongs to a study guide of yours." });
  });
});

describe("ingest-recording stores what the phone sent", () => {
  it("SRV-05 answers at once with processing; the summary follows", async () => {
    const recording = aRecording({ icon: "book", color: "#16A34A", minutes: 1.5 });
    const answer = await callFunction(backend, "ingest-recording", token, recording);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.any(String), status: "processing" });
    expect(await completed(backend, String(answer.body["id"]))).toMatchObject({
      user_id: userId,
      original_name: "Cell biology",
      status: "completed",
      is_favorite: false,
      folder_id: null,
      recording_icon: "book",
      recording_icon_color: "#16A34A",
      transcript: expect.stringContaining("Cells divide in two."),
      ai_summary: expect.stringContaining("Cells divide in two."),
      ai_notes: null,
    });
  });

  it("SRV-05 keeps segments with their times, in order, and makes paragraphs of them", async () => {
    const segments = [
      { start: 12.5, end: 15, speaker: "Ada", text: "Why two?" },
      { start: 0, end: 4.25, speaker: "Prof. Ruiz", text: "Cells divide\nin two. " },
      { start: 4.5, end: 9, speaker: "Prof. Ruiz", text: "Each half keeps a copy." },
      { start: 9, end: 10, text: "   " },
      { start: 15.1, end: 20, speaker: "Prof. Ruiz", text: "Because there are two of each." },
    ];
    const recording = { ...aRecording({ minutes: 0.34 }), transcript: { segments } };
    const { body } = await callFunction(backend, "ingest-recording", token, recording);
    const row = await completed(backend, String(body["id"]));
    expect(row["transcript"]).toBe(
      [
        "Prof. Ruiz: Cells divide in two. Each half keeps a copy.",
        "Ada: Why two?",
        "Prof. Ruiz: Because there are two of each.",
      ].join("\n\n"),
    );
    const [kept] = await backend.sql<{ segments: { start: number; speaker?: string; text: string }[] }>(
      "select segments from public.recording_segments where recording_id = $1",
      [body["id"]],
    );
    expect(kept?.segments.map(({ start }) => start)).toEqual([0, 4.5, 12.5, 15.1]);
    expect(kept?.segments[0]).toEqual({ start: 0, end: 4.25, speaker: "Prof. Ruiz", text: "Cells divide\nin two." });
  });

  it("SRV-05 takes what PostgreSQL would choke on: NUL, half a surrogate pair, foreign line ends", async () => {
    const recording = aRecording({
      name: "Caf\u0000é \uD83D",
      transcript: { text: "One\u0000 cell.\r\nTwo \uDC00 cells." },
    });
    const { status, body } = await callFunction(backend, "ingest-recording", token, recording);
    expect(status).toBe(201);
    const row = await completed(backend, String(body["id"]));
    expect(row["original_name"]).toBe("Café \uFFFD");
    expect(row["transcript"]).toBe("One cell.\nTwo \uFFFD cells.");
  });

  it("SRV-05 eight hours of speech pass", async () => {
    const recording = aRecording({ minutes: 480, transcript: { text: `${words(60_000)}.` } });
    expect((await callFunction(backend, "ingest-recording", token, recording)).status).toBe(201);
  });

  it("SRV-05 a recording whose summary was interrupted is taken up again when it is resent", async () => {
    const recording = aRecording();
    const [row] = await backend.sql<{ recording_id: string }>(
      "select recording_id from public.store_recording($1, $2, 'Cells', now(), 1, 'Cells divide in two.')",
      [userId, recording.clientId],
    );
    const answer = await callFunction(backend, "ingest-recording", token, recording);
    expect(answer).toMatchObject({ status: 200, body: { id: row?.recording_id, status: "processing" } });
    expect((await completed(backend, row!.recording_id))["ai_summary"]).toContain("Cells divide in two.");
  });
});

const sendGuide = (body: unknown) => callFunction(backend, "ingest-study-guide", token, body);

describe("ingest-study-guide", () => {
  const guide = {
    clientId: "guide-1",
    title: " Cells ",
    content: "# Cells\n\nThey divide.\n",
    icon: "book",
    color: "#16A34A",
  };

  it("stores a study guide once, as it was written", async () => {
    const answers = await Promise.all([sendGuide(guide), sendGuide(guide), sendGuide(guide)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body["id"])).size).toBe(1);
    const rows = await backend.sql("select * from public.study_guides where id = $1", [answers[0]?.body["id"]]);
    expect(rows).toEqual([
      expect.objectContaining({
        user_id: userId,
        title: "Cells",
        content: "# Cells\n\nThey divide.\n",
        icon: "book",
        icon_color: "#16A34A",
      }),
    ]);
  });

  it("does not restore one that was deleted", async () => {
    const { body } = await sendGuide({ ...guide, clientId: "guide-2" });
    await backend.sql("delete from public.study_guides where id = $1", [body["id"]]);
    expect(await refusal(() => sendGuide({ ...guide, clientId: "guide-2" }))).toMatchObject({ status: 410 });
  });

  it.each([
    ["no title", { title: " " }, /title/],
    ["no content", { content: " \n " }, /empty/],
    ["content that is no text", { content: null }, /empty/],
    ["a colour that is none", { color: "#12" }, /#3B82F6/],
    ["no id of the phone", { clientId: undefined }, /without the id/],
  ])("refuses %s", async (_title, change, error) => {
    const answer = await refusal(() => sendGuide({ ...guide, clientId: "guide-3", ...change }));
    expect(answer.status).toBe(422);
    expect(answer.error).toMatch(error);
  });

  it("refuses the id of a recording, and who has no account yet", async () => {
    const recording = aRecording();
    const { body } = await callFunction(backend, "ingest-recording", token, recording);
    // Its summary is written meanwhile, and what is under way is counted too.
    await completed(backend, String(body["id"]));
    expect(await refusal(() => sendGuide({ ...guide, clientId: recording.clientId }))).toMatchObject({ status: 409 });
    const early = await backend.signIn("early@school.edu");
    const answer = await refusal(() => callFunction(backend, "ingest-study-guide", early.accessToken, guide));
    expect(answer).toMatchObject({ status: 409 });
  });
});
