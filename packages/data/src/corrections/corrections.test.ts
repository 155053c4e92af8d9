import { randomUUID } from "node:crypto";
import { applyCorrections, type NewCorrection } from "@lectern/domain/corrections";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runWrite } from "../options.ts";
import { editFolder, getFolder } from "../folders/folders.queries.ts";
import { renameRecording, saveNotes } from "../recordings/recordings.api.ts";
import { openSignedInBrowser } from "../testing/browser.ts";
import { fetchCorrections } from "./corrections.api.ts";
import { correctionMutations } from "./corrections.mutations.ts";
import { correctionQueries } from "./corrections.queries.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const segments = [{ start: 0, end: 9, text: "Smershikov sits." }];

const correct = (from: string, to: string): NewCorrection => ({
  id: randomUUID(),
  kind: "word",
  segment: null,
  from,
  to,
});

/** A student with a recording in a folder, and two of their devices. */
async function setUp(name: string) {
  const { client, userId } = await openSignedInBrowser(backend, `${name}@school.edu`);
  const [folder] = await backend.sql<{ id: string }>(
    "insert into public.folders (user_id, name) values ($1, 'Philosophy 7') returning id",
    [userId],
  );
  const [row] = await backend.sql<{ id: string }>(
    "insert into public.recordings (user_id, original_name, status, folder_id) values ($1, 'Brothers', 'completed', $2) returning id",
    [userId, folder!.id],
  );
  await backend.sql("insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, $3)", [
    row!.id,
    userId,
    JSON.stringify(segments),
  ]);
  const devices = [new QueryClient(), new QueryClient()] as const;
  const [queries, mutations] = [correctionQueries(client, userId), correctionMutations(client, userId)];
  return { client, userId, folderId: folder!.id, id: row!.id, devices, queries, mutations };
}

test("COR-01 a change shows in the cache, and Undo takes it out of the transcript", async () => {
  const { id, devices, queries, mutations, client } = await setUp("corrects");
  const [device] = devices;
  expect(await device.fetchQuery(queries.of(id))).toEqual({ version: 0, list: [] });
  const one = correct("Smershikov", "Smerdyakov");
  await runWrite(device, mutations.change(id), { add: [one], undo: [] });
  const { list } = device.getQueryData(queries.of(id).queryKey)!;
  expect(applyCorrections(segments, list)[0]!.text).toBe("Smerdyakov sits.");
  expect(await fetchCorrections(client, [id], new AbortController().signal)).toEqual(new Map([[id, list]]));
  const undone = await runWrite(device, mutations.change(id), { add: [], undo: [one.id] });
  expect(undone).toMatchObject({ version: 2, list: [{ id: one.id, undoneAt: expect.any(String) }] });
  expect(applyCorrections(segments, undone.list)).toBe(segments);
});

test("COR-03 what a student began before another tab's corrections arrived is refused once", async () => {
  const { id, devices, mutations, queries } = await setUp("began");
  const [one, two] = devices;
  const { version } = await two.fetchQuery(queries.of(id));
  await runWrite(one, mutations.change(id), { add: [correct("Smershikov", "Smerdyakov")], undo: [] });
  await two.fetchQuery({ ...queries.of(id), staleTime: 0 });
  const change = { add: [correct("Smerdyakov", "Smerdiakow")], undo: [] };
  await expect(runWrite(two, mutations.change(id), { ...change, version })).rejects.toMatchObject({
    code: "changed-elsewhere",
  });
  await expect(runWrite(two, mutations.change(id), change)).resolves.toMatchObject({ version: 2 });
});

test("COR-03 the second of two devices is told, and can correct after reading again", async () => {
  const { id, devices, queries, mutations } = await setUp("two-devices");
  const [one, two] = devices;
  await Promise.all(devices.map((device) => device.fetchQuery(queries.of(id))));
  await runWrite(one, mutations.change(id), { add: [correct("Smershikov", "Smerdyakov")], undo: [] });
  const other = { add: [correct("sits", "stands")], undo: [] };
  await expect(runWrite(two, mutations.change(id), other)).rejects.toMatchObject({ code: "changed-elsewhere" });
  await two.refetchQueries({ queryKey: queries.of(id).queryKey, stale: true });
  await two.fetchQuery(queries.of(id));
  const { list } = await runWrite(two, mutations.change(id), other);
  expect(applyCorrections(segments, list)[0]!.text).toBe("Smerdyakov stands.");
});

