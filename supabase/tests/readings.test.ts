import { OUTLINE_VERSION } from "@lectern/domain/outline";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeClient, ownerClient, startTestBackend, type TestBackend } from "./testing/backend.ts";
import { type ModelServer, startModel } from "./testing/model.ts";
import type { Person } from "./testing/money.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

const segments = [
  "A glacier is a body of ice that moves slowly down a valley.",
  "The glacier carries stones, and a moraine is the ridge of stones that it leaves behind.",
  "Why does it move? Because its own weight makes the ice flow.",
  "Please read chapter two by Friday.",
].map((text, at) => ({ start: at * 20, end: at * 20 + 19, text }));

const reading = {
  title: "How glaciers move",
  thesis: { text: "Glaciers flow under their own weight.", lines: "2" },
  chapters: [
    { title: "Ice", lines: "0" },
    { title: "Homework", lines: "[3]" },
  ],
  points: [
    { text: "Ice flows because of its weight.", isImportant: true, lines: "2" },
    { text: "An invention.", isImportant: false, lines: "99" },
  ],
  terms: [{ term: "moraine", definition: "A ridge of stones left by a glacier.", lines: "1" }],
  tasks: [{ text: "Read chapter two.", lines: "3" }],
  dates: [{ date: "Friday", text: "Chapter two is due.", lines: "3" }],
  questions: ["Why does a glacier move?", "What is a moraine?", "What is due?", "One too many?"],
  cards: [
    { front: "Why does a glacier move?", back: "Its own weight makes the ice flow.", lines: "2" },
    { front: "A card without its line?", back: "It is left out.", lines: "12345" },
  ],
};

