import { storeCards } from "@lectern/local-backend/testing/cards";
import { isLong } from "@lectern/local-backend/testing/long-run";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeClient, onEachDatabase, ownerClient, setMoment, type TestBackend } from "./testing/backend.ts";
import { aReview, sendReviews } from "./testing/cards.ts";
import { callFunction } from "./testing/phone.ts";

type Person = Awaited<ReturnType<TestBackend["setUpUser"]>>;

const DAY_MS = 86_400_000;
/** In the short run every 31st day: each time of the year, and each day of the week. */
const DAYS = isLong ? 1 : 31;

const justBefore = (iso: string) => new Date(Date.parse(iso) - 1).toISOString();

onEachDatabase("course ends", (backend) => {
  let person: Person;
  let other: Person;

  const at = (iso: string) => setMoment(backend(), iso);
  beforeAll(async () => {
    person = await backend().setUpUser("ends@school.edu");
    other = await backend().setUpUser("goes-on@school.edu");
  });
  beforeEach(() => at("2026-11-24T12:00:00Z"));
  afterEach(async () => {
    await setMoment(backend());
    await backend().sql(
      `drop trigger if exists refuse_deletion on public.recordings; delete from public.recordings; delete from public.folders; delete from public.course_end_receipts;
        delete from public.tags; update public.practice_settings set time_zone = null`,
    );
  });

  const newFolder = async (who: Person): Promise<string> => {
    const { data, error } = await makeClient(backend(), who.accessToken)
      .from("folders")
      .insert({ user_id: who.user.id, name: "Biology" })
      .select("id")
      .single();
    expect(error).toBeNull();
    return data!.id;
  };
  const setEnd = (folder: string, course_end: string | null, who = person) =>
    makeClient(backend(), who.accessToken).from("folders").update({ course_end }).eq("id", folder).select("course_end");
  const endingOn = async (day: string, who = person): Promise<string> => {
    const folder = await newFolder(who);
    expect((await setEnd(folder, day, who)).data).toEqual([{ course_end: day }]);
    return folder;
  };
  const addRecording = async (folder: string | null, who = person): Promise<string> => {
    const [row] = await backend().sql<{ id: string }>(
      "insert into public.recordings (user_id, original_name, folder_id) values ($1, 'Cells', $2) returning id",
      [who.user.id, folder],
    );
    return row!.id;
  };
  const addRecordings = (many: number) =>
    backend().sql(
      `insert into public.recordings (user_id, original_name, folder_id)
        select $1, n::text, (select id from public.folders where user_id = $1) from generate_series(1, $2::integer) as n`,
      [person.user.id, many],
    );
  const refuseDeletion = (how: string, which: string) =>
    backend().sql(
      `create or replace function test.refuse_deletion() returns trigger language plpgsql as $$ begin ${how} end $$;
        create trigger refuse_deletion before delete on public.recordings
          for each row when (${which}) execute function test.refuse_deletion();`,
    );
  const endNext = async (): Promise<boolean> => {
    const { data, error } = await ownerClient(backend()).rpc("end_next_course");
    expect(error).toBeNull();
    return data;
  };
  const recordingsOf = async (who = person) => {
    const rows = await backend().sql<{ id: string }>("select id from public.recordings where user_id = $1", [
      who.user.id,
    ]);
    return rows.map(({ id }) => id);
  };
  const receiptsOf = (who = person) =>
    backend().sql(
      `select folder_id, folder_name, course_end::text, recordings, cards, reviews, tags
        from public.course_end_receipts where user_id = $1`,
      [who.user.id],
    );
  const move = (id: string, folder_id: string | null) =>
    makeClient(backend(), person.accessToken).from("recordings").update({ folder_id }).eq("id", id);
  const noticesOf = async (who: Person) => (await makeClient(backend(), who.accessToken).rpc("course_ends")).data;
  const chooseZone = (zone: string | null, who = person) =>
    makeClient(backend(), who.accessToken)
      .from("practice_settings")
      .update({ time_zone: zone })
      .eq("user_id", who.user.id);

  it.each([
    ["Europe/Berlin", "2026-12-12", "2026-12-12T23:00:00Z"],
    ["Pacific/Kiritimati", "2026-12-12", "2026-12-12T10:00:00Z"],
    ["Pacific/Auckland", "2027-04-04", "2027-04-04T12:00:00Z"],
    ["America/Los_Angeles", "2027-03-14", "2027-03-15T07:00:00Z"],
    ["Asia/Kathmandu", "2026-12-31", "2026-12-31T18:15:00Z"],
    [null, "2026-12-12", "2026-12-13T12:00:00Z"],
  ])("END-01 in the time zone %s the day %s is over at %s, and not a millisecond earlier", async (zone, day, over) => {
    await chooseZone(zone);
    const folder = await endingOn(day);
    const recording = await addRecording(folder);
    await at(new Date(Date.parse(over) - 2 * DAY_MS).toISOString());
    expect(await endNext()).toBe(false);
    await at(justBefore(over));
    expect(await endNext()).toBe(false);
    expect(await recordingsOf()).toEqual([recording]);
    await at(over);
    expect(await endNext()).toBe(true);
    expect(await recordingsOf()).toEqual([]);
  });

  describe("a course that has ended", () => {
    let folder: string;
    const noticedAt = "2026-12-11T12:00:00Z";
    const over = "2026-12-13T12:00:00Z";
    beforeEach(async () => {
      folder = await endingOn("2026-12-12");
    });
    const bringToTheEnd = async () => {
      await at(noticedAt);
      expect(await endNext()).toBe(false);
      await at(over);
    };

    it("END-01 goes once with cards, reviews and tags, and leaves a receipt of them and the folder without a date", async () => {
      await setMoment(backend());
      const stored = await storeCards(backend(), person.user.id, { count: 3, createdAt: "2026-01-05T08:00:00.000Z" });
      await backend().sql("update public.recordings set folder_id = $1 where id = $2", [folder, stored.recordingId]);
      const reviews = stored.cardIds.map((card) => aReview(card, { reviewed_at: "2026-01-06T08:00:00.000Z" }));
      expect((await sendReviews(backend(), person, reviews)).status).toBe(200);
      await backend().sql(
        `with tag as (insert into public.tags (user_id, name) values ($1, 'Cells') returning id)
          insert into public.recording_tags select $1, $2, id from tag`,
        [person.user.id, stored.recordingId],
      );
      await addRecording(folder);
      const elsewhere = await addRecording(null);
      const others = await addRecording(await newFolder(other), other);
      await bringToTheEnd();

      expect(await endNext()).toBe(true);
      // On a busy machine one recording may take the time of a batch.
      while (await endNext());
      expect(await recordingsOf()).toEqual([elsewhere]);
      expect(await recordingsOf(other)).toEqual([others]);
      expect(await receiptsOf()).toEqual([
        {
          folder_id: folder,
          folder_name: "Biology",
          course_end: "2026-12-12",
          recordings: 2,
          cards: 3,
          reviews: 3,
          tags: 1,
        },
      ]);
      const left = await backend().sql(
        `select (select count(*)::int from public.cards where user_id = $1) as cards,
            (select count(*)::int from public.reviews where user_id = $1) as reviews,
            (select count(*)::int from public.recording_tags where user_id = $1) as tagged,
            (select count(*)::int from public.tags where user_id = $1) as tags,
            (select course_end from public.folders where id = $2) as course_end`,
        [person.user.id, folder],
      );
      expect(left).toEqual([{ cards: 0, reviews: 0, tagged: 0, tags: 1, course_end: null }]);
    });

    it("END-01 spares what was moved out, and takes what was moved in", async () => {
      const [out, into] = [await addRecording(folder), await addRecording(null)];
      await at(noticedAt);
      await endNext();
      await move(out, null);
      await move(into, folder);
      await at(over);
      expect(await endNext()).toBe(true);
      expect(await recordingsOf()).toEqual([out]);
      expect(await receiptsOf()).toMatchObject([{ recordings: 1 }]);
    });

    it("END-01 goes in batches of ten, with one receipt of them all", async () => {
      await addRecordings(21);
      await bringToTheEnd();
      for (const left of [11, 1, 0]) {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        expect(await endNext()).toBe(true);
        // oxlint-disable-next-line no-await-in-loop -- one after another
        expect(await recordingsOf()).toHaveLength(left);
      }
      expect(await endNext()).toBe(false);
      expect(await receiptsOf()).toMatchObject([{ recordings: 21 }]);
    });

    it("END-01 goes by time too, at least one recording a batch", async () => {
      await addRecordings(4);
      await refuseDeletion("perform pg_sleep(0.2); return old;", "true");
      await bringToTheEnd();
      expect(await endNext()).toBe(true);
      expect(await recordingsOf()).toHaveLength(3);
    });

    it("END-01 goes but for what can't be deleted, which is reported, tried again, and holds up no other folder", async () => {
      const poisoned = await addRecording(folder);
      await addRecordings(11);
      const later = await endingOn("2026-12-12", other);
      await addRecording(later, other);
      await refuseDeletion("raise exception 'poison' using errcode = 'ZZ001';", `old.id = '${poisoned}'`);
      await bringToTheEnd();
      while (await endNext());
      expect(await recordingsOf()).toEqual([poisoned]);
      expect(await recordingsOf(other)).toEqual([]);
      expect(await receiptsOf()).toMatchObject([{ recordings: 11 }]);
      expect((await ownerClient(backend()).rpc("course_end_backlog")).data).toEqual({
        folders: 1,
        recordings: 1,
        oldest: "2026-12-12",
        failed: 1,
        codes: ["ZZ001"],
      });
      await backend().sql("drop trigger refuse_deletion on public.recordings");
      expect(await endNext()).toBe(false);
      await at("2026-12-13T13:00:00Z");
      expect(await endNext()).toBe(true);
      expect(await recordingsOf()).toEqual([]);
      expect(await receiptsOf()).toMatchObject([{ recordings: 12 }]);
      expect((await ownerClient(backend()).rpc("course_end_backlog")).data).toMatchObject({ folders: 0, failed: 0 });
    });

    it("END-01 a folder that fails as a whole holds up no other folder, and the log says so in one line a round", async () => {
      await addRecording(folder);
      const later = await endingOn("2026-12-12", other);
      await addRecording(later, other);
      await backend().sql(
        `alter table public.course_end_receipts add constraint poison check (folder_id <> '${folder}')`,
      );
      await bringToTheEnd();
      const lines: string[] = [];
      const log = vi.spyOn(console, "error").mockImplementation((line: unknown) => void lines.push(String(line)));
      const answer = await callFunction(backend(), "process-recordings", backend().secretKey, {});
      log.mockRestore();
      expect(answer.body).toMatchObject({ ended: 1 });
      expect([(await recordingsOf()).length, (await recordingsOf(other)).length]).toEqual([1, 0]);
      const error = "1 recordings of 1 folders left, ended since 2026-12-12; 1 failed: 23514";
      expect(lines.filter((line) => line.includes("course-end"))).toEqual([
        JSON.stringify({ function: "course-end", status: 500, error }),
      ]);
      await backend().sql("alter table public.course_end_receipts drop constraint poison");
    });

    it("END-01 stays when its date was moved or removed, also after the day", async () => {
      const recording = await addRecording(folder);
      await bringToTheEnd();
      expect((await setEnd(folder, "2027-01-31")).error).toBeNull();
      expect(await endNext()).toBe(false);
      expect((await setEnd(folder, null)).error).toBeNull();
      await at("2027-03-01T00:00:00Z");
      expect(await endNext()).toBe(false);
      expect(await recordingsOf()).toEqual([recording]);
    });

    it("END-01 is noticed for a day first, after an outage too", async () => {
      await addRecording(folder);
      await at("2027-02-01T12:00:00Z");
      expect(await endNext()).toBe(false);
      await at("2027-02-02T11:59:59.999Z");
      expect(await endNext()).toBe(false);
      await at("2027-02-02T12:00:00Z");
      expect(await endNext()).toBe(true);
    });

    it("END-01 is noticed for a day when a time zone is changed on the last day", async () => {
      await addRecording(folder);
      await at("2026-12-10T11:00:00Z");
      expect(await endNext()).toBe(false);
      await chooseZone("Pacific/Kiritimati");
      await at("2026-12-12T10:00:00Z");
      expect(await endNext()).toBe(false);
      await at("2026-12-13T10:00:00Z");
      expect(await endNext()).toBe(true);
    });

    it("END-01 is brought to its end by the schedule", async () => {
      await addRecording(folder);
      await bringToTheEnd();
      const answer = await callFunction(backend(), "process-recordings", backend().secretKey, {});
      expect(answer.body).toMatchObject({ ended: 1 });
      expect(await recordingsOf()).toEqual([]);
    });

    it("END-01 goes once when the schedule runs twice at a time", async () => {
      await addRecording(folder);
      await bringToTheEnd();
      const ended = await Promise.all([endNext(), endNext(), endNext()]);
      expect(ended.filter(Boolean)).toHaveLength(1);
      expect(await receiptsOf()).toHaveLength(1);
    });

    it("END-01 has a receipt that its owner alone reads and puts away", async () => {
      await bringToTheEnd();
      expect(await endNext()).toBe(true);
      const [mine, theirs] = [person, other].map(({ accessToken }) => makeClient(backend(), accessToken));
      expect((await theirs!.from("course_end_receipts").select()).data).toEqual([]);
      const { data } = await mine!.from("course_end_receipts").select("id, recordings");
      expect(data).toMatchObject([{ recordings: 0 }]);
      await theirs!.from("course_end_receipts").delete().eq("id", data![0]!.id);
      expect(await receiptsOf()).toHaveLength(1);
      expect((await mine!.from("course_end_receipts").delete().eq("id", data![0]!.id)).error).toBeNull();
      expect(await receiptsOf()).toEqual([]);
    });
  });

  it("END-01 the date is from the student's tomorrow on", async () => {
    const folder = await newFolder(person);
    const refused = { code: "23514" };
    await chooseZone("Europe/Berlin");
    await at("2026-11-24T22:30:00Z");
    for (const day of ["1999-12-31", "2026-11-23", "2026-11-24", "2200-01-01"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect([day, (await setEnd(folder, day)).error]).toEqual([day, expect.objectContaining(refused)]);
    }
    expect((await setEnd(folder, "infinity")).error).toMatchObject(refused);
    expect((await setEnd(folder, "2026-11-25")).error).toBeNull();
    // A date that stands doesn't keep its folder from being renamed when it is near.
    await at("2026-11-25T20:00:00Z");
    const renamed = await makeClient(backend(), person.accessToken)
      .from("folders")
      .update({ name: "Botany", course_end: "2026-11-25" })
      .eq("id", folder);
    expect(renamed.error).toBeNull();
  });

  it("END-01 another user sets no date, and a student doesn't say that it was noticed", async () => {
    const folder = await endingOn("2026-12-12");
    expect((await setEnd(folder, "2026-11-30", other)).data).toEqual([]);
    const noticed = { course_end_noticed_at: "2026-01-01T00:00:00Z" };
    const client = makeClient(backend(), person.accessToken);
    expect((await client.from("folders").update(noticed).eq("id", folder)).error?.code).toBe("42501");
    expect((await client.rpc("end_next_course")).error?.code).toBe("42501");
    expect((await makeClient(backend()).rpc("course_ends")).error?.code).toBe("42501");
  });

  it("DAY-05 the contents of a folder are counted for its owner alone, also without a date", async () => {
    const folder = await endingOn("2026-12-12");
    await addRecording(folder);
    await addRecording(folder);
    await addRecording(await endingOn("2026-12-12"));
    const count = (who: Person, id: string) =>
      makeClient(backend(), who.accessToken).rpc("course_contents", { p_folder_id: id });
    const counted = await count(person, folder);
    expect(counted.data).toEqual([expect.objectContaining({ recordings: 2, preparing: expect.any(Number) })]);
    expect((await count(other, folder)).data).toEqual([]);
    expect((await setEnd(folder, null)).error).toBeNull();
    expect((await count(person, folder)).data).toEqual(counted.data);
    const visitor = makeClient(backend()).rpc("course_contents", { p_folder_id: folder });
    expect((await visitor).error?.code).toBe("42501");
  });

  it("END-01 the notices of 14 days count what would be deleted now, for its owner alone", async () => {
    const folder = await endingOn("2026-12-12");
    await addRecording(folder);
    await endingOn("2026-12-12", other);
    await endingOn("2027-06-01");
    await at("2026-11-26T12:00:00Z");
    expect(await noticesOf(person)).toEqual([]);
    await at("2026-11-27T12:00:00Z");
    const notice = {
      folder_id: folder,
      folder_name: "Biology",
      course_end: "2026-12-12",
      cards: 0,
      reviews: 0,
      tags: 0,
    };
    expect(await noticesOf(person)).toEqual([{ ...notice, recordings: 1, preparing: 1 }]);
    await backend().sql("update public.recordings set status = 'completed' where folder_id = $1", [folder]);
    expect(await noticesOf(person)).toEqual([{ ...notice, recordings: 1, preparing: 0 }]);
    await addRecording(folder);
    expect(await noticesOf(person)).toEqual([{ ...notice, recordings: 2, preparing: 1 }]);
  });

  // The last one: it leaves the connections to the API unused for so long that they close.
  it("END-01 in every time zone a day is over when the next begins, and never earlier, all the year round", async () => {
    await backend().sql(
      `create function test.count_wrong_ends(p_user uuid, p_zone text, p_step integer) returns integer language plpgsql as $$
        begin
          update public.practice_settings set time_zone = p_zone where user_id = p_user;
          return (
            select count(*) from generate_series('2026-12-01'::timestamp, '2027-11-30', p_step * interval '1 day') as day,
                lateral (select private.course_end_moment(p_user, day::date) as over) as ends
              where (over at time zone p_zone)::date <= day::date
                -- In a night whose midnight comes twice, the later one counts.
                or ((over - interval '1 hour 1 millisecond') at time zone p_zone)::date > day::date
          );
        end $$`,
    );
    const names = await backend().sql<{ name: string }>(
      "select name from pg_timezone_names where name ~ '^(Africa|America|Antarctica|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/'",
    );
    expect(names.length).toBeGreaterThan(400);
    const wrong: string[] = [];
    for (const { name } of names) {
      // oxlint-disable-next-line no-await-in-loop -- a statement for each zone stays below the limit of a statement's time
      const [row] = await backend().sql<{ n: number }>("select test.count_wrong_ends($1, $2, $3) as n", [
        person.user.id,
        name,
        DAYS,
      ]);
      if (row!.n > 0) wrong.push(`${name}: ${row!.n}`);
    }
    expect(wrong).toEqual([]);
  });
});
