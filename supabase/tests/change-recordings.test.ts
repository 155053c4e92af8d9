import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { makeClient, onEachDatabase } from "./testing/backend.ts";
import type { Library } from "./testing/library.ts";
import { restockLibraries, setUpTwoPeople, type TwoPeople } from "./testing/two-people.ts";

const change = (client: SupabaseClient, parameters: object) => client.rpc("change_recordings", parameters);
const markRead = (client: SupabaseClient, of: readonly string[], isRead: boolean) =>
  client.rpc("mark_recordings_read", { p_recording_ids: of, p_is_read: isRead });

onEachDatabase("changes of many recordings", (backend) => {
  let people: TwoPeople;
  let owner: SupabaseClient;
  let other: SupabaseClient;
  let ownerId: string;
  let otherId: string;
  let library: Library;
  let othersLibrary: Library;
  /** 200 recordings: the first half in the folder and tagged, every fifth starred. */
  let ids: string[];

  beforeAll(async () => {
    people = await setUpTwoPeople(backend(), "many");
    ({ owner, other, ownerId, otherId } = people);
  });
  beforeEach(async () => {
    ({ library, othersLibrary } = await restockLibraries(backend(), people));
    const rows = await backend().sql<{ id: string }>(
      `insert into public.recordings (user_id, original_name, status, folder_id, is_favorite)
        select $1, 'Lecture ' || at, 'completed', case when at <= 100 then $2::uuid end, at % 5 = 0
          from generate_series(1, 200) as at returning id`,
      [ownerId, library.folder],
    );
    ids = rows.map(({ id }) => id);
    await backend().sql(
      "insert into public.recording_tags (user_id, recording_id, tag_id) select $1, unnest($2::uuid[]), $3",
      [ownerId, ids.slice(0, 100), library.tag],
    );
  });

  const createRows = async () => {
    const folder = { id: randomUUID(), user_id: ownerId, name: "Chemistry" };
    const tag = { id: randomUUID(), user_id: ownerId, name: "Lab" };
    await owner.from("folders").insert(folder);
    await owner.from("tags").insert(tag);
    return { folder: folder.id, tag: tag.id };
  };
  const readState = async () => ({
    recordings: await backend().sql(
      "select id, folder_id, is_favorite from public.recordings where user_id = $1 order by id",
      [ownerId],
    ),
    tagged: (await owner.rpc("tagged_recordings")).data as unknown,
  });
  it("UNT-05 moves, stars, tags and untags 200 recordings in one call, and one more undoes exactly that", async () => {
    const before = await readState();
    const { folder, tag } = await createRows();
    const call = {
      p_id: randomUUID(),
      p_recording_ids: ids,
      p_moves: true,
      p_folder_id: folder,
      p_is_favorite: true,
      p_add_tags: [tag],
      p_remove_tags: [library.tag],
    };
    expect(await change(owner, call)).toMatchObject({ data: 200, error: null });
    const [changed] = await backend().sql(
      `select count(*)::int as all, count(*) filter (where folder_id = $2 and is_favorite)::int as done
        from public.recordings where id = any ($1)`,
      [ids, folder],
    );
    expect(changed).toEqual({ all: 200, done: 200 });
    const tagged = (await owner.rpc("tagged_recordings")).data as Record<string, string[]>;
    expect(ids.every((id) => String(tagged[id]) === tag)).toBe(true);

    expect((await owner.rpc("undo_recording_change", { p_id: call.p_id })).data).toBe(true);
    expect(await readState()).toEqual(before);
  });

  it("UNT-05 repeating a call whose answer was lost changes nothing, even after another change or its undo", async () => {
    const { folder } = await createRows();
    const before = await readState();
    const call = { p_id: randomUUID(), p_recording_ids: ids, p_moves: true, p_folder_id: folder };
    await change(owner, call);
    await owner.from("recordings").update({ folder_id: null }).eq("id", ids[0]!);
    const between = await readState();
    expect((await change(owner, call)).data).toBe(200);
    // Another change with the same id counts as a repeat of the first.
    expect((await change(owner, { ...call, p_is_favorite: true, p_folder_id: null })).data).toBe(200);
    expect(await readState()).toEqual(between);

    // The first recording was moved since, and stays where it is.
    await owner.rpc("undo_recording_change", { p_id: call.p_id });
    const undone = await readState();
    expect(undone.recordings).toEqual(
      before.recordings.map((row) => (row["id"] === ids[0] ? { ...row, folder_id: null } : row)),
    );
    await owner.from("recordings").update({ folder_id: folder }).in("id", ids.slice(0, 3));
    const later = await readState();
    expect((await owner.rpc("undo_recording_change", { p_id: call.p_id })).data).toBe(true);
    expect((await change(owner, call)).data).toBe(200);
    expect(await readState()).toEqual(later);
  });

  it("UNT-05 the same call sent twice at once is carried out once", async () => {
    const { tag } = await createRows();
    const call = { p_id: randomUUID(), p_recording_ids: ids, p_add_tags: [tag] };
    const answers = await Promise.all([change(owner, call), change(owner, call)]);
    expect(answers.map(({ data }) => data as unknown)).toEqual([200, 200]);
    await owner.rpc("undo_recording_change", { p_id: call.p_id });
    expect((await owner.from("recording_tags").select("recording_id").eq("tag_id", tag)).data).toEqual([]);
  });

  it("UNT-05 undo leaves out deleted items: a recording, the previous folder, a tag", async () => {
    const { folder, tag } = await createRows();
    const call = {
      p_id: randomUUID(),
      p_recording_ids: ids,
      p_moves: true,
      p_folder_id: folder,
      p_add_tags: [tag],
      p_remove_tags: [library.tag],
    };
    await change(owner, call);
    await owner.from("recordings").delete().eq("id", ids[1]!);
    await owner.from("folders").delete().eq("id", library.folder);
    await owner.from("tags").delete().eq("id", library.tag);
    expect(await owner.rpc("undo_recording_change", { p_id: call.p_id })).toMatchObject({ data: true, error: null });
    const { recordings, tagged } = await readState();
    expect(recordings.every(({ folder_id }) => folder_id === null)).toBe(true);
    expect(tagged).toEqual({});
  });

  const theirs = async () =>
    backend().sql("select to_jsonb(r) as row from public.recordings r where user_id = $1", [otherId]);
  it("UNT-05 SRV-01 no call changes another's recording, uses another's folder, or undoes another's change", async () => {
    const before = await theirs();
    const attack = {
      p_id: randomUUID(),
      p_recording_ids: [othersLibrary.recording],
      p_moves: true,
      p_is_favorite: true,
    };
    expect((await change(owner, attack)).data).toBe(0);
    const intoTheirs = { p_recording_ids: ids, p_moves: true, p_folder_id: othersLibrary.folder };
    expect((await change(owner, { p_id: randomUUID(), ...intoTheirs })).error?.code).toBe("23503");

    const id = randomUUID();
    await change(other, { p_id: id, p_recording_ids: [othersLibrary.recording], p_is_favorite: true });
    expect((await owner.rpc("undo_recording_change", { p_id: id })).data).toBe(false);
    // The same id is free for another student, and reveals nothing about the first.
    expect((await change(owner, { p_id: id, p_recording_ids: ids, p_is_favorite: true })).data).toBe(200);
    await owner.rpc("undo_recording_change", { p_id: id });
    expect((await other.from("recordings").select("is_favorite")).data).toEqual([{ is_favorite: true }]);
    await other.rpc("undo_recording_change", { p_id: id });
    expect(await theirs()).toEqual(before);

    expect((await owner.rpc("delete_recordings", { p_recording_ids: [othersLibrary.recording] })).data).toBe(0);
    expect(await theirs()).toEqual(before);
  });

  it("UNT-05 SRV-02 a visitor can call none of these functions", async () => {
    const visitor = makeClient(backend());
    expect((await change(visitor, { p_id: randomUUID(), p_recording_ids: ids })).error?.code).toBe("42501");
    expect((await visitor.rpc("undo_recording_change", { p_id: randomUUID() })).error?.code).toBe("42501");
    expect((await visitor.rpc("delete_recordings", { p_recording_ids: ids })).error?.code).toBe("42501");
  });

  it("UNT-05 refuses more than 10,000 recordings, and a failed call changes nothing", async () => {
    const before = await readState();
    const call = { p_id: randomUUID(), p_is_favorite: true };
    const tooMany = Array.from({ length: 10_001 }, () => randomUUID());
    expect((await change(owner, { ...call, p_recording_ids: tooMany })).error?.code).toBe("22023");
    const refused = { ...call, p_recording_ids: ids, p_add_tags: [randomUUID()] };
    expect((await change(owner, refused)).error?.code).toBe("23503");
    expect(await readState()).toEqual(before);
    // The id can still be used.
    expect((await change(owner, { ...call, p_recording_ids: ids })).data).toBe(200);
  });

  it("UNT-05 keeps a student's last hundred calls, for a day", async () => {
    await backend().sql(
      `insert into private.recording_changes (id, user_id, created_at)
        select gen_random_uuid(), $1::uuid, now() - at * interval '1 hour' from generate_series(1, 30) as at union all
        select gen_random_uuid(), $1::uuid, now() - at * interval '1 second' from generate_series(1, 150) as at union all
        select gen_random_uuid(), $2::uuid, now() - at * interval '1 hour' from generate_series(1, 30) as at`,
      [ownerId, otherId],
    );
    await change(owner, { p_id: randomUUID(), p_recording_ids: [] });
    const [kept] = await backend().sql(
      `select count(*) filter (where user_id = $1)::int as owner, count(*) filter (where user_id = $2)::int >= 30 as other
        from private.recording_changes`,
      [ownerId, otherId],
    );
    expect(kept).toEqual({ owner: 100, other: true });
  });

  it("UNT-07 marks 200 recordings as read in one call, a repeat marks none, and another call takes the marks back", async () => {
    const countRead = async () =>
      (await owner.from("recordings").select("id", { count: "exact", head: true }).eq("is_read", true)).count;
    expect((await markRead(owner, ids, true)).data).toBe(200);
    expect(await countRead()).toBe(200);
    expect((await markRead(owner, ids, true)).data).toBe(0);
    expect((await markRead(owner, ids.slice(0, 150), false)).data).toBe(150);
    expect(await countRead()).toBe(50);
  });

  it("UNT-07 SRV-01 marks no recording of another person, alone or among one's own, and a visitor marks none", async () => {
    const before = await theirs();
    expect((await markRead(owner, [othersLibrary.recording], true)).data).toBe(0);
    expect((await markRead(owner, [ids[0]!, othersLibrary.recording], true)).data).toBe(1);
    expect((await markRead(makeClient(backend()), [othersLibrary.recording], true)).error?.code).toBe("42501");
    expect(await theirs()).toEqual(before);
    await markRead(other, [othersLibrary.recording], true);
    expect((await markRead(owner, [othersLibrary.recording], false)).data).toBe(0);
    expect((await other.from("recordings").select("is_read")).data).toEqual([{ is_read: true }]);
  });

  it("UNT-05 deletes many recordings, once", async () => {
    expect((await owner.rpc("delete_recordings", { p_recording_ids: ids })).data).toBe(200);
    expect((await owner.rpc("delete_recordings", { p_recording_ids: ids })).data).toBe(0);
    expect((await owner.from("recordings").select("id")).data).toEqual([{ id: library.recording }]);
  });
});
