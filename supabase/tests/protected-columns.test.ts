import { beforeAll, expect, it } from "vitest";
import { attempt, onEachDatabase } from "./testing/backend.ts";
import { type Library, stockLibrary } from "./testing/library.ts";

const denied = { error: "42501" };

onEachDatabase("when every table is granted to every role", (backend) => {
  let owner: Library;
  let other: Library;

  beforeAll(async () => {
    owner = await stockLibrary(backend(), (await backend().setUpUser("granted@school.edu")).user.id);
    other = await stockLibrary(backend(), (await backend().setUpUser("stranger@school.edu")).user.id);
    await backend().sql(
      `grant all on all tables in schema public to anon, authenticated;
       grant all on all tables in schema private to anon, authenticated;
       grant usage on schema private to anon`,
    );
  });

  const asOwner = (statement: string) => attempt(backend(), "authenticated", owner.userId, statement);

  it("reads tables by grants that policies leave empty", async () => {
    expect(await asOwner("select from private.summary_jobs")).toEqual({ rows: 0 });
    expect(await attempt(backend(), "anon", null, "select from public.recordings")).toEqual({ rows: 0 });
  });

  it.each([
    "id = gen_random_uuid()",
    "user_id = user_id",
    "created_at = now()",
    "status = 'processing'",
    "transcript = 'mine'",
    "ai_summary = 'mine'",
    "recording_icon = 'book'",
    "recording_icon_color = '#000000'",
    "language = 'en'",
    "minutes = 1",
    "is_favorite = true, status = 'completed'",
  ])("SRV-02 the trigger protects recordings: %s", async (change) => {
    expect(await asOwner(`update public.recordings set ${change} where id = '${owner.recording}'`)).toEqual(denied);
  });

  it("SRV-02 refuses writes of generated columns", async () => {
    const generated = { error: "428C9" };
    expect(await asOwner("update public.recordings set has_transcript = true")).toEqual(generated);
    expect(await asOwner("update public.recordings set summary_opening = 'mine'")).toEqual(generated);
    expect(await asOwner("update public.study_guides set content_opening = 'mine'")).toEqual(generated);
    expect(await asOwner("update public.recording_segments set opening = '[]'")).toEqual(generated);
  });

  it.each([
    ["study_guides", "content = 'mine'"],
    ["study_guides", "user_id = user_id"],
    ["user_info", "id = id"],
    ["folders", "id = gen_random_uuid()"],
    ["folders", "name = 'renamed', user_id = user_id"],
    ["folders", "created_at = now()"],
  ])("SRV-02 the trigger protects %s: %s", async (table, change) => {
    expect(await asOwner(`update public.${table} set ${change}`)).toEqual(denied);
  });

  it("SRV-02 a client can still write its columns, and the server every column", async () => {
    expect(
      await asOwner(
        "update public.recordings set is_favorite = true, is_read = true, ai_notes = 'n', folder_id = null",
      ),
    ).toEqual({
      rows: 1,
    });
    expect(
      await attempt(
        backend(),
        "service_role",
        null,
        `update public.recordings set ai_summary = 's' where id = '${owner.recording}'`,
      ),
    ).toEqual({ rows: 1 });
  });

  it("SRV-01 the policies refuse everything else: inserts, changes and deletions that are not intended", async () => {
    const insertions = [
      `insert into public.recordings (user_id, original_name) values ('${owner.userId}', 'free')`,
      `insert into public.study_guides (user_id, title) values ('${owner.userId}', 'free')`,
      `insert into public.folders (user_id, name) values ('${other.userId}', 'theirs')`,
      `insert into public.recording_segments (recording_id, user_id, segments) values ('${owner.recording}', '${owner.userId}', '[]')`,
      `insert into private.accounts (id, referral_code) values (gen_random_uuid(), 'ABCDEFGH')`,
      `insert into private.registrations (identity_hash) values ('${"0".repeat(64)}')`,
      `insert into private.ingestions (user_id, client_id, kind) values ('${owner.userId}', 'c', 'recording')`,
      `insert into private.summary_jobs (recording_id) values ('${owner.recording}')`,
    ];
    for (const insertion of insertions) expect(await asOwner(insertion)).toEqual(denied);
    for (const statement of ["update public.profiles set is_subscribed = true", "delete from public.profiles"]) {
      expect(await asOwner(statement)).toEqual(denied);
    }

    const without = [
      "update private.accounts set is_subscribed = true, bonus_recording_time = 1000",
      "delete from private.accounts",
      "delete from public.user_info",
      "delete from public.recording_segments",
      "update public.recording_segments set segments = '[]'",
      `update public.folders set name = 'renamed' where id = '${other.folder}'`,
      `update public.recordings set is_favorite = true where id = '${other.recording}'`,
      `update public.recordings set is_read = true where id = '${other.recording}'`,
      `delete from public.recordings where id = '${other.recording}'`,
    ];
    for (const statement of without) expect(await asOwner(statement)).toEqual({ rows: 0 });
  });

  it("SRV-01 a visitor still sees and changes nothing", async () => {
    for (const table of ["recordings", "recording_segments", "folders", "study_guides", "user_info"]) {
      expect(await attempt(backend(), "anon", null, `select from public.${table}`)).toEqual({ rows: 0 });
      expect(await attempt(backend(), "anon", null, `delete from public.${table}`)).toEqual({ rows: 0 });
    }
    expect(await attempt(backend(), "anon", null, "select from private.accounts")).toEqual({ rows: 0 });
  });
});
