import { emptyOutline, type Outline, OUTLINE_VERSION } from "@lectern/domain/outline";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeClient, onEachDatabase, ownerClient, setMoment } from "./testing/backend.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

/** Two subjects with ten sentences each. */
const segments = [
  [
    "A glacier is a body of ice that moves slowly down a valley.",
    "The glacier carries stones, and a moraine is the ridge of stones that it leaves behind.",
    "A crevasse opens in the glacier where the ice bends over the rock of the valley.",
  ],
  [
    "A volcano is a vent through which magma reaches the surface of the earth.",
    "The crater of the volcano collapses when the magma below it is gone.",
    "Lava flows from the volcano are important because they make the soil fertile.",
  ],
].flatMap((sentences, part) =>
  Array.from({ length: 10 }, (_, at) => {
    const start = (part * 10 + at) * 20;
    return { start, end: start + 19, text: sentences[at % sentences.length]! };
  }),
);

/** An assignment for a date, with an abbreviation. */
const assignment = {
  start: 400,
  end: 419,
  text: "Please submit your homework on the steep slope ratio, or SSR, of a volcano by Friday.",
};

const older: Outline = { ...emptyOutline, questions: ["Older?"] };

let people = 0;

onEachDatabase("outlines", (backend) => {
  let person: Awaited<ReturnType<ReturnType<typeof backend>["setUpUser"]>>;
  let client: SupabaseClient;
  let id: string;

  beforeEach(async () => {
    person = await backend().setUpUser(`outlines-${(people += 1)}@school.edu`);
    client = makeClient(backend(), person.accessToken);
    const recording = aRecording({ transcript: { segments: [...segments, assignment] } });
    const { body } = await callFunction(backend(), "ingest-recording", person.accessToken, recording);
    id = String(body["id"]);
    await completed(backend(), id);
  });
  afterEach(async () => {
    await setMoment(backend());
    await backend().sql("delete from public.recordings");
  });

  const readOutline = async () => (await client.from("recording_outlines").select().eq("recording_id", id)).data?.[0];
  /** Changes the row to the form of version 1. */
  const becomeFirstVersion = () =>
    backend().sql(
      `update public.recording_outlines
        set version = 1, questions = $1::jsonb, points = null, tasks = null, dates = null, forms = null`,
      [JSON.stringify(older.questions)],
    );
  const rpc = async (name: string, parameters: Record<string, unknown>) => {
    const { data, error } = await ownerClient(backend()).rpc(name, parameters);
    expect(error).toBeNull();
    return data;
  };
  const store = (version: number, outline: Outline & { readonly cards?: readonly object[] }) =>
    rpc("store_outline", { p_recording_id: id, p_version: version, p_outline: outline });
  const claim = async (version = OUTLINE_VERSION) =>
    (
      (await rpc("claim_outline_job", { p_version: version, p_reads: false })) as {
        recording_id: string;
        lease: string;
      }[]
    )[0];
  const callSchedule = async () => {
    const { secretKey } = backend();
    const answer = await callFunction(backend(), "process-recordings", secretKey, {}, { apikey: secretKey });
    // A call that did a job starts another.
    await backend().settled();
    return answer;
  };

  it("DER-01 the summary's job stores the lecture's outline, which its owner can read", async () => {
    const { chapters, questions, terms, version, points, tasks, dates, forms } = (await readOutline())!;
    expect(version).toBe(OUTLINE_VERSION);
    expect(chapters.map(({ segment, start }: { segment: number; start: number }) => [segment, start])).toEqual([
      [0, 0],
      [10, 200],
    ]);
    expect(questions).toHaveLength(3);
    expect(terms).toContainEqual({
      term: "moraine",
      segment: 1,
      start: 20,
      definition: segments[1]!.text,
    });
    expect(points).toContainEqual({ text: expect.stringContaining(segments[1]!.text), segment: 1, start: 20 });
    const friday = { text: assignment.text, segment: 20, start: 400 };
    expect(tasks).toEqual([friday]);
    expect(dates).toEqual([{ ...friday, date: "by Friday" }]);
    expect(forms).toEqual([{ term: "SSR", form: "steep slope ratio", segment: 20, start: 400 }]);
  });

  it("DER-01 a summary whose outline can't be stored is shown, and the schedule derives the outline later", async () => {
    await backend().sql("alter function public.store_outline(uuid, integer, jsonb) rename to away");
    try {
      const recording = aRecording({ transcript: { segments } });
      const { body } = await callFunction(backend(), "ingest-recording", person.accessToken, recording);
      id = String(body["id"]);
      expect(await completed(backend(), id)).toMatchObject({ ai_summary: expect.stringContaining("glacier") });
      expect(await readOutline()).toBeUndefined();
    } finally {
      await backend().sql("alter function public.away(uuid, integer, jsonb) rename to store_outline");
    }
    expect((await callSchedule()).body).toMatchObject({ ended: 0, processed: 0, outlined: 1 });
    expect(await readOutline()).toMatchObject({ version: OUTLINE_VERSION });
    expect((await callSchedule()).body).toMatchObject({ ended: 0, processed: 0, outlined: 0 });
  });

  it("DER-01 a recording without times has an outline by its lines", async () => {
    const { body } = await callFunction(backend(), "ingest-recording", person.accessToken, aRecording());
    id = String(body["id"]);
    await completed(backend(), id);
    const outline = await readOutline();
    expect(outline).toMatchObject({ version: OUTLINE_VERSION });
    expect(outline?.points.length).toBeGreaterThan(0);
    for (const { segment, start } of outline?.points ?? []) expect([segment >= 0, start]).toEqual([true, null]);
  });

  it("DER-01 an outline of an older version is derived again, once, and the older one is kept", async () => {
    const current = await readOutline();
    await becomeFirstVersion();
    expect((await callSchedule()).body).toMatchObject({ ended: 0, processed: 0, outlined: 1 });
    expect(await readOutline()).toEqual(current);
    expect((await callSchedule()).body).toMatchObject({ ended: 0, processed: 0, outlined: 0 });
    const [former] = await backend().sql(
      "select version, outline -> 'questions' as questions from private.former_outlines",
    );
    expect(former).toEqual({ version: 1, questions: older.questions });
  });

  it("DER-01 restoring version 1 brings back an outline without points", async () => {
    await becomeFirstVersion();
    const first = await readOutline();
    expect(first).toMatchObject({ version: 1, points: null, tasks: null, dates: null, forms: null });
    expect((await callSchedule()).body).toMatchObject({ ended: 0, processed: 0, outlined: 1 });
    expect(await readOutline()).toMatchObject({ version: OUTLINE_VERSION, tasks: [{ text: assignment.text }] });
    expect(await rpc("restore_outlines", { p_version: 1 })).toBe(1);
    expect(await readOutline()).toEqual(first);
  });

  it("DER-01 an earlier version can be restored", async () => {
    const current = await readOutline();
    expect(await store(OUTLINE_VERSION + 1, older)).toBe(true);
    expect(await readOutline()).toMatchObject({ version: OUTLINE_VERSION + 1, questions: older.questions });
    expect(await rpc("restore_outlines", { p_version: OUTLINE_VERSION })).toBe(1);
    expect(await readOutline()).toEqual(current);
    expect(await rpc("restore_outlines", { p_version: OUTLINE_VERSION })).toBe(0);
  });

  it("DER-01 an outline without an earlier version is derived again after a restore", async () => {
    const current = await readOutline();
    await backend().sql("delete from public.recording_outlines");
    expect(await store(OUTLINE_VERSION + 1, older)).toBe(true);
    expect(await rpc("restore_outlines", { p_version: OUTLINE_VERSION })).toBe(1);
    expect(await readOutline()).toBeUndefined();
    expect((await callSchedule()).body).toMatchObject({ ended: 0, processed: 0, outlined: 1 });
    expect(await readOutline()).toEqual(current);
  });

  it("DER-01 stores what a lecture is about, and a model's cards, which its owner can read", async () => {
    const card = {
      kind: "question",
      front: "Why?",
      back: "So.",
      choices: null,
      quote: "So.",
      first: 1,
      last: 1,
      start: 20,
    };
    const reading = { ...older, thesis: { text: "Ice moves.", segment: 0, start: 0 }, cards: [card] };
    expect(await readOutline()).toMatchObject({ cards: null });
    expect(await store(OUTLINE_VERSION, reading)).toBe(true);
    expect(await readOutline()).toMatchObject({ thesis: reading.thesis, cards: [card] });
  });

  it("DER-01 the schedule derives no model's reading of an older version again", async () => {
    await store(OUTLINE_VERSION, { ...older, cards: [] });
    expect(await claim(OUTLINE_VERSION + 1)).toBeUndefined();
    expect(await readOutline()).toMatchObject({ version: OUTLINE_VERSION, cards: [] });
  });

  it("DER-01 functions of an older version leave a newer outline unchanged", async () => {
    await store(OUTLINE_VERSION + 1, older);
    expect(await store(OUTLINE_VERSION, emptyOutline)).toBe(false);
    expect(await readOutline()).toMatchObject({ version: OUTLINE_VERSION + 1, questions: older.questions });
    expect(await claim()).toBeUndefined();
  });

  it("DER-01 of simultaneous claims, one gets the job, and after two minutes another does", async () => {
    await backend().sql("delete from public.recording_outlines");
    await rpc("queue_outlines", { p_version: OUTLINE_VERSION });
    await setMoment(backend(), "2099-09-03T18:00:00Z");
    const held = (await Promise.all(Array.from({ length: 8 }, () => claim()))).filter((one) => one !== undefined);
    expect(held.map(({ recording_id }) => recording_id)).toEqual([id]);
    await setMoment(backend(), "2099-09-03T18:02:00Z");
    expect(await claim()).toMatchObject({ recording_id: id });
  });

  it("DER-01 TUT-04 a reading that is queued while rules derive the outline waits for its model", async () => {
    await becomeFirstVersion();
    expect(await claim()).toMatchObject({ recording_id: id });
    await rpc("queue_reading", { p_recording_id: id });
    expect(await store(OUTLINE_VERSION, older)).toBe(true);
    const readJobs = () => backend().sql("select reads from private.outline_jobs where recording_id = $1", [id]);
    expect(await readJobs()).toEqual([{ reads: true }]);
    expect(await store(OUTLINE_VERSION, { ...older, cards: [] })).toBe(true);
    expect(await readJobs()).toEqual([]);
  });

  it("DER-01 an outline that fails three times is skipped until it is queued again or the version is raised", async () => {
    await backend().sql("delete from public.recording_outlines");
    expect(await rpc("queue_outlines", { p_version: OUTLINE_VERSION })).toBe(1);
    for (const minute of [0, 5, 10]) {
      await setMoment(backend(), new Date(Date.UTC(2099, 8, 3, 18, minute)).toISOString());
      const { lease } = (await claim())!;
      expect(await claim()).toBeUndefined();
      expect(await rpc("release_outline_job", { p_recording_id: id, p_lease: lease, p_error: "Down" })).toBe(true);
    }
    await setMoment(backend(), "2099-09-03T19:00:00Z");
    expect(await claim()).toBeUndefined();
    expect(await claim(OUTLINE_VERSION + 1)).toMatchObject({ recording_id: id });
    expect(
      await backend().sql("update private.outline_jobs set attempts = 3, version = $1 returning last_error", [
        OUTLINE_VERSION,
      ]),
    ).toEqual([{ last_error: "Down" }]);
    expect(await rpc("queue_outlines", { p_version: OUTLINE_VERSION })).toBe(1);
    expect(await claim()).toMatchObject({ recording_id: id });
  });

  it("DER-01 outlines, former outlines and jobs are deleted with the recording", async () => {
    await store(OUTLINE_VERSION + 1, older);
    await rpc("restore_outlines", { p_version: OUTLINE_VERSION });
    await store(OUTLINE_VERSION + 1, older);
    await backend().sql("insert into private.outline_jobs (recording_id) values ($1)", [id]);
    expect((await client.from("recordings").delete().eq("id", id)).error).toBeNull();
    const left = await backend().sql(
      `select from public.recording_outlines where recording_id = $1 union all
        select from private.former_outlines where recording_id = $1 union all
        select from private.outline_jobs where recording_id = $1`,
      [id],
    );
    expect(left).toEqual([]);
    expect(await store(OUTLINE_VERSION, older)).toBe(false);
  });
});
