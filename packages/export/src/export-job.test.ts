import { createLecternClient } from "@lectern/data/client";
import { Failure } from "@lectern/domain/failure";
import { type ExportFormat, type ExportOrder, keptFormats } from "@lectern/domain/export/export-scope";
import { createRecording } from "@lectern/domain/testing/recordings";
import { describe, expect, test } from "vitest";
import { createExportJob, type KeptLecture, type ReadKept } from "./export-job.ts";
import { toExportHandler } from "./export-handler.ts";
import { type ExportPort, openExportWriter } from "./export-writer.ts";
import { listZip } from "./testing/list-zip.ts";

const library: ExportOrder = { scope: { kind: "library" }, format: "everything" };

const toId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;

const createRecordingRow = (at: number, name: string) => ({
  id: toId(at),
  original_name: name,
  created_at: `2026-03-02T12:00:${String(59 - at).padStart(2, "0")}+00:00`,
  is_favorite: false,
  folder_id: at === 0 ? "f" : null,
  recording_icon: null,
  recording_icon_color: null,
  status: "completed",
  has_transcript: true,
  ai_summary: "# Cells",
  ai_notes: null,
  minutes: 50,
});

interface Library {
  readonly names: readonly string[];
  /** How many reads of transcripts fail before one succeeds. */
  readonly failures?: number;
  readonly minutes?: number;
  /** Whether each recording has a kept and a dismissed card. */
  readonly cards?: boolean;
  /** The names of all tags. The first recording has the first of them. */
  readonly tags?: readonly string[];
  /** The names of folders whose recordings were deleted at the end of a course. */
  readonly endedCourses?: readonly string[];
}

/** Creates a data API with these recordings, two folders and a study guide. */
function createClient({ names, failures = 0, minutes, cards = false, tags = [], endedCourses = [] }: Library) {
  let left = failures;
  const rows = names.map((name, at) => ({
    ...createRecordingRow(at, name),
    ...(minutes === undefined ? {} : { minutes }),
  }));
  const guide = { id: "g", title: "Midterm", icon: null, icon_color: null, created_at: "2026-03-01T12:00:00+00:00" };
  const answer = (table: string, ids: readonly string[] | undefined) => {
    if (table === "folders") {
      return ["f", "e"].map((id) => ({ id, name: id, description: "", color: null, created_at: guide.created_at }));
    }
    if (table === "tags") return tags.map((name) => ({ id: name, name, color: "blue" }));
    if (table === "tagged_recordings") return tags.length === 0 ? {} : { [rows[0]!.id]: [tags[0]] };
    if (table === "study_guides") return [{ ...guide, content: "Read it." }];
    if (table === "recording_corrections") return [];
    if (table === "recording_outlines") {
      return ids?.map((id) => ({
        recording_id: id,
        chapters: [
          { segment: 0, start: 0, title: "Cells" },
          { segment: 1, start: 2, title: "Planets" },
        ],
        questions: ["What does “cell” mean?"],
        terms: [{ term: "cell", segment: 0, start: 0 }],
        points: [{ text: "Cells divide.", segment: 0, start: 0 }],
        tasks: null,
        dates: null,
        forms: null,
      }));
    }
    if (table === "practice_settings") return { time_zone: null, new_per_day: 20, retention: 0.9 };
    if (table === "course_end_receipts") {
      const end = { folder_id: "f", course_end: "2026-02-27", deleted_at: "2026-02-28T12:00:00Z" };
      const contents = { recordings: 12, cards: 40, reviews: 300, tags: 15 };
      return endedCourses.map((name) => ({ id: name, folder_name: name, ...end, ...contents }));
    }
    if (table === "export_cards") {
      return rows
        .filter(({ id }) => cards && ids?.includes(id))
        .map(({ id }, at) => ({
          recording_id: id,
          cards: [cardRow(id, `What do cells do, ${at}?`, "kept"), cardRow(id, "Dismissed?", "dismissed")],
        }));
    }
    const wanted = ids === undefined ? rows : rows.filter(({ id }) => ids.includes(id));
    if (table === "recordings") return wanted;
    return wanted.map(({ id }) => ({
      recording_id: id,
      segments: [
        { start: 0, end: 2, text: "Cells divide." },
        { start: 2, end: 4, text: "Planets orbit." },
      ],
    }));
  };
  return createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.pathname.endsWith("/rpc/export_cards")) {
        const { p_recording_ids } = JSON.parse(init?.body as string) as { p_recording_ids: string[] };
        return Response.json(answer("export_cards", p_recording_ids));
      }
      if (url.pathname.endsWith("/rpc/read_unit_terms")) {
        return Response.json({
          lectures: rows.map((row) => ({ id: row.id, name: row.original_name, createdAt: row.created_at })),
          terms: rows.map(({ id }, at) => ({
            term: `term ${String.fromCodePoint(122 - at)}`,
            names: [],
            definition: "A term is defined.",
            language: "en",
            definedAt: { recording: id, start: 60 },
            usedAt: [],
          })),
        });
      }
      const table = url.pathname.split("/").at(-1)!;
      if (table === "recording_segments" && left > 0) {
        left -= 1;
        throw new TypeError("Failed to fetch");
      }
      const [, ids] =
        /^in\.\((.*)\)$/.exec(url.searchParams.get("id") ?? url.searchParams.get("recording_id") ?? "") ?? [];
      return Response.json(answer(table, ids?.replaceAll('"', "").split(",")));
    },
  });
}

