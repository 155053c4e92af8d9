import { beforeEach, expect, it } from "vitest";
import { onEachDatabase, setMoment } from "./testing/backend.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

const noon = Date.UTC(2025, 8, 3, 12);
let people = 0;

onEachDatabase("retry-summary", (backend) => {
  type Person = Awaited<ReturnType<ReturnType<typeof backend>["setUpUser"]>>;
  let owner: Person;

  const at = (hours: number) => setMoment(backend(), new Date(noon + hours * 3_600_000).toISOString());
  const newPerson = () => backend().setUpUser(`retry-${(people += 1)}@school.edu`);
  const retry = (id: string, who: Person | undefined = owner) =>
    callFunction(backend(), "retry-summary", who?.accessToken, { recording_id: id });

  /** Stores a recording with a summary. */
  const store = async () => {
    const { body } = await callFunction(backend(), "ingest-recording", owner.accessToken, aRecording());
    await completed(backend(), String(body["id"]));
    return String(body["id"]);
  };
  /** Sets a job to the state after its third failure. */
  const giveUp = async (id: string) => {
    await backend().sql("update public.recordings set ai_summary = null, status = 'completed' where id = $1", [id]);
    await backend().sql(
      `insert into private.summary_jobs (recording_id, attempts, last_error, given_up_at)
        values ($1, 3, 'Down', private.moment())
        on conflict (recording_id) do update set attempts = 3, given_up_at = private.moment(), lease = null, leased_until = null`,
      [id],
    );
    return id;
  };
  const stored = async (id: string) =>
    (
      await backend().sql(
        `select r.status, r.ai_summary, job.attempts, job.given_up_at is not null as is_given_up
          from public.recordings as r left join private.summary_jobs as job on job.recording_id = r.id where r.id = $1`,
        [id],
      )
    )[0];
  /** Calls only the database, so that no function processes the job. */
  const retryJob = async (id: string, who = owner) =>
    (await backend().sql("select * from public.retry_summary_job($1, $2)", [who.user.id, id]))[0]?.["outcome"];

  beforeEach(async () => {
    await at(0);
    owner = await newPerson();
  });

  it("SRV-13 writes the summary of a given-up recording at once", async () => {
    const id = await giveUp(await store());
    expect(await retry(id)).toMatchObject({ status: 200, body: { status: "processing" } });
    expect(await completed(backend(), id)).toMatchObject({ ai_summary: expect.stringContaining("Cells divide") });
    expect(await stored(id)).toMatchObject({ attempts: null });
  });

  it("SRV-13 queues the job again without attempts, behind waiting ones, and changes nothing else", async () => {
    const id = await giveUp(await store());
    const read = async () => (await backend().sql("select * from public.recordings where id = $1", [id]))[0];
    const before = await read();
    await at(1);
    expect(await retryJob(id)).toBe("retried");
    expect(await read()).toEqual({ ...before, status: "processing" });
    const [job] = await backend().sql(
      `select attempts, lease, leased_until, given_up_at, last_error, created_at = private.moment() as is_last
        from private.summary_jobs where recording_id = $1`,
      [id],
    );
    expect(job).toEqual({
      attempts: 0,
      lease: null,
      leased_until: null,
      given_up_at: null,
      last_error: "Down",
      is_last: true,
    });
  });

  it("SRV-13 SRV-01 treats another person's recording as one that does not exist, and leaves it unchanged", async () => {
    const id = await giveUp(await store());
    const before = await stored(id);
    const attacker = await newPerson();
    const absent = await retry("00000000-0000-4000-8000-000000000000", attacker);
    expect(absent).toMatchObject({ status: 404, body: { error: "This recording isn't in your library." } });
    expect((await retry(id, attacker)).body).toEqual(absent.body);
    expect(await stored(id)).toEqual(before);
  });

  it("SRV-13 SRV-01 refuses a visitor without a session", async () => {
    const id = await giveUp(await store());
    const before = await stored(id);
    for (const token of [undefined, backend().publishableKey]) {
      const answer = await callFunction(backend(), "retry-summary", token, { recording_id: id });
      expect(answer.status).toBe(401);
    }
    expect(await stored(id)).toEqual(before);
  });

  it("SRV-13 leaves an existing summary unchanged", async () => {
    const id = await store();
    const before = await stored(id);
    expect(await retry(id)).toMatchObject({ status: 200, body: { status: "completed" } });
    expect(await stored(id)).toEqual(before);
  });

  it("SRV-13 says that there is nothing to summarize if no job was given up", async () => {
    const id = await store();
    await backend().sql("update public.recordings set ai_summary = null where id = $1", [id]);
    expect(await retry(id)).toMatchObject({ status: 409, body: { error: expect.stringContaining("too little") } });
    expect(await stored(id)).toMatchObject({ status: "completed", attempts: null });
  });

  it("SRV-13 does not change a waiting or leased job, and counts no retry", async () => {
    const id = await giveUp(await store());
    expect(await retryJob(id)).toBe("retried");
    await backend().sql("select public.claim_summary_job($1)", [id]);
    expect(await retryJob(id)).toBe("waiting");
    expect(await stored(id)).toMatchObject({ status: "processing", attempts: 0 });
    const [row] = await backend().sql("select count(*)::int as n from private.summary_retries where user_id = $1", [
      owner.user.id,
    ]);
    expect(row).toEqual({ n: 1 });
  });

  it("SRV-13 of simultaneous retries one counts", async () => {
    const id = await giveUp(await store());
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => retryJob(id)));
    expect(outcomes.filter((outcome) => outcome === "retried")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "waiting")).toHaveLength(7);
  });

  it("SRV-13 allows ten retries a day for each person, and says when there are more", async () => {
    const id = await store();
    for (let n = 0; n < 10; n += 1) {
      await giveUp(id);
      expect(await retryJob(id)).toBe("retried");
    }
    await giveUp(id);
    await at(20);
    expect(await retry(id)).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining("in 4 hours"), retry_after: 4 * 3600 },
    });
    expect(await stored(id)).toMatchObject({ status: "completed", is_given_up: true });
    await at(24);
    expect(await retryJob(id)).toBe("retried");
  });
});
