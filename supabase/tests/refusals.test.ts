import { isLong } from "@lectern/local-backend/testing/long-run";
import { readTranscript } from "@lectern/supabase/functions/ingest-recording/read-transcript";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./testing/backend.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

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

/** Sends a request that must be refused, and checks that nothing changed. */
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
  it("SRV-05 refuses a request without a token", async () => {
    const answer = await refusal(() => callFunction(backend, "ingest-recording", undefined, aRecording()));
    expect(answer).toEqual({ status: 401, error: "Please log in again." });
  });

  it("SRV-05 with the publishable key as a token", async () => {
    const answer = await refusal(() => callFunction(backend, "ingest-recording", backend.publishableKey, aRecording()));
    expect(answer.status).toBe(401);
  });

  it("SRV-05 for a deleted person whose token has not expired", async () => {
    const gone = await backend.setUpUser("gone@school.edu");
    await backend.sql("delete from auth.users where id = $1", [gone.user.id]);
    const answer = await refusal(() => callFunction(backend, "ingest-recording", gone.accessToken, aRecording()));
    expect(answer.status).toBe(401);
  });

  it("SRV-05 for a person without an account yet", async () => {
    const early = await backend.signIn("early@school.edu");
    const answer = await refusal(() => callFunction(backend, "ingest-recording", early.accessToken, aRecording()));
    expect(answer).toEqual({ status: 409, error: expect.stringContaining("set up yet") });
  });

  it.each([
    ["an empty text", { text: "" }, "The transcript is empty."],
    ["a text of blanks", { text: " \n\t " }, "The transcript is empty."],
    ["no segments", { segments: [] }, "The transcript is empty."],
    ["segments of blanks", { segments: [segment(0, 1, "  ")] }, "The transcript is empty."],
    [
      "noise instead of words",
      { text: "x1.4 \u0001\u0002 <<//>>%%!!@@##$$ **** ((((" },
      "The transcript has no readable words.",
    ],
    [
      "a document instead of words",
      { text: "%PDF-1.4 Cells divide." },
      "The transcript is a PDF document, which can't be read.",
    ],
    ["neither text nor segments", {}, "The transcript can't be read."],
    ["a text that is no text", { text: 7 }, "The transcript can't be read."],
    ["a segment that ends before it starts", { segments: [segment(2, 1)] }, "The transcript can't be read."],
    ["a segment before the start", { segments: [segment(-1, 1)] }, "The transcript can't be read."],
    ["a segment after the end", { segments: [segment(0, 611)] }, "The transcript runs past the end of the recording."],
    ["more words than anybody speaks", { text: words(4001) }, /more words than a recording of this length/],
    ["more words than anybody speaks, without spaces", { text: "cell".repeat(40_000) }, /more characters than/],
    ["more characters than words have", { text: `Cells divide. ${"∀∃".repeat(30_000)}` }, /more characters than/],
    [
      "noise after words and a page of blanks",
      { text: `Cells divide.${" ".repeat(10_000)}${"∀".repeat(40_000)}` },
      "The transcript has no readable words.",
    ],
    ["a segment longer than speech", { segments: [segment(0, 9, "x".repeat(20_001))] }, /segment of more than 20,000/],
    ["more segments than words", { segments: Array.from({ length: 4001 }, () => segment(0, 1, ".")) }, /more segments/],
    [
      "more of the speakers' names than of what they say",
      { segments: Array.from({ length: 600 }, () => ({ ...segment(0, 1, "a"), speaker: "x".repeat(120) })) },
      /more characters than/,
    ],
  ])("SRV-05 refuses a transcript with %s", async (_title, transcript, error) => {
    const answer = await refused({ ...aRecording({ minutes: 10 }), transcript });
    expect(answer.status).toBe(422);
    expect(answer.error).toMatch(error);
  });

  it.each([
    ["more than eight hours", { minutes: 480.01 }, "A recording can be up to 8 hours long."],
    ["no length", { minutes: 0 }, "The recording's length can't be read."],
    ["a length below zero", { minutes: -5 }, "The recording's length can't be read."],
    ["a length that is no number", { minutes: "10" }, "The recording's length can't be read."],
    ["no id of the phone", { clientId: " " }, /without the ID/],
    ["a name too long", { name: "x".repeat(301) }, /300 characters/],
    ["no name", { name: undefined }, /name/],
    ["a start without a zone", { startedAt: "2025-09-03T14:00:00" }, /recording's start time/],
    ["a start on 31 February", { startedAt: "2025-02-31T14:00:00Z" }, /recording's start time/],
    ["a start in the year 0", { startedAt: "0000-01-01T00:00:00Z" }, /recording's start time/],
    ["a start before Christ", { startedAt: "0001-01-01T00:00:00+14:00" }, /recording's start time/],
    ["a start in the year 10000", { startedAt: "9999-12-31T23:59:59-23:59" }, /recording's start time/],
    ["a start that is no date", { startedAt: "2025-13-40T14:00:00Z" }, /recording's start time/],
    ["a colour that is none", { color: "blue" }, /#3B82F6/],
    ["an icon too long", { icon: "x".repeat(41) }, /icon/],
  ])("SRV-05 refuses %s", async (_title, change, error) => {
    const answer = await refused({ ...aRecording(), ...change });
    expect(answer.status).toBe(422);
    expect(answer.error).toMatch(error);
  });

  it.each([["8 MB of signs after a page of blanks", { text: `a${" ".repeat(100_000)}${"∀".repeat(2_700_000)}` }]])(
    "SRV-05 %s for the price of a moment",
    async (_title, transcript) => {
      const answer = await refused({ ...aRecording({ minutes: 0.01 }), transcript });
      expect(answer).toEqual({ status: 422, error: expect.stringContaining("than") });
    },
  );

  it("SRV-05 refuses text that is too long for the database's API, in segments too", async () => {
    const segments = Array.from({ length: 14_400 }, (_, n) =>
      segment(n * 2, n * 2 + 2, "細胞".repeat(89) + String.fromCodePoint(0x4e_00 + n)),
    );
    const answer = await refused({ ...aRecording({ minutes: 480 }), transcript: { segments } });
    expect(answer).toEqual({ status: 413, error: expect.stringContaining("The limit is 9 MB, including timestamps") });
  });

  it("SRV-05 refuses a body over 10 MB", async () => {
    const tooMuch = JSON.stringify({ ...aRecording(), transcript: { text: "x".repeat(10 * 1024 * 1024) } });
    expect(await refused(tooMuch)).toEqual({ status: 413, error: "This is too large to send. The limit is 10 MB." });
  });

  it.each([
    ["not JSON", "{", 400, undefined],
    ["not text", "\u0000", 400, undefined],
    ["without the content type of JSON", "{}", 415, { "content-type": "text/plain" }],
    ["a list", "[]", 422, undefined],
    ["nothing", "", 400, undefined],
  ])("SRV-05 refuses a body: %s", async (_title, body, status, headers) => {
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
    expect(answer).toEqual({ status: 409, error: "One of your study guides already has this ID." });
  });
});

describe("ingest-recording stores a recording", () => {
  it("SRV-05 answers at once with processing; the summary follows", async () => {
    const recording = aRecording({ icon: "book", color: "#16A34A", minutes: 1.5 });
    const answer = await callFunction(backend, "ingest-recording", token, recording);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.any(String), status: "processing", notices: [] });
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

  it("SRV-05 keeps segments with their times, in order, and splits them into paragraphs", async () => {
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
    expect(kept?.segments[0]).toEqual({ start: 0, end: 4.25, speaker: "Prof. Ruiz", text: "Cells divide in two." });
  });

  it("SRV-05 accepts what PostgreSQL can't store: NUL, half a surrogate pair, other line ends", async () => {
    const recording = aRecording({
      name: "Caf\u0000é \uD83D",
      transcript: { text: "One\u0000 cell.\r\nTwo \uDC00 cells." },
    });
    const { status, body } = await callFunction(backend, "ingest-recording", token, recording);
    expect(status).toBe(201);
    const row = await completed(backend, String(body["id"]));
    expect(row["original_name"]).toBe("Café \uFFFD");
    expect(row["transcript"]).toBe("One cell. Two \uFFFD cells.");
  });

  it("SRV-05 accepts eight hours of speech", async () => {
    const recording = aRecording({ minutes: 480, transcript: { text: `${words(60_000)}.` } });
    expect((await callFunction(backend, "ingest-recording", token, recording)).status).toBe(201);
  });

  // Its summary takes seconds.
  it.runIf(isLong)("SRV-05 accepts eight hours of Chinese with times, which are 8 MB", async () => {
    const segments = Array.from({ length: 14_400 }, (_, n) => segment(n * 2, n * 2 + 2, "細胞".repeat(45)));
    const recording = { ...aRecording({ minutes: 480 }), transcript: { segments } };
    const { status, body } = await callFunction(backend, "ingest-recording", token, recording);
    expect(status).toBe(201);
    await completed(backend, String(body["id"]));
  });

  it("SRV-05 stores segments that start and end at the smallest positive number", async () => {
    const text = "Cells divide in two.";
    const segments = [segment(0, 200, text), segment(0, Number.MIN_VALUE, text)];
    const recording = aRecording({ minutes: 4, transcript: { segments } });
    expect((await callFunction(backend, "ingest-recording", token, recording)).status).toBe(201);
  });

  it("SRV-05 stores everything that has the form of a recording, or refuses it with a reason", async () => {
    const text = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.constant("Cells divide in two."));
    const times = fc.tuple(fc.double({ min: 0, max: 700, noNaN: true }), fc.double({ min: 0, max: 700, noNaN: true }));
    const segments = fc.array(fc.record({ times, text, speaker: fc.option(text, { nil: undefined }) }), {
      maxLength: 8,
    });
    const offset = fc.constantFrom("Z", "+14:00", "-23:59", "+05:30");
    const moment = fc.date({ min: new Date("0000-01-01"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true });
    const recordings = fc.record({
      name: text,
      startedAt: fc.tuple(moment, offset).map(([date, zone]) => date.toISOString().replace("Z", zone)),
      minutes: fc.double({ min: 0, minExcluded: true, max: 480, noNaN: true }),
      transcript: fc.oneof(
        fc.record({ text }),
        segments.map((some) => ({
          segments: some.map(({ times: [a, b], ...rest }) => ({ ...rest, start: Math.min(a, b), end: Math.max(a, b) })),
        })),
      ),
    });
    const accepted = {
      name: "Cells",
      startedAt: "2025-09-03T14:00:00Z",
      minutes: 1,
      transcript: { text: "Cells divide in two." },
    };
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(recordings, async (recording) => {
        const { clientId } = aRecording();
        const { status } = await callFunction(backend, "ingest-recording", token, { ...recording, clientId });
        statuses.add(status);
        expect([201, 422]).toContain(status);
      }),
      { numRuns: isLong ? 200 : 50, examples: [[accepted]] },
    );
    expect(statuses).toEqual(new Set([201, 422]));
  });

  it("SRV-05 sending a recording again restarts its interrupted summary", async () => {
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

/** Repeats a text up to that many words. */
function repeatText(text: string, count: number): string {
  const some = text.split(" ");
  return Array.from({ length: count }, (_, n) => some[n % some.length]).join(" ");
}

describe("the fastest speech fits its minutes", () => {
  it.each([
    ["English", repeatText("cells divide in two and each of the halves keeps a copy of the whole plan", 380)],
    ["Vietnamese, its marks apart", repeatText("tế bào phân chia thành hai nửa bằng nhau".normalize("NFD"), 380)],
    ["Hindi", repeatText("कोशिका दो भागों में विभाजित होती है और प्रत्येक भाग योजना की प्रति रखता है", 300)],
    ["Hebrew with its points", repeatText("הַתָּא מִתְחַלֵּק לִשְׁנַיִם וְכׇל חֵצִי שׁוֹמֵר עֹתֶק", 300)],
    ["Arabic with its vowels", repeatText("تَنْقَسِمُ الْخَلِيَّةُ إِلَى نِصْفَيْنِ", 300)],
    ["Burmese", "ကျွန်ုပ်တို့သည်ဆဲလ်များအကြောင်းလေ့လာကြသည်။".repeat(30)],
    ["Thai", "เซลล์แบ่งตัวเป็นสองส่วนและแต่ละส่วนเก็บสำเนาไว้ ".repeat(20)],
    ["Japanese", "細胞は二つに分裂し、それぞれが計画の写しを保ちます。".repeat(20)],
    ["German", repeatText("Zellteilungsgeschwindigkeitsmessungen zeigen Chromosomenverdopplung", 200)],
    [
      "lines with their moments",
      Array.from(
        { length: 30 },
        (_, n) => `[00:00:${String(n * 2).padStart(2, "0")}] Dr. Osei: ${repeatText("cells divide in two", 5)}`,
      ).join("\r\n"),
    ],
  ])("SRV-05 accepts fast speech in %s", (_script, text) => {
    const moments = /\[[\d:]+\] Dr\. Osei:/g;
    // No spoken word is lost.
    const words = (some: string) => (some.replaceAll(moments, " ").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join("");
    const read = readTranscript({ text }, 1);
    expect(words((read.segments ?? [read]).map((part) => part.text).join(" "))).toBe(words(text));
    const segments = [{ start: 0, end: 60, speaker: "Dr. Osei", text }];
    const kept = readTranscript({ segments }, 1).segments ?? [];
    expect(words(kept.map((segment) => segment.text).join(" "))).toBe(words(text));
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

  it("stores a study guide once, unchanged", async () => {
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

  it("does not restore a deleted one", async () => {
    const { body } = await sendGuide({ ...guide, clientId: "guide-2" });
    await backend.sql("delete from public.study_guides where id = $1", [body["id"]]);
    expect(await refusal(() => sendGuide({ ...guide, clientId: "guide-2" }))).toMatchObject({ status: 410 });
  });

  it.each([
    ["no title", { title: " " }, /title/],
    ["no content", { content: " \n " }, /empty/],
    ["more content than anybody reads", { content: "x".repeat(1_000_001) }, "up to 1,000,000 characters."],
    ["content that is no text", { content: null }, /empty/],
    ["a colour that is none", { color: "#12" }, /#3B82F6/],
    ["no id of the phone", { clientId: undefined }, /without the ID/],
  ])("refuses %s", async (_title, change, error) => {
    const answer = await refusal(() => sendGuide({ ...guide, clientId: "guide-3", ...change }));
    expect(answer.status).toBe(422);
    expect(answer.error).toMatch(error);
  });

  it("refuses a recording's id, and a user who has no account yet", async () => {
    const recording = aRecording();
    const { body } = await callFunction(backend, "ingest-recording", token, recording);
    // The recording's summary is written meanwhile, and processing recordings count too.
    await completed(backend, String(body["id"]));
    expect(await refusal(() => sendGuide({ ...guide, clientId: recording.clientId }))).toMatchObject({ status: 409 });
    const early = await backend.signIn("early@school.edu");
    const answer = await refusal(() => callFunction(backend, "ingest-study-guide", early.accessToken, guide));
    expect(answer).toMatchObject({ status: 409 });
  });
});