/** Runs the worker's handler without a thread. */
function startWriter() {
  const handle = toExportHandler();
  const listeners: Record<string, (event: never) => void> = {};
  const port: ExportPort = {
    postMessage: ({ id, request }) =>
      void handle(id, request).then((data) => listeners["message"]?.({ data } as never)),
    addEventListener: (type: string, listener: (event: never) => void) => void (listeners[type] = listener),
    terminate: () => undefined,
  };
  return openExportWriter(port);
}

const createJob = (of: Library) =>
  createExportJob({
    client: createClient(of),
    userId: "maya",
    now: () => new Date("2026-03-03T12:00:00Z"),
    startWriter,
    pickFile: undefined,
    toMomentHref: (id, seconds) => `https://lectern.test/${id}?t=${seconds}`,
  });

async function exportAll(job: ReturnType<typeof createJob>, order: ExportOrder) {
  await job.choosePlace(order);
  const { total } = await job.list();
  for (let done = 0; done < total; ) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as the machine does
    const outcome = await job.writeNext(done);
    if (outcome.kind === "stopped") throw new Error(outcome.reason);
    done = outcome.done;
  }
  await job.finish();
  const file = job.getFile();
  return { name: file?.name, files: listZip(new Uint8Array(await file!.arrayBuffer())) };
}

const readManifest = (files: ReadonlyMap<string, string>) => JSON.parse(files.get("manifest.json")!);

const cardRow = (recordingId: string, front: string, standing: string) => ({
  id: `card ${front}`,
  recording_id: recordingId,
  kind: "question",
  front,
  back: "They divide.",
  choices: null,
  quote: "Cells divide.",
  first: 0,
  last: 0,
  start_s: 0,
  source_changed: false,
  origin: "student",
  standing,
  suspended: false,
  edited_at: null,
  created_at: "2026-03-02T13:00:00+00:00",
  state: null,
  reviews: [
    {
      id: "r",
      rating: 3,
      reviewed_at: "2026-03-03T08:00:00+00:00",
      received_at: "2026-03-03T08:00:01+00:00",
      elapsed_ms: 1,
      retention: 0.9,
      undoes: null,
    },
  ],
});