test("COR-03 a correction that the server doesn't store is invalid, and of a missing recording not found", async () => {
  const { id, devices, mutations } = await setUp("invalid-corrections");
  const [device] = devices;
  await expect(runWrite(device, mutations.change(id), { add: [correct("sits", "")], undo: [] })).rejects.toMatchObject({
    code: "invalid",
  });
  await expect(
    runWrite(device, mutations.change(randomUUID()), { add: [correct("a", "b")], undo: [] }),
  ).rejects.toMatchObject({ code: "not-found" });
});

test("COR-01 counts and replaces the old word in what was written, and Undo restores each text that is still so", async () => {
  const { client, userId, id, devices, queries, mutations } = await setUp("replaces");
  const [device] = devices;
  await backend.sql(
    `update public.recordings set original_name = 'Smershikov', ai_summary = 'Smershikov, not Smershikovs.', ai_notes = '# Smershikov'
      where id = $1`,
    [id],
  );
  await backend.sql(
    `insert into public.recording_outlines (recording_id, user_id, version, chapters, questions, terms)
      values ($1, $2, 99, '[{"segment":0,"start":0,"title":"Smershikov''s rise"}]', '["Who is Smershikov?"]', '[]')`,
    [id, userId],
  );
  const insertCard = (kind: string, front: string, back: string, choices: string[] | null) =>
    backend.sql(
      `insert into public.cards (user_id, recording_id, kind, front, back, choices, quote, first, last, source_hash, origin, standing)
        values ($1, $2, $3, $4, $5, $6, 'Smershikov sits.', 0, 0, '', 'model', 'kept')`,
      [userId, id, kind, front, back, choices === null ? null : JSON.stringify(choices)],
    );
  await insertCard("question", "Does Smershikov sit?", "Yes.", null);
  await insertCard("choice", "Who sits?", "Smershikov", ["Smershikov", "Ivan", "Dmitri", "Alyosha"]);
  const readAll = async () => {
    const [row] = await backend.sql(
      `select original_name, ai_summary, ai_notes, (select to_jsonb(o) from public.recording_outlines as o where recording_id = r.id) as outline,
          (select jsonb_agg(jsonb_build_object('front', front, 'back', back, 'choices', choices, 'quote', quote) order by kind)
            from public.cards where recording_id = r.id) as cards
        from public.recordings as r where id = $1`,
      [id],
    );
    return row!;
  };
  const before = await readAll();
  const places = { title: 1, summary: 1, notes: 1, outline: 2, cards: 3 };
  expect(await device.fetchQuery(queries.places(id, "Smershikov"))).toEqual(places);
  const replacement = { id: randomUUID(), from: "Smershikov", to: "Smerdyakov" };
  expect(await runWrite(device, mutations.replace(id), replacement)).toBe(8);
  expect(await runWrite(device, mutations.replace(id), replacement)).toBe(8);
  expect(await readAll()).toMatchObject({
    original_name: "Smerdyakov",
    ai_summary: "Smerdyakov, not Smershikovs.",
    outline: { chapters: [{ title: "Smerdyakov's rise" }], questions: ["Who is Smerdyakov?"] },
    cards: [
      { back: "Smerdyakov", choices: ["Smerdyakov", "Ivan", "Dmitri", "Alyosha"], quote: "Smershikov sits." },
      { front: "Does Smerdyakov sit?", back: "Yes.", choices: null, quote: "Smershikov sits." },
    ],
  });
  expect(await device.fetchQuery(queries.places(id, "Smershikov"))).toEqual({
    title: 0,
    summary: 0,
    notes: 0,
    outline: 0,
    cards: 0,
  });
  await client.from("recordings").update({ ai_notes: "My own." }).eq("id", id);
  await runWrite(device, mutations.undoReplace(id), replacement);
  await runWrite(device, mutations.undoReplace(id), replacement);
  expect(await readAll()).toEqual({ ...before, ai_notes: "My own." });
});

test("COR-03 another student neither counts nor replaces words, nor undoes it", async () => {
  const { id, devices, mutations } = await setUp("owns-words");
  const stranger = await setUp("owns-no-words");
  const replacement = { id: randomUUID(), from: "Brothers", to: "Karamazov" };
  expect(await runWrite(devices[0], mutations.replace(id), replacement)).toBe(1);
  expect(await stranger.devices[0].fetchQuery(stranger.queries.places(id, "Karamazov"))).toMatchObject({ title: 0 });
  await expect(
    runWrite(stranger.devices[0], stranger.mutations.replace(id), { ...replacement, id: randomUUID() }),
  ).rejects.toMatchObject({ code: "not-found" });
  await expect(runWrite(stranger.devices[0], stranger.mutations.undoReplace(id), replacement)).rejects.toMatchObject({
    code: "not-found",
  });
});

