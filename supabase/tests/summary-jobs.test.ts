import { afterEach, beforeEach, expect, it } from "vitest";
import { onEachDatabase, ownerClient, setMoment } from "./testing/backend.ts";
import { callFunction, completed } from "./testing/phone.ts";

interface Claim {
  recording_id: string;
  lease: string;
  attempt: number;
  style: string;
  transcript: string;
}

let people = 0;

onEachDatabase("summary jobs", (backend) => {
  let recording: string;
  let person: string;

  beforeEach(async () => {
    await setMoment(backend(), "2025-09-03T18:00:00Z");
    const { user } = await backend().setUpUser(`jobs-${(people += 1)}@school.edu`);
    person = user.id;
    recording = await store("c-1");
  });
  afterEach(async () => {
    await setMoment(backend());
    await backend().sql("delete from public.recordings");
  });

  const store = async (clientId: string) => {
    const [row] = await backend().sql<{ recording_id: string }>(
      "select recording_id from public.store_recording($1, $2, 'Cells', private.moment(), 1, 'Cells divide in two.')",
      [person, clientId],
    );
    return row!.recording_id;
  };
  const claim = async (id?: string): Promise<Claim | undefined> => {
    const { data, error } = await ownerClient(backend()).rpc("claim_summary_job", { p_recording_id: id ?? null });
    expect(error).toBeNull();
    return (data as Claim[])[0];
  };
  const finish = async ({ recording_id, lease }: Claim, summary: string) =>
    (
      await ownerClient(backend()).rpc("finish_summary_job", {
        p_recording_id: recording_id,
        p_lease: lease,
        p_summary: summary,
      })
    ).data as boolean;
  const release = async ({ recording_id, lease }: Claim) =>
    (
      await ownerClient(backend()).rpc("release_summary_job", {
        p_recording_id: recording_id,
        p_lease: lease,
        p_error: "Down",
      })
    ).data as boolean;
  const readRecording = async () => {
    const [row] = await backend().sql("select status, ai_summary from public.recordings where id = $1", [recording]);
    return row;
  };
  const after = (minutes: number) => setMoment(backend(), new Date(Date.UTC(2025, 8, 3, 18, minutes)).toISOString());

  it("SRV-05 a claim gives the input of the summary, in its owner's style, to one claimant", async () => {
    await backend().sql("update public.user_info set default_summary_style = 'outline' where id = $1", [person]);
    expect(await claim()).toMatchObject({
      recording_id: recording,
      attempt: 1,
      style: "outline",
      transcript: "Cells divide in two.",
    });
    expect(await claim()).toBeUndefined();
    expect(await claim(recording)).toBeUndefined();
  });

  it("SRV-05 of simultaneous claims, each job goes to one", async () => {
    await store("c-2");
    await store("c-3");
    const claims = await Promise.all(Array.from({ length: 12 }, () => claim()));
    const held = claims.filter((one) => one !== undefined).map((one) => one.recording_id);
    expect(held).toHaveLength(3);
    expect(new Set(held).size).toBe(3);
  });

  it("SRV-05 a finished job completes its recording, once", async () => {
    const held = (await claim(recording))!;
    expect(await finish(held, "- They divide.")).toBe(true);
    expect(await readRecording()).toEqual({ status: "completed", ai_summary: "- They divide." });
    expect(await finish(held, "again")).toBe(false);
    expect(await readRecording()).toEqual({ status: "completed", ai_summary: "- They divide." });
    expect(await claim()).toBeUndefined();
  });

  it("SRV-05 an expired lease passes to the next claimant, and its former holder can't write", async () => {
    const first = (await claim())!;
    await after(1);
    expect(await claim()).toBeUndefined();
    await after(2);
    const second = (await claim())!;
    expect(second).toMatchObject({ recording_id: recording, attempt: 2 });
    expect(await finish(first, "late")).toBe(false);
    expect(await release(first)).toBe(false);
    expect(await readRecording()).toEqual({ status: "processing", ai_summary: null });
    expect(await finish(second, "in time")).toBe(true);
    expect(await readRecording()).toEqual({ status: "completed", ai_summary: "in time" });
  });

  it("SRV-05 a released job can be claimed again after a short wait", async () => {
    const held = (await claim())!;
    expect(await release(held)).toBe(true);
    expect(await claim()).toBeUndefined();
    await after(1);
    expect(await claim()).toMatchObject({ attempt: 2 });
  });

  it("SRV-05 after the third failure the recording is shown without a summary", async () => {
    for (const minute of [0, 5, 10]) {
      expect((await readRecording())?.["status"]).toBe("processing");
      await after(minute);
      expect(await release((await claim())!)).toBe(true);
    }
    expect(await readRecording()).toEqual({ status: "completed", ai_summary: null });
    await after(60);
    expect(await claim()).toBeUndefined();
    const [job] = await backend().sql("select attempts, last_error from private.summary_jobs");
    expect(job).toEqual({ attempts: 3, last_error: "Down" });
  });

  it("SRV-13 a recording that kills two processes is shown without a summary by the schedule's next call", async () => {
    for (const minute of [0, 5]) {
      await after(minute);
      expect(await claim()).toBeDefined();
    }
    await after(6);
    expect(await claim()).toBeUndefined();
    expect((await readRecording())?.["status"]).toBe("processing");
    await after(7);
    expect(await claim()).toBeUndefined();
    expect(await readRecording()).toEqual({ status: "completed", ai_summary: null });
    await after(60);
    expect(await claim(recording)).toBeUndefined();
  });

  it("SRV-13 a recording that kills two processes delays no others", async () => {
    const behind = await store("c-behind");
    await backend().sql(
      "update private.summary_jobs set created_at = created_at + interval '1 second' where recording_id = $1",
      [behind],
    );
    expect(await claim()).toMatchObject({ recording_id: recording, attempt: 1 });
    expect(await claim()).toMatchObject({ recording_id: behind, attempt: 1 });
    await after(5);
    expect(await claim()).toMatchObject({ recording_id: recording, attempt: 2 });
    await after(10);
    const next = (await claim())!;
    expect(next).toMatchObject({ recording_id: behind, attempt: 2 });
    expect(await finish(next, "- They divide.")).toBe(true);
    const rows = await backend().sql(
      "select id, status, ai_summary from public.recordings order by ai_summary nulls first",
    );
    expect(rows).toEqual([
      { id: recording, status: "completed", ai_summary: null },
      { id: behind, status: "completed", ai_summary: "- They divide." },
    ]);
  });

  it("SRV-13 a claim is no attempt: a job whose first process was stopped still has three", async () => {
    await claim();
    for (const minute of [5, 10, 15]) {
      await after(minute);
      expect((await readRecording())?.["status"]).toBe("processing");
      expect(await release((await claim())!)).toBe(true);
    }
    expect(await readRecording()).toEqual({ status: "completed", ai_summary: null });
  });

  it("SRV-13 a call does one job, and each that waits gets a call of its own", async () => {
    await Promise.all(["c-2", "c-3", "c-4", "c-5", "c-6", "c-7", "c-8"].map(store));
    const secret = backend().secretKey;
    const answer = await callFunction(backend(), "process-recordings", secret, {}, { apikey: secret });
    expect(answer.body).toMatchObject({ processed: 1, outlined: 0 });
    const rows = await backend().sql<{ id: string }>("select id from public.recordings");
    await Promise.all(rows.map(({ id }) => completed(backend(), id)));
    expect(rows).toHaveLength(8);
  });

  it("SRV-13 a reported failure is not a killed process: the third attempt is made", async () => {
    await claim();
    await after(5);
    expect(await release((await claim())!)).toBe(true);
    await after(10);
    expect(await claim()).toMatchObject({ recording_id: recording, attempt: 3 });
  });

  it("deleting a recording deletes its job", async () => {
    const held = (await claim())!;
    await backend().sql("delete from public.recordings where id = $1", [recording]);
    expect(await finish(held, "too late")).toBe(false);
    expect(await claim()).toBeUndefined();
  });

  it("SRV-05 process-recordings resumes unfinished jobs, only with the secret key", async () => {
    const other = await store("c-2");
    const bySecret = (secret: string) =>
      callFunction(backend(), "process-recordings", secret, {}, { apikey: backend().secretKey });
    const refused = await callFunction(backend(), "process-recordings", backend().publishableKey, {});
    expect(refused).toMatchObject({ status: 401, body: { error: expect.any(String) } });
    expect((await bySecret("sb_secret_guess")).status).toBe(401);
    expect((await readRecording())?.["status"]).toBe("processing");

    expect(await bySecret(backend().secretKey)).toMatchObject({ status: 200, body: { processed: 1 } });
    expect(await readRecording()).toEqual({
      status: "completed",
      ai_summary: expect.stringContaining("Cells divide in two."),
    });
    await completed(backend(), other);
    expect(await bySecret(backend().secretKey)).toMatchObject({ status: 200, body: { processed: 0 } });
  });
});