describe("EXP-02 a library as a ZIP file", () => {
  test("EXP-02 has a folder for each recording, study guides, folders, a readme and a manifest", async () => {
    const { name, files } = await exportAll(createJob({ names: ["A/B: con?", "a\\b con"] }), library);
    expect(name).toBe("Lectern library 2026-03-03.zip");
    expect([...files.keys()].filter((path) => path.endsWith(".md"))).toEqual([
      "recordings/2026-03-02 A B con/recording.md",
      "recordings/2026-03-02 a b con (2)/recording.md",
      "study-guides/Midterm.md",
    ]);
    expect([...files.keys()].slice(-4)).toEqual(["folders.json", "tags.json", "README.txt", "manifest.json"]);
  });

  test("UNT-04 EXP-02 has the tags with their colors, and each recording has its tags", async () => {
    const { files } = await exportAll(createJob({ names: ["A", "B"], tags: ["Lab", "Exam"] }), library);
    expect(JSON.parse(files.get("tags.json")!)).toEqual({
      schemaVersion: 2,
      tags: ["Exam", "Lab"].map((name) => ({ id: name, name, color: "blue" })),
    });
    expect(readManifest(files).counts).toMatchObject({ tags: 2 });
    const readTags = (name: string) => JSON.parse(files.get(`recordings/2026-03-02 ${name}/recording.json`)!).tags;
    expect([readTags("A"), readTags("B")]).toEqual([["Lab"], []]);
  });

  test("UNT-05 an export of a selection has the selected recordings", async () => {
    const selected = {
      scope: { kind: "selection", ids: [createRecordingRow(1, "B").id] },
      format: "everything",
    } as const;
    const { name, files } = await exportAll(createJob({ names: ["A", "B", "C"] }), selected);
    expect(name).toBe("Lectern selection 2026-03-03.zip");
    expect([...files.keys()].filter((path) => path.endsWith(".md"))).toEqual(["recordings/2026-03-02 B/recording.md"]);
  });

  test("UNT-04 an export of some recordings has only the tags of these", async () => {
    const folder = { ...library, scope: { kind: "favorites" } } as const;
    const { files } = await exportAll(createJob({ names: ["A"], tags: ["Lab", "Exam"] }), folder);
    expect(JSON.parse(files.get("tags.json")!).tags.map(({ name }: { name: string }) => name)).toEqual(["Lab"]);
  });

  test("EXP-02 the manifest has its schema version, the counts and every file's size and checksum", async () => {
    const { files } = await exportAll(createJob({ names: ["A", "B"] }), library);
    const manifest = readManifest(files);
    expect(manifest.schemaVersion).toBe(2);
    expect(manifest.counts).toEqual({
      recordings: 2,
      folders: 2,
      tags: 0,
      studyGuides: 1,
      cards: 0,
      reviews: 0,
      courseEndReceipts: 0,
    });
    expect(manifest.files.map(({ path }: { path: string }) => path)).toEqual([...files.keys()].slice(0, -1));
    for (const { path, bytes, sha256 } of manifest.files) {
      const text = new TextEncoder().encode(files.get(path));
      // oxlint-disable-next-line no-await-in-loop -- a few files
      const digest = await crypto.subtle.digest("SHA-256", text);
      expect([path, text.length, Buffer.from(digest).toString("hex")]).toEqual([path, bytes, sha256]);
    }
  });

  test("EXP-02 END-01 the library's export has the receipts of ended courses, and no other export", async () => {
    const { files } = await exportAll(createJob({ names: ["A"], endedCourses: ["Chemistry"] }), library);
    const manifest = readManifest(files);
    expect(manifest.counts).toMatchObject({ courseEndReceipts: 1 });
    expect(manifest.files.map(({ path }: { path: string }) => path)).toContain("course-ends.json");
    expect(JSON.parse(files.get("course-ends.json")!)).toEqual({
      schemaVersion: 2,
      receipts: [
        {
          id: "Chemistry",
          folderId: "f",
          folderName: "Chemistry",
          day: "2026-02-27",
          deletedAt: "2026-02-28T12:00:00Z",
          recordings: 12,
          cards: 40,
          reviews: 300,
          tags: 15,
        },
      ],
    });
    expect(files.get("README.txt")).toContain("1 receipt of ended courses.");
    const favorites = { ...library, scope: { kind: "favorites" } } as const;
    const some = await exportAll(createJob({ names: ["A"], endedCourses: ["Chemistry"] }), favorites);
    expect([...some.files.keys()]).not.toContain("course-ends.json");
    expect(readManifest(some.files).counts).not.toHaveProperty("courseEndReceipts");
  });

  test("EXP-02 DER-01 writes the stored outline, with checksums in the manifest", async () => {
    const { files } = await exportAll(createJob({ names: ["A"] }), library);
    const folder = "recordings/2026-03-02 A";
    expect(JSON.parse(files.get(`${folder}/recording.json`)!)).toMatchObject({
      schemaVersion: 2,
      chapters: [{ title: "Cells" }, { title: "Planets", segment: 1, start: 2 }],
      questions: ["What does “cell” mean?"],
      terms: [{ term: "cell", segment: 0, start: 0 }],
      points: [{ text: "Cells divide.", segment: 0, start: 0 }],
      tasks: [],
    });
    expect(files.get(`${folder}/chapters.vtt`)).toContain("Planets");
    const listed = readManifest(files).files.map(({ path }: { path: string }) => path);
    expect(listed).toEqual(expect.arrayContaining([`${folder}/recording.json`, `${folder}/chapters.vtt`]));
  });

  test("EXP-02 continues after a failed read, and writes nothing twice", async () => {
    const names = Array.from({ length: 25 }, (_, at) => `Lecture ${at}`);
    const job = createJob({ names, failures: 1 });
    await job.choosePlace(library);
    await job.list();
    await expect(job.writeNext(0)).rejects.toMatchObject({ code: "offline" });
    for (const [done, next] of [
      [0, 10],
      [10, 20],
      [20, 25],
      [25, 26],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect(await job.writeNext(done)).toEqual({ kind: "written", done: next });
    }
    await job.finish();
    const files = listZip(new Uint8Array(await job.getFile()!.arrayBuffer()));
    expect(readManifest(files).counts.recordings).toBe(25);
    expect([...files.keys()].filter((path) => path.endsWith("recording.json"))).toHaveLength(25);
  });

  test("EXP-02 a step that is requested again while it runs is written once", async () => {
    const job = createJob({ names: ["A"] });
    await job.choosePlace(library);
    await job.list();
    await Promise.all([job.writeNext(0), job.writeNext(0)]);
    await job.writeNext(1);
    await job.finish();
    const files = listZip(new Uint8Array(await job.getFile()!.arrayBuffer()));
    const { counts, files: listed } = readManifest(files);
    expect(counts.recordings).toBe(1);
    expect(listed.filter(({ path }: { path: string }) => path.endsWith("recording.md"))).toHaveLength(1);
  });

  test("EXP-02 reports at the start that a library is larger than memory can hold", async () => {
    const job = createJob({ names: ["A", "B"], minutes: 1_000_000 });
    await job.choosePlace(library);
    expect(await job.list()).toEqual({ total: 3, isTooLarge: true });
  });

  test("EXP-01 writes one format of each recording", async () => {
    const { files } = await exportAll(createJob({ names: ["A"] }), { ...library, format: "srt" });
    expect([...files.keys()].filter((path) => path.startsWith("recordings/"))).toEqual([
      "recordings/2026-03-02 A/transcript.srt",
    ]);
  });
});

test("EXP-01 writes one recording in one file", async () => {
  const order: ExportOrder = { scope: { kind: "recording", id: toId(0), name: "Cells" }, format: "vtt" };
  const job = createJob({ names: ["Cells"] });
  await job.choosePlace(order);
  expect(await job.list()).toEqual({ total: 1, isTooLarge: false });
  expect(await job.writeNext(0)).toEqual({ kind: "written", done: 1 });
  await job.finish();
  expect(job.getFile()?.name).toBe("Cells.vtt");
  expect(await job.getFile()?.text()).toMatch(/^WEBVTT\n/);
});

/** Exports one file as the machine does. */
const exportOneFile = async (of: Library, order: ExportOrder) => {
  const job = createJob(of);
  await job.choosePlace(order);
  const { total } = await job.list();
  for (let done = 0; done < total; ) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as the machine does
    const outcome = await job.writeNext(done);
    done = outcome.kind === "written" ? outcome.done : total;
  }
  const outcome = await job.finish();
  const file = job.getFile();
  return { outcome, name: file?.name, text: await file?.text() };
};