describe("the reading of a lecture by a model", () => {
  let model: ModelServer;
  let backend: TestBackend;
  let student: Person;
  let people = 0;

  beforeAll(async () => {
    model = await startModel();
    backend = await startTestBackend({
      driver: "postgres",
      env: { OPENAI_API_KEY: "sk-local", OPENAI_BASE_URL: model.url, OPENAI_MODEL: "llama-local" },
    });
  });
  afterAll(async () => {
    await backend?.close();
    await model?.close();
  });
  // Each has the minutes of a week.
  beforeEach(async () => {
    student = await backend.setUpUser(`reads-${(people += 1)}@school.edu`);
  });
  afterEach(async () => {
    await backend.settled();
    await backend.sql("delete from public.recordings");
    model.reset();
  });

  async function arrive(name = "voice-0042.m4a") {
    const recording = aRecording({ name, transcript: { segments } });
    const { body } = await callFunction(backend, "ingest-recording", student.accessToken, recording);
    const id = String(body["id"]);
    await completed(backend, id);
    await backend.settled();
    const { data } = await makeClient(backend, student.accessToken)
      .from("recordings")
      .select("original_name, ai_summary, recording_outlines(*)")
      .eq("id", id)
      .single();
    const stored = data as unknown as { original_name: string; ai_summary: string };
    const [outline] = await backend.sql("select * from public.recording_outlines where recording_id = $1", [id]);
    return { id, ...stored, outline: outline as Record<string, unknown> };
  }

  const retry = (id: string, who = student) =>
    callFunction(backend, "retry-summary", who.accessToken, { recording_id: id });
  const fallBack = (id: string) =>
    backend.sql("update public.recordings set ai_summary = '## Key passages\n\nIce moves.' where id = $1", [id]);

  const toOld = (id: string) =>
    backend.sql("update public.recording_outlines set version = 9 where recording_id = $1", [id]);

  const correct = async (id: string) => {
    const { data } = await makeClient(backend, student.accessToken).rpc("change_corrections", {
      p_recording_id: id,
      p_version: 0,
      p_add: [{ id: crypto.randomUUID(), kind: "word", segment: null, from: "moraine", to: "drumlin" }],
      p_undo: [],
    });
    expect(data).toMatchObject({ outcome: "changed" });
  };
  const writeAgain = (id: string, who = student) =>
    callFunction(backend, "retry-summary", who.accessToken, { recording_id: id, corrected: true });

  it("TUT-04 gives thesis, chapters, points, terms, tasks, dates, questions and cards, each at its line", async () => {
    model.nextReading({ says: JSON.stringify(reading) });
    const { outline, original_name: name } = await arrive();
    expect(model.readings[0]?.body.messages[1]?.content).toContain("[2] Why does it move?");
    const place = { segment: 2, start: 40 };
    expect(name).toBe("How glaciers move");
    expect(outline).toMatchObject({
      version: OUTLINE_VERSION,
      thesis: { ...place, text: "Glaciers flow under their own weight." },
      chapters: [
        { title: "Ice", segment: 0, start: 0 },
        { title: "Homework", segment: 3, start: 60 },
      ],
      points: [{ ...place, text: "Ice flows because of its weight.", isImportant: true }],
      terms: [{ term: "moraine", definition: "A ridge of stones left by a glacier.", segment: 1, start: 20 }],
      tasks: [{ text: "Read chapter two.", segment: 3, start: 60 }],
      dates: [{ date: "Friday", segment: 3 }],
      questions: ["Why does a glacier move?", "What is a moraine?", "What is due?"],
    });
    expect(outline["cards"]).toEqual([
      {
        kind: "question",
        front: "Why does a glacier move?",
        back: "Its own weight makes the ice flow.",
        choices: null,
        quote: segments[2]!.text,
        first: 2,
        last: 2,
        start: 40,
      },
    ]);
    expect(await backend.sql("select from public.cards")).toEqual([]);
  });

  it("TUT-04 keeps the name that a student gave", async () => {
    model.nextReading({ says: JSON.stringify(reading) });
    expect((await arrive("Ice, week 3")).original_name).toBe("Ice, week 3");
  });

  it("TUT-04 takes what is whole of a weak model's answer, and the rules' for what is missing", async () => {
    const weak = `Sure! Here it is:\n\`\`\`json\n${JSON.stringify({
      points: [{ text: "Ice flows.", lines: [2] }, { text: "" }, "no object", { text: "Nowhere.", lines: "-" }],
      cards: "none",
      chapters: [{ title: "Only one", lines: "0" }],
    })}\n\`\`\``;
    model.nextReading({ says: weak });
    const { outline } = await arrive();
    expect(outline).toMatchObject({ points: [{ text: "Ice flows.", segment: 2 }], chapters: [], cards: [] });
    expect(outline["terms"]).toContainEqual(expect.objectContaining({ term: "glacier" }));
  });

  it("TUT-04 takes the whole items of an answer that was cut", async () => {
    const says = JSON.stringify(reading);
    model.nextReading({ says: says.slice(0, says.indexOf('"tasks"') + 30), finish: "length" });
    const { outline } = await arrive();
    expect(outline).toMatchObject({
      chapters: [{ title: "Ice" }, { title: "Homework" }],
      terms: [{ definition: "A ridge of stones left by a glacier." }],
    });
  });

  it("TUT-04 a failing model leaves the rules' outline and the summary, and is asked again later", async () => {
    model.nextReading({ status: 401 });
    const { id, outline, ai_summary: summary } = await arrive();
    expect(summary).toBe("The model wrote this.");
    expect(outline).toMatchObject({ cards: null, terms: [expect.objectContaining({ term: "glacier" })] });
    expect(await backend.sql("select reads, attempts from private.outline_jobs where recording_id = $1", [id])).toEqual(
      [{ reads: true, attempts: 1 }],
    );
  });

  describe("a summary that fell back", () => {
    it("TUT-04 is written by the model at its owner's request, which also reads the lecture of an older version again", async () => {
      const { id } = await arrive();
      await fallBack(id);
      await toOld(id);
      expect(await retry(id)).toMatchObject({ status: 200, body: { status: "processing" } });
      expect(await completed(backend, id)).toMatchObject({ ai_summary: "The model wrote this." });
      await backend.settled();
      const versions = await backend.sql("select version from public.recording_outlines where recording_id = $1", [id]);
      expect([versions, model.readings.length]).toEqual([[{ version: OUTLINE_VERSION }], 2]);
    });

    it("TUT-04 SRV-01 is not written again for another student, nor one that a model wrote", async () => {
      const { id } = await arrive();
      expect(await retry(id)).toMatchObject({ status: 200, body: { status: "completed" } });
      await fallBack(id);
      const other = await backend.setUpUser("peeks-at-readings@school.edu");
      expect((await retry(id, other)).status).toBe(404);
      const [outcome] = await backend.sql("select * from public.rewrite_summary_job($1, $2)", [other.user.id, id]);
      expect(outcome).toMatchObject({ outcome: "not-found" });
      expect(await backend.sql("select from private.summary_jobs where recording_id = $1", [id])).toEqual([]);
    });
  });

  describe("a summary whose lecture was corrected", () => {
    it("COR-01 TUT-04 is written again from the right words at its owner's request, and its lecture read again", async () => {
      model.next({ says: "A moraine stays." });
      model.nextReading({ says: JSON.stringify(reading) });
      const { id } = await arrive();
      await correct(id);
      model.next({ says: "A drumlin stays." });
      model.nextReading({ says: JSON.stringify({ ...reading, terms: [{ ...reading.terms[0], term: "drumlin" }] }) });
      expect(await writeAgain(id)).toMatchObject({ status: 200, body: { status: "processing" } });
      expect(await completed(backend, id)).toMatchObject({ ai_summary: "A drumlin stays." });
      await backend.settled();
      expect(model.getPrompt()).toContain("drumlin");
      expect(model.getPrompt()).not.toContain("moraine");
      const [outline] = await backend.sql("select terms from public.recording_outlines where recording_id = $1", [id]);
      expect(outline).toMatchObject({ terms: [{ term: "drumlin" }] });
    });

    it("COR-01 TUT-07 stays with its reading if no model can write it again", async () => {
      model.next({ says: "A moraine stays." });
      model.nextReading({ says: JSON.stringify(reading) });
      const { id } = await arrive();
      await correct(id);
      model.next({ status: 402, raw: '{"error": {"code": "insufficient_quota"}}' });
      model.nextReading({ status: 402, raw: '{"error": {"code": "insufficient_quota"}}' });
      expect(await writeAgain(id)).toMatchObject({ body: { status: "processing" } });
      expect(await completed(backend, id)).toMatchObject({ ai_summary: "A moraine stays." });
      await backend.settled();
      expect(model.requests).toHaveLength(2);
      const [outline] = await backend.sql("select thesis from public.recording_outlines where recording_id = $1", [id]);
      expect(outline).toMatchObject({ thesis: { text: "Glaciers flow under their own weight." } });
    });

    it("COR-03 SRV-01 is not written again for another student, and ten times a day at most", async () => {
      const { id } = await arrive();
      const other = await backend.setUpUser("writes-anothers@school.edu");
      expect((await writeAgain(id, other)).status).toBe(404);
      expect(await backend.sql("select from private.summary_jobs where recording_id = $1", [id])).toEqual([]);
      await backend.sql(
        "insert into private.summary_retries (user_id, retried_at) select $1, private.moment() from generate_series(1, 10)",
        [student.user.id],
      );
      expect((await writeAgain(id)).status).toBe(429);
      expect(await completed(backend, id)).toMatchObject({ ai_summary: "The model wrote this." });
    });
  });

  describe("a reading of an earlier version", () => {
    it("TUT-04 is made again at its owner's request, and stays until then, as does the summary", async () => {
      model.nextReading({ says: JSON.stringify(reading) });
      const { id } = await arrive();
      await toOld(id);
      const renewed = { ...reading, thesis: { text: "Ice is heavy.", lines: "2" } };
      model.nextReading({ says: JSON.stringify(renewed) });
      expect(await retry(id)).toMatchObject({ status: 200, body: { status: "reading" } });
      await backend.settled();
      const [outline] = await backend.sql("select version, thesis from public.recording_outlines", []);
      expect(outline).toMatchObject({ version: OUTLINE_VERSION, thesis: { text: "Ice is heavy." } });
      expect(await completed(backend, id)).toMatchObject({ ai_summary: "The model wrote this." });
      // Of this version it isn't made again.
      expect(await retry(id)).toMatchObject({ status: 200, body: { status: "completed" } });
      expect(model.readings).toHaveLength(2);
    });

    it("TUT-04 SRV-01 is not made again for another student, nor where rules derived the outline", async () => {
      const { id } = await arrive();
      await toOld(id);
      const other = await backend.setUpUser("reads-anothers@school.edu");
      expect((await retry(id, other)).status).toBe(404);
      const ask = async (who: Person) =>
        (
          await backend.sql<{ outcome: string }>("select * from public.read_again_job($1, $2, 10)", [who.user.id, id])
        )[0]?.outcome;
      expect(await ask(other)).toBe("not-found");
      await backend.sql("update public.recording_outlines set cards = null where recording_id = $1", [id]);
      expect(await ask(student)).toBe("written");
      expect(await backend.sql("select from private.outline_jobs where recording_id = $1", [id])).toEqual([]);
    });

    it("TUT-04 waits once for many requests, and is made ten times a day at most", async () => {
      const { id } = await arrive();
      await toOld(id);
      const ask = async () =>
        (
          await backend.sql<{ outcome: string; retry_after: number | null }>(
            "select * from public.read_again_job($1, $2, 10)",
            [student.user.id, id],
          )
        )[0];
      expect([(await ask())?.outcome, (await ask())?.outcome]).toEqual(["retried", "waiting"]);
      const used = "select count(*)::int as count from private.summary_retries where user_id = $1";
      expect(await backend.sql(used, [student.user.id])).toEqual([{ count: 1 }]);
      await backend.sql("delete from private.outline_jobs", []);
      await backend.sql(
        "insert into private.summary_retries (user_id, retried_at) select $1, private.moment() from generate_series(1, 9)",
        [student.user.id],
      );
      expect(await ask()).toEqual({ outcome: "too-many", retry_after: 86_400 });
    });
  });

  it("TUT-04 reads a lecture once, and never again by itself", async () => {
    const { id } = await arrive();
    expect(model.readings).toHaveLength(1);
    const { data } = await ownerClient(backend).rpc("claim_outline_job", {
      p_version: OUTLINE_VERSION + 1,
      p_reads: true,
    });
    expect(data).toEqual([]);
    expect(await backend.sql("select from private.outline_jobs where recording_id = $1", [id])).toEqual([]);
  });
});
