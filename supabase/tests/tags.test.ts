import { randomUUID } from "node:crypto";
import { MAX_TAGS, MAX_TAGS_A_RECORDING } from "@lectern/domain/tag";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { onEachDatabase } from "./testing/backend.ts";
import type { Library } from "./testing/library.ts";
import { restockLibraries, setUpTwoPeople, type TwoPeople } from "./testing/two-people.ts";

const readTagged = async (client: SupabaseClient) => (await client.rpc("tagged_recordings")).data as unknown;
const tagAs = (client: SupabaseClient, recording: string, tag: string) =>
  client.rpc("change_recordings", { p_id: randomUUID(), p_recording_ids: [recording], p_add_tags: [tag] });

onEachDatabase("tags", (backend) => {
  let people: TwoPeople;
  let owner: SupabaseClient;
  let other: SupabaseClient;
  let ownerId: string;
  let otherId: string;
  let library: Library;
  let othersLibrary: Library;

  beforeAll(async () => {
    people = await setUpTwoPeople(backend(), "tags");
    ({ owner, other, ownerId, otherId } = people);
  });
  beforeEach(async () => {
    ({ library, othersLibrary } = await restockLibraries(backend(), people));
  });

  it.each([["Exam"], ["EXAM"], ["exam"]])("UNT-04 refuses a second tag called %s", async (name) => {
    expect((await owner.from("tags").insert({ user_id: ownerId, name })).error?.code).toBe("23505");
  });

  it("UNT-04 allows a name that another student's tag has", async () => {
    expect((await other.from("tags").select("name")).data).toEqual([{ name: "Exam" }]);
  });

  it.each([[""], [" Lab"], ["Lab\t"], ["x".repeat(41)], ["Cafe\u0301"]])("UNT-04 refuses the name %j", async (name) => {
    expect((await owner.from("tags").insert({ user_id: ownerId, name })).error?.code).toBe("23514");
    expect((await owner.from("tags").update({ name }).eq("id", library.tag)).error?.code).toBe("23514");
  });

  it("UNT-04 refuses a color that isn't in the palette", async () => {
    expect((await owner.from("tags").insert({ user_id: ownerId, name: "Lab", color: "#ff0000" })).error?.code).toBe(
      "23514",
    );
  });

  it(`UNT-04 refuses the tag after ${MAX_TAGS}`, async () => {
    const more = Array.from({ length: MAX_TAGS - 1 }, (_, at) => ({ user_id: ownerId, name: `Tag ${at}` }));
    expect((await owner.from("tags").insert(more)).error).toBeNull();
    expect((await owner.from("tags").insert({ user_id: ownerId, name: "One more" })).error?.message).toContain(
      "at_most_200_tags",
    );
    expect((await other.from("tags").insert({ user_id: otherId, name: "Lab" })).error).toBeNull();
  });

  it("UNT-04 deleting a tag removes it from its recordings, and deleting a recording removes its tags", async () => {
    await owner.from("tags").delete().eq("id", library.tag);
    expect(await readTagged(owner)).toEqual({});
    expect((await owner.from("recordings").select("id")).data).toEqual([{ id: library.recording }]);
    await other.from("recordings").delete().eq("id", othersLibrary.recording);
    expect(await readTagged(other)).toEqual({});
    expect((await other.from("tags").select("id")).data).toEqual([{ id: othersLibrary.tag }]);
  });

  it("UNT-04 SRV-01 a student can't tag another's recording", async () => {
    const answer = await tagAs(owner, othersLibrary.recording, library.tag);
    expect(answer.data).toBe(0);
    expect(await readTagged(owner)).toEqual({ [library.recording]: [library.tag] });
    expect(await readTagged(other)).toEqual({ [othersLibrary.recording]: [othersLibrary.tag] });
  });

  it("UNT-04 SRV-01 a student can't use another's tag", async () => {
    expect((await tagAs(owner, library.recording, othersLibrary.tag)).error?.code).toBe("23503");
    expect((await tagAs(owner, library.recording, randomUUID())).error?.code).toBe("23503");
    expect(await readTagged(owner)).toEqual({ [library.recording]: [library.tag] });
  });

  const insert = (user: string, recording: string, tag: string) =>
    backend().sql("insert into public.recording_tags (user_id, recording_id, tag_id) values ($1, $2, $3)", [
      user,
      recording,
      tag,
    ]);
  it("UNT-04 SRV-01 even the server's own insert can't join a tag and a recording of different students", async () => {
    await expect(insert(ownerId, othersLibrary.recording, library.tag)).rejects.toThrow("the_recording_is_the_owners");
    await expect(insert(ownerId, library.recording, othersLibrary.tag)).rejects.toThrow("the_tag_is_the_owners");
  });

  it(`UNT-04 refuses a recording's tag after ${MAX_TAGS_A_RECORDING}, and keeps the others`, async () => {
    const more = Array.from({ length: MAX_TAGS_A_RECORDING }, (_, at) => ({
      id: randomUUID(),
      user_id: ownerId,
      name: `Tag ${at}`,
    }));
    await owner.from("tags").insert(more);
    const answer = await owner.rpc("change_recordings", {
      p_id: randomUUID(),
      p_recording_ids: [library.recording],
      p_add_tags: more.map(({ id }) => id),
    });
    expect(answer.error?.message).toContain("at_most_20_tags_a_recording");
    expect(await readTagged(owner)).toEqual({ [library.recording]: [library.tag] });
  });
});
