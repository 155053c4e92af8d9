import { randomUUID } from "node:crypto";
import type { AlsoSaid } from "@lectern/domain/unit-terms";
import { beforeAll, expect, it } from "vitest";
import { makeClient, onEachDatabase, type TestBackend, withoutPreRequest } from "./testing/backend.ts";

type Person = Awaited<ReturnType<TestBackend["setUpUser"]>>;

interface Lecture {
  readonly language?: string;
  /** One line is said every 75 seconds: each is a passage. */
  readonly said: readonly string[];
  readonly points?: readonly string[];
}

/** Lines that have no word of the points. */
const others = Array.from({ length: 20 }, (_, at) => `We talk about matter number ${at} for a while, and then go on.`);
const wait = "We wait and talk for a while. ".repeat(10);
const points = [
  "The glacier carved a broad valley out of granite.",
  "Moraines mark where the ice once ended.",
  "What did the glacier carve?",
  "Broad granite valley",
];

onEachDatabase("UNT-03 what other lectures say too", (backend) => {
  let student: Person;
  let other: Person;
  beforeAll(async () => {
    student = await backend().setUpUser("compares@school.edu");
    other = await backend().setUpUser("peeks@school.edu");
  });

  /** A folder with lectures, a week apart, with the points of their outlines. Their ids. */
  async function createUnit(person: Person, lectures: readonly Lecture[]): Promise<string[]> {
    const [folder] = await backend().sql<{ id: string }>(
      "insert into public.folders (user_id, name) values ($1, 'Unit') returning id",
      [person.user.id],
    );
    const ids: string[] = [];
    for (const [week, { language = "en", said, points: texts = [] }] of lectures.entries()) {
      const id = randomUUID();
      ids.push(id);
      const createdAt = new Date(Date.UTC(2025, 9, 4 + 7 * week)).toISOString();
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await backend().sql(
        `insert into public.recordings (id, user_id, original_name, folder_id, status, language, transcript, created_at)
          values ($1, $2, $3, $4, 'completed', $5, $6, $7)`,
        [id, person.user.id, `Lecture ${week + 1}`, folder!.id, language, said.join(" "), createdAt],
      );
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await backend().sql(
        "insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, $3)",
        [id, person.user.id, said.map((text, at) => ({ start: at * 75, end: at * 75 + 9, text }))],
      );
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await backend().sql(
        `insert into public.recording_outlines (recording_id, user_id, version, chapters, questions, terms, points)
          values ($1, $2, 1, '[]', '[]', '[]', $3)`,
        [id, person.user.id, JSON.stringify(texts.map((text, segment) => ({ text, segment, start: segment })))],
      );
    }
    return ids;
  }

  async function read(id: string, token: string = student.accessToken): Promise<AlsoSaid | null> {
    const { data, error } = await makeClient(backend(), token).rpc("read_also_said", { p_recording_id: id });
    expect(error).toBeNull();
    return data as AlsoSaid | null;
  }
  const findPoints = async (lectures: readonly Lecture[]) => {
    const ids = await createUnit(student, lectures);
    const found = await read(ids[0]!);
    return found!.points.map(({ text, saidAt }) => [
      text,
      saidAt.map(({ recording, start }) => [ids.indexOf(recording), start]),
    ]);
  };
  const first: Lecture = { said: ["Welcome."], points };

  it("UNT-03 leads to the moments of other lectures that say a point", async () => {
    const ids = await createUnit(student, [
      first,
      { said: [...others, "A glacier had carved this valley, which is broad, from the granite."] },
      { said: ["So the ice ended here, and a moraine marks the place.", ...others] },
    ]);
    expect(await read(ids[0]!)).toEqual({
      lectures: [
        { id: ids[1], name: "Lecture 2", createdAt: expect.stringMatching(/^2025-10-11/) },
        { id: ids[2], name: "Lecture 3", createdAt: expect.stringMatching(/^2025-10-18/) },
      ],
      points: [
        { text: points[0], saidAt: [{ recording: ids[1], start: 1500 }] },
        { text: points[1], saidAt: [{ recording: ids[2], start: 0 }] },
      ],
    });
  });

  it.each([
    ["only two of many words together", ["The glacier is near the valley, and we drove there."]],
    ["the words far from each other", [`A broad glacier. ${wait} A carved valley. ${wait} Granite.`]],
    ["the words of a question and a heading alone", ["Something else is broad."]],
  ])("UNT-03 is silent about a lecture that has %s", async (_title, said) => {
    expect(await findPoints([first, { said: [...others, ...said] }])).toEqual([]);
  });

  it("UNT-03 names two lectures at most, in the order of the course", async () => {
    const said = [...others, "The glacier carved a broad valley out of granite."];
    const [point] = await findPoints([first, { said }, { said }, { said }]);
    expect(point).toEqual([
      points[0],
      [
        [1, 1500],
        [2, 1500],
      ],
    ]);
  });

  it("UNT-03 compares lectures of one language", async () => {
    const said = [...others, "The glacier carved a broad valley out of granite."];
    expect(await findPoints([first, { said, language: "de" }])).toEqual([]);
  });

  it("UNT-03 finds nothing without a folder, and not from another folder", async () => {
    const said = [...others, "The glacier carved a broad valley out of granite."];
    const ids = await createUnit(student, [first, { said }]);
    await createUnit(student, [{ said }]);
    await backend().sql("update public.recordings set folder_id = null where id = $1", [ids[1]]);
    expect(await read(ids[0]!)).toEqual({ lectures: [], points: [] });
    await backend().sql("update public.recordings set folder_id = null where id = $1", [ids[0]]);
    expect(await read(ids[0]!)).toBeNull();
    expect(await read(randomUUID())).toBeNull();
  });

  it("UNT-03 SRV-01 reads nothing of another student, and nothing for a visitor", async () => {
    const said = [...others, "The glacier carved a broad valley out of granite."];
    const own = await createUnit(student, [first, { said }]);
    expect((await read(own[0]!))?.points).toHaveLength(1);
    expect(await read(own[0]!, other.accessToken)).toBeNull();
    // A recording in the folder of another student, as no client can write it, shows neither to the other.
    const foreign = await createUnit(other, [first]);
    expect((await read(foreign[0]!, other.accessToken))?.points).toEqual([]);
    const visitor = await makeClient(backend()).rpc("read_also_said", { p_recording_id: own[0] });
    expect([visitor.data, visitor.error?.code]).toEqual([null, "42501"]);
  });

  it("UNT-03 SRV-10 reads nothing for a session that ended", async () => {
    const person = await backend().setUpUser("ends@school.edu");
    const said = [...others, "The glacier carved a broad valley out of granite."];
    const ids = await createUnit(person, [first, { said }]);
    expect((await read(ids[0]!, person.accessToken))?.points).toHaveLength(1);
    await backend().sql("delete from auth.sessions where user_id = $1", [person.user.id]);
    expect(await withoutPreRequest(backend(), () => read(ids[0]!, person.accessToken))).toBeNull();
  });
});
