import { beforeAll, beforeEach, expect, it } from "vitest";
import { makeClient, onEachDatabase, type TestBackend } from "./testing/backend.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

type Person = Awaited<ReturnType<TestBackend["setUpUser"]>>;

const sentences = [
  "Today we talk about cells, and the exam will ask what a cell is.",
  "A cell is the smallest unit of life.",
  "The mitochondrion is an organelle that makes most of the energy of a cell.",
  "This is very important: the nucleus keeps the plan of the cell in its chromosomes.",
  "Please read chapter two until next Friday, because we discuss it on Friday.",
];
/** Of 10,000 lines, each of its own words. */
const manyLines = Array.from(
  { length: 10_000 },
  (_, at) => sentences[at] ?? `Sample ${at} was stained with dye ${at}.`,
);

/** Lectures of every form in which a phone may send them. */
const lectures = {
  "plain text": { text: sentences.join("\n") },
  Markdown: { text: `# Cells\n\n## What they are\n\n${sentences.map((line) => `- ${line}`).join("\n")}` },
  "one line": { text: "A cell is the smallest unit of life." },
  "10,000 lines": { text: manyLines.join("\n") },
  "without speakers": { segments: sentences.map((text, at) => ({ start: at * 60, end: at * 60 + 9, text })) },
  "10,000 segments": { segments: manyLines.map((text, at) => ({ start: at * 2, end: at * 2 + 1, text })) },
};
const questions = [
  "What is this unit about?",
  "What should I learn for the exam?",
  "Which terms should I know?",
  "What are the main points?",
  "What is a cell?",
  "Which lectures mention the mitochondrion?",
  "What is new since 1 January 2020?",
];

onEachDatabase("lectures without times, without speakers, of one line and of many", (backend) => {
  let person: Person;
  let folder: string;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    person = await backend().setUpUser("untimed@school.edu");
    const [row] = await backend().sql<{ id: string }>(
      "insert into public.folders (user_id, name, exam_date) values ($1, 'Biology', current_date + 30) returning id",
      [person.user.id],
    );
    folder = row!.id;
    for (const [name, transcript] of Object.entries(lectures)) {
      const body = aRecording({ name, transcript, minutes: 400 });
      // oxlint-disable-next-line no-await-in-loop -- each takes the free week's minutes
      await backend().sql("update private.accounts set bonus_recording_time = 10000 where id = $1", [person.user.id]);
      // oxlint-disable-next-line no-await-in-loop -- as a phone sends them
      const answer = await callFunction(backend(), "ingest-recording", person.accessToken, body);
      ids[name] = String(answer.body["id"]);
      // oxlint-disable-next-line no-await-in-loop -- as a phone sends them
      await completed(backend(), ids[name]);
    }
    await backend().sql("update public.recordings set folder_id = $1 where user_id = $2", [folder, person.user.id]);
  });
  beforeEach(() => backend().sql("delete from private.assistant_turns"));

  const ask = (query: string, scope: object) =>
    callFunction(backend(), "ask-unit", person.accessToken, { query, ...scope });

  it("UNT-08 stores an outline of each", async () => {
    const rows = await backend().sql<{ start: number | null }>(
      `select distinct t -> 'start' as start from public.recording_outlines as o, jsonb_array_elements(o.terms) as t
        where o.recording_id = $1`,
      [ids["plain text"]],
    );
    expect(rows).toEqual([{ start: null }]);
    const [count] = await backend().sql("select count(*)::int as n from public.recording_outlines where user_id = $1", [
      person.user.id,
    ]);
    expect(count).toEqual({ n: Object.keys(lectures).length });
  });

  it.each(questions)("UNT-08 answers %j about all of them", async (query) => {
    const { status, body } = await ask(query, { folder_id: folder });
    expect([status, body["error"]]).toEqual([200, undefined]);
    expect(String(body["message"])).not.toBe("");
  });

  it.each(Object.keys(lectures))("UNT-08 answers what a unit of a lecture of %s is about", async (name) => {
    const { status, body } = await ask(questions[0]!, { recording_ids: [ids[name]] });
    expect([status, body["error"]]).toEqual([200, undefined]);
    expect(JSON.stringify(body["segments"])).toContain(ids[name]);
  });

  it.each(Object.keys(lectures))("UNT-08 answers questions about a lecture of %s, and makes cards", async (name) => {
    for (const query of ["What is a cell?", "Summarise this.", "Make a quiz."]) {
      // oxlint-disable-next-line no-await-in-loop -- one person asks
      const { status } = await callFunction(backend(), "openai", person.accessToken, {
        query,
        transcript: "",
        summary: "",
        recording_id: ids[name],
      });
      expect({ query, status }).toEqual({ query, status: 200 });
    }
    const made = await callFunction(backend(), "make-cards", person.accessToken, { recording_id: ids[name] });
    expect([made.status, made.body["error"]]).toEqual([200, undefined]);
  });

  it("UNT-08 finds them, joins their terms, and plans their exam", async () => {
    const client = makeClient(backend(), person.accessToken);
    const found = await client.rpc("search_recordings", { p_query: "mitochondrion" });
    expect(found.error).toBeNull();
    expect(JSON.stringify(found.data)).toContain(ids["plain text"]);
    const terms = await client.rpc("read_unit_terms", { p_folder_id: folder });
    expect(terms.error).toBeNull();
    expect(JSON.stringify(terms.data)).toContain('"start":null');
    for (const id of Object.values(ids)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await client.rpc("read_also_said", { p_recording_id: id })).error).toBeNull();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await client.rpc("export_cards", { p_recording_ids: [id] })).error).toBeNull();
    }
    const plan = await callFunction(backend(), "plan-exam", person.accessToken, {
      folder_id: folder,
      time_zone: "UTC",
    });
    expect([plan.status, plan.body["error"]]).toEqual([200, undefined]);
  });
});
