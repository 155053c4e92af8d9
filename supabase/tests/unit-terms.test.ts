import { randomUUID } from "node:crypto";
import type { UnitTerms } from "@lectern/domain/unit-terms";
import { beforeAll, expect, it } from "vitest";
import { makeClient, onEachDatabase, type TestBackend, withoutPreRequest } from "./testing/backend.ts";

type Person = Awaited<ReturnType<TestBackend["setUpUser"]>>;

interface Lecture {
  readonly language?: string;
  /** Segment `n` is said at 10 · n seconds. */
  readonly said: readonly string[];
  /** Term, definition, and the segment that defines it. */
  readonly terms?: readonly (readonly [string, string, number])[];
  /** Abbreviation and long form. */
  readonly forms?: readonly (readonly [string, string])[];
  /** Its transcript has no times. */
  readonly isText?: boolean;
}

const place = (segment: number) => ({ segment, start: segment * 10 });

onEachDatabase("UNT-03 the key terms of a unit", (backend) => {
  let student: Person;
  let other: Person;

  beforeAll(async () => {
    student = await backend().setUpUser("indexes@school.edu");
    other = await backend().setUpUser("looks@school.edu");
  });

  /** A folder with lectures, a week apart, their outlines stored as the job stores them. Its id, and theirs. */
  async function createUnit(person: Person, lectures: readonly Lecture[]) {
    const [folder] = await backend().sql<{ id: string }>(
      "insert into public.folders (user_id, name) values ($1, 'Unit') returning id",
      [person.user.id],
    );
    const ids: string[] = [];
    for (const [week, { language = "en", said, terms = [], forms = [], isText = false }] of lectures.entries()) {
      const id = randomUUID();
      ids.push(id);
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await backend().sql(
        `insert into public.recordings (id, user_id, original_name, folder_id, status, language, transcript, created_at)
          values ($1, $2, $3, $4, 'completed', $5, $6, $7)`,
        [
          id,
          person.user.id,
          `Lecture ${week + 1}`,
          folder!.id,
          language,
          said.join(" "),
          new Date(Date.UTC(2025, 9, 4 + 7 * week)).toISOString(),
        ],
      );
      if (isText) {
        // The write of its summary indexes the text too.
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await backend().sql("update public.recordings set ai_summary = 'A summary.' where id = $1", [id]);
      } else {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await backend().sql(
          "insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, $3)",
          [id, person.user.id, said.map((text, at) => ({ start: at * 10, end: at * 10 + 9, text }))],
        );
      }
      const outline = {
        chapters: [],
        questions: [],
        terms: terms.map(([term, definition, segment]) => ({ term, definition, ...place(segment) })),
        forms: forms.map(([term, form]) => ({ term, form, ...place(0) })),
      };
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await backend().sql("select public.store_outline($1, 3, $2)", [id, outline]);
    }
    return { folder: folder!.id, ids };
  }

  async function read(folder: string, token: string | undefined = student.accessToken): Promise<UnitTerms> {
    const { data, error } = await makeClient(backend(), token).rpc("read_unit_terms", { p_folder_id: folder });
    expect(error).toBeNull();
    return data;
  }

  it("UNT-03 has each term where it is defined first, and the first moment of each other lecture that says it", async () => {
    const { folder, ids } = await createUnit(student, [
      { said: ["Welcome.", "Soon we meet the organelle."] },
      {
        said: ["Today: the cell.", "An organelle is a part of a cell with a task.", "Every organelle has one."],
        terms: [["organelle", "An organelle is a part of a cell with a task.", 1]],
      },
      {
        said: ["Last week we had cells.", ...Array(20).fill("More of the same."), "Organelles again.", "An organelle."],
      },
      { said: ["Nothing of it."] },
    ]);
    const { lectures, terms } = await read(folder);
    expect(lectures.map(({ id, name }) => [id, name])).toEqual(ids.map((id, at) => [id, `Lecture ${at + 1}`]));
    expect(terms).toEqual([
      {
        term: "organelle",
        names: [],
        definition: "An organelle is a part of a cell with a task.",
        language: "en",
        definedAt: { recording: ids[1], start: 10 },
        usedAt: [
          { recording: ids[0], start: 10 },
          { recording: ids[2], start: 210 },
        ],
      },
    ]);
  });

  it("UNT-03 has the moment of each lecture in its own language, where a unit has several", async () => {
    const { folder, ids } = await createUnit(student, [
      { said: ["A capillary is thin."], terms: [["capillary", "A capillary is thin.", 0]] },
      { said: ["Welcome.", "Soon.", "Capillaries carry blood."] },
      { language: "de", said: ["Willkommen.", "Eine Capillary ist ein Gefäß."] },
    ]);
    expect((await read(folder)).terms.map(({ usedAt }) => usedAt)).toEqual([
      [
        { recording: ids[1], start: 20 },
        { recording: ids[2], start: 10 },
      ],
    ]);
  });

  it("UNT-03 lists terms in the order of the course, whatever order they were stored in", async () => {
    const { folder } = await createUnit(student, [
      {
        said: ["x"],
        terms: [
          ["mitosis", "Mitosis is a division.", 2],
          ["cell", "A cell is a unit.", 1],
        ],
      },
      { said: ["x"], terms: [["atom", "An atom is a part.", 0]] },
    ]);
    expect((await read(folder)).terms.map(({ term }) => term)).toEqual(["cell", "mitosis", "atom"]);
  });

  it.each([
    ["plural and case", "en", "Neural Network", "neural networks"],
    ["a plural in -ies", "en", "capillary", "capillaries"],
    ["a Latin plural", "en", "mitochondrion", "Mitochondria"],
    ["a plural of -ion", "en", "operation", "operations"],
    ["a plural of -us", "en", "virus", "viruses"],
    ["a Latin plural in -i", "en", "nucleus", "nuclei"],
    ["a Greek plural", "en", "hypothesis", "hypotheses"],
    ["a hyphen", "en", "short-term memory", "short term memory"],
    ["an accent", "fr", "énergie", "Energie"],
    ["a German plural", "de", "Zelle", "Zellen"],
    ["a Spanish plural", "es", "función motora", "funciones motoras"],
    ["a Portuguese plural", "pt", "reação", "reações"],
  ])("UNT-03 joins names that differ in %s", async (_title, language, one, two) => {
    const { folder, ids } = await createUnit(student, [
      { language, said: ["x"], terms: [[one, `${one}, first.`, 0]] },
      { language, said: ["x", "y"], terms: [[two, `${two}, again.`, 1]] },
    ]);
    const { terms } = await read(folder);
    expect(terms).toMatchObject([{ term: one, names: [], usedAt: [{ recording: ids[1], start: 10 }] }]);
  });

  it.each([
    ["operation", "operator"],
    ["organ", "organization"],
    ["universe", "university"],
    ["cell", "cell wall"],
    ["US", "us"],
  ])("UNT-03 keeps %s and %s apart", async (one, two) => {
    const { folder } = await createUnit(student, [
      { said: ["x"], terms: [[one, "One.", 0]] },
      { said: ["x"], terms: [[two, "Two.", 0]] },
    ]);
    expect((await read(folder)).terms.map(({ term }) => term)).toEqual([one, two]);
  });

  it("UNT-03 leaves out a word that one lecture defines and every other one of many says", async () => {
    const says = { said: ["The output, from a quiet motor."] };
    const { folder } = await createUnit(student, [
      {
        said: ["x"],
        terms: [
          ["output", "The output is a number.", 0],
          ["quiet motor", "A quiet motor is a kind of motor.", 0],
        ],
      },
      ...Array.from({ length: 5 }, () => says),
    ]);
    expect((await read(folder)).terms.map(({ term }) => term)).toEqual(["quiet motor"]);
    const few = await createUnit(student, [{ said: ["x"], terms: [["output", "The output is a number.", 0]] }, says]);
    expect((await read(few.folder)).terms.map(({ term }) => term)).toEqual(["output"]);
  });

  it("UNT-03 joins an abbreviation and its long form, across lectures", async () => {
    const { folder, ids } = await createUnit(student, [
      { said: ["x"], terms: [["long short-term memory", "Long short-term memory is a network.", 0]] },
      { said: ["We use long short term memory, or LSTM."], forms: [["LSTM", "long short term memory"]] },
      { said: ["x", "LSTMs are back."], terms: [["LSTM", "An LSTM is a network.", 1]] },
    ]);
    const { terms } = await read(folder);
    expect(terms).toHaveLength(1);
    expect(terms[0]).toMatchObject({
      term: "long short-term memory",
      names: ["LSTM"],
      usedAt: [
        { recording: ids[1], start: 0 },
        { recording: ids[2], start: 10 },
      ],
    });
  });

  it("UNT-03 an abbreviation of two things joins neither", async () => {
    const { folder } = await createUnit(student, [
      { said: ["x"], terms: [["endoplasmic reticulum", "One.", 0]], forms: [["ER", "endoplasmic reticulum"]] },
      { said: ["x"], terms: [["estrogen receptor", "Two.", 0]], forms: [["ER", "estrogen receptor"]] },
    ]);
    expect((await read(folder)).terms.map(({ term }) => term)).toEqual(["endoplasmic reticulum", "estrogen receptor"]);
  });

  it("UNT-03 finds an abbreviation by its capitals alone", async () => {
    const { folder, ids } = await createUnit(student, [
      { said: ["x"], terms: [["CAT", "CAT is a scan.", 0]] },
      { said: ["The cat sat down.", "Then came the CAT."] },
      { said: ["The cat sat down."] },
    ]);
    expect((await read(folder)).terms[0]!.usedAt).toEqual([{ recording: ids[1], start: 10 }]);
  });

  it.each([
    ["en", "Osmosis, also called passive diffusion, is a flow.", "passive diffusion", "Passive diffusion is slow."],
    [
      "de",
      "Osmose, auch passive Diffusion genannt, ist ein Fluss.",
      "passive Diffusion",
      "Passive Diffusion ist langsam.",
    ],
    [
      "es",
      "La ósmosis, también llamada difusión pasiva, es un flujo.",
      "difusión pasiva",
      "La difusión pasiva es lenta.",
    ],
    [
      "fr",
      "L'osmose, aussi appelée diffusion passive, est un flux.",
      "diffusion passive",
      "La diffusion passive est lente.",
    ],
    ["pt", "A osmose, também chamada difusão passiva, é um fluxo.", "difusão passiva", "A difusão passiva é lenta."],
  ])("UNT-03 takes the other name that a definition gives (%s)", async (language, definition, name, sentence) => {
    const { folder, ids } = await createUnit(student, [
      { language, said: ["x"], terms: [["osmosis", definition, 0]] },
      { language, said: ["y", sentence] },
    ]);
    expect((await read(folder)).terms).toMatchObject([
      { term: "osmosis", names: [name], usedAt: [{ recording: ids[1], start: 10 }] },
    ]);
  });

  it("UNT-03 leaves the moment out where a transcript has no times, and reads it where two segments share a name", async () => {
    const { folder, ids } = await createUnit(student, [
      { said: ["x"], terms: [["cell wall", "A cell wall is a layer.", 0]] },
      { said: ["The cell wall is a layer."], isText: true },
      { said: ["Here is the cell", "wall again."] },
    ]);
    expect((await read(folder)).terms[0]!.usedAt).toEqual([
      { recording: ids[1], start: null },
      { recording: ids[2], start: 0 },
    ]);
  });

  it("UNT-03 a folder without lectures, and one without terms, have none", async () => {
    expect(await read((await createUnit(student, [])).folder)).toEqual({ lectures: [], terms: [] });
    expect((await read((await createUnit(student, [{ said: ["x"] }])).folder)).terms).toEqual([]);
    expect(await read(randomUUID())).toEqual({ lectures: [], terms: [] });
  });

  it("UNT-03 reads nothing for another student and a visitor, and nothing from outside the folder", async () => {
    const lecture: Lecture = { said: ["The xylophone."], terms: [["xylophone", "A xylophone is an instrument.", 0]] };
    const own = await createUnit(student, [lecture, lecture]);
    const foreign = await createUnit(other, [lecture]);
    expect(await read(own.folder, other.accessToken)).toEqual({ lectures: [], terms: [] });
    expect(await read(foreign.folder)).toEqual({ lectures: [], terms: [] });
    const visitor = await makeClient(backend()).rpc("read_unit_terms", { p_folder_id: own.folder });
    expect([visitor.data, visitor.error?.code]).toEqual([null, "42501"]);
    expect((await read(own.folder)).terms[0]!.usedAt.map(({ recording }) => recording)).toEqual([own.ids[1]]);
    await backend().sql("update public.recordings set folder_id = null where id = $1", [own.ids[1]]);
    const left = await read(own.folder);
    expect([left.lectures.length, left.terms[0]!.usedAt]).toEqual([1, []]);
  });

  it("UNT-03 SRV-10 reads nothing for a session that ended", async () => {
    const person = await backend().setUpUser("leaves@school.edu");
    const { folder } = await createUnit(person, [{ said: ["x"], terms: [["cell", "A cell is a unit.", 0]] }]);
    expect((await read(folder, person.accessToken)).terms).toHaveLength(1);
    await backend().sql("delete from auth.sessions where user_id = $1", [person.user.id]);
    const found = await withoutPreRequest(backend(), () => read(folder, person.accessToken));
    expect(found).toEqual({ lectures: [], terms: [] });
  });
});