test("COR-03 a title that another tab changed is not overwritten, and a repeat changes nothing", async () => {
  const { client, id } = await setUp("two-titles");
  await renameRecording(client, id, "Karamazov", "Brothers");
  await renameRecording(client, id, "Karamazov", "Brothers");
  await expect(renameRecording(client, id, "Sisters", "Brothers")).rejects.toMatchObject({ code: "changed-elsewhere" });
  await renameRecording(client, id, "Sisters", "Karamazov");
  await expect(renameRecording(client, randomUUID(), "a", "b")).rejects.toMatchObject({ code: "not-found" });
});

test("COR-03 notes that another tab stored are not overwritten", async () => {
  const { client, id } = await setUp("two-notes");
  await saveNotes(client, id, "# One", null);
  await saveNotes(client, id, "# One", null);
  await expect(saveNotes(client, id, "# Two", null)).rejects.toMatchObject({ code: "changed-elsewhere" });
  await saveNotes(client, id, "# Two", "# One");
});

test("COR-03 a folder's text that another tab changed is not overwritten, and another field of it is", async () => {
  const { client, userId, folderId } = await setUp("two-folders");
  const shown = await getFolder(client, userId, folderId);
  const { name, color } = shown;
  await editFolder(client, userId, folderId, { name: "Philosophy 8", description: "", color }, shown);
  const edited = editFolder(client, userId, folderId, { name: "Philosophy 9", description: "", color }, shown);
  await expect(edited).rejects.toMatchObject({ code: "changed-elsewhere" });
  expect(await editFolder(client, userId, folderId, { name, description: "Weekly.", color }, shown)).toMatchObject({
    name: "Philosophy 8",
    description: "Weekly.",
  });
});

test("COR-03 another student changes no title, notes or folder", async () => {
  const { id, folderId } = await setUp("owns-texts");
  const { client, userId } = await setUp("owns-no-texts");
  const missing = { code: "not-found" };
  await expect(renameRecording(client, id, "Mine", "Brothers")).rejects.toMatchObject(missing);
  await expect(saveNotes(client, id, "Mine", null)).rejects.toMatchObject(missing);
  const own = await setUp("owns-another-folder");
  const shown = await getFolder(own.client, own.userId, own.folderId);
  await expect(editFolder(client, userId, folderId, { name: "Mine" }, shown)).rejects.toMatchObject(missing);
});

test("COR-04 a folder remembers one right word for each heard one", async () => {
  const { folderId, devices, queries, mutations } = await setUp("remembers");
  const [device] = devices;
  const [first, second] = ["Smerdiakov", "Smerdyakov"].map((to) => ({
    id: randomUUID(),
    kind: "word" as const,
    from: "Smershikov",
    to,
  }));
  await runWrite(device, mutations.remember(folderId), first!);
  await runWrite(device, mutations.remember(folderId), first!);
  await runWrite(device, mutations.remember(folderId), second!);
  expect(await device.fetchQuery(queries.vocabulary(folderId))).toEqual([second]);
});

test("COR-04 another student's folder remembers nothing", async () => {
  const { folderId } = await setUp("owns-folder");
  const { devices, mutations } = await setUp("owns-no-folder");
  const correction = { id: randomUUID(), kind: "word", from: "a", to: "b" } as const;
  await expect(runWrite(devices[0], mutations.remember(folderId), correction)).rejects.toMatchObject({
    code: "not-found",
  });
});

test("COR-04 a deleted folder's words are gone, and its recordings stay corrected", async () => {
  const { client, folderId, id, devices, queries, mutations } = await setUp("deletes-folder");
  const [device] = devices;
  await runWrite(device, mutations.change(id), { add: [correct("Smershikov", "Smerdyakov")], undo: [] });
  await runWrite(device, mutations.remember(folderId), {
    id: randomUUID(),
    kind: "word",
    from: "Smershikov",
    to: "Smerdyakov",
  });
  await client.from("folders").delete().eq("id", folderId);
  expect(await backend.sql("select from public.course_corrections where folder_id = $1", [folderId])).toEqual([]);
  expect((await device.fetchQuery(queries.of(id))).list).toHaveLength(1);
});
