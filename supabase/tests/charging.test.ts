import { afterEach, beforeEach, expect, it } from "vitest";
import { makeClient, onEachDatabase, setMoment, type TestBackend } from "./testing/backend.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

let people = 0;

onEachDatabase("minutes, when a recording arrives", (backend) => {
  let token: string;
  let id: string;

  beforeEach(async () => {
    await setMoment(backend(), "2025-09-03T18:00:00Z");
    const person = await backend().setUpUser(`charged-${(people += 1)}@school.edu`);
    token = person.accessToken;
    id = person.user.id;
  });
  afterEach(() => setMoment(backend()));

  const send = (recording = aRecording()) => callFunction(backend(), "ingest-recording", token, recording);
  const account = (changes: string) => backend().sql(`update private.accounts set ${changes} where id = $1`, [id]);
  const minutes = async () => {
    const { data } = await makeClient(backend(), token)
      .from("profiles")
      .select("recording_time, bonus_recording_time")
      .single();
    return [data?.recording_time, data?.bonus_recording_time];
  };
  const stored = async () => {
    const [row] = await backend().sql<Record<string, number>>(
      `select (select count(*)::int from public.recordings where user_id = $1) as recordings,
        (select count(*)::int from public.recording_segments where user_id = $1) as segments,
        (select count(*)::int from private.ingestions where user_id = $1) as ingestions`,
      [id],
    );
    return row;
  };

  it("SRV-05 are taken from the weekly minutes first, then from the bonus", async () => {
    await account("recording_time = 30, bonus_recording_time = 20");
    expect((await send(aRecording({ minutes: 12.34 }))).status).toBe(201);
    expect(await minutes()).toEqual([17.66, 20]);
    expect((await send(aRecording({ minutes: 20 }))).status).toBe(201);
    expect(await minutes()).toEqual([0, 17.66]);
    expect((await send(aRecording({ minutes: 17.66 }))).status).toBe(201);
    expect(await minutes()).toEqual([0, 0]);
  });

  it("SRV-05 with too few, nothing is stored or charged, and the answer says how many are left and needed", async () => {
    await account("recording_time = 5.5, bonus_recording_time = 2");
    const answer = await send(aRecording({ minutes: 7.51 }));
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual({
      error: "You have 7.5 recording minutes left and this recording needs 7.51. It stays on your phone.",
      minutes_left: 7.5,
      needed: 7.51,
    });
    expect(await minutes()).toEqual([5.5, 2]);
    expect(await stored()).toEqual({ recordings: 0, segments: 0, ingestions: 0 });
  });

  it("SRV-05 a refused recording can be sent again when there are minutes", async () => {
    const recording = aRecording({ minutes: 80 });
    expect((await send(recording)).status).toBe(402);
    await account("bonus_recording_time = 20");
    expect((await send(recording)).status).toBe(201);
    expect(await minutes()).toEqual([0, 15]);
  });

  it("SRV-05 a new week adds its 75 minutes before any are taken", async () => {
    await account("recording_time = 1, recording_time_week = '2025-09-01'");
    await setMoment(backend(), "2025-09-08T00:00:00Z");
    expect((await send(aRecording({ minutes: 70 }))).status).toBe(201);
    expect(await minutes()).toEqual([5, 0]);
    await setMoment(backend(), "2025-09-15T00:00:00Z");
    expect(await minutes()).toEqual([75, 0]);
  });

  it.each([
    ["a subscriber", "is_subscribed = true, subscription_end_date = '2025-10-01'", 201],
    [
      "a cancelled plan before its end",
      "is_subscribed = true, subscription_plan_cancelled = true, subscription_end_date = '2025-09-04'",
      201,
    ],
    [
      "a cancelled plan after its end",
      "is_subscribed = true, subscription_plan_cancelled = true, subscription_end_date = '2025-09-02'",
      402,
    ],
    ["a free week", "free_week = true, free_week_end = '2025-09-04'", 201],
    ["a free week that is over", "free_week = true, free_week_end = '2025-09-03'", 402],
  ])("SRV-05 %s is charged accordingly", async (_title, changes, status) => {
    await account(`${changes}, recording_time = 10, bonus_recording_time = 1`);
    expect((await send(aRecording({ minutes: 300 }))).status).toBe(status);
    expect(await minutes()).toEqual([10, 1]);
  });

  it("SRV-05 a recording is stored and charged once, however often and simultaneously it is sent", async () => {
    const recording = aRecording({ minutes: 10 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(recording)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(new Set(answers.map(({ body }) => body["id"])).size).toBe(1);
    expect(await minutes()).toEqual([65, 0]);
    await completed(backend(), String(answers[0]?.body["id"]));
    expect((await send(recording)).body).toEqual({ id: answers[0]?.body["id"], status: "completed", notices: [] });
    expect(await stored()).toMatchObject({ recordings: 1, ingestions: 1 });
  });

  it("SRV-05 a deleted recording is neither restored nor charged again", async () => {
    const recording = aRecording();
    const { body } = await send(recording);
    await backend().sql("delete from public.recordings where id = $1", [body["id"]]);
    const again = await send(recording);
    expect(again.status).toBe(410);
    expect(again.body).toEqual({ error: expect.stringContaining("deleted") });
    expect(await stored()).toMatchObject({ recordings: 0, ingestions: 1 });
    expect(await minutes()).toEqual([65, 0]);
  });

  it("SRV-05 of fifty at once with minutes for seven, seven are stored and none is charged twice", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(aRecording({ minutes: 10 }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(43);
    expect(await minutes()).toEqual([5, 0]);
    expect(await stored()).toMatchObject({ recordings: 7, ingestions: 7 });
  });

  it("SRV-05 another person's recording with the same id is a different recording", async () => {
    const recording = aRecording();
    const { body } = await send(recording);
    const other = await backend().setUpUser(`other-${people}@school.edu`);
    const answer = await callFunction(backend(), "ingest-recording", other.accessToken, recording);
    expect(answer.status).toBe(201);
    expect(answer.body["id"]).not.toBe(body["id"]);
  });

  it("requirements 21 a start in the future becomes now", async () => {
    const { body } = await send(aRecording({ startedAt: "2199-01-01T00:00:00Z" }));
    const past = await send(aRecording({ startedAt: "2025-09-03T10:00:00-04:00" }));
    const rows = await backend().sql<{ created_at: Date | string }>(
      "select created_at from public.recordings where id in ($1, $2) order by created_at",
      [body["id"], past.body["id"]],
    );
    expect(rows.map(({ created_at }) => new Date(created_at).toISOString())).toEqual([
      "2025-09-03T14:00:00.000Z",
      "2025-09-03T18:00:00.000Z",
    ]);
  });
});

onEachDatabase("the ledger", (backend) => {
  it("SRV-05 a failure after the charge reverts the charge", async () => {
    const { user } = await backend().setUpUser("rollback@school.edu");
    const call = (b: TestBackend) =>
      b.sql("select * from public.store_recording($1, 'c-1', 'Name', now(), 10, 'Words.', '{}'::jsonb)", [user.id]);
    // Segments must be an array, so the insert after the charge is refused.
    await expect(call(backend())).rejects.toThrow(/recording_segments/);
    const [account] = await backend().sql<{ left: number }>(
      "select recording_time::float8 as left from private.accounts where id = $1",
      [user.id],
    );
    expect(account?.left).toBe(75);
  });
});
