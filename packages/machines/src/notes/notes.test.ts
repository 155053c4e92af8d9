import { assistantTimeouts } from "@lectern/domain/assistant-timeouts";
import { summaryStyles } from "@lectern/domain/summary-style";
import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { startHeld } from "../testing/held-actor.ts";
import { backendFailures } from "../testing/backend-failures.ts";
import { getDrafts, getFailure, isBusy, getNotes } from "./notes.selectors.ts";
import { notesModel } from "./notes.model.ts";

const start = (hasTranscript = true) => startHeld(notesModel, { recordingId: "biology-7", hasTranscript });
const notes = "# Cells\n\nThey divide.";

function request() {
  const desk = start();
  desk.send({ type: "notes.requested", style: "outline", stored: null });
  return desk;
}

async function write() {
  const desk = request();
  await desk.answer("writeNotes", { notes });
  return desk;
}

describe("RDT-04 generating notes", () => {
  test.each(summaryStyles)("RDT-04 requests %s notes", (style) => {
    const desk = start();
    desk.send({ type: "notes.requested", style, stored: null });
    expect(desk.ports.lastCall("writeNotes").input).toEqual({ recordingId: "biology-7", style });
  });

  test("RDT-04 passes on what the notes are to focus on", () => {
    const desk = start();
    desk.send({ type: "notes.requested", style: "bullet", stored: null, focus: "the proofs" });
    expect(desk.ports.lastCall("writeNotes").input).toMatchObject({ focus: "the proofs" });
  });

  test("RDT-04 disables the button while notes are being written", () => {
    const desk = request();
    expect([isBusy(desk.getSnapshot()), desk.can({ type: "notes.requested", style: "bullet", stored: null })]).toEqual([
      true,
      false,
    ]);
  });

  test("RDT-04 stores written notes with the recording", async () => {
    const desk = await write();
    expect(desk.ports.lastCall("saveNotes").input).toEqual({ recordingId: "biology-7", notes, seen: null });
  });

  test("RDT-04 shows written notes before they are stored", async () => {
    const desk = await write();
    expect([getNotes(desk.getSnapshot(), "old notes"), isBusy(desk.getSnapshot())]).toEqual([notes, true]);
  });

  test("RDT-04 can write other notes once these are stored", async () => {
    const desk = await write();
    await desk.answer("saveNotes");
    // From here on, the stored notes of the recording are these.
    expect([
      getNotes(desk.getSnapshot(), notes),
      isBusy(desk.getSnapshot()),
      desk.can({ type: "notes.requested", style: "bullet", stored: null }),
    ]).toEqual([notes, false, true]);
    expect(desk.getSnapshot().context.unsaved).toBeNull();
  });

  test("RDT-04 does not generate notes without a transcript", () => {
    const desk = start(false);
    expect(desk.can({ type: "notes.requested", style: "bullet", stored: null })).toBe(false);
    desk.send({ type: "notes.requested", style: "bullet", stored: null });
    expect([desk.getValue(), desk.countAllCalls()]).toEqual(["blocked", 0]);
  });

  test("RDT-04 ignores a second request while the first is written", () => {
    const desk = request();
    desk.send({ type: "notes.requested", style: "essay", stored: null });
    expect([desk.countAllCalls(), desk.ports.lastCall("writeNotes").input]).toEqual([
      1,
      { recordingId: "biology-7", style: "outline" },
    ]);
  });
});