describe("OFF-04 without a network", () => {
  const cut = createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  const kept: KeptLecture = {
    recording: createRecording({
      id: toId(0),
      name: "Cells",
      createdAt: "2026-03-02T12:00:00+00:00",
      folderId: "f",
      color: "#123456",
      summary: "Cells divide by themselves.",
    }),
    transcript: { segments: [{ start: 0, end: 2, text: "Cells divide." }], text: null, isComplete: true },
    outline: null,
    folder: "Biology",
  };
  const createCutJob = (readKept?: ReadKept) =>
    createExportJob({
      client: cut,
      userId: "maya",
      now: () => new Date("2026-03-03T12:00:00Z"),
      startWriter,
      pickFile: undefined,
      toMomentHref: () => "",
      readKept,
    });
  const write = async (format: ExportFormat, readKept?: ReadKept) => {
    const order: ExportOrder = { scope: { kind: "recording", id: toId(0), name: "Cells" }, format };
    const job = createCutJob(readKept);
    await job.choosePlace(order);
    await job.list();
    await job.writeNext(0);
    await job.finish();
    return (await job.getFile()?.text()) ?? "";
  };

  test.each(keptFormats)("OFF-04 writes a kept lecture as %s", async (format) => {
    expect(await write(format, async () => kept)).toContain("Cells divide.");
  });

  test("OFF-04 the file has the lecture's title, summary and folder", async () => {
    const text = await write("markdown", async () => kept);
    for (const words of ["Cells", "Cells divide by themselves.", "Biology"]) expect(text).toContain(words);
  });

  test.each(["json", "everything", "anki"] as const)(
    "OFF-04 writes no %s, whose cards and reviews aren't kept",
    async (format) => {
      await expect(write(format, async () => kept)).rejects.toMatchObject({ code: "offline" });
    },
  );

  test("OFF-04 fails where nothing is kept", async () => {
    await expect(write("markdown")).rejects.toMatchObject({ code: "offline" });
  });
});

