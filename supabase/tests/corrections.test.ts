import { randomUUID } from "node:crypto";
import { applyCorrections, type Correction, type NewCorrection } from "@lectern/domain/corrections";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { isLong } from "@lectern/local-backend/testing/long-run";
import type { SupabaseClient } from "@supabase/supabase-js";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { makeClient, onEachDatabase, ownerClient, withoutPreRequest } from "./testing/backend.ts";
import { callFunction, completed } from "./testing/phone.ts";

interface Answer {
  readonly outcome: "changed" | "changed-elsewhere" | "not-found";
  readonly version: number;
  readonly corrections: readonly Correction[];
}

const correct = (changes: Partial<NewCorrection> & Pick<NewCorrection, "from" | "to">): NewCorrection => ({
  id: randomUUID(),
  kind: "word",
  segment: null,
  ...changes,
});

const toSegments = (lines: readonly string[]): TranscriptSegment[] =>
  lines.map((text, at) => ({ start: at * 10, end: at * 10 + 9, speaker: `SPEAKER_0${at % 2}`, text }));
const withoutHeard = ({ start, end, speaker, text }: TranscriptSegment): TranscriptSegment => ({
  start,
  end,
  speaker,
  text,
});

onEachDatabase("corrections", (backend) => {
  let owner: SupabaseClient;
  let other: SupabaseClient;
  let ownerId: string;
  let otherId: string;
  let token: string;
  beforeAll(async () => {
    const student = await backend().setUpUser("corrects@school.edu");
    const stranger = await backend().setUpUser("corrects-not@school.edu");
    owner = makeClient(backend(), student.accessToken);
    other = makeClient(backend(), stranger.accessToken);
    ownerId = student.user.id;
    otherId = stranger.user.id;
    token = student.accessToken;
  });

  async function store(lines: readonly string[], name = "Philosophy 7"): Promise<string> {
    const [row] = await backend().sql<{ id: string }>(
      `insert into public.recordings (user_id, original_name, status, language, transcript)
        values ($1, $2, 'completed', 'en', $3) returning id`,
      [ownerId, name, lines.join("\n")],
    );
    await backend().sql(
      "insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, $3::text::jsonb)",
      [row!.id, ownerId, JSON.stringify(toSegments(lines))],
    );
    return row!.id;
  }
  const change = (
    id: string,
    version: number,
    add: readonly NewCorrection[],
    undo: readonly string[] = [],
    client: SupabaseClient = owner,
  ) => client.rpc("change_corrections", { p_recording_id: id, p_version: version, p_add: add, p_undo: undo });
  const changed = async (...call: Parameters<typeof change>): Promise<Answer> => {
    const { data, error } = await change(...call);
    expect(error).toBeNull();
    return data as Answer;
  };
  const readShown = async (id: string): Promise<TranscriptSegment[]> => {
    const [row] = await backend().sql<{ segments: TranscriptSegment[] }>(
      "select segments from private.shown_segments where recording_id = $1",
      [id],
    );
    return row!.segments;
  };
  const readHeard = async (id: string): Promise<TranscriptSegment[]> => {
    const { data } = await owner.from("recording_segments").select("segments").eq("recording_id", id).single();
    return data!.segments as TranscriptSegment[];
  };
  const search = async (query: string) => {
    const { data, error } = await owner.rpc("search_recordings", { p_query: query });
    expect(error).toBeNull();
    const { results, suggestion } = data as {
      results: { id: string; moments: { text: string; words: string[]; speaker: string }[] }[];
      suggestion: string | null;
    };
    return {
      found: results.flatMap(({ id, moments }) =>
        moments.map(({ text, words, speaker }) => ({ id, text, words, speaker })),
      ),
      suggestion,
    };
  };

  const findVocabulary = (part: string) =>
    backend().sql("select word from private.vocabulary where user_id = $1 and strpos(word, $2) > 0 order by word", [
      ownerId,
      part,
    ]);

  it("COR-01 shows corrected words and leaves the stored segments as they were heard", async () => {
    const lines = ["Smershikov sits.", "We wait.", "Poor Smershikov's father."];
    const id = await store(lines);
    const one = correct({ from: "Smershikov", to: "Smerdyakov" });
    const answer = await changed(id, 0, [one]);
    expect(answer).toMatchObject({ outcome: "changed", version: 1, corrections: [{ ...one, undoneAt: null }] });
    expect((await readShown(id)).map(({ text }) => text)).toEqual([
      "Smerdyakov sits.",
      "We wait.",
      "Poor Smerdyakov's father.",
    ]);
    expect(await readHeard(id)).toEqual(toSegments(lines));
    const { data } = await owner.from("recording_corrections").select("version,corrections").eq("recording_id", id);
    expect(data).toEqual([{ version: 1, corrections: answer.corrections }]);
  });

  it("COR-01 Undo marks a correction and deletes none", async () => {
    const id = await store(["Smershikov sits."]);
    const one = correct({ from: "Smershikov", to: "Smerdyakov" });
    await changed(id, 0, [one]);
    const { corrections } = await changed(id, 1, [], [one.id]);
    expect(corrections).toMatchObject([{ ...one, undoneAt: expect.any(String) }]);
    expect(await readShown(id)).toEqual(await readHeard(id));
  });

  it("COR-01 names a voice in all of its lines", async () => {
    const id = await store(["a", "b", "c"]);
    await changed(id, 0, [correct({ kind: "speaker", from: "SPEAKER_00", to: "Dr. Okafor" })]);
    expect((await readShown(id)).map(({ speaker }) => speaker)).toEqual(["Dr. Okafor", "SPEAKER_01", "Dr. Okafor"]);
  });

  it("COR-03 a repeated call changes nothing, and the second of two tabs is told", async () => {
    const id = await store(["Smershikov and Grushenca."]);
    const [one, two] = [
      correct({ from: "Smershikov", to: "Smerdyakov" }),
      correct({ from: "Grushenca", to: "Grushenka" }),
    ];
    const first = await changed(id, 0, [one]);
    expect(await changed(id, 0, [one])).toEqual(first);
    expect(await changed(id, 0, [two])).toEqual({ outcome: "changed-elsewhere" });
    expect((await readShown(id))[0]!.text).toBe("Smerdyakov and Grushenca.");
    const undone = await changed(id, 1, [], [one.id]);
    expect(await changed(id, 1, [], [one.id])).toEqual(undone);
    const answers = await Promise.all([changed(id, 2, [two]), changed(id, 2, [correct({ from: "and", to: "or" })])]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "changed-elsewhere"]);
  });

  it("COR-03 accepts 2,000 corrections of a recording and refuses the next", async () => {
    const id = await store(["a b"]);
    for (const at of Array.from({ length: 10 }).keys()) {
      const add = Array.from({ length: 200 }, (_, place) => correct({ from: `x${place}`, to: `y${place}` }));
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect(await changed(id, at, add)).toMatchObject({ outcome: "changed" });
    }
    const { error } = await change(id, 10, [correct({ from: "a", to: "b" })]);
    expect(error).toMatchObject({ code: "23514", message: expect.stringContaining("at_most_2000_corrections") });
  });

  it("COR-03 an undo among 1,900 corrections takes not much longer than among a few", async () => {
    const lines = Array.from({ length: 5_000 }, (_, line) =>
      Array.from({ length: 12 }, (_word, at) => `word${(line * 7 + at * 13) % 6_000}x`).join(" "),
    );
    // The arguments are columns: of constants, the planner would compute the result before the clock is read.
    const measure = async (corrections: number): Promise<number> => {
      const [row] = await backend().sql<{ took: number }>(
        `with given as materialized (
              select $1::text::jsonb as segments, $2::text::jsonb as corrections, clock_timestamp() as since
            ),
            shown as materialized (select private.apply_corrections(segments, corrections) as segments, since from given)
          select extract(epoch from clock_timestamp() - since)::float8 as took from shown where segments is not null`,
        [
          JSON.stringify(toSegments(lines)),
          JSON.stringify(
            Array.from({ length: corrections }, (_, at) => correct({ from: `word${at * 3}x`, to: `right ${at}` })),
          ),
        ],
      );
      return row!.took;
    };
    const few: number[] = [];
    const many: number[] = [];
    for (let run = 0; run < 3; run++) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      few.push(await measure(30));
      // oxlint-disable-next-line no-await-in-loop -- one after another
      many.push(await measure(1_900));
    }
    expect(Math.min(...many) / Math.min(...few)).toBeLessThan(15);
  });

  it.each<[string, Partial<NewCorrection> | Record<string, unknown>]>([
    ["nothing", { to: "" }],
    ["the same", { to: "a" }],
    ["spaces at the edge", { to: " b" }],
    ["two spaces", { to: "b  c" }],
    ["a line break", { to: "b\nc" }],
    ["decomposed letters", { to: "e\u0301" }],
    ["a long word", { to: "b".repeat(201) }],
    ["no word", { from: "—" }],
    ["a line that isn't there", { segment: 2 }],
    ["a negative line", { segment: -1 }],
    ["half a line", { segment: 0.5 }],
    ["a line as text", { segment: "0" }],
    ["a line without its place", { kind: "line" }],
    ["all voices without a name", { kind: "speaker", from: "" }],
    ["another kind", { kind: "letter" }],
    ["a number", { to: 5 }],
  ])("COR-03 refuses a correction to %s", async (_, changes) => {
    const id = await store(["a", "b"]);
    const { error } = await change(id, 0, [{ ...correct({ from: "a", to: "c" }), ...changes }]);
    expect(error).toMatchObject({ code: "23514" });
    const { data } = await owner.from("recording_corrections").select("version").eq("recording_id", id);
    expect(data).toEqual([]);
  });

  it("SRV-13 COR-01 corrections of corrected words don't make a lecture of any length", async () => {
    const id = await store(["Q."]);
    const grow = () => correct({ from: "Q", to: Array.from({ length: 100 }, () => "Q").join(" ") });
    await changed(id, 0, [grow(), grow()]);
    expect((await change(id, 1, [grow()])).error).toMatchObject({ code: "23514" });
    expect((await readShown(id))[0]!.text).toHaveLength(20_000);
    await changed(id, 1, [correct({ from: "Q", to: "R" })]);
  });

  it("SRV-13 COR-01 replacing words again and again doesn't make an outline of any length", async () => {
    const id = await store(["Nothing."]);
    await backend().sql(
      `insert into public.recording_outlines (recording_id, user_id, version, chapters, questions, terms)
        values ($1, $2, 1, '[{"title": "Q"}]', '[]', '[]')`,
      [id, ownerId],
    );
    const replace = (to: string) =>
      owner.rpc("replace_written_words", { p_id: randomUUID(), p_recording_id: id, p_from: "Q", p_to: to });
    const longer = Array.from({ length: 100 }, () => "Q").join(" ");
    expect((await replace(longer)).data).toBe(1);
    expect((await replace(longer)).data).toBe(100);
    expect((await replace(longer)).error).toMatchObject({ code: "23514" });
    expect((await replace("R")).data).toBe(10_000);
  });

  it("COR-01 a summary and an outline that were begun before a replacement are stored with it, unless it was undone or is a day old", async () => {
    const id = await store(["Smershikov sits."]);
    await backend().sql("update public.recordings set status = 'processing' where id = $1", [id]);
    await backend().sql("insert into private.summary_jobs (recording_id) values ($1)", [id]);
    const server = ownerClient(backend());
    const { data: jobs } = await server.rpc("claim_summary_job", { p_recording_id: id });
    const replace = async (from: string, to: string) => {
      const replaced = randomUUID();
      await owner.rpc("replace_written_words", { p_id: replaced, p_recording_id: id, p_from: from, p_to: to });
      return replaced;
    };
    await replace("Smershikov", "Smerdyakov");
    await owner.rpc("undo_replacement", { p_id: await replace("sits", "stands") });
    await backend().sql("update private.replacements set made_at = made_at - interval '1 day' where id = $1", [
      await replace("sits", "lies"),
    ]);
    const { lease } = (jobs as { lease: string }[])[0]!;
    await server.rpc("finish_summary_job", { p_recording_id: id, p_lease: lease, p_summary: "Smershikov sits." });
    const chapters = [{ title: "Smershikov", start: 0 }];
    const outline = { chapters, questions: [], terms: [] };
    await server.rpc("store_outline", { p_recording_id: id, p_version: 1, p_outline: outline });
    expect(
      await backend().sql(
        `select ai_summary, status, chapters from public.recordings as r
          join public.recording_outlines as o on o.recording_id = r.id where r.id = $1`,
        [id],
      ),
    ).toEqual([{ ai_summary: "Smerdyakov sits.", status: "completed", chapters: [{ title: "Smerdyakov", start: 0 }] }]);
  });

  it("PRV-01 COR-01 the schedule forgets replaced words after a day", async () => {
    const id = await store(["Smershikov sits."]);
    const replace = (to: string) =>
      owner.rpc("replace_written_words", { p_id: randomUUID(), p_recording_id: id, p_from: "sits", p_to: to });
    const readWords = () =>
      backend().sql("select shown from private.replacements where recording_id = $1 order by shown", [id]);
    await replace("stands");
    await backend().sql(
      "update private.replacements set made_at = made_at - interval '25 hours' where recording_id = $1",
      [id],
    );
    await backend().sql(
      `insert into private.replacements (id, user_id, recording_id, heard, shown)
        values (gen_random_uuid(), $1, $2, 'sits', 'lies')`,
      [ownerId, id],
    );
    expect(await readWords()).toEqual([{ shown: "lies" }, { shown: "stands" }]);
    await callFunction(backend(), "process-recordings", backend().secretKey, {});
    expect(await readWords()).toEqual([{ shown: "lies" }]);
    expect((await owner.rpc("forget_replacements" as never)).error?.code).toBe("42501");
  });

  it("SRV-13 COR-01 replacements make no text that is stored later too long to be stored", async () => {
    const id = await store(["Nothing."]);
    const longer = Array.from({ length: 100 }, () => "Q").join(" ");
    const replace = () =>
      owner.rpc("replace_written_words", { p_id: randomUUID(), p_recording_id: id, p_from: "Q", p_to: longer });
    for (let times = 0; times < 6; times += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await replace();
    }
    const server = ownerClient(backend());
    const outline = { chapters: [{ title: "Q", start: 0 }], questions: [], terms: [] };
    const stored = await server.rpc("store_outline", { p_recording_id: id, p_version: 1, p_outline: outline });
    expect(stored.data).toBe(true);
    await backend().sql("insert into private.summary_jobs (recording_id) values ($1)", [id]);
    const { data: jobs } = await server.rpc("claim_summary_job", { p_recording_id: id });
    const { lease } = (jobs as { lease: string }[])[0]!;
    const finished = await server.rpc("finish_summary_job", { p_recording_id: id, p_lease: lease, p_summary: "Q" });
    expect(finished.data).toBe(true);
    const [row] = await backend().sql<{ outline: number; summary: number }>(
      `select octet_length(chapters::text) as outline, octet_length(ai_summary) as summary from public.recordings as r
        join public.recording_outlines as o on o.recording_id = r.id where r.id = $1`,
      [id],
    );
    for (const bytes of Object.values(row!)) expect(bytes).toBeGreaterThan(10_000);
    expect(row!.outline).toBeLessThan(1_048_576);
    expect(row!.summary).toBeLessThan(200_000);
  });

  it("COR-03 a card that a student changes while words are replaced keeps the change, and so with Undo", async () => {
    const id = await store(["Smershikov sits."]);
    const card = randomUUID();
    await backend().sql("select public.store_own_card($1, $2, $3)", [
      ownerId,
      id,
      JSON.stringify({ id: card, front: "Who?", back: "Smershikov", quote: "Smershikov sits.", first: 0, last: 0 }),
    ]);
    const changeSlowly = (front: string) =>
      backend().sql(`update public.cards set front = '${front}' where id = '${card}'; select pg_sleep(0.6)`);
    const during = async (change: Promise<unknown>, call: () => PromiseLike<unknown>) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await Promise.all([change, call()]);
      return backend().sql("select front, back from public.cards where id = $1", [card]);
    };
    const replaced = randomUUID();
    const words = { p_from: "Smershikov", p_to: "Smerdyakov" };
    expect(
      await during(changeSlowly("Who sits?"), () =>
        owner.rpc("replace_written_words", { p_id: replaced, p_recording_id: id, ...words }),
      ),
    ).toEqual([{ front: "Who sits?", back: "Smerdyakov" }]);
    // A text that was changed since stays as it is.
    expect(
      await during(changeSlowly("Who sits there?"), () => owner.rpc("undo_replacement", { p_id: replaced })),
    ).toEqual([{ front: "Who sits there?", back: "Smerdyakov" }]);
  });

  it("COR-03 another student neither reads nor changes corrections", async () => {
    const id = await store(["Smershikov sits."]);
    await changed(id, 0, [correct({ from: "Smershikov", to: "Smerdyakov" })]);
    expect(await changed(id, 1, [correct({ from: "sits", to: "stands" })], [], other)).toEqual({
      outcome: "not-found",
    });
    expect((await other.from("recording_corrections").select("recording_id").eq("recording_id", id)).data).toEqual([]);
    await withoutPreRequest(backend(), async () => {
      expect((await change(id, 1, [], [], makeClient(backend()))).error).toMatchObject({ code: "42501" });
    });
  });

  it("SRV-01 COR-03 another student counts, replaces, undoes and remembers nothing, and a visitor calls none of it", async () => {
    const id = await store(["Smershikov sits."]);
    await backend().sql("update public.recordings set ai_summary = 'Smershikov.' where id = $1", [id]);
    const [folder] = await backend().sql<{ id: string }>(
      "insert into public.folders (user_id, name) values ($1, 'Philosophy 7') returning id",
      [ownerId],
    );
    const replaced = randomUUID();
    const words = { p_from: "Smershikov", p_to: "Smerdyakov" };
    const replace = { p_id: replaced, p_recording_id: id, ...words };
    const remember = { p_id: randomUUID(), p_folder_id: folder!.id, p_kind: "word", ...words };
    const count = { p_recording_id: id, p_from: "Smershikov" };
    expect((await other.rpc("written_places", count)).data).toMatchObject({ title: 0, summary: 0 });
    expect((await other.rpc("replace_written_words", replace)).data).toBeNull();
    expect((await other.rpc("remember_correction", remember)).data).toBe(false);
    expect((await owner.rpc("written_places", count)).data).toMatchObject({ summary: 1 });
    expect((await owner.rpc("replace_written_words", replace)).data).toBe(1);
    expect((await owner.rpc("remember_correction", remember)).data).toBe(true);
    expect((await other.rpc("undo_replacement", { p_id: replaced })).data).toBe(false);
    expect((await other.from("course_corrections").delete().eq("folder_id", folder!.id).select()).data).toEqual([]);
    const visitor = makeClient(backend());
    await withoutPreRequest(backend(), async () => {
      const calls = [
        visitor.rpc("written_places", count),
        visitor.rpc("replace_written_words", replace),
        visitor.rpc("undo_replacement", { p_id: replaced }),
        visitor.rpc("remember_correction", remember),
        visitor.from("course_corrections").select(),
        visitor.from("recording_corrections").select(),
      ];
      for (const { error } of await Promise.all(calls)) expect(error).toMatchObject({ code: "42501" });
    });
    expect((await owner.from("course_corrections").select("heard").eq("folder_id", folder!.id)).data).toHaveLength(1);
    const [row] = await backend().sql("select ai_summary from public.recordings where id = $1", [id]);
    expect(row).toEqual({ ai_summary: "Smerdyakov." });
  });

  it("SRV-01 COR-04 a student whose folder has the id of another's changes nothing that the other's remembers", async () => {
    const folder = { id: randomUUID(), name: "Philosophy 7" };
    const words = { p_folder_id: folder.id, p_kind: "word", p_from: "Smershikov" };
    await owner.from("folders").insert({ ...folder, user_id: ownerId });
    await owner.rpc("remember_correction", { p_id: randomUUID(), ...words, p_to: "Smerdyakov" });
    const stranger = await other.from("folders").insert({ ...folder, user_id: otherId });
    expect(stranger.error).toBeNull();
    expect((await other.rpc("remember_correction", { p_id: randomUUID(), ...words, p_to: "Ivan" })).data).toBe(true);
    const read = (client: SupabaseClient) =>
      client.from("course_corrections").select("shown").eq("folder_id", folder.id);
    expect((await read(owner)).data).toEqual([{ shown: "Smerdyakov" }]);
    expect((await read(other)).data).toEqual([{ shown: "Ivan" }]);
    await owner.rpc("remember_correction", { p_id: randomUUID(), ...words, p_to: "Smerdjakov" });
    expect((await read(owner)).data).toEqual([{ shown: "Smerdjakov" }]);
  });

  it("COR-03 COR-04 a repeat after a lost answer doesn't bring back what was remembered before", async () => {
    const folder = { id: randomUUID(), name: "Philosophy 7" };
    await owner.from("folders").insert({ ...folder, user_id: ownerId });
    const remember = (id: string, to: string) =>
      owner.rpc("remember_correction", {
        p_id: id,
        p_folder_id: folder.id,
        p_kind: "word",
        p_from: "Smershikov",
        p_to: to,
      });
    const [first, second] = [randomUUID(), randomUUID()];
    await remember(first, "Smerdjakov");
    await remember(second, "Smerdyakov");
    expect((await remember(first, "Smerdjakov")).data).toBe(true);
    const { data } = await owner.from("course_corrections").select("id,shown").eq("folder_id", folder.id);
    expect(data).toEqual([{ id: second, shown: "Smerdyakov" }]);
  });

  it("SRV-07 COR-04 corrections, replacements and what folders remember go with their student", async () => {
    const leaver = await backend().setUpUser("corrects-and-leaves@school.edu");
    const client = makeClient(backend(), leaver.accessToken);
    const [folder] = await backend().sql<{ id: string }>(
      "insert into public.folders (user_id, name) values ($1, 'Philosophy 7') returning id",
      [leaver.user.id],
    );
    const [row] = await backend().sql<{ id: string }>(
      `insert into public.recordings (user_id, original_name, status, ai_summary, transcript)
        values ($1, 'a', 'completed', 'Smershikov.', 'Smershikov.') returning id`,
      [leaver.user.id],
    );
    const words = { p_from: "Smershikov", p_to: "Smerdyakov" };
    await changed(row!.id, 0, [correct({ from: "Smershikov", to: "Smerdyakov" })], [], client);
    await client.rpc("replace_written_words", { p_id: randomUUID(), p_recording_id: row!.id, ...words });
    await client.rpc("remember_correction", { p_id: randomUUID(), p_folder_id: folder!.id, p_kind: "word", ...words });
    const countRows = () =>
      backend().sql(
        `select (select count(*)::integer from public.recording_corrections where user_id = $1) as made,
            (select count(*)::integer from public.course_corrections where user_id = $1) as remembered,
            (select count(*)::integer from private.replacements where user_id = $1) as replaced`,
        [leaver.user.id],
      );
    expect(await countRows()).toEqual([{ made: 1, remembered: 1, replaced: 1 }]);
    expect((await callFunction(backend(), "delete-user", leaver.accessToken, { user_id: leaver.user.id })).status).toBe(
      200,
    );
    expect(await countRows()).toEqual([{ made: 0, remembered: 0, replaced: 0 }]);
  });

  it("FND-01 COR-02 finds the heard word and the right one, and after Undo the heard one alone", async () => {
    const id = await store(["We wait here.", "Then Zmershikov sits down.", "The end."], "Brothers");
    const one = correct({ from: "Zmershikov", to: "Zmerdyakov" });
    await changed(id, 0, [one]);
    expect((await search("Zmerdyakov")).found).toEqual([
      { id, text: "Then Zmerdyakov sits down.", words: ["zmerdyakov"], speaker: "SPEAKER_01" },
    ]);
    expect((await search("Zmershikov")).found).toEqual([
      { id, text: "Then Zmershikov sits down.", words: ["zmershikov"], speaker: "SPEAKER_01" },
    ]);
    await changed(id, 1, [], [one.id]);
    expect((await search("Zmerdyakov")).found).toEqual([]);
    expect((await search("Zmershikov")).found).toHaveLength(1);
    expect(await findVocabulary("zmer")).toEqual([{ word: "zmershikov" }]);
  });

  it("FND-01 COR-02 finds a voice by its right name and by the heard one, and after Undo by neither", async () => {
    const id = await store(["We wait here.", "The nqvembrane is folded.", "The end."]);
    expect((await search("Qkafor")).found).toEqual([]);
    const one = correct({ kind: "speaker", from: "SPEAKER_01", to: "Dr. Qkafor" });
    await changed(id, 0, [one]);
    expect((await search("qkafor")).found).toEqual([
      { id, text: "The nqvembrane is folded.", words: ["qkafor"], speaker: "Dr. Qkafor" },
    ]);
    expect((await search("Qkafor nqvembrane")).found).toMatchObject([
      { text: "The nqvembrane is folded.", words: ["nqvembrane", "qkafor"] },
    ]);
    expect((await search("SPEAKER_01 nqvembrane")).found).toMatchObject([{ text: "The nqvembrane is folded." }]);
    expect((await search('"speaker 01"')).found).toEqual([
      { id, text: "The nqvembrane is folded.", words: ["01", "speaker"], speaker: "SPEAKER_01" },
    ]);
    // Names don't come between the lines of a passage.
    expect((await search('"folded the end"')).found).toHaveLength(1);
    expect(await findVocabulary("qkaf")).toEqual([{ word: "qkafor" }]);
    const two = correct({ kind: "speaker", segment: 1, from: "Dr. Qkafor", to: "Rqkaf" });
    await changed(id, 1, [two]);
    expect(await findVocabulary("qkaf")).toEqual([{ word: "rqkaf" }]);
    expect((await search("Qkafor")).found).toEqual([]);
    expect((await search("rqkaf")).found).toHaveLength(1);
    await changed(id, 2, [], [one.id, two.id]);
    expect((await search("rqkaf")).found).toEqual([]);
    expect((await search('"speaker 01"')).found).toEqual([]);
    expect(await findVocabulary("qkaf")).toEqual([]);
  });

  it("FND-04 COR-02 finds a named voice after everything was indexed again", async () => {
    const id = await store(["We wait here.", "It is folded."]);
    await changed(id, 0, [correct({ kind: "speaker", from: "SPEAKER_01", to: "Dr. Wkafor" })]);
    await backend().sql("select private.index_again()");
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const [row] = await backend().sql<{ is_more: boolean }>("select public.index_next_text() as is_more");
      if (!row!.is_more) break;
    }
    expect((await search("Wkafor")).found).toMatchObject([{ id, speaker: "Dr. Wkafor" }]);
  });

  it("FND-04 COR-02 finds the right word after everything was indexed again", async () => {
    const id = await store(["Then Qmershikov sits down."]);
    await changed(id, 0, [correct({ from: "Qmershikov", to: "Qmerdyakov" })]);
    await backend().sql("select private.index_again()");
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const [row] = await backend().sql<{ is_more: boolean }>("select public.index_next_text() as is_more");
      if (!row!.is_more) break;
    }
    expect((await search("Qmerdyakov")).found).toMatchObject([{ id }]);
    expect((await search("Qmershikov")).found).toMatchObject([{ id }]);
  });

  it("COR-02 SRV-08 the assistant answers with corrected words and names", async () => {
    const id = await store([
      "Good morning.",
      "Smershikov killed the father because Ivan had taught him that all is allowed.",
      "We read the next chapter on Monday.",
    ]);
    await changed(id, 0, [
      correct({ from: "Smershikov", to: "Smerdyakov" }),
      correct({ kind: "speaker", from: "SPEAKER_01", to: "Dr. Okafor" }),
    ]);
    const asked = { query: "Why did Smerdyakov kill the father?", transcript: "", summary: "", recording_id: id };
    const { body } = await callFunction(backend(), "openai", token, asked);
    expect(body["message"]).toContain("Smerdyakov killed the father");
    expect(JSON.stringify(body)).not.toContain("Smershikov");
  });

  it("COR-02 SRV-05 a summary that is written again has the corrected words", async () => {
    const id = await store([
      "Smershikov killed the father because Ivan had taught him that all is allowed.",
      "Smershikov is the son whom the family never names.",
      "Therefore Smershikov stands for what the house denies.",
    ]);
    await changed(id, 0, [correct({ from: "Smershikov", to: "Smerdyakov" })]);
    await backend().sql("update public.recordings set status = 'processing' where id = $1", [id]);
    await backend().sql("insert into private.summary_jobs (recording_id) values ($1)", [id]);
    await callFunction(backend(), "process-recordings", backend().secretKey, {});
    const readSummary = async () => {
      const [row] = await backend().sql<{ summary: string | null }>(
        "select ai_summary as summary from public.recordings where id = $1",
        [id],
      );
      return row!.summary;
    };
    await expect.poll(readSummary).toContain("Smerdyakov");
    expect(await readSummary()).not.toContain("Smershikov");
    const outlines = await backend().sql(
      "select o::text as text from public.recording_outlines as o where recording_id = $1",
      [id],
    );
    expect(JSON.stringify(outlines)).not.toContain("Smershikov");
  });

  it("COR-01 a summary by a model stays if the server has no model any more to write it again", async () => {
    const id = await store(["Ivan is not guilty, and knows it."]);
    await backend().sql(
      "update public.recordings set status = 'processing', ai_summary = 'Ivan knows.' where id = $1",
      [id],
    );
    await backend().sql("insert into private.summary_jobs (recording_id) values ($1)", [id]);
    await callFunction(backend(), "process-recordings", backend().secretKey, {});
    expect(await completed(backend(), id)).toMatchObject({ ai_summary: "Ivan knows." });
  });

  it("COR-02 UNT-03 a unit is asked with the right word, and read with it", async () => {
    const id = await store(["We begin.", "Xmershikov killed the father.", "We end."]);
    const answer = await changed(id, 0, [correct({ from: "Xmershikov", to: "Xmerdyakov" })]);
    expect(answer).toMatchObject({ outcome: "changed", version: 1 });
    const { data, error } = await owner.rpc("find_unit_passages", { p_words: ["xmerdyakov"], p_recording_ids: [id] });
    expect(error).toBeNull();
    expect(data).toMatchObject({ said: [{ id, covered: 1 }], found: [{ id, covered: 1 }] });
    const { found } = data as { found: { segments: { index: number; text: string }[] }[] };
    expect(found[0]!.segments.find(({ index }) => index === 1)?.text).toBe("Xmerdyakov killed the father.");
  });

  it("PRC-04 COR-02 a card may quote the corrected words, and a correction stops no card", async () => {
    const id = await store(["Smershikov killed the father."]);
    const make = (quote: string) =>
      backend().sql("select outcome from public.store_own_card($1, $2, $3)", [
        ownerId,
        id,
        JSON.stringify({ id: randomUUID(), front: "Who?", back: quote, quote, first: 0, last: 0 }),
      ]);
    expect(await make("Smershikov killed")).toEqual([{ outcome: "added" }]);
    expect(await make("Smerdyakov killed")).toEqual([{ outcome: "not-said" }]);
    await changed(id, 0, [correct({ from: "Smershikov", to: "Smerdyakov" })]);
    expect(await make("Smerdyakov killed")).toEqual([{ outcome: "added" }]);
    expect(await backend().sql("select source_changed from public.cards where recording_id = $1", [id])).toEqual([
      { source_changed: false },
      { source_changed: false },
    ]);
  });

  it("COR-01 corrections are deleted with their recording", async () => {
    const id = await store(["Smershikov sits."]);
    await changed(id, 0, [correct({ from: "Smershikov", to: "Smerdyakov" })]);
    await owner.from("recordings").delete().eq("id", id);
    expect(await backend().sql("select from public.recording_corrections where recording_id = $1", [id])).toEqual([]);
  });

  describe("as the page applies them", () => {
    const texts = [
      "a",
      "b",
      "ab",
      "a b",
      "c.",
      "a.b",
      "b*",
      "é",
      "e\u0301",
      "Ä",
      "ß",
      "日本",
      "本",
      "क",
      "क्या",
      "𝒜",
      "\\1",
      "x&y",
      "\u0001",
      "C++",
      "2",
      "٢",
      "‌",
    ];
    const phrase = fc
      .array(fc.tuple(fc.constantFrom(...texts), fc.constantFrom("", " ", "-", "'")), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.flat().join("").normalize("NFC").trim())
      .filter((text) => text !== "");
    const aCorrection = fc.record({
      kind: fc.constantFrom("word" as const, "word" as const, "word" as const, "speaker" as const, "line" as const),
      segment: fc.option(fc.nat(5)),
      from: fc.oneof(fc.constantFrom(...texts, "SPEAKER_00", "SPEAKER_01"), phrase),
      to: phrase,
      undoneAt: fc.option(fc.constant("2026-11-29T16:00:00Z"), { freq: 4 }),
    });

    it("COR-01 the database shows every line as the page does", { timeout: 600_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(phrase, { minLength: 1, maxLength: 5 }),
          fc.array(aCorrection, { maxLength: 6 }),
          fc.boolean(),
          async (lines, made, isOneOfMany) => {
            const segments = toSegments(lines);
            // The page lists the words of a transcript that has many corrections.
            const others = isOneOfMany
              ? Array.from({ length: 50 }, (_, at) => ({ ...correct({ from: `zz${at}`, to: "zz" }), undoneAt: null }))
              : [];
            const corrections = [...others, ...made].map((one) => ({
              ...one,
              segment: one.kind === "line" ? (one.segment ?? 0) : one.segment,
            }));
            const [row] = await backend().sql<{ shown: TranscriptSegment[] }>(
              "select private.apply_corrections($1::text::jsonb, $2::text::jsonb) as shown",
              [JSON.stringify(segments), JSON.stringify(corrections)],
            );
            const shown = applyCorrections(
              segments,
              corrections.map((one, at) => ({ ...one, id: String(at), madeAt: "" })),
            );
            expect(row!.shown).toEqual(shown.map(withoutHeard));
          },
        ),
        { numRuns: isLong ? 10_000 : 300 },
      );
    });
  });
});