describe("RDT-04 failures", () => {
  test.each(backendFailures)("RDT-04 writing, %s: shows and logs the failure", async (_, failure) => {
    const desk = request();
    await desk.fail("writeNotes", failure);
    expect(getFailure(desk.getSnapshot())).toMatchObject({ work: "writeNotes", code: failure.code });
    expect(desk.portActions).toEqual([{ action: "logFailure", params: { work: "writeNotes", error: failure } }]);
  });

  test("RDT-08 keeps the assistant's sentence about a limit until notes are requested again", async () => {
    const desk = request();
    await desk.fail("writeNotes", new Failure("rate-limited", "Please try again in 34 seconds."));
    expect(getFailure(desk.getSnapshot())?.reason).toBe("Please try again in 34 seconds.");
    desk.send({ type: "notes.requested", style: "bullet", stored: null });
    expect(getFailure(desk.getSnapshot())).toBeNull();
  });

  test.each(backendFailures)("RDT-04 writing, %s: keeps the old notes", async (_, failure) => {
    const desk = request();
    await desk.fail("writeNotes", failure);
    expect([getNotes(desk.getSnapshot(), "old notes"), desk.can({ type: "save.requested" })]).toEqual([
      "old notes",
      false,
    ]);
  });

  test.each(backendFailures)("RDT-04 writing, %s: allows another try", async (_, failure) => {
    const desk = request();
    await desk.fail("writeNotes", failure);
    desk.send({ type: "notes.requested", style: "bullet", stored: null });
    expect([getFailure(desk.getSnapshot()), desk.countAllCalls()]).toEqual([null, 2]);
  });

  test("COR-03 replaces the notes that were seen at the request, and after a change elsewhere those that are shown", async () => {
    const desk = request();
    desk.send({ type: "notes.requested", style: "bullet", stored: null });
    await desk.answer("writeNotes", { notes });
    expect(desk.ports.lastCall("saveNotes").input).toMatchObject({ seen: null });
    await desk.fail("saveNotes", new Failure("changed-elsewhere"));
    desk.send({ type: "save.requested" });
    expect(desk.ports.lastCall("saveNotes").input).toMatchObject({ seen: undefined });
  });

  test("RDT-04 writing times out after two minutes", () => {
    const desk = request();
    desk.wait(assistantTimeouts.page - 1);
    expect(isBusy(desk.getSnapshot())).toBe(true);
    desk.wait(1);
    expect(getFailure(desk.getSnapshot())).toEqual({ work: "writeNotes", code: "timeout", reason: null });
  });

  test("RDT-04 does not store notes that come after the timeout", async () => {
    const desk = request();
    desk.wait(assistantTimeouts.page);
    await desk.answer("writeNotes", { notes });
    expect([desk.ports.countCalls("saveNotes"), getNotes(desk.getSnapshot(), null)]).toEqual([0, null]);
  });

  test.each(backendFailures)("RDT-04 storing, %s: still shows the notes", async (_, failure) => {
    const desk = await write();
    await desk.fail("saveNotes", failure);
    expect(getFailure(desk.getSnapshot())).toEqual({ work: "saveNotes", code: failure.code, reason: null });
    expect(getNotes(desk.getSnapshot(), "old notes")).toBe(notes);
  });

  test.each(backendFailures)("RDT-04 storing, %s: stores the notes on request", async (_, failure) => {
    const desk = await write();
    await desk.fail("saveNotes", failure);
    expect(desk.can({ type: "save.requested" })).toBe(true);
    desk.send({ type: "save.requested" });
    expect(desk.ports.lastCall("saveNotes").input).toEqual({ recordingId: "biology-7", notes, seen: null });
    await desk.answer("saveNotes");
    expect([desk.getValue(), getFailure(desk.getSnapshot())]).toEqual([{ choosing: "ready" }, null]);
    expect(desk.ports.countCalls("writeNotes")).toBe(1);
  });

  test("RDT-04 storing times out without losing the notes", async () => {
    const desk = await write();
    desk.wait(30_000);
    expect([getFailure(desk.getSnapshot()), getNotes(desk.getSnapshot(), null)]).toEqual([
      { work: "saveNotes", code: "timeout", reason: null },
      notes,
    ]);
  });

  test("RDT-04 keeps notes that could not be stored while others are written", async () => {
    const desk = await write();
    desk.wait(30_000);
    desk.send({ type: "notes.requested", style: "essay", stored: null });
    expect(getNotes(desk.getSnapshot(), null)).toBe(notes);
  });

  test("RDT-04 keeps notes that could not be stored when writing others fails", async () => {
    const desk = await write();
    desk.wait(30_000);
    desk.send({ type: "notes.requested", style: "essay", stored: null });
    desk.wait(assistantTimeouts.page);
    expect([getNotes(desk.getSnapshot(), null), desk.can({ type: "save.requested" })]).toEqual([notes, true]);
  });

  test("RDT-04 does not store notes that arrive after the page was left", async () => {
    const desk = request();
    desk.leave();
    expect(desk.ports.lastCall("writeNotes").isStopped).toBe(true);
    await desk.answer("writeNotes", { notes });
    expect(desk.ports.countCalls("saveNotes")).toBe(0);
  });
});