describe("PRC-07 cards", () => {
  test("PRC-07 EXP-02 the ZIP file contains cards in their recording's folder, and counts all cards and reviews", async () => {
    const { files } = await exportAll(createJob({ names: ["A", "B"], cards: true }), library);
    expect(readManifest(files).counts).toEqual({
      recordings: 2,
      folders: 2,
      tags: 0,
      studyGuides: 1,
      cards: 4,
      reviews: 4,
      courseEndReceipts: 0,
    });
    expect([...files.keys()].filter((path) => path.includes("/A/cards") || path.includes(" A/cards"))).toEqual([
      "recordings/2026-03-02 A/cards.anki.txt",
      "recordings/2026-03-02 A/cards.csv",
      "recordings/2026-03-02 A/cards.md",
      "recordings/2026-03-02 A/cards.html",
    ]);
    expect(JSON.parse(files.get("practice.json")!)).toMatchObject({ settings: { newPerDay: 20 } });
    const { cards } = JSON.parse(files.get("recordings/2026-03-02 B/recording.json")!);
    expect(cards).toMatchObject([{ standing: "kept", reviews: [{ id: "r" }] }, { standing: "dismissed" }]);
  });

  test("PRC-07 of a whole library go to one file", async () => {
    const names = Array.from({ length: 25 }, (_, n) => `Lecture ${n}`);
    const anki = await exportOneFile({ names, cards: true }, { ...library, format: "anki" });
    expect(anki.name).toBe("Lectern library 2026-03-03.anki.txt");
    expect(anki.text?.split("\n").filter((line) => line.startsWith("Basic\t"))).toHaveLength(25);
    expect(anki.text).toContain("https://lectern.test/");
    const table = await exportOneFile({ names, cards: true }, { ...library, format: "cards-csv" });
    expect([table.name, table.text?.split("\r\n").length]).toEqual(["Lectern library 2026-03-03.cards.csv", 27]);
  });

  test("PRC-07 of one recording go to a file with its title", async () => {
    const scope = { kind: "recording", id: toId(0), name: "Cells" } as const;
    const { name } = await exportOneFile({ names: ["Cells"], cards: true }, { scope, format: "cards-print" });
    expect(name).toBe("Cells.cards.html");
  });

  test("PRC-07 says so where none is kept", async () => {
    const { outcome, name } = await exportOneFile({ names: ["Cells"] }, { ...library, format: "anki" });
    expect([outcome, name]).toEqual([{ kind: "stopped", reason: "no-cards" }, undefined]);
  });
});

describe("UNT-03 the study pack of a folder", () => {
  const scope = { kind: "folder", id: "f", name: "Biology" } as const;

  test("UNT-03 is one file of all its lectures, the oldest first, with its key terms and kept cards", async () => {
    const names = Array.from({ length: 12 }, (_, n) => `Lecture ${12 - n}`);
    const { name, text } = await exportOneFile({ names, cards: true }, { scope, format: "pack-markdown" });
    expect(name).toBe("Lectern Biology 2026-03-03.study-pack.md");
    const headings = text!.split("\n").filter((line) => line.startsWith("## "));
    expect(headings).toEqual([
      ...names.toReversed().map((title, at) => `## ${at + 1}. ${title}`),
      "## Key terms",
      "## Questions",
      "## Answers",
    ]);
    expect(text).toContain(`[0:02](<https://lectern.test/${toId(11)}?t=2>) Planets`);
    expect(text).toContain(`Cells divide. ([0:00](<https://lectern.test/${toId(11)}?t=0>))`);
    expect(text).toContain(`A term is defined. ([Lecture 1 · 1:00](<https://lectern.test/${toId(11)}?t=60>))`);
    expect(text).not.toContain("Dismissed?");
  });

  test("UNT-03 of an empty folder has its name alone, and of no folder there is none", async () => {
    const { text } = await exportOneFile({ names: [] }, { scope, format: "pack-markdown" });
    expect(text).toBe("# Biology\n\nStudy pack · 0 lectures · March 3, 2026\n");
    await expect(exportOneFile({ names: [] }, { ...library, format: "pack-print" })).rejects.toThrow(Failure);
  });
});
