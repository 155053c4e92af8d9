import { assistantPatience } from "@lectern/domain/patience";
import { summaryStyles } from "@lectern/domain/summary-style";
import { describe, expect, test } from "vitest";
import { startHeld } from "../testing/held-actor.ts";
import { troubles } from "../testing/troubles.ts";
import { canRequestNotes, canSave, failureOf, isBusy, notesOf } from "./notes.selectors.ts";
import { notesWorld } from "./notes.world.ts";

const start = (hasTranscript = true) => startHeld(notesWorld, { recordingId: "biology-7", hasTranscript });
const notes = "# Cells\n\nThey divide.";

function request() {
  const desk = start();
  desk.send({ type: "notes.requested", style: "outline" });
  return desk;
}

async function write() {
  const desk = request();
  await desk.answer("writeNotes", { notes });
  return desk;
}

describe("RDT-04 generating notes", () => {
  test.each(summaryStyles)("RDT-04 %s notes are asked for, and the button rests meanwhile", (style) => {
    const desk = start();
    desk.send({ type: "notes.requested", style });
    expect(desk.ports.call("writeNotes").input).toEqual({ recordingId: "biology-7", style });
    expect([isBusy(desk.state()), canRequestNotes(desk.state())]).toEqual([true, false]);
  });

  test("RDT-04 what was written shows at once and is kept with the recording", async () => {
    const desk = await write();
    expect(desk.ports.call("saveNotes").input).toEqual({ recordingId: "biology-7", notes });
    expect([notesOf(desk.state(), "old notes"), isBusy(desk.state())]).toEqual([notes, true]);
    await desk.answer("saveNotes");
    // from now on the recording's own notes are these
    expect([notesOf(desk.state(), notes), isBusy(desk.state()), canRequestNotes(desk.state())]).toEqual([
      notes,
      false,
      true,
    ]);
    expect([desk.state().context.unsaved, desk.done]).toEqual([null, []]);
  });

  test("RDT-04 a recording without a transcript blocks it", () => {
    const desk = start(false);
    expect(canRequestNotes(desk.state())).toBe(false);
    desk.send({ type: "notes.requested", style: "bullet" });
    expect([desk.value(), desk.countOfCalls()]).toEqual(["blocked", 0]);
  });

  test("RDT-04 asking twice, or for another style meanwhile, writes once", () => {
    const desk = request();
    desk.send({ type: "notes.requested", style: "essay" });
    expect([desk.countOfCalls(), desk.ports.call("writeNotes").input]).toEqual([
      1,
      { recordingId: "biology-7", style: "outline" },
    ]);
  });
});

describe("RDT-04 what can go wrong", () => {
  test.each(troubles)(
    "RDT-04 writing, %s: said and logged, old notes stay, another try is free",
    async (_, failure) => {
      const desk = request();
      await desk.fail("writeNotes", failure);
      expect(failureOf(desk.state())).toEqual({ work: "writeNotes", code: failure.code });
      expect(desk.done).toEqual([{ action: "logFailure", params: { work: "writeNotes", error: failure } }]);
      expect([notesOf(desk.state(), "old notes"), canSave(desk.state())]).toEqual(["old notes", false]);
      desk.send({ type: "notes.requested", style: "bullet" });
      expect([failureOf(desk.state()), desk.countOfCalls()]).toEqual([null, 2]);
    },
  );

  test("RDT-04 no answer for two minutes is a failure, and notes that come after that are not stored", async () => {
    const desk = request();
    desk.wait(assistantPatience.page - 1);
    expect(isBusy(desk.state())).toBe(true);
    desk.wait(1);
    expect(failureOf(desk.state())).toEqual({ work: "writeNotes", code: "timeout" });
    await desk.answer("writeNotes", { notes });
    expect([desk.ports.countOf("saveNotes"), notesOf(desk.state(), null)]).toEqual([0, null]);
  });

  test.each(troubles)("RDT-04 storing, %s: the notes still show, and are stored on request", async (_, failure) => {
    const desk = await write();
    await desk.fail("saveNotes", failure);
    expect(failureOf(desk.state())).toEqual({ work: "saveNotes", code: failure.code });
    expect([notesOf(desk.state(), "old notes"), canSave(desk.state())]).toEqual([notes, true]);
    desk.send({ type: "save.requested" });
    expect(desk.ports.call("saveNotes").input).toEqual({ recordingId: "biology-7", notes });
    await desk.answer("saveNotes");
    expect([desk.value(), failureOf(desk.state())]).toEqual([{ choosing: "ready" }, null]);
    expect(desk.ports.countOf("writeNotes")).toBe(1);
  });

  test("RDT-04 storing that is never answered ends, without losing the notes", async () => {
    const desk = await write();
    desk.wait(30_000);
    expect([failureOf(desk.state()), notesOf(desk.state(), null)]).toEqual([
      { work: "saveNotes", code: "timeout" },
      notes,
    ]);
  });

  test("RDT-04 notes that could not be stored stay while others are written, and when those fail", async () => {
    const desk = await write();
    desk.wait(30_000);
    desk.send({ type: "notes.requested", style: "essay" });
    expect(notesOf(desk.state(), null)).toBe(notes);
    desk.wait(assistantPatience.page);
    expect([notesOf(desk.state(), null), canSave(desk.state())]).toEqual([notes, true]);
  });

  test("RDT-04 notes that are answered after the page was left, or the session closed, are not stored", async () => {
    const desk = request();
    desk.leave();
    expect(desk.ports.call("writeNotes").isStopped).toBe(true);
    await desk.answer("writeNotes", { notes });
    expect(desk.ports.countOf("saveNotes")).toBe(0);
  });
});