describe("RDT-14 drafts", () => {
  const old = "# Old";
  const former = { style: null, notes: old };
  const outline = { style: "outline", notes };

  async function replace(stored: string | null = old) {
    const desk = start();
    desk.send({ type: "notes.requested", style: "outline", stored });
    await desk.answer("writeNotes", { notes });
    await desk.answer("saveNotes");
    return desk;
  }

  test("RDT-14 keeps the previous notes beside the generated ones", async () => {
    const desk = await replace();
    expect(getDrafts(desk.getSnapshot())).toEqual([former, outline]);
  });

  test("RDT-14 remembers the drafts for the session once notes are written", async () => {
    const desk = await replace();
    expect(desk.portActions).toEqual([
      { action: "rememberDrafts", params: { recordingId: "biology-7", drafts: [former, outline] } },
    ]);
  });

  test.each([null, "  "])("RDT-14 makes no draft if the stored notes are %j", async (stored) => {
    const desk = await replace(stored);
    expect([getDrafts(desk.getSnapshot()), desk.can({ type: "undo.requested" })]).toEqual([[outline], false]);
  });

  test("RDT-14 keeps one draft of each text", async () => {
    const desk = await replace();
    desk.send({ type: "notes.requested", style: "essay", stored: notes });
    await desk.answer("writeNotes", { notes });
    expect(getDrafts(desk.getSnapshot())).toEqual([former, { style: "essay", notes }]);
  });

  test("RDT-14 stores the draft that is chosen", async () => {
    const desk = await replace();
    desk.send({ type: "draft.chosen", notes: old });
    expect(desk.ports.lastCall("saveNotes").input).toMatchObject({
      recordingId: "biology-7",
      notes: old,
      seen: undefined,
    });
  });

  test("RDT-14 does not store a text that is not a draft", async () => {
    const desk = await replace();
    desk.send({ type: "draft.chosen", notes: "# Other" });
    expect(desk.ports.countCalls("saveNotes")).toBe(1);
  });

  test("RDT-14 Undo stores the previous notes", async () => {
    const desk = await replace();
    desk.send({ type: "undo.requested" });
    expect(desk.ports.lastCall("saveNotes").input).toMatchObject({
      recordingId: "biology-7",
      notes: old,
      seen: undefined,
    });
  });

  test("RDT-14 Undo works once", async () => {
    const desk = await replace();
    desk.send({ type: "undo.requested" });
    await desk.answer("saveNotes");
    expect(desk.can({ type: "undo.requested" })).toBe(false);
  });

  test.each(backendFailures)("RDT-14 writing others, %s: keeps the drafts", async (_, failure) => {
    const desk = await replace();
    desk.send({ type: "notes.requested", style: "essay", stored: notes });
    await desk.fail("writeNotes", failure);
    expect(getDrafts(desk.getSnapshot())).toEqual([former, outline]);
  });

  test.each(backendFailures)("RDT-14 storing a draft, %s: shows it and can store it again", async (_, failure) => {
    const desk = await replace();
    desk.send({ type: "draft.chosen", notes: old });
    await desk.fail("saveNotes", failure);
    expect([getNotes(desk.getSnapshot(), notes), desk.can({ type: "save.requested" })]).toEqual([old, true]);
  });

  test("RDT-14 starts with the drafts of the session", () => {
    const desk = startHeld(notesModel, { recordingId: "biology-7", hasTranscript: true, drafts: [former] });
    expect(getDrafts(desk.getSnapshot())).toEqual([former]);
  });
});
