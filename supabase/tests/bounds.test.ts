import { afterEach, beforeEach, expect, it } from "vitest";
import { makeClient, onEachDatabase, setMoment } from "./testing/backend.ts";
import { aRecording, callFunction } from "./testing/phone.ts";

let people = 0;

onEachDatabase("what one person can store", (backend) => {
  let token: string;
  let id: string;
  let count = 0;

  beforeEach(async () => {
    await setMoment(backend(), "2025-09-03T18:00:00Z");
    const person = await backend().setUpUser(`bounded-${(people += 1)}@school.edu`);
    token = person.accessToken;
    id = person.user.id;
  });
  afterEach(() => setMoment(backend()));

  const sendGuide = (content = "# Cells", clientId = `guide-${(count += 1)}`) =>
    callFunction(backend(), "ingest-study-guide", token, { clientId, title: "Cells", content });
  const guides = async () =>
    (await backend().sql("select count(*)::int as n from public.study_guides where user_id = $1", [id]))[0]?.["n"];
  /** Stores this many as if they had been sent five minutes apart, from 12:30 on the day before. */
  const sendBefore = (count: number, characters: number) =>
    backend().sql(
      `insert into private.ingestions (user_id, client_id, kind, characters, created_at)
        select $1, 'before-' || n, 'study-guide', $3, timestamptz '2025-09-02T18:30:00Z' + n * interval '5 minutes'
        from generate_series(1, $2::int) as n`,
      [id, count, characters],
    );

  it("SRV-05 accepts a hundred study guides a day, however many are sent at once", async () => {
    await sendBefore(90, 10);
    const statuses = (await Promise.all(Array.from({ length: 16 }, () => sendGuide()))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    expect(await guides()).toBe(10);
    expect(await sendGuide()).toMatchObject({
      status: 429,
      body: {
        error:
          "You've hit today's limit for new study guides. It stays on your phone; please send it again in 35 minutes.",
        retry_after: 35 * 60,
      },
    });
  });

  it("SRV-11 accepts two hundred recordings a day, however many are sent at once, and more at the time in the answer", async () => {
    const send = (clientId = `recording-${(count += 1)}`) =>
      callFunction(backend(), "ingest-recording", token, aRecording({ clientId, minutes: 0.1 }));
    await backend().sql(
      `insert into private.ingestions (user_id, client_id, kind, created_at)
        select $1, 'before-' || n, 'recording', timestamptz '2025-09-02T18:30:00Z' + n * interval '5 minutes'
        from generate_series(1, 195) as n`,
      [id],
    );
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => send()))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
    const refused = await send("once-more");
    expect(refused).toMatchObject({
      status: 429,
      body: {
        error:
          "You've hit today's limit for new recordings. It stays on your phone; please send it again in 35 minutes.",
        retry_after: 35 * 60,
      },
    });
    await setMoment(backend(), "2025-09-03T18:35:00Z");
    expect((await send("once-more")).status).toBe(201);
  });

  it("SRV-11 fifty megabytes of notes, however many are written at once", async () => {
    // So many notes are searchable only after half a minute, which is not what is tested here.
    await backend().sql(`alter table public.recordings disable trigger index_texts`);
    await backend().sql(
      `insert into public.recordings (user_id, original_name, ai_notes)
        select $1, 'Lecture ' || n, repeat('n', 200000) from generate_series(1, 262) as n`,
      [id],
    );
    await backend().sql(`alter table public.recordings enable trigger index_texts`);
    const rows = await backend().sql<{ id: string }>(
      `insert into public.recordings (user_id, original_name) select $1, 'New ' || n from generate_series(1, 4) as n returning id`,
      [id],
    );
    const client = makeClient(backend(), token);
    const codes = await Promise.all(
      rows.map(async ({ id: recording }) => {
        const { error } = await client
          .from("recordings")
          .update({ ai_notes: "n".repeat(20_000) })
          .eq("id", recording);
        return error?.code;
      }),
    );
    expect(codes.filter((code) => code !== undefined)).toEqual(["23514", "23514", "23514"]);
    const star = await client.from("recordings").update({ is_favorite: true }).eq("id", rows[0]!.id);
    expect(star.error).toBeNull();
    const shorter = await client.from("recordings").update({ ai_notes: "Short." }).eq("original_name", "Lecture 1");
    expect(shorter.error).toBeNull();
  });

  it("SRV-05 accepts five million characters of study guides a day, and more at the time in the answer", async () => {
    await sendBefore(5, 990_000);
    expect((await sendGuide("x".repeat(50_000))).status).toBe(201);
    const much = "x".repeat(1_000_000);
    const refused = await sendGuide(much, "much");
    expect(refused.status).toBe(429);
    // The first two must become a day old: one of them would make too little room.
    expect(refused.body["retry_after"]).toBe(40 * 60);
    await setMoment(backend(), "2025-09-03T18:39:59Z");
    expect((await sendGuide(much, "much")).status).toBe(429);
    await setMoment(backend(), "2025-09-03T18:40:00Z");
    expect((await sendGuide(much, "much")).status).toBe(201);
  });

  it("SRV-05 deleting study guides makes no room, and a guide that is already stored is answered even at the limit", async () => {
    expect((await sendGuide("# Cells", "kept")).status).toBe(201);
    await sendBefore(99, 10);
    await backend().sql("delete from public.study_guides where user_id = $1", [id]);
    expect((await sendGuide()).status).toBe(429);
    expect((await sendGuide("# Cells", "kept")).status).toBe(410);
    await backend().sql("delete from private.ingestions where client_id = 'before-99'");
    expect((await sendGuide("# Cells", "last")).status).toBe(201);
    expect((await sendGuide("# Cells", "last")).status).toBe(200);
  });

  it("SRV-05 a person's items don't count for another person", async () => {
    await sendBefore(100, 10);
    const other = await backend().setUpUser(`beside-${people}@school.edu`);
    const guide = { clientId: "theirs", title: "Cells", content: "# Cells" };
    expect((await callFunction(backend(), "ingest-study-guide", other.accessToken, guide)).status).toBe(201);
  });

  const folders = (count: number) => Array.from({ length: count }, (_, n) => ({ user_id: id, name: `Folder ${n}` }));
  const foldersKept = async () =>
    (await backend().sql("select count(*)::int as n from public.folders where user_id = $1", [id]))[0]?.["n"];

  it("SRV-02 a thousand folders are allowed, and the next insert fails with the usual error", async () => {
    const client = makeClient(backend(), token);
    const tooMany = await client.from("folders").insert(folders(1001));
    expect([tooMany.status, tooMany.error?.code]).toEqual([400, "23514"]);
    expect(await foldersKept()).toBe(0);
    expect((await client.from("folders").insert(folders(1000))).error).toBeNull();
    expect((await client.from("folders").insert(folders(1))).error?.code).toBe("23514");
    const { data } = await client.from("folders").select("id").limit(1);
    await client.from("folders").delete().eq("id", data?.[0]?.id);
    expect((await client.from("folders").insert(folders(1))).error).toBeNull();
    expect(await foldersKept()).toBe(1000);
  });

  it("SRV-02 a thousand folders are allowed, even when they come in many simultaneous inserts", async () => {
    const client = makeClient(backend(), token);
    const inserts = await Promise.all(Array.from({ length: 8 }, () => client.from("folders").insert(folders(300))));
    expect(inserts.filter(({ error }) => error === null)).toHaveLength(3);
    expect(await foldersKept()).toBe(900);
  });

  it("SRV-02 one person's folders don't count for another, not even in one statement", async () => {
    const other = await backend().setUpUser(`neighbour-${people}@school.edu`);
    await backend().sql(
      "insert into public.folders (user_id, name) select person, n::text from unnest($1::uuid[]) as person, generate_series(1, 1000) as n",
      [[id, other.user.id]],
    );
    expect(await foldersKept()).toBe(1000);
    const theirs = makeClient(backend(), other.accessToken).from("folders");
    expect((await theirs.insert({ user_id: other.user.id, name: "One more" })).error?.code).toBe("23514");
  });

  it("SRV-08 charges a day's tokens once, however many recordings are read at the same time", async () => {
    const turns = await backend().sql<{ turn: number }>(
      "insert into private.assistant_turns (user_id, tokens) select $1, 1000 from generate_series(1, 8) returning turn",
      [id],
    );
    const charge = async ({ turn }: { turn: number }) =>
      (await backend().sql("select outcome from public.charge_assistant_turn($1, $2, 600000)", [id, turn]))[0]?.[
        "outcome"
      ];
    const outcomes = await Promise.all(turns.map(charge));
    expect(outcomes.filter((outcome) => outcome === "granted")).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "used-up")).toHaveLength(5);
    const [row] = await backend().sql(
      "select count(*)::int as turns, sum(tokens)::int as tokens from private.assistant_turns where user_id = $1",
      [id],
    );
    expect(row).toEqual({ turns: 8, tokens: 1_808_000 });
  });
});
